import * as fc from 'fast-check';
import { InvoiceListStore } from '../../../src/application/invoices/InvoiceListStore';
import type { OfferList } from '../../../src/application/offers/list/OfferLists';
import type { Invoices } from '../../../src/application/ports/Invoices';
import type { Offers } from '../../../src/application/ports/Offers';
import { PagedRows } from '../../../src/application/selling/entries/PagedRows';
import { PagedSearch } from '../../../src/application/selling/entries/PagedSearch';
import { inTime } from '../../../src/application/shared/inTime';
import { LatestRequests } from '../../../src/application/shared/LatestRequests';
import type { ListedPage } from '../../../src/application/shared/List';
import { readPages } from '../../../src/application/shared/readPages';
import { Refetches } from '../../../src/application/shared/Refetches';
import type { Invoice } from '../../../src/domain/invoices/Invoice';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import type { HashId, OfferId } from '../../../src/domain/offers/Offer';
import { failed, success } from '../../../src/domain/shared/Result';
import { anOfferList, arrives } from '../../support/aList';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';
import { InMemoryClock } from '../../twins/InMemoryClock';

watchActions();

describe('LatestRequests', () => {
  const steps = fc.array(
    fc.record({ kind: fc.constantFrom('start' as const, 'end' as const, 'cancel' as const), key: fc.nat({ max: 2 }) }),
  );

  it('always lets only the latest request with a key count, until it is answered or cancelled', () => {
    fc.assert(
      fc.property(steps, done => {
        const requests = new LatestRequests<number>();
        const counting = new Map<number, AbortSignal>();
        const answered: AbortSignal[] = [];
        const dropped: AbortSignal[] = [];
        for (const { kind, key } of done) {
          const earlier = counting.get(key);
          if (earlier) (kind === 'end' ? answered : dropped).push(earlier);
          counting.delete(key);
          if (kind === 'start') counting.set(key, requests.start(key));
          else requests[kind](key);
          for (const one of [0, 1, 2]) expect(requests.isUnderWay(one)).toBe(counting.has(one));
          expect([...counting.values(), ...answered].some(({ aborted }) => aborted)).toBe(false);
          expect(dropped.every(({ aborted }) => aborted)).toBe(true);
        }
      }),
    );
  });

  it('needs no key if there is one kind of request', () => {
    const requests = new LatestRequests();
    const first = requests.start();
    const second = requests.start();
    expect([first.aborted, second.aborted, requests.isUnderWay()]).toEqual([true, false, true]);
    requests.end();
    expect([second.aborted, requests.isUnderWay()]).toEqual([false, false]);
  });
});

