import * as fc from 'fast-check';
import { autorun, runInAction } from 'mobx';
import { MeasureExposure } from '../../../../src/application/bidding/exposure/MeasureExposure';
import { Book } from '../../../../src/application/book/Book';
import { BINDING_PERIOD, type Exposure } from '../../../../src/domain/bidding/Exposure';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import { bidStanding } from '../../../../src/domain/offers/BidStanding';
import { isOnSale } from '../../../../src/domain/offers/Sale';
import type { Money } from '../../../../src/domain/shared/Money';
import { success } from '../../../../src/domain/shared/Result';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer, atTheList, type Workplace } from '../../../support/Workplace';
import { aDealerWithManyBids } from '../raise/aDealerWithManyBids';

watchActions();

const measureOf =
  ({ container, twins }: Workplace) =>
  (bids?: Parameters<MeasureExposure['execute']>[1], now = twins.clock.now()) =>
    container.get(MeasureExposure).execute(now, bids);

describe('MeasureExposure', () => {
  it('is unknown until bids or deals are loaded, and a lower bound until both are', async () => {
    const at = await atTheList();
    const measure = measureOf(at);
    expect(measure()).toBeNull();
    await at.loadOffers.refresh('ownBids');
    expect(measure()).toMatchObject({ isAtLeast: true });
    await at.loadOffers.refresh('inRealization');
    const isWhole = (['ownBids', 'inRealization'] as const).every(
      tab => at.list(tab).ids.length === at.list(tab).totalCount,
    );
    expect(measure()).toMatchObject({ isAtLeast: !isWhole });
  });

  it('is a lower bound until all pages of the bids are loaded', async () => {
    const at = aDealerWithManyBids();
    const measure = measureOf(at);
    const isAtLeast: boolean[] = [];
    for (const tab of ['inRealization', 'ownBids'] as const) {
      await at.loadOffers.refresh(tab);
      while (at.list(tab).hasMore) {
        isAtLeast.push(measure()!.isAtLeast);
        await at.loadOffers.more(tab);
      }
    }
    expect(isAtLeast).not.toContain(false);
    expect(measure()).toMatchObject({ isAtLeast: false });
  });

  it('grows by a bid that is placed, and by one that is only considered', async () => {
    const at = await atTheList();
    const measure = measureOf(at);
    await at.container.get(Book).hold();
    await at.loadOffers.refresh('ownBids');
    const before = measure()!;
    const offer = aHeldOffer(at, ({ ownBid, closed, buyNowPrice }) => ownBid === null && !closed && buyNowPrice === 0);
    const amount = minimumBid(offer.highestBid);
    expect(measure([{ offer, amount }])!.bound).toBe(before.bound + amount);
    await at.placeBid.execute(offer.hashId, amount);
    expect(bidStanding(at.offer(offer.hashId))).toBe('leading');
    expect(measure()!.bound).toBe(before.bound + amount);
  });

  it('counts a considered bid below the highest one in the worst case', async () => {
    const at = await atTheList();
    const measure = measureOf(at);
    await at.loadOffers.refresh('ownBids');
    const before = measure()!;
    const offer = aHeldOffer(at, held => isOnSale(held) && held.ownBid === null && held.highestBid > 5000);
    const amount = (offer.highestBid - 5000) as Money;
    expect(measure([{ offer, amount }])).toMatchObject({
      bound: before.bound,
      worstCase: before.worstCase + amount,
    });
  });

  it('replaces the own bid on an offer by a raise', async () => {
    const at = await atTheList();
    const measure = measureOf(at);
    await at.loadOffers.refresh('ownBids');
    const before = measure()!;
    const offer = aHeldOffer(
      at,
      held => isOnSale(held) && bidStanding(held) === 'leading' && held.contractStatus === null,
      'ownBids',
    );
    const amount = (offer.highestBid + 10_000) as Money;
    expect(measure([{ offer, amount }])!.bound).toBe(before.bound - offer.ownBid! + amount);
  });

  it('counts an offer once that is in both lists', async () => {
    const at = await atTheList();
    const measure = measureOf(at);
    await at.loadOffers.refresh('ownBids');
    const before = measure()!;
    const { hashId } = aHeldOffer(
      at,
      offer => isOnSale(offer) && bidStanding(offer) === 'leading' && offer.contractStatus === null,
    );
    runInAction(() => at.list('inRealization').offerAdded(hashId));
    expect(measure()!.leading).toBe(before.leading);
  });

  it('measures again only after a push that changes what is bound', async () => {
    const at = await atTheList();
    const measure = measureOf(at);
    await at.loadOffers.refresh('ownBids');
    const { id, hashId, highestBid, ownBid } = aHeldOffer(
      at,
      offer => isOnSale(offer) && bidStanding(offer) === 'leading' && offer.contractStatus === null,
    );
    const seen: (Exposure | null)[] = [];
    const stop = autorun(() => seen.push(measure()));
    const push = (more: number) =>
      runInAction(() => at.registry.pushed({ id, hashId, highestBid: (highestBid + more) as Money }));
    push(0);
    expect(seen).toHaveLength(1);
    push(5000);
    expect(seen).toHaveLength(2);
    expect(seen[1]!.leading).toBe(seen[0]!.leading - ownBid!);
    push(9000);
    expect(seen).toHaveLength(2);
    stop();
  });

  it('counts a bid that was placed here in the worst case when it is outbid', async () => {
    const at = await atTheList();
    at.followMarket.execute();
    const measure = measureOf(at);
    await at.container.get(Book).hold();
    await at.loadOffers.refresh('ownBids');
    const offer = aHeldOffer(at, ({ ownBid, closed, buyNowPrice }) => ownBid === null && !closed && buyNowPrice === 0);
    const amount = minimumBid(offer.highestBid);
    const before = measure()!;
    await at.placeBid.execute(offer.hashId, amount);
    at.market.marketplace.rivalBids(offer.hashId);
    await at.passes(16);
    await settled();
    expect(bidStanding(at.offer(offer.hashId))).toBe('outbid');
    expect(measure()).toMatchObject({ bound: before.bound, worstCase: before.worstCase + amount });
  });

  it('always counts an outbid bid for the 14 days after it was placed, and not later', async () => {
    const at = await atTheList();
    const measure = measureOf(at);
    await at.container.get(Book).hold();
    await at.loadOffers.refresh('ownBids');
    const { hashId, ownBid } = aHeldOffer(at, offer => isOnSale(offer) && bidStanding(offer) === 'outbid', 'ownBids');
    const before = measure()!;
    const placedAt = at.twins.clock.now();
    await at.container.get(Book).keep('placedBids', hashId, { hashId, amount: ownBid!, placedAt });
    // MobX keeps what an observed computation returned.
    const stop = autorun(() => measure());
    fc.assert(
      fc.property(fc.nat(2 * BINDING_PERIOD), age => {
        const outbid = age <= BINDING_PERIOD ? ownBid! : 0;
        expect(measure([], placedAt + age)!.worstCase).toBe(before.worstCase + outbid);
      }),
    );
    stop();
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
