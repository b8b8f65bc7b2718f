import * as fc from 'fast-check';
import { hasMorePages, pagesWithoutNewRow, plausiblePage, unseen } from '../../../src/domain/shared/Page';

describe('unseen', () => {
  it('omits ids that are held and duplicates within the page', () => {
    expect(unseen(['c', 'a', 'd', 'c', 'b'], new Set(['a', 'b']))).toEqual(['c', 'd']);
  });

  it('never duplicates or loses an id and keeps the order of the page', () => {
    const ids = fc.array(fc.integer({ min: 0, max: 30 }));
    fc.assert(
      fc.property(ids, ids, (page, known) => {
        const held = new Set(known);
        const fresh = unseen(page, held);
        expect(fresh.every(id => !held.has(id))).toBe(true);
        expect(new Set([...held, ...fresh])).toEqual(new Set([...held, ...page]));
        expect(fresh.map(id => page.indexOf(id))).toEqual(
          [...new Set(fresh.map(id => page.indexOf(id)))].sort((a, b) => a - b),
        );
      }),
    );
  });

  it('checks the held ids at most once per id of the page and never iterates over them', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 20 })), page => {
        const asked: number[] = [];
        unseen(page, { has: id => asked.push(id) > 100 });
        expect(asked.length).toBeLessThanOrEqual(page.length);
      }),
    );
  });
});

describe('hasMorePages', () => {
  it.each([
    [1, 0, 0, false],
    [1, 1, 0, true],
    [2, 1, 20, false],
    [3, 3, 50, true],
    [4, 3, 50, false],
  ])('returns for page %d out of %d: %s', (nextPage, totalPages, loaded, more) =>
    expect(hasMorePages({ nextPage, totalPages, totalCount: loaded, loaded, withoutNewRow: 0 })).toBe(more),
  );

  it('is true for a number of pages that is too small for the number of rows', () =>
    expect(hasMorePages({ nextPage: 2, totalPages: 1, totalCount: 340, loaded: 170, withoutNewRow: 0 })).toBe(true));

  it('is false after an empty page, and after three pages in a row without a new row', () => {
    const part = { nextPage: 5, totalPages: Infinity, totalCount: 0, loaded: 40 };
    const ends = [pagesWithoutNewRow(0, 0, 0), pagesWithoutNewRow(2, 20, 0)];
    expect(ends.map(withoutNewRow => hasMorePages({ ...part, withoutNewRow }))).toEqual([false, false]);
    expect(hasMorePages({ ...part, withoutNewRow: pagesWithoutNewRow(2, 20, 1) })).toBe(true);
  });
});

describe('plausiblePage', () => {
  const page = (received: number, totalPages: number, totalCount: number) => ({
    rows: [],
    received,
    totalPages,
    totalCount,
  });

  it('leaves numbers alone that fit each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat({ max: 30 }), (total, turned) => {
        const perPage = 20;
        const totalPages = Math.ceil(total / perPage);
        const wanted = (turned % totalPages) + 1;
        const received = Math.min(perPage, total - (wanted - 1) * perPage);
        const told = page(received, totalPages, total);
        expect(plausiblePage(told, { page: wanted, perPage })).toEqual({ ...told, isCountAtLeast: false });
      }),
    );
  });

  it('counts at least the rows that arrived, and offers a further page if the server gives no number', () =>
    expect(plausiblePage(page(20, Infinity, 0), { page: 2, perPage: 20 })).toMatchObject({
      totalPages: 3,
      totalCount: 40,
      isCountAtLeast: true,
    }));

  it('offers a further page if the number of pages is too small for the number of rows', () =>
    expect(plausiblePage(page(20, 1, 170), { page: 1, perPage: 20 }).totalPages).toBe(2));
});
