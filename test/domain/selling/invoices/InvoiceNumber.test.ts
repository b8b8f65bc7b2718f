import * as fc from 'fast-check';
import { nextInvoiceNumber, numberKeys, numberUses } from '../../../../src/domain/selling/invoices/InvoiceNumber';

const isSameNumber = (one: string, other: string) => {
  const keyOf = numberKeys([]);
  const [first, second] = [one, other].map(number => keyOf({ number, date: '2026-11-25' }));
  return first === second;
};

/** Issued in 2026. */
const nextAfter = (number: string) => nextInvoiceNumber({ number, date: '2026-11-25' });

describe('nextInvoiceNumber', () => {
  it.each([
    ['2026/007', '2026/008'],
    ['FV 09/2026', 'FV 10/2026'],
    ['12/2026', '13/2026'],
    ['FV 9/11/2026', 'FV 10/11/2026'],
    ['2026/11/5', '2026/11/6'],
    ['RE 2026-77', 'RE 2026-78'],
    ['RE 2026-2000', 'RE 2026-2001'],
    ['2026/2050', '2026/2051'],
    ['17/26', '18/26'],
    ['17/25', '18/25'],
    ['17/24', '17/25'],
    ['FV 12/11/26', 'FV 13/11/26'],
    ['26-0012', '26-0013'],
    ['RE26-12', 'RE26-13'],
    ['RE26A12', 'RE26A13'],
    ['25/26', '26/26'],
    ['26/26', '27/26'],
    ['26/2026', '27/2026'],
    ['12/2025', '13/2025'],
    ['2026', '2027'],
    ['1999/2026', '2000/2026'],
    ['2025/2026', ''],
    ['RE-99', 'RE-100'],
    ['RE-0099-A', 'RE-0100-A'],
    ['7/12026', '7/12027'],
    ['7/20261', '7/20262'],
    [' RE-7 ', 'RE-8'],
    ['100000000000001', '100000000000002'],
    ['1000000000000001', ''],
    ['first', ''],
    ['', ''],
  ])('after %j is %j', (last, next) => expect(nextAfter(last)).toBe(next));

  it('takes the year from the date of the invoice', () => {
    expect(nextInvoiceNumber({ number: '17/24', date: '2024-12-30' })).toBe('18/24');
    expect(nextInvoiceNumber({ number: '17/24', date: '2025-01-02' })).toBe('18/24');
    expect(nextInvoiceNumber({ number: '17/2024', date: '2024-12-30' })).toBe('18/2024');
  });

  it('always counts on within the year, in either order and with any separator', () => {
    const anyCounter = fc.integer({ min: 1, max: 99_999 }).filter(count => ![2025, 2026].includes(count));
    fc.assert(
      fc.property(
        anyCounter,
        fc.constantFrom('26', '2026'),
        fc.constantFrom('/', '-', '.', ' ', '_'),
        (count, year, sign) => {
          expect(nextAfter(`${count}${sign}${year}`)).toBe(`${count + 1}${sign}${year}`);
          fc.pre(String(count) !== year);
          expect(nextAfter(`${year}${sign}${count}`)).toBe(`${year}${sign}${count + 1}`);
        },
      ),
    );
  });

  it('is always one higher and keeps the text before the number', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat({ max: 5 }), (before, count, zeros) => {
        const prefix = before.replace(/\d/g, '').trimStart();
        const next = nextAfter(prefix + '0'.repeat(zeros) + count);
        expect(next.startsWith(prefix)).toBe(true);
        expect(Number(next.slice(prefix.length))).toBe(count + 1);
      }),
    );
  });

  it('never invents a number if it cannot count exactly', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const next = nextAfter(text);
        expect(next === '' || !isSameNumber(next, text)).toBe(true);
      }),
    );
    expect(nextAfter('9'.repeat(20))).toBe('');
  });
});

