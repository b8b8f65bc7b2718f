import * as fc from 'fast-check';
import { isSameNumber, nextInvoiceNumber } from '../../../../src/domain/selling/invoices/InvoiceNumber';

describe('nextInvoiceNumber', () => {
  it.each([
    ['2026/007', '2026/008'],
    ['FV 09/2026', 'FV 10/2026'],
    ['12/2026', '13/2026'],
    ['FV 9/11/2026', 'FV 10/11/2026'],
    ['2026/11/5', '2026/11/6'],
    ['RE 2026-77', 'RE 2026-78'],
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
  ])('after %j is %j', (last, next) => expect(nextInvoiceNumber(last)).toBe(next));

  it('is always one higher and keeps the text before the number', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat({ max: 5 }), (before, count, zeros) => {
        const prefix = before.replace(/\d/g, '').trimStart();
        const next = nextInvoiceNumber(prefix + '0'.repeat(zeros) + count);
        expect(next.startsWith(prefix)).toBe(true);
        expect(Number(next.slice(prefix.length))).toBe(count + 1);
      }),
    );
  });

  it('never invents a number if it cannot count exactly', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const next = nextInvoiceNumber(text);
        expect(next === '' || !isSameNumber(next, text)).toBe(true);
      }),
    );
    expect(nextInvoiceNumber('9'.repeat(20))).toBe('');
  });
});

it('isSameNumber ignores capitals and blanks', () => {
  expect(isSameNumber(' re 2026 / 7', 'RE2026/7')).toBe(true);
  expect(isSameNumber('RE 17', 'RE 71')).toBe(false);
});