describe('List', () => {
  const [a, b, c, d] = ['MB-A', 'MB-B', 'MB-C', 'MB-D'] as [HashId, HashId, HashId, HashId];

  const aPage = (ids: readonly HashId[], parts: Partial<ListedPage<HashId>> = {}): ListedPage<HashId> => ({
    ids,
    totalPages: 3,
    totalCount: 6,
    limit: 2,
    ...parts,
  });

  function aListOf(ids: readonly HashId[], parts: Partial<ListedPage<HashId>> = {}): OfferList {
    const list = anOfferList();
    arrives(list, 'first', aPage(ids, parts), 1);
    return list;
  }

  it('a list of offers keeps the values of an earlier page that a later page does not contain', () => {
    const list = aListOf([a, b]);
    arrives(list, 'more', aPage([c, d], { limit: null, totalCount: 7 }), 2);
    expect(list).toMatchObject({ limit: 2, totalCount: 7, lastFetchedAt: 2, nextPage: 3 });
  });

  it('a list of offers counts the offers of its pages that could not be read, each page once', () => {
    const list = aListOf([a, b], { received: 3 });
    arrives(list, 'more', aPage([c], { received: 3 }), 2);
    expect(list.unreadable).toBe(3);
    list.arrived('inPlace', aPage([c, d]), 2);
    expect(list.unreadable).toBe(1);
    arrives(list, 'first', aPage([a, b]), 3);
    expect(list.unreadable).toBe(0);
  });

  it('a list of offers uses the length of the first of several pages if the server sends no length', () => {
    const list = aListOf([a, b], { limit: null });
    arrives(list, 'more', aPage([c], { limit: null }), 2);
    expect(list.limit).toBe(2);
    expect(list.idsOnPage(1)).toEqual([a, b]);
    expect(list.idsOnPage(2)).toEqual([c]);
    expect(aListOf([a, b], { limit: null, totalPages: 2 }).limit).toBe(2);
    expect(aListOf([a, b], { limit: null, totalPages: 1 }).limit).toBeNull();
  });

  it('a list of offers holds an offer once, even if a page contains it twice', () => {
    const list = aListOf([a, b, a]);
    arrives(list, 'more', aPage([b, c]), 2);
    expect([...list.ids]).toEqual([a, b, c]);
  });

  it('a list of offers has more pages until the last one, and never in a paginated list', () => {
    const list = aListOf([a, b], { totalPages: 2, totalCount: 4 });
    expect(list.hasMore).toBe(true);
    arrives(list, 'more', aPage([c, d], { totalPages: 2, totalCount: 4 }), 2);
    expect(list.hasMore).toBe(false);
    list.asked({ ...defaultQuestion, paging: 'paginated' });
    arrives(list, 'first', aPage([a, b], { totalPages: 2, totalCount: 4 }), 3);
    expect(list.hasMore).toBe(false);
  });

  it('a list of offers is current while its rows show every known change', () => {
    const list = anOfferList();
    expect(list.isCurrent).toBe(false);
    arrives(list, 'first', aPage([a, b]), 1);
    expect(list.isCurrent).toBe(true);
    list.outdated();
    expect(list.isCurrent).toBe(false);
    list.requested('inPlace');
    list.ended('inPlace', 2);
    expect(list.isCurrent).toBe(true);
    list.newRowsArrived([c]);
    expect(list.isCurrent).toBe(false);
  });

  describe('offers that wait', () => {
    it('still wait when a page after the first one arrives, but not for other filters', () => {
      const list = aListOf([a, b]);
      list.newRowsArrived([c]);
      const second = { ...defaultQuestion, paging: 'paginated', page: 2 } as const;
      list.asked({ ...second, page: 1 });
      list.newRowsArrived([c]);
      list.asked(second);
      list.requested('first');
      arrives(list, 'first', aPage([d]), 2);
      expect(list.newRows).toEqual([c]);
      list.asked({ ...second, buyNowOnly: true });
      expect(list.newRows).toEqual([]);
    });

    it('may not fit the filters if one of them may not', () => {
      const list = aListOf([a, b]);
      list.newRowsArrived([c]);
      expect(list.areNewRowsDoubtful).toBe(false);
      list.newRowsArrived([d], { mayNotFit: true });
      expect(list.areNewRowsDoubtful).toBe(true);
    });

    it.each([true, false])('while the first page is on its way still may not fit afterwards: %s', mayNotFit => {
      const list = aListOf([a, b]);
      list.requested('first');
      list.newRowsArrived([c], { mayNotFit });
      arrives(list, 'first', aPage([a, b]), 2);
      expect(list.newRows).toEqual([c]);
      expect(list.areNewRowsDoubtful).toBe(mayNotFit);
    });

    it('stop waiting one by one when later pages contain them', () => {
      const list = aListOf([a, b]);
      list.newRowsArrived([c, d]);
      arrives(list, 'more', aPage([c]), 2);
      expect(list.newRows).toEqual([d]);
    });
  });

  it('an offer that is confirmed while the first page is on its way stays in the list', () => {
    const list = aListOf([a, b]);
    list.requested('first');
    list.rowConfirmed(a);
    arrives(list, 'first', aPage([b, c]), 2);
    expect([...list.ids]).toEqual([a, b, c]);
  });

  describe('an offer that is added at the top', () => {
    it('leaves its older place and is counted once', () => {
      const list = aListOf([a, b]);
      list.rowAdded(b);
      expect([...list.ids]).toEqual([b, a]);
      expect(list.totalCount).toBe(6);
      list.rowAdded(c);
      expect([...list.ids]).toEqual([c, b, a]);
      expect(list.totalCount).toBe(7);
    });

    it('stops waiting', () => {
      const list = aListOf([a, b]);
      list.newRowsArrived([d, c, a]);
      expect(list.newRows).toEqual([d, c]);
      list.rowAdded(c);
      expect(list.newRows).toEqual([d]);
    });
  });

  describe('an offer that is removed', () => {
    it('can be put back in its place', () => {
      const list = aListOf([a, b, c]);
      expect(list.rowRemoved(b)).toBe(1);
      expect(list.holds(b)).toBe(false);
      expect(list.totalCount).toBe(5);
      list.rowPutBack(b, 1);
      list.rowPutBack(b, 0);
      expect([...list.ids]).toEqual([a, b, c]);
      expect(list.totalCount).toBe(6);
    });

    it('leaves the list unchanged if it was not in the list', () => {
      const list = aListOf([a, b]);
      expect(list.rowRemoved(c)).toBe(-1);
      expect([...list.ids]).toEqual([a, b]);
      expect(list.totalCount).toBe(6);
    });

    it('does not return with a first page that was requested before it was added', () => {
      const list = aListOf([a, b]);
      list.requested('first');
      list.rowAdded(c);
      list.rowAdded(d);
      list.rowRemoved(c);
      arrives(list, 'first', aPage([a, b]), 2);
      expect([...list.ids]).toEqual([d, a, b]);
    });

    it('does not return with a later page and does not wait', () => {
      const list = aListOf([a, b]);
      list.requested('more');
      list.rowRemoved(c);
      arrives(list, 'more', aPage([c, d]), 2);
      list.newRowsArrived([c]);
      expect([...list.ids]).toEqual([a, b, d]);
      expect(list.newRows).toEqual([]);
    });
  });

  describe('a list that became shorter on the server', () => {
    it('steps back by as many pages as its offers may have moved', () => {
      const list = aListOf([a, b]);
      arrives(list, 'more', aPage([c, d]), 2);
      expect(list.nextPage).toBe(3);
      expect(list.steppedBack(6)).toBe(false);
      expect(list.steppedBack(5)).toBe(true);
      expect(list.nextPage).toBe(2);
      expect(list.steppedBack(5)).toBe(false);
      expect(list.steppedBack(1)).toBe(true);
      expect(list.nextPage).toBe(1);
    });

    it('steps back by one page if the page length is unknown', () => {
      const list = aListOf([], { limit: null });
      arrives(list, 'more', aPage([], { limit: null }), 2);
      expect(list.steppedBack(1)).toBe(true);
      expect(list.nextPage).toBe(2);
    });
  });

  it('a list of offers adds nothing at the top of a page that is not the first', () => {
    const list = anOfferList('ownBids');
    list.asked({ ...defaultQuestion, paging: 'paginated', page: 2 });
    list.requested('first');
    list.rowAdded(d);
    arrives(list, 'first', aPage([a, b]), 1);
    list.rowAdded(c);
    expect([...list.ids]).toEqual([a, b]);
  });

  it('a list of offers holds each offer once and in the order of the pages, whatever they repeat', () => {
    const anyPage = fc.array(fc.constantFrom(a, b, c, d, 'MB-1' as HashId, 'MB-12' as HashId), { maxLength: 6 });
    fc.assert(
      fc.property(anyPage, fc.array(anyPage, { maxLength: 3 }), (first, more) => {
        const list = aListOf(first);
        for (const page of more) arrives(list, 'more', aPage(page), 2);
        expect([...list.ids]).toEqual([...new Set([first, ...more].flat())]);
        for (const id of [a, b, c, d]) expect(list.holds(id)).toBe(list.ids.includes(id));
      }),
    );
  });

  const noRows = { ids: [], totalPages: 2, totalCount: 0 };

  function fetchedAt(at: number): OfferList {
    const list = anOfferList();
    list.requested('newest');
    arrives(list, 'first', noRows, at);
    return list;
  }

  describe('a list', () => {
    it('counts the rows of its pages that could not be read, each page once', () => {
      const list = anOfferList();
      arrives(list, 'first', { ...noRows, received: 2 }, 1);
      arrives(list, 'more', { ...noRows, received: 3 }, 2);
      expect(list.unreadable).toBe(5);
      arrives(list, 'newest', { ...noRows, received: 1 }, 3);
      expect(list.unreadable).toBe(4);
      arrives(list, 'first', noRows, 4);
      expect(list.unreadable).toBe(0);
    });

    it('is current from its fetch until it is marked as stale', () => {
      expect(anOfferList().isCurrent).toBe(false);
      const list = fetchedAt(5);
      expect(list).toMatchObject({ isCurrent: true, needsRequest: false, lastFetchedAt: 5 });
      list.outdated();
      expect(list).toMatchObject({ isCurrent: false, needsRequest: true, lastFetchedAt: 0 });
      list.requested('newest');
      expect(list).toMatchObject({ isCurrent: false, needsRequest: false });
      arrives(list, 'newest', noRows, 9);
      expect(list).toMatchObject({ isCurrent: true, lastFetchedAt: 9 });
    });

    it('stays stale if it was marked after its request was sent', () => {
      const list = anOfferList();
      list.requested('first');
      list.outdated();
      arrives(list, 'first', noRows, 5);
      expect(list).toMatchObject({ isCurrent: false, needsRequest: true, lastFetchedAt: 0 });
    });

    it('does not become current with a further page', () => {
      const list = fetchedAt(5);
      list.outdated();
      arrives(list, 'more', noRows, 9);
      expect(list.isCurrent).toBe(false);
    });
  });
});

