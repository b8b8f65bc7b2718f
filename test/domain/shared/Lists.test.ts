import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { DAY } from '../../../src/domain/shared/Instant';
import { type Language, languages } from '../../../src/domain/shared/Language';
import { changedRows, movedRows, neighbours, rotatedByDay } from '../../../src/domain/shared/Lists';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { hasMorePages, pagesWithoutNewRow, plausiblePage, unseen } from '../../../src/domain/shared/Page';
import { csvText, sheetNames } from '../../../src/domain/shared/Sheet';
import { pageOfAll, pageWindow, shownRows } from '../../../src/domain/shared/ShownRows';
import { putLast, type SortDirection, sorted, sortSteps, type SortValue } from '../../../src/domain/shared/sorted';

describe('neighbours', () => {
  const anyIds = fc.uniqueArray(fc.nat({ max: 50 }), { minLength: 1 });

  it.each([
    ['a', -1, { previous: null, next: 'b' }],
    ['b', -1, { previous: 'a', next: 'c' }],
    ['c', -1, { previous: 'b', next: null }],
    ['x', -1, { previous: null, next: null }],
    ['x', 0, { previous: null, next: 'a' }],
    ['x', 1, { previous: 'a', next: 'b' }],
    ['x', 3, { previous: 'c', next: null }],
    ['x', 9, { previous: 'c', next: null }],
  ])('of %s, which was at %d, in a list of a, b and c are %j', (id, place, expected) =>
    expect(neighbours(['a', 'b', 'c'], id, place)).toEqual(expected),
  );

  it('always lead from the first id through every id to the last one', () => {
    fc.assert(
      fc.property(anyIds, ids => {
        const walked: number[] = [];
        for (let id: number | null = ids[0]!; id !== null; id = neighbours(ids, id).next) walked.push(id);
        expect(walked).toEqual(ids);
      }),
    );
  });

  it('never lead forward to an id that does not lead back', () => {
    fc.assert(
      fc.property(anyIds, fc.nat(), (ids, some) => {
        const id = ids[some % ids.length]!;
        const { previous, next } = neighbours(ids, id);
        if (next !== null) expect(neighbours(ids, next).previous).toBe(id);
        if (previous !== null) expect(neighbours(ids, previous).next).toBe(id);
      }),
    );
  });

  it('always stay the same when the id leaves the list', () => {
    fc.assert(
      fc.property(anyIds, fc.nat(), (ids, some) => {
        const place = some % ids.length;
        const id = ids[place]!;
        const others = ids.filter(other => other !== id);
        expect(neighbours(others, id, place)).toEqual(neighbours(ids, id));
      }),
    );
  });
});

describe('Lists, moved rows', () => {
  const ids = (text: string): string[] => [...text];
  const anyOrder = fc.uniqueArray(fc.constantFrom(...ids('ABCDEFGH')));

  describe('movedRows', () => {
    it.each([
      ['', '', 0],
      ['ABC', 'ABC', 0],
      ['ABCD', 'DABC', 1],
      ['ABCD', 'BCDA', 1],
      ['ABCD', 'DCBA', 3],
      ['ABCD', 'BADC', 2],
      ['AXB', 'ABY', 0],
      ['AXB', 'BYA', 1],
    ])('from %p to %p is %d', (shown, wanted, count) => expect(movedRows(ids(shown), ids(wanted))).toBe(count));

    it('is always the least number of rows without which both orders are the same', () => {
      const without = (order: readonly string[], kept: readonly string[]) =>
        order.filter(id => kept.includes(id)).join('');
      const choices = (order: readonly string[]): readonly (readonly string[])[] =>
        order.reduce<readonly (readonly string[])[]>((sets, id) => sets.flatMap(set => [set, [...set, id]]), [[]]);
      fc.assert(
        fc.property(anyOrder, anyOrder, (shown, wanted) => {
          const common = shown.filter(id => wanted.includes(id));
          const agreeing = choices(common).filter(kept => without(shown, kept) === without(wanted, kept));
          const most = Math.max(...agreeing.map(kept => kept.length));
          expect(movedRows(shown, wanted)).toBe(common.length - most);
        }),
      );
    });
  });

  describe('changedRows', () => {
    it.each([
      ['ABC', 'ABC', 0],
      ['ABC', 'BCA', 1],
      ['AXB', 'ABY', 2],
      ['', 'AB', 2],
    ])('from %p to %p is %d', (shown, wanted, count) => expect(changedRows(ids(shown), ids(wanted))).toBe(count));

    it('is 0 only for the same list', () => {
      fc.assert(
        fc.property(anyOrder, anyOrder, (shown, wanted) => {
          expect(changedRows(shown, wanted) === 0).toBe(shown.join() === wanted.join());
        }),
      );
    });
  });
});

