import * as fc from 'fast-check';
import type { OfferList } from '../../../src/application/offers/list/OfferLists';
import type { ListedPage } from '../../../src/application/shared/List';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import type { HashId } from '../../../src/domain/offers/Offer';
import { anOfferList, arrives } from '../../support/aList';
import { watchActions } from '../../support/watchActions';

watchActions();

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
