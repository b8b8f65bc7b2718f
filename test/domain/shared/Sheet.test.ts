import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { type Language, languages } from '../../../src/domain/shared/Language';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { csvText, sheetNames } from '../../../src/domain/shared/Sheet';

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