describe('rotatedByDay', () => {
  const rows = ['a', 'b', 'c', 'd'];

  it('has the same rows in the same order, for a whole day', () => {
    const morning = rotatedByDay(rows, 4 * DAY);
    expect(rotatedByDay(rows, 5 * DAY - 1)).toEqual(morning);
    expect([...morning, ...morning].join('')).toContain('abcd');
    expect(rotatedByDay([], DAY)).toEqual([]);
  });

  it('always begins once with each row in as many days as there are rows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(30_000), (count, day) => {
        const numbers = Array.from({ length: count }, (_, row) => row);
        const first = numbers.map(later => rotatedByDay(numbers, (day + later) * DAY)[0]);
        expect(new Set(first).size).toBe(count);
      }),
    );
  });
});

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

describe('ShownRows', () => {
  /** The numbers from the first argument up to, but not including, the second. */
  const count = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

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
            if (typeof before !== 'number' || typeof next !== 'number')
              throw new Error('A gap stands between two pages');
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
});

describe('sorted', () => {
  interface Row {
    readonly id: number;
    readonly value: SortValue;
  }

  const { compare: compareTexts } = new Intl.Collator('de', { numeric: true });
  const by = (direction: SortDirection) => ({ valueOf: ({ value }: Row) => value, direction, compareTexts });
  const anyDirection = fc.constantFrom<SortDirection>('ascending', 'descending');
  const rowsOf = (value: fc.Arbitrary<SortValue>) =>
    fc.array(fc.option(value)).map(values => values.map((value, id): Row => ({ id, value })));
  const anyRows = fc.oneof(rowsOf(fc.nat(9)), rowsOf(fc.constantFrom('a', 'ä', 'b', '2', '10')));

  const valuesIn = (rows: readonly Row[]) => rows.map(({ value }) => value);

  describe('sorted', () => {
    it('knows numbers, and texts as a dictionary does', () => {
      const rows = (values: readonly SortValue[]) => values.map((value, id) => ({ id, value }));
      expect(valuesIn(sorted(rows([10, null, 9]), by('ascending')))).toEqual([9, 10, null]);
      expect(valuesIn(sorted(rows(['b', 'ä', null, 'a']), by('descending')))).toEqual(['b', 'ä', 'a', null]);
      expect(valuesIn(sorted(rows(['R 10', 'R 9']), by('ascending')))).toEqual(['R 9', 'R 10']);
    });

    it('always returns the same rows, and sorting again changes nothing', () => {
      fc.assert(
        fc.property(anyRows, anyDirection, (rows, direction) => {
          const once = sorted(rows, by(direction));
          expect(new Set(once)).toEqual(new Set(rows));
          expect(once).toHaveLength(rows.length);
          expect(sorted(once, by(direction))).toEqual(once);
        }),
      );
    });

    it('always keeps the order of rows with the same value', () => {
      fc.assert(
        fc.property(anyRows, anyDirection, (rows, direction) => {
          for (const value of new Set(valuesIn(rows))) {
            const same = (list: readonly Row[]) => list.filter(row => row.value === value).map(({ id }) => id);
            expect(same(sorted(rows, by(direction)))).toEqual(same(rows));
          }
        }),
      );
    });

    it('always puts rows without a value last', () => {
      fc.assert(
        fc.property(anyRows, anyDirection, (rows, direction) => {
          const values = valuesIn(sorted(rows, by(direction)));
          const known = values.filter(value => value !== null).length;
          expect(values.slice(known).every(value => value === null)).toBe(true);
        }),
      );
    });

    it('is the result of any number of steps', () => {
      fc.assert(
        fc.property(anyRows, anyDirection, fc.integer({ min: 1, max: 7 }), (rows, direction, piece) => {
          const steps = sortSteps(rows, by(direction), piece);
          let step = steps.next();
          while (!step.done) step = steps.next();
          expect(step.value).toEqual(sorted(rows, by(direction)));
        }),
      );
    });
  });

  it('putLast drops the oldest value and treats a value that is put again as new', () => {
    const map = new Map([
      ['a', 1],
      ['b', 2],
    ]);
    expect(putLast(map, ['a', 3], 2)).toEqual([]);
    expect(putLast(map, ['c', 4], 2)).toEqual(['b']);
    expect([...map]).toEqual([
      ['a', 3],
      ['c', 4],
    ]);
  });

  it('putLast always holds the latest values up to the limit and returns each dropped key', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.integer({ min: 1, max: 8 }), (keys, most) => {
        const map = new Map<number, number>();
        const gone = keys.flatMap((key, index) => {
          const before = new Set(map.keys());
          const left = putLast(map, [key, index], most);
          expect([...before].filter(one => !map.has(one))).toEqual(left);
          return left;
        });
        const latest = [...new Set(keys.toReversed())].slice(0, most).toReversed();
        expect([...map.keys()]).toEqual(latest);
        expect(gone.length).toBeGreaterThanOrEqual(new Set(keys).size - most);
      }),
    );
  });
});

