import * as fc from 'fast-check';
import { pageOfAll, pageWindow, shownRows } from '../../../src/domain/shared/ShownRows';

/** The numbers from the first argument up to, but not including, the second. */
const count = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

const answerOf = (rows: readonly number[], totalPages: number, totalCount: number) => ({
  rows,
  received: rows.length,
  totalPages,
  totalCount,
});

describe('shownRows', () => {
  it('shows no more rows than were asked for and counted', () => {
    const answer = answerOf(count(0, 30), 3, 47);
    expect(shownRows(answer, { page: 1, perPage: 20 })).toEqual({ rows: count(0, 20), start: 1, end: 20 });
  });

  it('cuts the page out of an answer that contains every row', () => {
    const answer = answerOf(count(0, 47), 3, 47);
    expect(shownRows(answer, { page: 3, perPage: 20 })).toEqual({ rows: count(40, 47), start: 41, end: 47 });
    expect(shownRows(answer, { page: 4, perPage: 20 })).toEqual({ rows: [], start: 0, end: 0 });
    const fullPages = answerOf(count(0, 40), 2, 40);
    expect(shownRows(fullPages, { page: 3, perPage: 20 })).toEqual({ rows: [], start: 0, end: 0 });
  });

  it('shows all rows of a server that uses longer pages', () => {
    const answer = answerOf(count(0, 30), 2, 47);
    expect(shownRows(answer, { page: 1, perPage: 20 })).toEqual({ rows: count(0, 30), start: 1, end: 30 });
    const longer = answerOf(count(0, 21), 2, 40);
    expect(shownRows(longer, { page: 1, perPage: 20 })).toEqual({ rows: count(0, 21), start: 1, end: 21 });
  });

  it.each([
    ['an empty list', 1, 0, 0, 0, { start: 0, end: 0 }],
    ['a page beyond the last', 9, 0, 3, 47, { start: 0, end: 0 }],
    ['a server that uses shorter pages', 2, 10, 5, 47, { start: 11, end: 20 }],
    ['a single page with fewer rows than are counted', 1, 18, 1, 20, { start: 1, end: 18 }],
    ['a last page that is as long as the page before', 2, 18, 2, 36, { start: 19, end: 36 }],
    ['a last page if two page lengths lead to the same number of pages', 2, 1, 2, 25, { start: 25, end: 25 }],
  ])('returns the range for %s', (_, page, received, totalPages, totalCount, range) => {
    const answer = answerOf(count(0, received), totalPages, totalCount);
    expect(shownRows(answer, { page, perPage: 20 })).toMatchObject(range);
  });

  it('includes unreadable rows in the range', () => {
    const answer = { rows: count(0, 19), received: 20, totalPages: 3, totalCount: 47 };
    expect(shownRows(answer, { page: 2, perPage: 20 })).toMatchObject({ start: 21, end: 40 });
    const whole = { rows: count(0, 46), received: 47, totalPages: 3, totalCount: 47 };
    expect(shownRows(whole, { page: 3, perPage: 20 })).toEqual({ rows: count(40, 46), start: 41, end: 47 });
  });

  const lists = fc.record({ perPage: fc.integer({ min: 1, max: 30 }), totalCount: fc.integer({ min: 1, max: 300 }) });
  /** A server either uses its own page length, or counts in the requested length and sends a surplus of rows. */
  const servers = fc.record({ own: fc.integer({ min: 1, max: 300 }), surplus: fc.integer({ min: 0, max: 40 }) });
  const rowsOf = (pages: number, page: (page: number) => readonly number[]) =>
    new Set(count(1, pages + 1).flatMap(number => page(number)));

  it('always shows the rows that its range names, whatever page length the server uses', () => {
    fc.assert(
      fc.property(lists, servers, ({ perPage, totalCount }, { own }) => {
        const totalPages = Math.ceil(totalCount / own);
        const shown = rowsOf(totalPages, page => {
          const sent = count((page - 1) * own, Math.min(page * own, totalCount));
          const { rows, start, end } = shownRows(answerOf(sent, totalPages, totalCount), { page, perPage });
          expect(rows).toEqual(count(start - 1, end));
          return rows;
        });
        expect(shown.size).toBe(totalCount);
      }),
    );
  });

  it('always shows the rows that its range names if the server ignores paging and sends everything', () => {
    fc.assert(
      fc.property(lists, ({ perPage, totalCount }) => {
        const totalPages = Math.ceil(totalCount / perPage);
        const answer = answerOf(count(0, totalCount), totalPages, totalCount);
        const shown = rowsOf(totalPages, page => {
          const { rows, start, end } = shownRows(answer, { page, perPage });
          expect(rows).toEqual(count(start - 1, end));
          expect(rows.length).toBeLessThanOrEqual(perPage);
          return rows;
        });
        expect(shown.size).toBe(totalCount);
      }),
    );
  });

  it('never hides a row on every page if the server sends more rows than were asked for', () => {
    fc.assert(
      fc.property(lists, servers, ({ perPage, totalCount }, { surplus }) => {
        const totalPages = Math.ceil(totalCount / perPage);
        const shown = rowsOf(totalPages, page => {
          const start = (page - 1) * perPage;
          const sent = count(start, Math.min(start + perPage + surplus, totalCount));
          return shownRows(answerOf(sent, totalPages, totalCount), { page, perPage }).rows;
        });
        expect(shown.size).toBe(totalCount);
      }),
    );
  });
});

