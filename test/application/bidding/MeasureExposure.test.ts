import { MeasureExposure } from '../../../src/application/bidding/MeasureExposure';
import { FollowBook } from '../../../src/application/book/FollowBook';
import { minimumBid } from '../../../src/domain/bidding/MinimumBid';
import { bidStanding } from '../../../src/domain/offers/BidStanding';
import { success } from '../../../src/domain/shared/Result';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer, atTheList } from '../../support/Workplace';

watchActions();

describe('MeasureExposure', () => {
  it('is unknown until bids or deals are loaded, and a lower bound until both are', async () => {
    const at = await atTheList();
    const measure = at.container.get(MeasureExposure);
    expect(measure.execute()).toBeNull();
    await at.loadOffers.refresh('ownBids');
    expect(measure.execute()).toMatchObject({ isAtLeast: true });
    await at.loadOffers.refresh('inRealization');
    const isWhole = (['ownBids', 'inRealization'] as const).every(
      tab => at.list(tab).ids.length === at.list(tab).totalCount,
    );
    expect(measure.execute()).toMatchObject({ isAtLeast: !isWhole });
  });

  it('grows by a bid that is placed, and by one that is only considered', async () => {
    const at = await atTheList();
    const measure = at.container.get(MeasureExposure);
    await at.container.get(FollowBook).execute();
    await at.loadOffers.refresh('ownBids');
    const before = measure.execute()!;
    const offer = aHeldOffer(at, ({ ownBid, closed, buyNowPrice }) => ownBid === null && !closed && buyNowPrice === 0);
    const amount = minimumBid(offer.highestBid);
    expect(measure.execute([{ offer, amount }])!.bound).toBe(before.bound + amount);
    await at.placeBid.execute(offer.hashId, amount);
    expect(bidStanding(at.offer(offer.hashId))).toBe('leading');
    expect(measure.execute()!.bound).toBe(before.bound + amount);
  });

  it('counts a bid that was placed here in the worst case when it is outbid', async () => {
    const at = await atTheList();
    at.followMarket.execute();
    const measure = at.container.get(MeasureExposure);
    await at.container.get(FollowBook).execute();
    await at.loadOffers.refresh('ownBids');
    const offer = aHeldOffer(at, ({ ownBid, closed, buyNowPrice }) => ownBid === null && !closed && buyNowPrice === 0);
    const amount = minimumBid(offer.highestBid);
    const before = measure.execute()!;
    await at.placeBid.execute(offer.hashId, amount);
    at.market.marketplace.rivalBids(offer.hashId);
    await at.passes(16);
    await settled();
    expect(bidStanding(at.offer(offer.hashId))).toBe('outbid');
    expect(measure.execute()).toMatchObject({ bound: before.bound, worstCase: before.worstCase + amount });
  });
});

it('a bid that the server accepted is recorded in the book', async () => {
  const at = await atTheList();
  const offer = aHeldOffer(at, ({ ownBid, closed, buyNowPrice }) => ownBid === null && !closed && buyNowPrice === 0);
  const amount = minimumBid(offer.highestBid);
  await at.placeBid.execute(offer.hashId, amount);
  const placedAt = at.twins.clock.now();
  const value = { hashId: offer.hashId, amount, placedAt };
  expect(await at.twins.book.readAll(at.session.dealerKey, 'placedBids')).toEqual(
    success([{ key: offer.hashId, changedAt: placedAt, value }]),
  );
});
