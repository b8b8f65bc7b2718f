import * as fc from 'fast-check';
import { OfferListStore, type ArrivedPage } from '../../../../src/application/offers/list/OfferListStore';
import { defaultQuestion } from '../../../../src/domain/offers/list/BrowseQuestion';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { watchActions } from '../../../support/watchActions';

watchActions();

const [a, b, c, d] = ['MB-A', 'MB-B', 'MB-C', 'MB-D'] as [HashId, HashId, HashId, HashId];

const aPage = (ids: readonly HashId[], parts: Partial<ArrivedPage> = {}): ArrivedPage => ({
  ids,
  totalPages: 3,
  totalCount: 6,
  limit: 2,
  availableCountries: null,
  ...parts,
});

function aListOf(ids: readonly HashId[], parts: Partial<ArrivedPage> = {}): OfferListStore {
  const list = new OfferListStore('browse');
  list.firstPageArrived(aPage(ids, parts), 1);
  return list;
}

it('OfferListStore keeps the values of an earlier page that a later page does not contain', () => {
  const list = aListOf([a, b], { availableCountries: ['DE'] });
  list.morePageArrived(aPage([c, d], { limit: null, totalCount: 7 }), 2);
  expect(list).toMatchObject({ limit: 2, totalCount: 7, availableCountries: ['DE'], lastFetchedAt: 2, nextPage: 3 });
});

it('OfferListStore counts the offers of its pages that could not be read, each page once', () => {
  const list = aListOf([a, b], { received: 3 });
  list.morePageArrived(aPage([c], { received: 3 }), 2);
  expect(list.unreadable).toBe(3);
  list.rowsReceived(2, 2, 2);
  expect(list.unreadable).toBe(1);
  list.firstPageArrived(aPage([a, b]), 3);
  expect(list.unreadable).toBe(0);
});

it('OfferListStore knows no countries before the first page arrives', () => {
  expect(new OfferListStore('browse').availableCountries).toEqual([]);
});

it('OfferListStore uses the length of the first of several pages if the server sends no length', () => {
  const list = aListOf([a, b], { limit: null });
  list.morePageArrived(aPage([c], { limit: null }), 2);
  expect(list.limit).toBe(2);
  expect(list.idsOnPage(1)).toEqual([a, b]);
  expect(list.idsOnPage(2)).toEqual([c]);
  expect(aListOf([a, b], { limit: null, totalPages: 2 }).limit).toBe(2);
  expect(aListOf([a, b], { limit: null, totalPages: 1 }).limit).toBeNull();
});

it('OfferListStore holds an offer once, even if a page contains it twice', () => {
  const list = aListOf([a, b, a]);
  list.morePageArrived(aPage([b, c]), 2);
  expect([...list.ids]).toEqual([a, b, c]);
});

it('OfferListStore has more pages until the last one, and never in a paginated list', () => {
  const list = aListOf([a, b], { totalPages: 2, totalCount: 4 });
  expect(list.hasMore).toBe(true);
  list.morePageArrived(aPage([c, d], { totalPages: 2, totalCount: 4 }), 2);
  expect(list.hasMore).toBe(false);
  list.questionChanged({ ...defaultQuestion, paging: 'paginated' });
  list.firstPageArrived(aPage([a, b], { totalPages: 2, totalCount: 4 }), 3);
  expect(list.hasMore).toBe(false);
});

it('OfferListStore is current while its rows show every known change', () => {
  const list = new OfferListStore('browse');
  expect(list.isCurrent).toBe(false);
  list.firstPageArrived(aPage([a, b]), 1);
  expect(list.isCurrent).toBe(true);
  list.outdated();
  expect(list.isCurrent).toBe(false);
  list.requestedInPlace();
  list.arrivedInPlace(2);
  expect(list.isCurrent).toBe(true);
  list.newOffersArrived([c]);
  expect(list.isCurrent).toBe(false);
});

describe('offers that wait', () => {
  it('still wait when a page after the first one arrives, but not for other filters', () => {
    const list = aListOf([a, b]);
    list.newOffersArrived([c]);
    const second = { ...defaultQuestion, paging: 'paginated', page: 2 } as const;
    list.questionChanged({ ...second, page: 1 });
    list.newOffersArrived([c]);
    list.questionChanged(second);
    list.loadStarted('first');
    list.firstPageArrived(aPage([d]), 2);
    expect(list.newOffers).toEqual([c]);
    list.questionChanged({ ...second, buyNowOnly: true });
    expect(list.newOffers).toEqual([]);
  });

  it('may not fit the filters if one of them may not', () => {
    const list = aListOf([a, b]);
    list.newOffersArrived([c]);
    expect(list.areNewOffersDoubtful).toBe(false);
    list.newOffersArrived([d], { mayNotFit: true });
    expect(list.areNewOffersDoubtful).toBe(true);
  });

  it.each([true, false])('while the first page is on its way still may not fit afterwards: %s', mayNotFit => {
    const list = aListOf([a, b]);
    list.loadStarted('first');
    list.newOffersArrived([c], { mayNotFit });
    list.firstPageArrived(aPage([a, b]), 2);
    expect(list.newOffers).toEqual([c]);
    expect(list.areNewOffersDoubtful).toBe(mayNotFit);
  });

  it('stop waiting one by one when later pages contain them', () => {
    const list = aListOf([a, b]);
    list.newOffersArrived([c, d]);
    list.morePageArrived(aPage([c]), 2);
    expect(list.newOffers).toEqual([d]);
  });
});

