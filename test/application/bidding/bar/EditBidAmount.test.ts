import { runInAction } from 'mobx';
import { EditBidAmount } from '../../../../src/application/bidding/bar/EditBidAmount';
import { euros } from '../../../../src/domain/shared/Money';
import { anOffer } from '../../../support/anOffer';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer, atTheList, Workplace } from '../../../support/Workplace';

watchActions();

const AMOUNT = euros(12_345);

describe('EditBidAmount', () => {
  it('keeps the amount over a reload, and the bar in which the dealer types', async () => {
    const at = new Workplace();
    const offer = anOffer();
    at.container.get(EditBidAmount).execute(offer, euros(8500));
    expect(at.amountFor(offer.hashId)).toBe(euros(8500));
    expect(at.bars.stateOf({ ...offer, buyNowPrice: euros(9900) }).bar).toBe('auctionContract');
    await at.passes(500);
    expect(await at.twins.kept.read(at.session.dealerKey, 'typedBids', offer.hashId)).toBe(euros(8500));
  });

  it('forgets an amount that was deleted, and the failure of the press before', () => {
    const at = new Workplace();
    const offer = anOffer();
    const { hashId } = offer;
    const press = { action: 'bid', hashId, amount: euros(8500), ownBidBefore: euros(0) } as const;
    at.container.get(EditBidAmount).execute(offer, euros(8500));
    runInAction(() => {
      at.bars.sent(offer, press);
      at.presses.failed(press, { reason: 'unauthorized' });
    });
    at.container.get(EditBidAmount).execute(offer, euros(0));
    expect(at.amountFor(hashId)).toBe(0);
    expect(at.presses.stepOf(hashId)).toEqual({ step: 'idle' });
  });
});

describe('EditBidAmount, to fill in an amount,', () => {
  it.each([
    ['an auction', (price: number) => price === 0],
    ['an offer with a fixed price', (price: number) => price > 0],
  ])('opens the bid form of %s with the amount in it, and sends nothing', async (_, fits) => {
    const at = await atTheList();
    const offer = aHeldOffer(at, ({ buyNowPrice, closed, ownBid }) => fits(buyNowPrice) && !closed && ownBid === null);
    at.container.get(EditBidAmount).fillIn(offer, AMOUNT);
    expect(at.bars.stateOf(offer)).toEqual({ bar: 'auctionContract', expanded: true });
    expect(at.amountFor(offer.hashId)).toBe(AMOUNT);
    expect(at.sent('bid')).toEqual([]);
  });

  it('replaces the thanks for an earlier bid by the form', async () => {
    const at = await atTheList();
    const { hashId } = aHeldOffer(at, ({ closed, ownBid }) => !closed && ownBid === null);
    await at.placeBid.execute(hashId, AMOUNT);
    at.container.get(EditBidAmount).fillIn(at.offer(hashId), AMOUNT);
    expect(at.bars.stateOf(at.offer(hashId))).toEqual({ bar: 'auctionContract', expanded: true });
  });

  it('does not change the amount while an earlier bid is sent', async () => {
    const at = await atTheList();
    const offer = aHeldOffer(at, ({ closed, ownBid }) => !closed && ownBid === null);
    const { hashId } = offer;
    at.typeAmount(hashId, euros(9000));
    runInAction(() => at.bars.sent(offer, { action: 'bid', hashId, amount: euros(9000), ownBidBefore: euros(0) }));
    at.container.get(EditBidAmount).fillIn(offer, AMOUNT);
    expect(at.amountFor(hashId)).toBe(euros(9000));
  });
});
