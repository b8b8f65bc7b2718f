import * as fc from 'fast-check';
import { pageWindow, resultRange, rowsOfPage } from '../../../src/domain/selling/PageWindow';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [4, 8, [1, 2, 3, 4, 5, 6, 7, 8]],
    [1, 20, [1, 2, 3, 4, 5, 6, 7, 8, 'gap', 20]],
    [10, 20, [1, 'gap', 6, 7, 8, 9, 10, 11, 12, 13, 'gap', 20]],
    [20, 20, [1, 'gap', 13, 14, 15, 16, 17, 18, 19, 20]],
    [7, 12, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ])('page %d of %d: %j', (current, total, links) => {
    expect(pageWindow(current, total)).toEqual(links);
  });

  const bars = fc
    .integer({ min: 1, max: 400 })
    .chain(total => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
  const numbersOf = (links: readonly unknown[]) => links.filter(link => typeof link === 'number');

  it('always holds the first, the last and the current page, each page once and in order', () => {
    fc.assert(
      fc.property(bars, ([current, total]) => {
        const pages = numbersOf(pageWindow(current, total));
        expect(pages).toEqual(expect.arrayContaining([1, current, total]));
        expect(pages).toEqual([...new Set(pages)].sort((one, other) => one - other));
        expect(pages.every(page => page >= 1 && page <= total)).toBe(true);
      }),
    );
  });

  it('never leaves a page out without an ellipsis, nor puts one where no two pages are left out', () => {
    fc.assert(
      fc.property(bars, ([current, total]) => {
        const links = pageWindow(current, total);
        links.forEach((link, index) => {
          const next = links[index + 1];
          if (typeof link === 'number' && typeof next === 'number') expect(next).toBe(link + 1);
          if (link !== 'gap') return;
          const before = links[index - 1];
          if (typeof before !== 'number' || typeof next !== 'number') throw new Error('A gap stands between two pages');
          expect(next - before).toBeGreaterThan(2);
        });
      }),
    );
  });

  it('never grows beyond 8 pages around the current one and two steps on either side', () => {
    fc.assert(
      fc.property(bars, ([current, total]) => {
        expect(pageWindow(current, total).length).toBeLessThanOrEqual(12);
      }),
    );
  });
});

describe('resultRange', () => {
  it.each([
    [
      { page: 1, rows: 20, perPage: 20, totalPages: 3, totalCount: 47 },
      { start: 1, end: 20 },
    ],
    [
      { page: 3, rows: 7, perPage: 20, totalPages: 3, totalCount: 47 },
      { start: 41, end: 47 },
    ],
    [
      { page: 1, rows: 0, perPage: 20, totalPages: 0, totalCount: 0 },
      { start: 0, end: 0 },
    ],
    [
      { page: 2, rows: 10, perPage: 20, totalPages: 5, totalCount: 47 },
      { start: 11, end: 20 },
    ],
    [
      { page: 2, rows: 22, perPage: 20, totalPages: 2, totalCount: 72 },
      { start: 51, end: 72 },
    ],
    [
      { page: 1, rows: 24, perPage: 20, totalPages: 2, totalCount: 25 },
      { start: 1, end: 24 },
    ],
    [
      { page: 1, rows: 19, perPage: 20, totalPages: 3, totalCount: 47 },
      { start: 1, end: 20 },
    ],
  ])('of %j is %j', (shown, range) => {
    expect(resultRange(shown)).toEqual(range);
  });

  it('never leaves out nor repeats a result from one page to the next', () => {
    const lists = fc.record({ perPage: fc.integer({ min: 1, max: 40 }), totalCount: fc.integer({ min: 1, max: 500 }) });
    fc.assert(
      fc.property(lists, ({ perPage, totalCount }) => {
        const totalPages = Math.ceil(totalCount / perPage);
        let reached = 0;
        for (let page = 1; page <= totalPages; page += 1) {
          const rows = Math.min(perPage, totalCount - reached);
          const { start, end } = resultRange({ page, rows, perPage, totalPages, totalCount });
          expect(start).toBe(reached + 1);
          expect(end).toBe(reached + rows);
          reached = end;
        }
        expect(reached).toBe(totalCount);
      }),
    );
  });
});

describe('rowsOfPage', () => {
  const count = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

  it('cuts an answer that is longer than what was asked for and counted', () => {
    const answer = { rows: count(0, 30), totalPages: 3, totalCount: 47 };
    expect(rowsOfPage(answer, { page: 1, perPage: 20 })).toEqual(count(0, 20));
  });

  it('cuts the page out of an answer that is all there is', () => {
    const answer = { rows: count(0, 47), totalPages: 3, totalCount: 47 };
    expect(rowsOfPage(answer, { page: 3, perPage: 20 })).toEqual(count(40, 47));
  });

  it('leaves the longer pages of a server that counts in them', () => {
    const answer = { rows: count(0, 30), totalPages: 2, totalCount: 47 };
    expect(rowsOfPage(answer, { page: 1, perPage: 20 })).toEqual(count(0, 30));
  });

  const lists = fc.record({ perPage: fc.integer({ min: 1, max: 30 }), totalCount: fc.integer({ min: 1, max: 300 }) });
  /** Pages of a length of its own; or counted as asked, and each answer as long as the server likes. */
  const servers = fc.record({ own: fc.integer({ min: 1, max: 300 }), surplus: fc.integer({ min: 0, max: 40 }) });
  const shownOf = (pages: number, page: (page: number) => readonly number[]) =>
    new Set(count(1, pages + 1).flatMap(number => page(number)));

  it('never keeps a row from every page, whatever length the server’s pages have', () => {
    fc.assert(
      fc.property(lists, servers, ({ perPage, totalCount }, { own }) => {
        const totalPages = Math.ceil(totalCount / own);
        const shown = shownOf(totalPages, page => {
          const rows = count((page - 1) * own, Math.min(page * own, totalCount));
          return rowsOfPage({ rows, totalPages, totalCount }, { page, perPage });
        });
        expect(shown.size).toBe(totalCount);
      }),
    );
  });

  it('never keeps one where the server counts as asked, and sends more or everything', () => {
    fc.assert(
      fc.property(lists, servers, fc.boolean(), ({ perPage, totalCount }, { surplus }, sendsAll) => {
        const totalPages = Math.ceil(totalCount / perPage);
        const shown = shownOf(totalPages, page => {
          const start = (page - 1) * perPage;
          const rows = sendsAll ? count(0, totalCount) : count(start, Math.min(start + perPage + surplus, totalCount));
          return rowsOfPage({ rows, totalPages, totalCount }, { page, perPage });
        });
        expect(shown.size).toBe(totalCount);
      }),
    );
  });

  it('never shows more than was asked for of a list that came whole and is counted so', () => {
    fc.assert(
      fc.property(lists, ({ perPage, totalCount }) => {
        const answer = { rows: count(0, totalCount), totalPages: Math.ceil(totalCount / perPage), totalCount };
        expect(rowsOfPage(answer, { page: 1, perPage }).length).toBeLessThanOrEqual(perPage);
      }),
    );
  });
});