describe('a list whose server sends numbers that are not true', () => {
  /** What a reader makes of 0, −1, 9999, a text or nothing: a number too small, one too large, or none. */
  const pageCount = fc.constantFrom(0, 1, 2, 9999, Infinity);
  const rowCount = fc.constantFrom(0, 1, 170, 9999);
  /** The rows of each page by number. A page may be empty, or repeat rows. All further pages are like the last. */
  const pages = fc.array(fc.array(fc.nat({ max: 40 }), { maxLength: 5 }), { minLength: 1, maxLength: 8 });
  const aLyingServer = fc.record({ totalPages: pageCount, totalCount: rowCount, pages }).map(answer => {
    const asked: number[] = [];
    const ask = (page: number) => {
      asked.push(page);
      const ids = [...new Set(answer.pages[Math.min(page, answer.pages.length) - 1])];
      return { ids, totalPages: answer.totalPages, totalCount: answer.totalCount, received: ids.length };
    };
    return { asked, ask };
  });

  interface AList {
    readonly hasMore: boolean;
    readonly mayContinue: boolean;
    readonly count: number;
    readonly isCountAtLeast: boolean;
    readonly ids: readonly unknown[];
  }

  /** The list fills the screen by itself, and then the dealer scrolls to its end again and again. */
  async function scrolled(
    list: AList,
    asked: readonly number[],
    { show, more, on }: Record<'show' | 'more' | 'on', () => Promise<void>>,
  ): Promise<void> {
    await show();
    for (let look = 0; look < 10; look += 1) await on();
    // The first page, three further ones, and one more answer if rows have moved between the pages.
    expect(asked.length).toBeLessThanOrEqual(1 + 3 + 1);
    for (let scrolls = 0; list.hasMore && scrolls < 60; scrolls += 1) await more();
    expect(list.hasMore).toBe(false);
    expect(list.count).toBeGreaterThanOrEqual(list.ids.length);
    const { length } = asked;
    await on();
    await more();
    expect(asked).toHaveLength(length);
  }

  it('asks for at most three further pages by itself, and ends for conversations and invoices', async () => {
    await fc.assert(
      fc.asyncProperty(aLyingServer, async ({ asked, ask }) => {
        const lying: Invoices = {
          list: async page => {
            const { ids, ...size } = ask(page);
            return success({ ...size, rows: ids.map(id => ({ id }) as unknown as Invoice) });
          },
        };
        const { pages } = new InvoiceListStore(lying, new InMemoryClock(), new Refetches());
        await scrolled(pages.list, asked, {
          show: () => pages.show(),
          more: () => pages.more(),
          on: () => pages.continue(),
        });
      }),
    );
  });

  it('asks for at most three further pages by itself, and ends for offers', async () => {
    await fc.assert(
      fc.asyncProperty(aLyingServer, async ({ asked, ask }) => {
        const at = new Workplace({
          offers: 1,
          replaced: ({ offers }) => {
            const lying: Offers = {
              open: (id, signal) => offers.open(id, signal),
              homeScreen: signal => offers.homeScreen(signal),
              list: async (_tab, { page }) => {
                const { ids, ...size } = ask(page);
                const rows = ids.map(id => ({ id: id as OfferId, hashId: `MB-${id}` as HashId }));
                return success({ ...size, offers: rows, limit: null, availableCountries: null });
              },
            };
            return { offers: lying };
          },
        });
        const list = at.list('browse');
        await scrolled(list, asked, {
          show: () => at.loadOffers.show('browse', defaultQuestion),
          more: () => at.loadOffers.more('browse'),
          on: () => at.loadOffers.continue('browse'),
        });
      }),
    );
  });

  it('asks for few pages of a list with numbered pages, and never counts fewer rows than it shows', async () => {
    await fc.assert(
      fc.asyncProperty(aLyingServer, fc.integer({ min: 1, max: 9999 }), async ({ asked, ask }, wanted) => {
        const rows = new PagedRows<{ readonly id: number }>(({ id }) => `number ${id}`);
        const search = new PagedSearch(rows, {
          clock: new InMemoryClock(),
          perPage: 5,
          port: {
            list: async ({ page }) => {
              const { ids, ...size } = ask(page);
              return success({ ...size, rows: ids.map(id => ({ id })) });
            },
          },
        });
        await search.turnTo(wanted);
        expect(asked.length).toBeLessThanOrEqual(3);
        expect(rows.totalCount).toBeGreaterThanOrEqual(rows.rows.length);
        expect(Number.isFinite(rows.totalPages)).toBe(true);
        expect(rows.range.end - rows.range.start + 1).toBeGreaterThanOrEqual(rows.rows.length > 0 ? 1 : 0);
        asked.length = 0;
        await search.loadAll();
        // Eight pages with new rows, and three without.
        expect(asked.length).toBeLessThanOrEqual(11);
      }),
    );
  });
});

