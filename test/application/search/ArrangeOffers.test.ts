import { runInAction } from 'mobx';
import { Book } from '../../../src/application/book/Book';
import { SeenOffers } from '../../../src/application/offers/seen/SeenOffers';
import { ArrangementStore } from '../../../src/application/search/ArrangementStore';
import { ArrangeOffers } from '../../../src/application/search/ArrangeOffers';
import { type BrowseQuestion, defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { noRefinements } from '../../../src/domain/offers/list/Refinements';
import type { HashId } from '../../../src/domain/offers/Offer';
import { seenAs } from '../../../src/domain/offers/SeenOffer';
import { SECOND } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { wholeList } from '../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../support/settled';
import { SilentBook } from '../../support/SilentBook';
import { watchActions } from '../../support/watchActions';
import { Workplace, type WorkplaceOptions } from '../../support/Workplace';

watchActions();

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

describe('ArrangeOffers', () => {
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