describe('pageOfAll', () => {
  const all = Array.from({ length: 43 }, (_, index) => index + 1);

  it('shows the remaining rows on the last page', () => {
    const last = { rows: [41, 42, 43], page: 3, totalPages: 3, start: 41, end: 43 };
    expect(pageOfAll(all, { page: 3, perPage: 20 })).toEqual(last);
  });

  it('shows the last page instead of one beyond it, and one empty page if there are no rows', () => {
    expect(pageOfAll(all.slice(0, 40), { page: 3, perPage: 20 })).toMatchObject({ page: 2, start: 21, end: 40 });
    expect(pageOfAll([], { page: 1, perPage: 20 })).toEqual({ rows: [], page: 1, totalPages: 1, start: 0, end: 0 });
  });

  it('always shows each row on exactly one page', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100 }), fc.integer({ min: 1, max: 20 }), (length, perPage) => {
        const rows = Array.from({ length }, (_, index) => index);
        const { totalPages } = pageOfAll(rows, { page: 1, perPage });
        const pages = Array.from({ length: totalPages }, (_, index) => pageOfAll(rows, { page: index + 1, perPage }));
        expect(pages.flatMap(page => page.rows)).toEqual(rows);
      }),
    );
  });
});

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [4, 8, [1, 2, 3, 4, 5, 6, 7, 8]],
    [1, 20, [1, 2, 3, 4, 5, 6, 7, 8, 'gap', 20]],
    [10, 20, [1, 'gap', 6, 7, 8, 9, 10, 11, 12, 13, 'gap', 20]],
    [20, 20, [1, 'gap', 13, 14, 15, 16, 17, 18, 19, 20]],
    [7, 12, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ])('for page %d of %d is %j', (current, total, links) => {
    expect(pageWindow(current, total)).toEqual(links);
  });

  const bars = fc
    .integer({ min: 1, max: 400 })
    .chain(total => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
  const numbersOf = (links: readonly unknown[]) => links.filter(link => typeof link === 'number');

  it('always contains the first, the last and the current page, each once and in order', () => {
    fc.assert(
      fc.property(bars, ([current, total]) => {
        const pages = numbersOf(pageWindow(current, total));
        expect(pages).toEqual(expect.arrayContaining([1, current, total]));
        expect(pages).toEqual([...new Set(pages)].sort((one, other) => one - other));
        expect(pages.every(page => page >= 1 && page <= total)).toBe(true);
      }),
    );
  });

  it('always puts an ellipsis exactly where two or more pages are left out', () => {
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

  it('never contains more than 8 pages around the current one and two entries on either side', () => {
    fc.assert(
      fc.property(bars, ([current, total]) => {
        expect(pageWindow(current, total).length).toBeLessThanOrEqual(12);
      }),
    );
  });
});
