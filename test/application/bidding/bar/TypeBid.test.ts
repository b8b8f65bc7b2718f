import { TypeBid } from '../../../../src/application/bidding/bar/TypeBid';
import { euros } from '../../../../src/domain/shared/Money';
import { anOffer } from '../../../support/anOffer';
import { watchActions } from '../../../support/watchActions';
import { Workplace } from '../../../support/Workplace';

watchActions();

it('TypeBid keeps the amount as a draft, and the bar in which the dealer types', async () => {
  const at = new Workplace();
  const offer = anOffer();
  at.container.get(TypeBid).execute(offer, euros(8500));
  expect(at.bars.amountFor(offer.hashId)).toBe(euros(8500));
  expect(at.bars.stateOf({ ...offer, buyNowPrice: euros(9900) }).bar).toBe('auctionContract');
  await at.passes(300);
  expect(await at.twins.kept.read(at.session.dealerKey, 'typedBids', offer.hashId)).toBe(euros(8500));
});
