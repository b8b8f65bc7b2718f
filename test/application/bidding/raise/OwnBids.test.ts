import * as fc from 'fast-check';
import { autorun, runInAction } from 'mobx';
import { OwnBids } from '../../../../src/application/bidding/raise/OwnBids';
import { Book } from '../../../../src/application/book/Book';
import { BookStore } from '../../../../src/application/book/BookStore';
import { CountedRows } from '../../../../src/application/offers/list/CountedRows';
import { ArrangeOffers } from '../../../../src/application/search/ArrangeOffers';
import { BINDING_PERIOD, type Exposure } from '../../../../src/domain/bidding/Exposure';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import { bidGroups } from '../../../../src/domain/bidding/OwnBid';
import { bidStanding } from '../../../../src/domain/offers/BidStanding';
import { defaultQuestion } from '../../../../src/domain/offers/list/BrowseQuestion';
import { summedAsWhole } from '../../../../src/domain/offers/list/OfferTab';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { ownBidStanding } from '../../../../src/domain/offers/OwnBidStanding';
import { isOnSale } from '../../../../src/domain/offers/Sale';
import { SECOND } from '../../../../src/domain/shared/Instant';
import { euros, type Money } from '../../../../src/domain/shared/Money';
import { failed, success } from '../../../../src/domain/shared/Result';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer, atTheList, Workplace } from '../../../support/Workplace';
import { aDealerWithManyBids } from './aDealerWithManyBids';

watchActions();