describe('numberKeys', () => {
  it('ignores capitals and blanks', () => {
    expect(isSameNumber(' re 2026 / 7', 'RE2026/7')).toBe(true);
    expect(isSameNumber('RE 17', 'RE 71')).toBe(false);
  });

  it.each([
    ['RE–2026–017', 'the dash of Word'],
    ['RE\u20112026\u2011017', 'a dash that does not break'],
    ['RE—2026−017', 'a long dash and a minus sign'],
    ['ＲＥ－２０２６－０１７', 'full-width signs'],
  ])('takes %s, with %s, for RE-2026-017', spelling => {
    expect(isSameNumber(spelling, 're-2026-017')).toBe(true);
    expect(isSameNumber(spelling, 'RE-2026-018')).toBe(false);
  });

  it('takes a letter with its mark apart for the letter', () => {
    expect(isSameNumber('A\u0308 7', 'Ä7')).toBe(true);
    expect(isSameNumber('A 7', 'Ä7')).toBe(false);
  });

  /** Which of the invoices have the number of an earlier one. */
  const doubles = (...invoices: readonly (readonly [number: string, date: string])[]) => {
    const issued = invoices.map(([number, date]) => ({ number, date: date }));
    const keys = issued.map(numberKeys(issued));
    return issued.filter((_, place) => keys.indexOf(keys[place]!) < place).map(({ number }) => number);
  };

  it('tell a number without a year from that of another year once the run begins with 1 again', () => {
    const before = [
      ['1', '2025-01-03'],
      ['2', '2025-02-03'],
      ['57', '2025-12-30'],
    ] as const;
    expect(doubles(...before, ['1', '2026-01-02'], ['2', '2026-01-05'])).toEqual([]);
    expect(doubles(...before, ['1', '2026-01-02'], ['2', '2026-01-05'], ['2', '2026-01-06'])).toEqual(['2']);
    expect(doubles(...before, ['57', '2026-01-02'])).toEqual(['57']);
    expect(doubles(['RE 1', '2025-01-03'], ['re1', '2026-01-03'], ['RE 1', '2026-03-03'])).toEqual(['RE 1']);
  });

  it('find a number with a year in any year', () => {
    expect(doubles(['2026-1', '2026-01-03'], ['2026-1', '2027-01-02'])).toEqual(['2026-1']);
    expect(doubles(['1/2026', '2026-01-03'], ['1/2026', '2027-01-02'])).toEqual(['1/2026']);
  });
});

describe('numberUses', () => {
  it('names the number that is left out, within the year if a run without a year begins with 1 again', () => {
    const issued = ['1', '2', '3', '4', '57'].map(number => ({ number, date: '2025-05-05' }));
    const skipped = (number: string, ...restarted: readonly string[]) => {
      const later = restarted.map(number => ({ number, date: '2026-01-02' }));
      return numberUses([...issued, ...later])({ number, date: '2026-02-02' }).skipped;
    };
    expect([skipped('58'), skipped('60'), skipped('６０'), skipped('1')]).toEqual([null, '58', '58', null]);
    expect([skipped('3', '1', '2'), skipped('4', '1', '2')]).toEqual([null, '3']);
  });

  it('names the earlier year of a number if its run has begun with 1 again', () => {
    const issued = [
      ['80', '2025-12-30'],
      ['1', '2025-01-03'],
      ['40', '2025-06-03'],
      ['1', '2026-01-03'],
      ['80', '2024-12-30'],
    ].map(([number, date]) => ({ number: number!, date: date! }));
    const year = (number: string) => numberUses(issued)({ number, date: '2026-02-02' }).otherYear;
    expect([year('1'), year(' 40'), year('80'), year('2')]).toEqual(['2025', '2025', '2025', null]);
    expect(numberUses(issued.slice(0, 3))({ number: '40', date: '2025-07-01' }).otherYear).toBeNull();
  });

  const anyNumber = fc
    .tuple(fc.constantFrom('RE ', '', 'RE2026-'), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 2024, max: 2027 }))
    .map(([run, count, year]) => ({ number: run + count, date: `${year}-03-05` }));

  it('always finds the invoice whose key is the same, and no other one', () => {
    fc.assert(
      fc.property(fc.array(anyNumber), anyNumber, (issued, typed) => {
        const keyOf = numberKeys([typed, ...issued]);
        const used = issued.find(invoice => keyOf(invoice) === keyOf(typed)) ?? null;
        expect(numberUses(issued)(typed).usedBy).toBe(used);
      }),
    );
  });
});
