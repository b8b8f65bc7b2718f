import * as fc from 'fast-check';
import { autorun, runInAction } from 'mobx';
import { OwnBids } from '../../../../src/application/bidding/raise/OwnBids';
import { Book } from '../../../../src/application/book/Book';
import { CountedRows } from '../../../../src/application/offers/list/CountedRows';
import { BINDING_PERIOD, type Exposure } from '../../../../src/domain/bidding/Exposure';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import { bidStanding } from '../../../../src/domain/offers/BidStanding';
import { summedAsWhole } from '../../../../src/domain/offers/list/OfferTab';
import { isOnSale } from '../../../../src/domain/offers/Sale';
import { SECOND } from '../../../../src/domain/shared/Instant';
import type { Money } from '../../../../src/domain/shared/Money';
import { success } from '../../../../src/domain/shared/Result';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer, atTheList, type Workplace } from '../../../support/Workplace';
import { aDealerWithManyBids } from '../raise/aDealerWithManyBids';

watchActions();

const measureOf =
  ({ container, twins }: Workplace) =>
  (bids?: Parameters<OwnBids['exposure']>[1], now = twins.clock.now()) =>
    container.get(OwnBids).exposure(now, bids);

const heldWhole = async (at: Workplace) => {
  for (const tab of summedAsWhole) await at.loadOffers.refresh(tab);
};

describe('OwnBids.exposure', () => {
  it('is unknown until all pages of the own bids and the deals are held, and is then no lower bound', async () => {
    const at = aDealerWithManyBids();
    const measure = measureOf(at);
    const early: unknown[] = [measure()];
    for (const tab of ['inRealization', 'ownBids'] as const) {
      await at.loadOffers.refresh(tab);
      while (at.list(tab).hasMore) {
        early.push(measure());
        await at.loadOffers.more(tab);
      }
    }
    expect(early.length).toBeGreaterThan(2);
    expect(new Set(early)).toEqual(new Set([null]));
    expect(measure()).toMatchObject({ isAtLeast: false });
  });

  it('counts what was read beyond the pages of the list, once for each time that the list is fetched', async () => {
    const [whole, at] = [aDealerWithManyBids(), aDealerWithManyBids()];
    for (const tab of ['inRealization', 'ownBids'] as const) {
      for (const { loadOffers } of [whole, at]) await loadOffers.refresh(tab);
      while (whole.list(tab).hasMore) await whole.loadOffers.more(tab);
    }
    const end = at.container.get(CountedRows).run(summedAsWhole);
    await settled();
    expect(at.list('ownBids').hasMore).toBe(true);
    expect(measureOf(at)()).toEqual(measureOf(whole)());
    end();
    const asked = at.calls.length;
    at.container.get(CountedRows).run(summedAsWhole)();
    const again = at.container.get(CountedRows).run(summedAsWhole);
    await settled();
    expect(at.calls).toHaveLength(asked);
    await at.passes(SECOND);
    await at.loadOffers.refresh('ownBids');
    await settled();
    again();
    at.container.get(CountedRows).run(summedAsWhole);
    await settled();
    expect(at.calls.length).toBeGreaterThan(asked + 1);
  });

  it('grows by a bid that is placed, and by one that is only considered', async () => {
    const at = await atTheList();
    const measure = measureOf(at);
    await at.container.get(Book).hold();
    await heldWhole(at);
    const before = measure()!;
    const offer = aHeldOffer(at, ({ ownBid, closed, buyNowPrice }) => ownBid === null && !closed && buyNowPrice === 0);
    const amount = minimumBid(offer.highestBid);
    expect(measure([{ offer, amount }])!.bound).toBe(before.bound + amount);
    await at.placeBid(offer.hashId, amount);
    expect(bidStanding(at.offer(offer.hashId))).toBe('leading');
    expect(measure()!.bound).toBe(before.bound + amount);
  });

  it('counts a considered bid below the highest one in the worst case', async () => {
    const at = await atTheList();
    const measure = measureOf(at);
    await heldWhole(at);
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
    await heldWhole(at);
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
    await heldWhole(at);
    const before = measure()!;
    const { hashId } = aHeldOffer(
      at,
      offer => isOnSale(offer) && bidStanding(offer) === 'leading' && offer.contractStatus === null,
    );
    runInAction(() => at.list('inRealization').rowAdded(hashId));
    expect(measure()!.leading).toBe(before.leading);
  });

  it('measures again only after a push that changes what is bound', async () => {
    const at = await atTheList();
    const measure = measureOf(at);
    await heldWhole(at);
    const { id, hashId, highestBid, ownBid } = aHeldOffer(
      at,
      offer => isOnSale(offer) && bidStanding(offer) === 'leading' && offer.contractStatus === null,
    );
    const seen: (Exposure | null)[] = [];
    const stop = autorun(() => seen.push(measure()));
    const push = (more: number) =>
      runInAction(() => at.registry.apply({ id, hashId, highestBid: (highestBid + more) as Money }));
    push(0);
    expect(seen).toHaveLength(1);
    push(5000);
    expect(seen).toHaveLength(2);
    // The bid may be this dealer's own one, from another device.
    expect(seen[1]).toEqual({ ...seen[0], isAtLeast: true });
    push(9000);
    expect(seen).toHaveLength(2);
    runInAction(() => at.registry.apply({ id, hashId, highestBid: (highestBid + 9000) as Money, ownBid }));
    expect(seen).toHaveLength(3);
    expect(seen[2]!.leading).toBe(seen[0]!.leading - ownBid!);
    stop();
  });

  it('counts a bid that was placed here in the worst case when it is outbid', async () => {
    const at = await atTheList();
    at.followMarket.follow();
    const measure = measureOf(at);
    await at.container.get(Book).hold();
    await heldWhole(at);
    const offer = aHeldOffer(at, ({ ownBid, closed, buyNowPrice }) => ownBid === null && !closed && buyNowPrice === 0);
    const amount = minimumBid(offer.highestBid);
    const before = measure()!;
    await at.placeBid(offer.hashId, amount);
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
    await heldWhole(at);
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
  await at.placeBid(offer.hashId, amount);
  const placedAt = at.twins.clock.now();
  const value = { hashId: offer.hashId, amount, placedAt };
  expect(await at.twins.book.readAll(at.session.dealerKey, 'placedBids')).toEqual(
    success([{ key: offer.hashId, changedAt: placedAt, value }]),
  );
});