describe('Sheet', () => {
  /** What another library reads from the file. */
  const readBack = (file: string, language: Language): string[][] =>
    parse(file, {
      bom: true,
      delimiter: language === 'en' ? ',' : ';',
      record_delimiter: '\r\n',
      skip_empty_lines: false,
    });

  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '"', "'", ';', ',', '\r', '\n', '\t', ' ', 'ß', '1') }),
  );

  describe('sheetNames', () => {
    it('are names that a spreadsheet program takes, each once', () => {
      const name = fc.string({ unit: fc.constantFrom(..."[]:*?/\\'", ' ', 'A', 'a', '-', 'ß', '😀'), maxLength: 40 });
      fc.assert(
        fc.property(fc.array(name), names => {
          const found = sheetNames(names);
          expect(found).toHaveLength(names.length);
          expect(new Set(found.map(one => one.toLowerCase())).size).toBe(names.length);
          for (const one of found) expect(one).toMatch(/^(?!')(?!.*[\ud800-\udbff]$)[^[\]:*?/\\]{1,31}(?<!')$/);
        }),
      );
    });
  });

  describe('csvText', () => {
    it('writes a byte order mark, and ends each row by CR and LF', () => {
      expect(csvText([['a', 'b'], ['c']], 'en')).toBe('\uFEFFa,b\r\nc\r\n');
    });

    it('has only the byte order mark if there are no rows', () => {
      expect(csvText([], 'de')).toBe('\uFEFF');
    });

    it.each([
      ['de', 'Müller;1234,50;7,25;\r\n'],
      ['pl', 'Müller;1234,50;7,25;\r\n'],
      ['en', 'Müller,1234.50,7.25,\r\n'],
    ] as const)('separates cells and decimals as the spreadsheets of %s do', (language, expected) => {
      expect(csvText([['Müller', { amount: euros(1234.5) }, 7.25, null]], language)).toBe(`\uFEFF${expected}`);
    });

    it.each([
      [0, '0.00'],
      [5, '0.05'],
      [-5, '-0.05'],
      [-123_456, '-1234.56'],
      [100, '1.00'],
    ])('writes %d cents as %s', (cents, expected) => {
      expect(csvText([[{ amount: cents as Money }]], 'en')).toBe(`\uFEFF${expected}\r\n`);
    });

    it('quotes a cell with a separator, a quote or a line break', () => {
      expect(csvText([['a;b', 'c,d', 'e"f', 'g\nh']], 'de')).toBe('\uFEFF"a;b";c,d;"e""f";"g\nh"\r\n');
    });

    it.each(['=1+1', '+49 170+1', '+1-2', '-2+3', '@SUM(A1)', '\t=1', '  =1', '\r=1', '＝1+1'])(
      'puts an apostrophe before %j, which a spreadsheet would compute',
      text => {
        expect(readBack(csvText([[text]], 'en'), 'en')).toEqual([[`'${text}`]]);
      },
    );

    it.each(['+49 170 1234567', '+49(0)40/123-45', ' +48221234567', '-2', '+3,5', '-', '0017', '12/2026', '01067'])(
      'leaves %j as it is, which is no formula',
      text => {
        expect(readBack(csvText([[text]], 'de'), 'de')).toEqual([[text]]);
      },
    );

    it('writes a date, and a time as the clock of the reader shows it', () => {
      const at = new Date(2026, 10, 26, 9, 5).getTime();
      expect(csvText([[{ date: '2026-11-26' }, { at }]], 'en')).toBe('\uFEFF2026-11-26,2026-11-26 09:05\r\n');
    });

    it('leaves the sign of a negative amount', () => {
      expect(csvText([[-1.5, { amount: -150 as Money }]], 'de')).toBe('\uFEFF-1,5;-1,50\r\n');
    });

    it('is always read back by another library as what was written, cell by cell', () => {
      const anyRows = fc
        .integer({ min: 1, max: 6 })
        .chain(width => fc.array(fc.array(anyText, { minLength: width, maxLength: width }), { minLength: 1 }));
      fc.assert(
        fc.property(anyRows, fc.constantFrom(...languages), (rows, language) => {
          const read = readBack(csvText(rows, language), language);
          expect(
            read.map((row, y) => row.map((cell, x) => (cell === `'${rows[y]?.[x]}` ? cell.slice(1) : cell))),
          ).toEqual(rows);
        }),
      );
    });

    it('never has a text cell that a spreadsheet would compute', () => {
      fc.assert(
        fc.property(anyText, fc.constantFrom(...languages), (text, language) => {
          const [[cell] = []] = readBack(csvText([[text, 'end']], language), language);
          expect(cell).not.toMatch(/^\s*([=@＝＋－＠]|[+-].*[A-Za-z!*:&^])/);
        }),
      );
    });

    it('keeps every amount to the cent', () => {
      fc.assert(
        fc.property(fc.maxSafeInteger(), fc.constantFrom(...languages), (cents, language) => {
          const amount = { amount: cents as Money };
          const [[cell = ''] = []] = readBack(csvText([[amount]], language), language);
          expect(Number(cell.replace(/[.,]/, ''))).toBe(cents);
        }),
      );
    });
  });
});