describe('a promise of the browser', () => {
  it('rejects at its limit and not before', async () => {
    const clock = new InMemoryClock();
    const answer = inTime(clock, new Promise<string>(() => {}), 2_000).catch((error: Error) => error.name);
    let heard: unknown;
    void answer.then(value => (heard = value));
    clock.advance(1_999);
    await settled();
    expect(heard).toBeUndefined();
    clock.advance(1);
    expect(await answer).toBe('TimeoutError');
  });

  it('is received by a page that could not run for longer than the limit', async () => {
    const due: (() => void)[] = [];
    const clock = { after: (_: number, callback: () => void) => (due.push(callback), () => {}) };
    let arrive: (record: string) => void = () => {};
    const answer = inTime(clock, new Promise<string>(resolve => (arrive = resolve)));
    due[0]!();
    arrive('the record');
    expect(await answer).toBe('the record');
  });
});

describe('readPages', () => {
  /** A list that answers each page with these rows, and says these numbers. */
  function aList(rowsOf: (page: number) => readonly string[], totalPages: number, totalCount = 0) {
    const controller = new AbortController();
    const told: (readonly [read: number, pages: number | null])[] = [];
    const asked: number[] = [];
    return {
      controller,
      told,
      asked,
      options: {
        ask: async (page: number) => {
          asked.push(page);
          return success({ rows: rowsOf(page), totalPages, totalCount });
        },
        idOf: (row: string) => row,
        onProgress: (read: number, pages: number | null) => void told.push([read, pages]),
        signal: controller.signal,
      },
    };
  }

  const oneRow = (page: number) => [`row of ${page}`];
  const twoPages = (page: number) => (page <= 2 ? oneRow(page) : []);

  it('reads all pages, one after the other, and tells how far it is', async () => {
    const { options, told } = aList(oneRow, 3, 3);
    const rows = ['row of 1', 'row of 2', 'row of 3'];
    expect(await readPages(options)).toEqual(success({ rows, total: 3, isWhole: true }));
    expect(told).toEqual([
      [0, null],
      [1, 3],
      [2, 3],
    ]);
  });

  it('reads one page of an empty list', async () => {
    const { options, asked } = aList(() => [], 0);
    expect(await readPages(options)).toEqual(success({ rows: [], total: 0, isWhole: true }));
    expect(asked).toEqual([1]);
  });

  it('ends at an empty page if the server gives no numbers, and then knows the number of rows', async () => {
    const { options, asked } = aList(twoPages, Infinity);
    expect(await readPages(options)).toEqual(success({ rows: ['row of 1', 'row of 2'], total: 2, isWhole: true }));
    expect(asked).toEqual([1, 2, 3]);
  });

  it('ends after three pages without a new row, and reads each row once', async () => {
    const { options, asked } = aList(page => [`row of ${Math.min(page, 2)}`], Infinity);
    expect(await readPages(options)).toMatchObject({ value: { rows: ['row of 1', 'row of 2'], isWhole: true } });
    expect(asked).toEqual([1, 2, 3, 4, 5]);
  });

  it('reads on behind a page of which every row was left out', async () => {
    const { options } = aList(twoPages, 2);
    const ask = async (page: number) =>
      page === 1 ? success({ rows: [], received: 1, totalPages: 2, totalCount: 2 }) : options.ask(page);
    expect(await readPages({ ...options, ask })).toMatchObject({ value: { rows: ['row of 2'] } });
  });

  it('knows no number of rows if it stops before the end and the number of the server is too small', async () => {
    const { options } = aList(oneRow, Infinity);
    expect(await readPages({ ...options, mostPages: 2 })).toMatchObject({ value: { total: null, isWhole: false } });
  });

  it('reads no further page if the rows are enough', async () => {
    const { options, asked } = aList(oneRow, 9, 9);
    const answer = await readPages({ ...options, isEnough: (rows, page) => rows.size === 2 && page.length === 1 });
    expect(answer).toMatchObject({ value: { total: 9, isWhole: false } });
    expect(asked).toEqual([1, 2]);
  });

  it('returns the failure of a page, and asks for no other page', async () => {
    const { options, asked } = aList(oneRow, 3);
    const ask = (page: number) =>
      page === 2 ? Promise.resolve(failed({ reason: 'timedOut' } as const)) : options.ask(page);
    expect(await readPages({ ...options, ask })).toEqual(failed({ reason: 'timedOut' }));
    expect(asked).toEqual([1]);
  });

  it('drops what arrives after it was cancelled', async () => {
    const { options, controller, asked } = aList(oneRow, 3);
    const reading = readPages(options);
    controller.abort();
    expect(await reading).toBeNull();
    expect(asked).toEqual([1]);
  });
});