it('an offer that is confirmed while the first page is on its way stays in the list', () => {
  const list = aListOf([a, b]);
  list.loadStarted('first');
  list.offerConfirmed(a);
  list.firstPageArrived(aPage([b, c]), 2);
  expect([...list.ids]).toEqual([a, b, c]);
});

describe('an offer that is added at the top', () => {
  it('leaves its older place and is counted once', () => {
    const list = aListOf([a, b]);
    list.offerAdded(b);
    expect([...list.ids]).toEqual([b, a]);
    expect(list.totalCount).toBe(6);
    list.offerAdded(c);
    expect([...list.ids]).toEqual([c, b, a]);
    expect(list.totalCount).toBe(7);
  });

  it('stops waiting', () => {
    const list = aListOf([a, b]);
    list.newOffersArrived([d, c, a]);
    expect(list.newOffers).toEqual([d, c]);
    list.offerAdded(c);
    expect(list.newOffers).toEqual([d]);
  });
});

describe('an offer that is removed', () => {
  it('can be put back in its place', () => {
    const list = aListOf([a, b, c]);
    expect(list.offerRemoved(b)).toBe(1);
    expect(list.holds(b)).toBe(false);
    expect(list.totalCount).toBe(5);
    list.offerPutBack(b, 1);
    list.offerPutBack(b, 0);
    expect([...list.ids]).toEqual([a, b, c]);
    expect(list.totalCount).toBe(6);
  });

  it('leaves the list unchanged if it was not in the list', () => {
    const list = aListOf([a, b]);
    expect(list.offerRemoved(c)).toBe(-1);
    expect([...list.ids]).toEqual([a, b]);
    expect(list.totalCount).toBe(6);
  });

  it('does not return with a first page that was requested before it was added', () => {
    const list = aListOf([a, b]);
    list.loadStarted('first');
    list.offerAdded(c);
    list.offerAdded(d);
    list.offerRemoved(c);
    list.firstPageArrived(aPage([a, b]), 2);
    expect([...list.ids]).toEqual([d, a, b]);
  });

  it('does not return with a later page and does not wait', () => {
    const list = aListOf([a, b]);
    list.loadStarted('more');
    list.offerRemoved(c);
    list.morePageArrived(aPage([c, d]), 2);
    list.newOffersArrived([c]);
    expect([...list.ids]).toEqual([a, b, d]);
    expect(list.newOffers).toEqual([]);
  });
});

describe('a list that became shorter on the server', () => {
  it('steps back by as many pages as its offers may have moved', () => {
    const list = aListOf([a, b]);
    list.morePageArrived(aPage([c, d]), 2);
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
    list.morePageArrived(aPage([], { limit: null }), 2);
    expect(list.steppedBack(1)).toBe(true);
    expect(list.nextPage).toBe(2);
  });
});

it('OfferListStore adds nothing at the top of a page that is not the first', () => {
  const list = new OfferListStore('ownBids');
  list.questionChanged({ ...defaultQuestion, paging: 'paginated', page: 2 });
  list.loadStarted('first');
  list.offerAdded(d);
  list.firstPageArrived(aPage([a, b]), 1);
  list.offerAdded(c);
  expect([...list.ids]).toEqual([a, b]);
});

it('OfferListStore holds each offer once and in the order of the pages, whatever they repeat', () => {
  const anyPage = fc.array(fc.constantFrom(a, b, c, d, 'MB-1' as HashId, 'MB-12' as HashId), { maxLength: 6 });
  fc.assert(
    fc.property(anyPage, fc.array(anyPage, { maxLength: 3 }), (first, more) => {
      const list = aListOf(first);
      for (const page of more) list.morePageArrived(aPage(page), 2);
      expect([...list.ids]).toEqual([...new Set([first, ...more].flat())]);
      for (const id of [a, b, c, d]) expect(list.holds(id)).toBe(list.ids.includes(id));
    }),
  );
});
