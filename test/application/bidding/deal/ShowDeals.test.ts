import { SECOND } from '../../../../src/domain/shared/Instant';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer, atTheList } from '../../../support/Workplace';
import { barOf } from './aDeal';

watchActions();

async function justBought() {
  const at = await atTheList();
  const offer = aHeldOffer(at, ({ buyNowPrice, closed }) => buyNowPrice > 0 && !closed);
  at.bars.happened(offer, 'expanded');
  await at.acceptBuyNow.execute(offer.hashId, offer.buyNowPrice);
  return { at, offer };
}

it('a bought vehicle reaches the pickup bar without a reload once its deal is in the list', async () => {
  const { at, offer } = await justBought();
  const stop = at.showDeals.run();
  expect(barOf(at, offer)).toBe('thankYouBuyNow');
  await at.passes(SECOND);
  expect(at.bars.stateOf(at.offer(offer.hashId))).toEqual({ bar: 'pickUp', expanded: true });
  stop();
});

it('a bought vehicle keeps its thank-you until the dealer looks at the deals', async () => {
  const { at, offer } = await justBought();
  at.showDeals.run()();
  await at.passes(SECOND);
  expect(at.list('inRealization').ids).toContain(offer.hashId);
  expect(barOf(at, offer)).toBe('thankYouBuyNow');
  at.showDeals.run()();
  expect(barOf(at, offer)).toBe('pickUp');
});
