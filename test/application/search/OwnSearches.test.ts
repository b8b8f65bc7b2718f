import { runInAction } from 'mobx';
import { Book } from '../../../src/application/book/Book';
import { HiddenOffers } from '../../../src/application/offers/hidden/HiddenOffers';
import { SeenOffers } from '../../../src/application/offers/seen/SeenOffers';
import type { Offers } from '../../../src/application/ports/Offers';
import { ArrangementStore } from '../../../src/application/search/ArrangementStore';
import { ArrangeOffers } from '../../../src/application/search/ArrangeOffers';
import { NewMatches } from '../../../src/application/search/saved/NewMatches';
import { OwnSearches } from '../../../src/application/search/saved/OwnSearches';
import { OwnTrading } from '../../../src/application/settings/OwnTrading';
import { mayBeHidden } from '../../../src/domain/offers/HiddenOffer';
import { type BrowseQuestion, defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { noRefinements } from '../../../src/domain/offers/list/Refinements';
import type { HashId } from '../../../src/domain/offers/Offer';
import { seenAs } from '../../../src/domain/offers/SeenOffer';
import { savedAs } from '../../../src/domain/search/SavedSearch';
import { MINUTE, SECOND } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { failed } from '../../../src/domain/shared/Result';
import { wholeList } from '../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../support/settled';
import { SilentBook } from '../../support/SilentBook';
import { watchActions } from '../../support/watchActions';
import { Workplace, type WorkplaceOptions } from '../../support/Workplace';

watchActions();

describe('OwnSearches', () => {
  const { signal } = new AbortController();

  const idsOf = (offers: readonly { readonly hashId: HashId }[]) => offers.map(({ hashId }) => hashId);

  async function aDesk() {
    const at = new Workplace({ offers: 60 });
    await at.container.get(Book).hold();
    const keep = at.container.get(OwnSearches);
    const matches = at.container.get(NewMatches);
    /** A search that the dealer opened when all but so many of its offers were published. */
    const saveBefore = (name: string, fresh: number, words = '') => {
      const published = wholeList(at.dealer, 'browse').map(({ publishedAt }) => publishedAt!);
      const visitedAt = published[fresh]! + SECOND;
      const refinements = { ...noRefinements, words };
      keep.putBack(name, savedAs(name, { ...defaultQuestion, refinements }, visitedAt));
      return name;
    };
    return { at, keep, matches, saveBefore };
  }

  describe('OwnSearches', () => {
    it('counts only what is of the own vehicle types', async () => {
      const { at, keep, matches, saveBefore } = await aDesk();
      const id = saveBefore('All', 20);
      await keep.count(signal);
      const all = matches.of(id).count;
      await at.container.get(OwnTrading).change({ vehicleTypes: ['Camper'] });
      const { hashIds } = matches.foundFor(id);
      const campers = [...hashIds].filter(hashId => at.offer(hashId).vehicleType === 'Camper');
      expect(matches.of(id).count).toBe(campers.length);
      expect([all > campers.length, campers.length > 0]).toEqual([true, true]);
      expect(matches.total).toBe(campers.length);
    });

    it('counts the offers that were published since the search was last opened', async () => {
      const { matches, keep, saveBefore } = await aDesk();
      const id = saveBefore('All', 4);
      const none = saveBefore('No such word', 4, 'nosuchword');
      await keep.count(signal);
      expect(matches.foundFor(id).hashIds.size).toBe(4);
      expect(matches.foundFor(id).isAtLeast).toBe(false);
      expect(matches.foundFor(none).hashIds.size).toBe(0);
      expect(matches.total).toBe(4);
    });

    it('holds the newest offers of each search, and how many there are unless refinements leave only some', async () => {
      const { at, matches, keep, saveBefore } = await aDesk();
      const id = saveBefore('All', 4);
      const none = saveBefore('No such word', 4, 'nosuchword');
      expect(matches.newestOf(id)).toBeUndefined();
      await keep.count(signal);
      const listed = wholeList(at.dealer, 'browse');
      expect(matches.newestOf(id)).toEqual({
        hashIds: listed.slice(0, 3).map(({ hashId }) => hashId),
        total: listed.length,
      });
      expect(matches.newestOf(none)).toEqual({ hashIds: [], total: null });
      expect(at.registry.has(listed[0]!.hashId)).toBe(true);
    });

    it('finds what a search would list that is not saved, and says no number if refinements leave only some', async () => {
      const { at, matches, keep } = await aDesk();
      const refinements = { ...noRefinements, noBids: true };
      const searches = new Map([
        ['all', defaultQuestion],
        ['no bids', { ...defaultQuestion, refinements }],
      ]);
      const asked = jest.spyOn(at.twins.offers, 'list');
      await keep.preview(searches, signal);
      const listed = wholeList(at.dealer, 'browse');
      const first = await (asked.mock.results[0]!.value as ReturnType<Offers['list']>);
      const fitting = first.ok ? first.value.offers.filter(({ bidsCount }) => bidsCount === 0) : [];
      expect(matches.newestOf('all')).toEqual({ hashIds: idsOf(listed).slice(0, 3), total: listed.length });
      expect(matches.newestOf('no bids')).toEqual({ hashIds: idsOf(fitting).slice(0, 3), total: null });
      await keep.preview(searches, signal);
      expect(asked).toHaveBeenCalledTimes(2);
    });

    it('says that a search that is not saved could not be counted, until it is', async () => {
      const { at, matches, keep } = await aDesk();
      const searches = new Map([['all', defaultQuestion]]);
      jest.spyOn(at.twins.offers, 'list').mockResolvedValueOnce(failed({ reason: 'offline' }));
      await keep.preview(searches, signal);
      expect([matches.isFailed('all'), matches.newestOf('all')]).toEqual([true, undefined]);
      await keep.preview(searches, signal);
      expect([matches.isFailed('all'), matches.newestOf('all')?.hashIds.length]).toEqual([false, 3]);
    });

    it('counts what was published in the second of the visit, because the server says whole seconds', async () => {
      const { at, keep, matches } = await aDesk();
      const [newest] = wholeList(at.dealer, 'browse').map(({ publishedAt }) => publishedAt!);
      keep.putBack('All', savedAs('All', defaultQuestion, newest! + 999));
      await keep.count(signal);
      expect(matches.foundFor('All').hashIds.size).toBe(1);
    });

    it('counts no more searches than it may ask for, and first those that were never counted', async () => {
      const { at, matches, keep, saveBefore } = await aDesk();
      const ids = ['One', 'Two', 'Three'].map(name => saveBefore(name, 4));
      await keep.count(signal, 2);
      const notCounted = () => ids.filter(id => matches.foundFor(id).isAtLeast);
      expect(notCounted()).toHaveLength(1);
      at.twins.clock.advance(16 * MINUTE);
      await keep.count(signal, 1);
      expect(notCounted()).toEqual([]);
      expect(at.calls).toHaveLength(3);
    });

    it('knows what this device has seen before it counts', async () => {
      const { at, keep, matches } = await aDesk();
      const seen = wholeList(at.dealer, 'browse').slice(0, 3);
      const records = seen.map(offer => ({ key: offer.hashId, changedAt: 1, value: [seenAs(offer, 1)] }));
      await at.twins.book.put(at.session.dealerKey, 'seen', records);
      const refinements = { ...noRefinements, notSeen: true };
      keep.putBack('Not seen', savedAs('Not seen', { ...defaultQuestion, refinements }, 0));
      await keep.count(signal);
      expect(matches.foundFor('Not seen').hashIds.size).toBe(17);
    });

    it('says "at least" if the whole first page is new', async () => {
      const { matches, keep, saveBefore } = await aDesk();
      const id = saveBefore('All', 40);
      await keep.count(signal);
      expect(matches.foundFor(id)).toMatchObject({ isAtLeast: true });
      expect(matches.foundFor(id).hashIds.size).toBe(20);
    });

    it('asks once for each search, and again when the answer is old', async () => {
      const { at, keep, saveBefore } = await aDesk();
      saveBefore('All', 4);
      await keep.count(signal);
      const { length } = at.calls;
      await keep.count(signal);
      expect(at.calls).toHaveLength(length);
      at.twins.clock.advance(16 * MINUTE);
      await keep.count(signal);
      expect(at.calls).toHaveLength(length + 1);
    });

    it('says so if the offers cannot be counted', async () => {
      const { at, matches, keep, saveBefore } = await aDesk();
      const id = saveBefore('All', 4);
      jest.spyOn(at.twins.offers, 'list').mockResolvedValue({ ok: false, failure: { reason: 'offline' } });
      await keep.count(signal);
      expect(matches.isFailed(id)).toBe(true);
    });

    it('refuses a search that would displace another one', async () => {
      const { keep } = await aDesk();
      const ids = Array.from({ length: 51 }, (_, index) => keep.save(`Search ${index}`, defaultQuestion));
      expect(new Set(ids).size).toBe(51);
      expect(ids.at(-1)).toBeNull();
      expect(ids.slice(0, 50)).not.toContain(null);
      await settled();
    });
  });

  describe('NewMatches', () => {
    it('leaves out offers that were hidden since, and searches that were deleted', async () => {
      const { at, keep, matches, saveBefore } = await aDesk();
      const id = saveBefore('All', 4);
      const other = saveBefore('The same', 4);
      await keep.count(signal);
      const found = wholeList(at.dealer, 'browse').filter(({ hashId }) => matches.foundFor(id).hashIds.has(hashId));
      at.container.get(HiddenOffers).hide(found.find(mayBeHidden)!, { reason: 'far', until: 'forGood' });
      expect(matches.of(id).count).toBe(3);
      expect(matches.total).toBe(6);
      keep.remove(other);
      expect(matches.total).toBe(3);
      expect(matches.all.map(({ searchId }) => searchId)).toEqual([id]);
    });

    it('leaves out what this device has seen, in the search or elsewhere, also before the page was reloaded', async () => {
      const { at, matches, keep, saveBefore } = await aDesk();
      const [seenBefore, seenNow] = wholeList(at.dealer, 'browse');
      const seen = [{ key: seenBefore!.hashId, changedAt: 1, value: [seenAs(seenBefore!, 1)] }];
      await at.twins.book.put(at.session.dealerKey, 'seen', seen);
      const id = saveBefore('All', 4);
      await keep.count(signal);
      expect(matches.of(id).count).toBe(3);
      at.container.get(SeenOffers).keep(new Map([[seenNow!.hashId, seenAs(seenNow!, 1)]]));
      expect(matches.total).toBe(2);
    });

    it('knows a lower bound of a search that was not counted, and all of one that the dealer has just opened', async () => {
      const { matches, saveBefore } = await aDesk();
      const id = saveBefore('All', 4);
      runInAction(() => matches.counted(id, ['MB-NEW' as HashId]));
      expect(matches.of(id)).toMatchObject({ count: 1, isAtLeast: true });
      runInAction(() => matches.visited(id));
      expect(matches.of(id)).toMatchObject({ count: 0, isAtLeast: false });
    });
  });
});

describe('ArrangeOffers', () => {
  const compareTexts = (one: string, other: string) => one.localeCompare(other);
  const byBid = { order: { key: 'highestBid', direction: 'descending' } } as const;

  interface AListOptions extends WorkplaceOptions {
    readonly before?: (workplace: Workplace) => Promise<unknown>;
  }

  async function aList(asked: Partial<BrowseQuestion>, offers = 90, options: AListOptions = {}) {
    const at = new Workplace({ offers, ...options });
    await options.before?.(at);
    const arrange = at.container.get(ArrangeOffers);
    const store = at.container.get(ArrangementStore);
    const list = at.list('browse');
    at.lists.shown('browse');
    await at.loadOffers.show('browse', { ...defaultQuestion, ...asked });
    const stop = arrange.run('browse', compareTexts);
    const shown = () => store.of('browse')!.ids;
    const bids = (ids: readonly HashId[]) => ids.map(id => at.registry.get(id)!.highestBid);
    const push = (hashId: HashId, highestBid: number) =>
      runInAction(() => at.registry.apply({ id: at.registry.get(hashId)!.id, hashId, highestBid: euros(highestBid) }));
    const passes = (milliseconds: number) => at.twins.clock.advance(milliseconds);
    return { at, list, store, arrange, shown, bids, push, passes, stop };
  }

  const descending = (amounts: readonly number[]) => [...amounts].sort((one, other) => other - one);

  it('sorts what is loaded, and puts further rows last in their own order', async () => {
    const { at, list, shown, bids } = await aList(byBid);
    const first = shown();
    expect(bids(first)).toEqual(descending(bids(first)));
    expect([...first].sort()).toEqual(list.ids.slice().sort());
    await at.loadOffers.more('browse');
    const added = shown().slice(first.length);
    expect(shown().slice(0, first.length)).toEqual(first);
    expect(added.length).toBeGreaterThan(0);
    expect(bids(added)).toEqual(descending(bids(added)));
  });

  it('moves no row when a bid is pushed, counts the rows that would move, and moves them on request', async () => {
    const { shown, push, passes, arrange, bids } = await aList(byBid);
    const before = shown();
    push(before.at(-1)!, 900_000);
    passes(3 * SECOND);
    expect(shown()).toEqual(before);
    expect(arrange.rowsToMove('browse')).toBe(1);
    arrange.arrange('browse', compareTexts);
    expect(shown()[0]).toBe(before.at(-1));
    expect(bids(shown())).toEqual(descending(bids(shown())));
    expect(arrange.rowsToMove('browse')).toBe(0);
  });

  it('keeps a row that no longer fits, until the dealer asks', async () => {
    const { shown, push, passes, arrange } = await aList({ refinements: { ...noRefinements, noBids: true } });
    const [row] = shown();
    push(row!, 500);
    passes(3 * SECOND);
    expect(shown()).toContain(row);
    expect(arrange.rowsToMove('browse')).toBe(1);
    arrange.arrange('browse', compareTexts);
    expect(shown()).not.toContain(row);
  });

  it('arranges all rows when a first page replaces them, and when the dealer chooses otherwise', async () => {
    const { at, shown, bids, push } = await aList(byBid);
    push(shown().at(-1)!, 900_000);
    await at.loadOffers.refresh('browse');
    expect(bids(shown())).toEqual(descending(bids(shown())));
    await at.loadOffers.show('browse', { ...defaultQuestion, order: { key: 'highestBid', direction: 'ascending' } });
    expect(bids(shown()).filter(bid => bid > 0)).toEqual(descending(bids(shown()).filter(bid => bid > 0)).reverse());
    expect(bids(shown()).at(-1)).toBe(0);
  });

  it('sends nothing when only the order or the refinements change', async () => {
    const { at, list } = await aList({});
    const { lastFetchedAt } = list;
    at.twins.clock.advance(SECOND);
    await at.loadOffers.show('browse', { ...defaultQuestion, ...byBid });
    expect(list.question.order).toEqual(byBid.order);
    expect(list.lastFetchedAt).toBe(lastFetchedAt);
  });

  it('drops a row that leaves the list, and shows it again if it comes back', async () => {
    const { list, shown } = await aList(byBid);
    const [row] = shown();
    const place = list.rowRemoved(row!);
    expect(shown()).not.toContain(row);
    list.rowPutBack(row!, place);
    expect(shown().at(-1)).toBe(row);
  });

  it('sorts a long list in several tasks, and then follows what arrived meanwhile', async () => {
    const { at, list, shown, passes } = await aList({ paging: 'infinite' }, 3_000);
    while (list.hasMore) await at.loadOffers.more('browse', 20);
    await at.loadOffers.show('browse', { ...defaultQuestion, ...byBid });
    expect(shown()).not.toHaveLength(0);
    const [gone] = list.ids;
    list.rowRemoved(gone!);
    passes(SECOND);
    expect([...shown()].sort()).toEqual(list.ids.slice().sort());
  });

  it('does not count a row that leaves the list while a look at the order is under way', async () => {
    const { at, list, shown, push, passes, arrange } = await aList({ paging: 'infinite' }, 3_000);
    while (list.hasMore) await at.loadOffers.more('browse', 20);
    await at.loadOffers.show('browse', { ...defaultQuestion, ...byBid });
    passes(0);
    expect(shown()).toHaveLength(list.ids.length);
    push(shown().at(-1)!, 900_000);
    // Due at the same time as the first task of the look, and before its second one.
    at.twins.clock.after(2 * SECOND, () => list.rowRemoved(list.ids[0]!));
    passes(4 * SECOND);
    expect(arrange.rowsToMove('browse')).toBe(1);
  });

  it('leaves out what this device has seen, as soon as it knows', async () => {
    const { at, list, shown, passes } = await aList({});
    const seenOffers = at.container.get(SeenOffers);
    const seen = list.ids.slice(0, 3);
    await seenOffers.read(seen);
    seenOffers.keep(new Map(seen.map(hashId => [hashId, seenAs(at.registry.get(hashId)!, 1)])));
    for (const hashId of seen) seenOffers.leftSight(hashId);
    await at.loadOffers.show('browse', { ...defaultQuestion, refinements: { ...noRefinements, notSeen: true } });
    await settled();
    passes(SECOND);
    expect(shown()).toEqual(list.ids.slice(3));
  });

  describe('with own data', () => {
    const offers = 15;
    /** The third offer of the list has a note, and the fourth has a limit that the market has not passed. */
    const kept = async ({ twins, session, dealer }: Workplace, book = twins.book) => {
      const { hashId } = wholeList(dealer, 'browse')[2]!;
      const other = wholeList(dealer, 'browse')[3]!;
      await book.put(session.dealerKey, 'notes', [{ key: hashId, changedAt: 1, value: 'for Peter' }]);
      await book.put(session.dealerKey, 'limits', [{ key: other.hashId, changedAt: 1, value: euros(900_000) }]);
      await book.put(session.dealerKey, 'seen', [{ key: hashId, changedAt: 1, value: [seenAs(other, 1)] }]);
    };
    const questions: readonly Partial<BrowseQuestion>[] = [
      { refinements: { ...noRefinements, words: 'peter' } },
      { order: { key: 'limit', direction: 'descending' } },
      { refinements: { ...noRefinements, notSeen: true } },
      { refinements: { ...noRefinements, changed: true } },
    ];
    const wanted = (asked: Partial<BrowseQuestion>, ids: readonly HashId[]) => {
      const [, , noted, limited] = ids as [HashId, HashId, HashId, HashId];
      if (asked.refinements?.notSeen) return ids.filter(id => id !== noted);
      return asked.order ? [limited, ...ids.filter(id => id !== limited)] : [noted];
    };

    it.each(questions)('waits for the data that a reloaded page has not read yet: %j', async asked => {
      const { list, shown, store } = await aList(asked, offers, { before: kept });
      await settled();
      expect(shown()).toEqual(wanted(asked, list.ids.slice()));
      expect(store.lacksOwnData('browse')).toBe(false);
    });

    it.each(questions)(
      'shows the rows as the server lists them after two seconds, and then moves no row but counts them: %j',
      async asked => {
        const book = new SilentBook();
        const before = (at: Workplace) => kept(at, book);
        const { list, store, shown, passes, arrange } = await aList(asked, offers, {
          before,
          replaced: () => ({ book }),
        });
        passes(1.9 * SECOND);
        await settled();
        expect(store.of('browse')).toBeUndefined();
        passes(0.1 * SECOND);
        await settled();
        const served = list.ids.slice();
        expect(shown()).toEqual(served);
        expect(store.lacksOwnData('browse')).toBe(true);
        book.answer();
        await settled();
        passes(2 * SECOND);
        await settled();
        expect(shown()).toEqual(served);
        expect(arrange.rowsToMove('browse')).toBeGreaterThan(0);
        expect(store.lacksOwnData('browse')).toBe(false);
        arrange.moveRows('browse', compareTexts);
        expect(shown()).toEqual(wanted(asked, served));
      },
    );

    it('does not arrange again for a change of own data that the question does not use', async () => {
      const { at, passes } = await aList(byBid);
      const limit = [{ key: 'MB-1', changedAt: 1, value: euros(900) }];
      await at.container.get(Book).hold();
      passes(3 * SECOND);
      const judged = jest.spyOn(at.registry, 'get');
      await at.twins.book.put(at.session.dealerKey, 'limits', limit);
      passes(3 * SECOND);
      expect(judged).not.toHaveBeenCalled();
    });

    it('counts the rows that a limit of this tab or of another one would move', async () => {
      const { at, list, arrange, shown, passes } = await aList({ order: { key: 'limit', direction: 'descending' } });
      await settled();
      const last = list.ids.at(-1)!;
      await at.twins.book.put(at.session.dealerKey, 'limits', [{ key: last, changedAt: 1, value: euros(900_000) }]);
      passes(3 * SECOND);
      expect(shown()[0]).not.toBe(last);
      expect(arrange.rowsToMove('browse')).toBe(1);
    });
  });
});