describe('OwnBids', () => {
  /** Pushes arrive together, once a frame. */
  const FRAME = 16;

  async function connected(at: Workplace): Promise<void> {
    at.followMarket.follow();
    await settled();
  }

  async function atMyBets(at = new Workplace()) {
    if (at.connection.state !== 'connected') await connected(at);
    at.lists.shown('ownBids');
    await at.loadOffers.show('ownBids', defaultQuestion);
    const list = at.list('ownBids');
    const bids = at.container.get(OwnBids);
    const leave = bids.run(null);
    await settled();
    return { at, list, bids, leave };
  }

  const idsIn = (bids: OwnBids, group: string): readonly HashId[] =>
    bids.shown.find(section => section.group === group)?.ids ?? [];
  const allIds = (bids: OwnBids) => bids.shown.flatMap(({ ids }) => ids);

  async function rivalOutbids({ at }: { readonly at: Workplace }): Promise<HashId> {
    const { hashId } = aHeldOffer(at, offer => ownBidStanding(offer) === 'leading', 'ownBids');
    at.market.marketplace.rivalBids(hashId);
    await at.passes(FRAME);
    return hashId;
  }

  it('shows nothing before the dealer opens the list', () => {
    expect(new Workplace().container.get(OwnBids).shown).toEqual([]);
  });

  describe('OwnBids', () => {
    it('shows every loaded bid in one group, and fetches all pages', async () => {
      const { at, list, bids } = await atMyBets();
      expect(list.hasMore).toBe(false);
      expect(list.ids).toHaveLength(list.totalCount);
      expect(new Set(allIds(bids))).toEqual(new Set(list.ids));
      const places = bids.shown.map(({ group }) => bidGroups.findIndex(other => other === group));
      expect(places).toEqual([...places].sort((one, other) => one - other));
      for (const id of idsIn(bids, 'outbid')) expect(ownBidStanding(at.offer(id))).toBe('outbid');
    });

    it('fetches each further page once', async () => {
      const { at, list, bids } = await atMyBets(aDealerWithManyBids());
      expect(at.sent('list')).toEqual(['list ownBids 1', 'list ownBids 2', 'list ownBids 3']);
      expect(allIds(bids)).toHaveLength(list.totalCount);
    });

    it('does not ask again for a page that failed', async () => {
      const at = aDealerWithManyBids();
      await connected(at);
      await at.loadOffers.refresh('ownBids');
      at.twins.line.failNext({ reason: 'timedOut' });
      await atMyBets(at);
      // Three pages at once.
      expect(at.sent('list')).toEqual(['list ownBids 1', 'list ownBids 2', 'list ownBids 3']);
    });

    it('moves a row to its new group at once if the dealer does not use the list', async () => {
      const place = await atMyBets();
      const hashId = await rivalOutbids(place);
      expect(idsIn(place.bids, 'outbid')).toContain(hashId);
      expect(place.bids.rowsToMove).toBe(0);
    });

    it('keeps the order while the dealer uses the list, and changes it on request', async () => {
      const place = await atMyBets();
      const { list, bids } = place;
      list.place.useChanged(true);
      const before = bids.shown;
      const hashId = await rivalOutbids(place);
      expect(bids.shown).toBe(before);
      expect(bids.rowsToMove).toBe(1);
      bids.reordered();
      expect(idsIn(bids, 'outbid')).toContain(hashId);
      expect(bids.rowsToMove).toBe(0);
    });

    it('sorts the rows of each group as the dealer has chosen, and says how many would move when a bid is pushed', async () => {
      const { at, bids } = await atMyBets(aDealerWithManyBids());
      await at.loadOffers.show('ownBids', {
        ...defaultQuestion,
        order: { key: 'highestBid', direction: 'ascending' },
      });
      const compareTexts = (one: string, other: string) => one.localeCompare(other);
      const arrange = at.container.get(ArrangeOffers);
      arrange.run('ownBids', compareTexts);
      const amounts = () => bids.onScreen.map(({ ids }) => ids.map(id => at.offer(id).highestBid));
      const sorted = () => amounts().map(group => [...group].sort((one, other) => one - other));
      expect(bids.onScreen.map(({ group }) => group)).toEqual(bids.shown.map(({ group }) => group));
      expect(amounts()).toEqual(sorted());
      const [first, second] = bids.onScreen.find(({ ids }) => ids.length > 1)!.ids as [HashId, HashId];
      const highestBid = euros(at.offer(second).highestBid / 100 + 1);
      runInAction(() => at.registry.apply({ id: at.offer(first).id, hashId: first, highestBid }));
      at.twins.clock.advance(3 * SECOND);
      expect(bids.rowsToMove).toBe(1);
      expect(amounts()).not.toEqual(sorted());
      arrange.arrange('ownBids', compareTexts);
      expect(amounts()).toEqual(sorted());
      expect(bids.rowsToMove).toBe(0);
    });

    it('changes the order once the dealer no longer uses the list', async () => {
      const place = await atMyBets();
      place.list.place.useChanged(true);
      const hashId = await rivalOutbids(place);
      place.list.place.useChanged(false);
      expect(idsIn(place.bids, 'outbid')).toContain(hashId);
    });

    it('puts new rows at the end while the dealer uses the list, and drops rows that left it', async () => {
      const { at, list, bids } = await atMyBets();
      await at.loadOffers.refresh('browse');
      const added = aHeldOffer(at, ({ ownBid, closed }) => ownBid === null && !closed).hashId;
      const gone = bids.shown[0]!.ids[0]!;
      const before = allIds(bids);
      list.place.useChanged(true);
      list.rowAdded(added);
      list.rowRemoved(gone);
      expect(allIds(bids)).toEqual([...before.filter(id => id !== gone), added]);
      expect(bids.shown.at(-1)).toEqual({ group: 'arrived', ids: [added] });
      expect(bids.rowsToMove).toBe(0);
      list.place.useChanged(false);
      expect(idsIn(bids, 'arrived')).toEqual([]);
    });

    it('drops the group at the end when its last row leaves', async () => {
      const { at, list, bids } = await atMyBets();
      await at.loadOffers.refresh('browse');
      const added = aHeldOffer(at, ({ ownBid, closed }) => ownBid === null && !closed).hashId;
      const before = bids.shown;
      list.place.useChanged(true);
      list.rowAdded(added);
      list.rowRemoved(added);
      expect(bids.shown).toEqual(before);
    });

    it('moves the only row to another group', async () => {
      const place = await atMyBets();
      const [hashId] = idsIn(place.bids, 'leading');
      for (const id of allIds(place.bids)) if (id !== hashId) place.list.rowRemoved(id);
      expect(place.bids.shown).toEqual([{ group: 'leading', ids: [hashId] }]);
      await rivalOutbids(place);
      expect(place.bids.shown).toEqual([{ group: 'outbid', ids: [hashId] }]);
    });

    it('lists only bids with the chosen standing', async () => {
      const { at, bids, leave } = await atMyBets();
      leave();
      bids.run('rejected');
      expect(bids.shown.map(({ group }) => group)).toEqual(['rejected']);
      for (const id of allIds(bids)) expect(ownBidStanding(at.offer(id))).toBe('rejected');
    });

    it('keeps a section as the same object if a push changes another one', async () => {
      const place = await atMyBets();
      const rejected = place.bids.shown.find(({ group }) => group === 'rejected');
      expect(rejected).toBeDefined();
      await rivalOutbids(place);
      expect(place.bids.shown.find(({ group }) => group === 'rejected')).toBe(rejected);
    });

    it('puts rows with headroom below the dealer’s limit first', async () => {
      const { at, bids } = await atMyBets();
      const last = idsIn(bids, 'outbid').at(-1)!;
      expect(idsIn(bids, 'outbid')[0]).not.toBe(last);
      await at.container.get(Book).keep('limits', last, euros(500_000));
      expect(idsIn(bids, 'outbid')[0]).toBe(last);
    });

    it('moves only the row with headroom', async () => {
      const { at, bids } = await atMyBets();
      const [first, second, ...others] = idsIn(bids, 'outbid');
      await at.container.get(Book).keep('limits', second!, euros(500_000));
      expect(others).not.toEqual([]);
      expect(idsIn(bids, 'outbid')).toEqual([second, first, ...others]);
    });

    it('knows what has changed since the dealer last left the list, and tells nothing twice', async () => {
      const place = await atMyBets();
      const { at, bids } = place;
      const [before] = idsIn(bids, 'leading').map(id => at.offer(id));
      expect(bids.changesSinceSeen(before!)).toEqual([]);
      at.container.get(OwnBids).left();
      const hashId = await rivalOutbids(place);
      expect(hashId).toBe(before!.hashId);
      const amount = at.offer(hashId).highestBid - before!.highestBid;
      expect(bids.changesSinceSeen(at.offer(hashId))).toEqual([{ kind: 'outbid' }, { kind: 'highestBidUp', amount }]);
      at.container.get(OwnBids).left();
      expect(bids.changesSinceSeen(at.offer(hashId))).toEqual([]);
    });

    it('knows that a vehicle was sold', async () => {
      const { at, bids } = await atMyBets();
      at.container.get(OwnBids).left();
      const [hashId] = idsIn(bids, 'outbid');
      at.market.marketplace.rivalBuys(hashId!);
      await at.passes(FRAME);
      expect(idsIn(bids, 'closed')).toContain(hashId);
      expect(bids.changesSinceSeen(at.offer(hashId!))).toContainEqual({ kind: 'sold' });
      // The dealer may have bought it on another device.
      await at.passesInSeconds(63);
      expect(bids.changesSinceSeen(at.offer(hashId!))).toContainEqual({ kind: 'lost' });
    });

    it('tells only once that a vehicle was sold to another dealer, also if the dealer leaves while it is checked again', async () => {
      const { at, bids } = await atMyBets();
      const [hashId] = idsIn(bids, 'outbid');
      at.market.marketplace.rivalBuys(hashId!);
      await at.passesInSeconds(63);
      at.container.get(OwnBids).left();
      await settled();
      const { at: reloaded, bids: betsThen } = await atMyBets(new Workplace({ beside: at }));
      reloaded.container.get(OwnBids).left();
      await reloaded.passesInSeconds(63);
      expect(betsThen.seenBids.find(({ key }) => key === hashId)?.value.standing).toBe('lost');
      expect(betsThen.changesSinceSeen(reloaded.offer(hashId!))).toEqual([]);
    });

    it('knows it even if what was seen cannot be stored', async () => {
      const place = await atMyBets();
      const { at, bids } = place;
      jest.spyOn(at.twins.book, 'put').mockResolvedValue(failed({ reason: 'unavailable' }));
      at.container.get(OwnBids).left();
      const hashId = await rivalOutbids(place);
      expect(bids.changesSinceSeen(at.offer(hashId))).toContainEqual({ kind: 'outbid' });
    });

    it('stores a look again only if something has changed', async () => {
      const place = await atMyBets();
      const { at } = place;
      const leaveBets = at.container.get(OwnBids);
      const put = jest.spyOn(at.twins.book, 'put');
      leaveBets.left();
      leaveBets.left();
      expect(put).toHaveBeenCalledTimes(1);
      const hashId = await rivalOutbids(place);
      leaveBets.left();
      expect(put.mock.calls[1]![2]).toMatchObject([
        { key: hashId, value: { highestBid: at.offer(hashId).highestBid, standing: 'outbid' } },
      ]);
    });

    it('keeps nothing seen after the session has ended', async () => {
      const { at } = await atMyBets();
      at.twins.line.endHere();
      at.container.get(OwnBids).left();
      expect(at.container.get(BookStore).all('seenBids')).toEqual([]);
    });

    it('knows it after a reload too', async () => {
      const { at, bids } = await atMyBets();
      at.container.get(OwnBids).left();
      const [seen] = idsIn(bids, 'leading').map(id => at.offer(id));
      at.market.marketplace.rivalBids(seen!.hashId);
      await settled();
      const { at: reloaded, bids: betsThen } = await atMyBets(new Workplace({ beside: at }));
      const now = reloaded.offer(seen!.hashId);
      expect(now.highestBid).toBeGreaterThan(seen!.highestBid);
      const amount = now.highestBid - seen!.highestBid;
      expect(betsThen.changesSinceSeen(now)).toEqual([{ kind: 'outbid' }, { kind: 'highestBidUp', amount }]);
    });

    it('stops after the dealer has left the list', async () => {
      const place = await atMyBets();
      place.leave();
      const before = place.bids.shown;
      await rivalOutbids(place);
      expect(place.bids.shown).toBe(before);
      expect(place.list.place.isInUse).toBe(false);
    });
  });
});

describe('OwnBids, and their exposure', () => {
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
      const offer = aHeldOffer(
        at,
        ({ ownBid, closed, buyNowPrice }) => ownBid === null && !closed && buyNowPrice === 0,
      );
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
      const offer = aHeldOffer(
        at,
        ({ ownBid, closed, buyNowPrice }) => ownBid === null && !closed && buyNowPrice === 0,
      );
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
});
