import { runInAction } from 'mobx';
import { FillInBid } from '../../../../src/application/bidding/bar/FillInBid';
import { euros } from '../../../../src/domain/shared/Money';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer, atTheList } from '../../../support/Workplace';

watchActions();

const AMOUNT = euros(12_345);

describe('FillInBid', () => {
  it.each([
    ['an auction', (price: number) => price === 0],
    ['an offer with a fixed price', (price: number) => price > 0],
  ])('opens the bid form of %s with the amount in it, and sends nothing', async (_, fits) => {
    const at = await atTheList();
    const offer = aHeldOffer(at, ({ buyNowPrice, closed, ownBid }) => fits(buyNowPrice) && !closed && ownBid === null);
    at.container.get(FillInBid).execute(offer, AMOUNT);
    expect(at.bars.stateOf(offer)).toEqual({ bar: 'auctionContract', expanded: true });
    expect(at.bars.amountFor(offer.hashId)).toBe(AMOUNT);
    expect(at.sent('bid')).toEqual([]);
  });

  it('replaces the thanks for an earlier bid by the form', async () => {
    const at = await atTheList();
    const { hashId } = aHeldOffer(at, ({ closed, ownBid }) => !closed && ownBid === null);
    await at.placeBid.execute(hashId, AMOUNT);
    at.container.get(FillInBid).execute(at.offer(hashId), AMOUNT);
    expect(at.bars.stateOf(at.offer(hashId))).toEqual({ bar: 'auctionContract', expanded: true });
  });

  it('does not change the amount while an earlier bid is sent', async () => {
    const at = await atTheList();
    const offer = aHeldOffer(at, ({ closed, ownBid }) => !closed && ownBid === null);
    const { hashId } = offer;
    runInAction(() => {
      at.bars.amountTyped(hashId, euros(9000));
      at.bars.sent(offer, { action: 'bid', hashId, amount: euros(9000), ownBidBefore: euros(0) });
    });
    at.container.get(FillInBid).execute(offer, AMOUNT);
    expect(at.bars.amountFor(hashId)).toBe(euros(9000));
  });
});
