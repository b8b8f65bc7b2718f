import * as fc from 'fast-check';
import type { IssuedInvoice } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import type { KeyedAcquisition } from '../../../../src/domain/selling/margin/Acquisition';
import { marginSales } from '../../../../src/domain/selling/margin/MarginBook';
import { marginSheet } from '../../../../src/domain/selling/margin/marginSheet';
import { monthClosing, purchaseSheet } from '../../../../src/domain/selling/register/MonthClosing';
import { registerSheet } from '../../../../src/domain/selling/register/registerSheet';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { euros, type Money } from '../../../../src/domain/shared/Money';
import type { SheetRow } from '../../../../src/domain/shared/Sheet';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';

const words = {
  heading: (column: string) => column,
  taxKind: (kind: string) => kind,
  country: (country: string) => country,
  acquisitionTax: (tax: string) => tax,
  soldBy: (id: string) => `number of ${id}`,
  warning: (warning: string) => warning,
};

const anAcquisition = (key: string, stated: Partial<KeyedAcquisition> = {}): KeyedAcquisition => ({
  key,
  vehicle: key,
  vin: '',
  date: null,
  price: euros(100),
  tax: 'margin',
  costs: euros(0),
  invoiceId: null,
  ...stated,
});

const aSale = (
  number: string,
  date = '2026-10-05',
  vatOption: 'marginalTaxation' | 'unselected' = 'marginalTaxation',
) => aSnapshotInvoice(number, { sent: { price: euros(500), vatOption, invoiceDate: date as LocalDate } });

const closingOf = (
  invoices: readonly IssuedInvoice[],
  acquisitions: readonly KeyedAcquisition[],
  country: 'de' | null = 'de',
) => monthClosing('2026-10', { invoices, sales: marginSales(invoices, acquisitions, country), acquisitions });

describe('the closing of a month', () => {
  it('names what is missing, and the void invoices of the month', () => {
    const invoices = [
      aSale('5', '2026-11-01'),
      { ...aSale('4'), voided: { reason: 'Cancelled', replacement: '' } },
      { ...aSale('3'), isConfirmed: false },
      { ...aSale('2', '2026-10-31', 'unselected'), address: '' },
      aSale('1', '2026-10-01'),
    ];
    const closing = closingOf(invoices, [anAcquisition('BMW')]);
    expect(Object.fromEntries(closing.gaps)).toEqual({
      unconfirmed: ['3'],
      withoutFile: ['2'],
      withoutVatOption: ['2'],
      withoutPurchase: ['1'],
      purchaseUndated: ['BMW'],
    });
    expect(closing.files.map(({ number }) => number)).toEqual(['1']);
    expect(closing.voided.map(({ number }) => number)).toEqual(['4']);
  });

  it('names two purchases for one invoice, a purchase without a price, and a margin without a rate', () => {
    const day = '2026-10-02' as LocalDate;
    const nowhere = (number: string) => {
      const sale = aSale(number);
      return { ...sale, snapshot: { ...sale.snapshot, seller: null } };
    };
    const acquisitions = [
      anAcquisition('a', { invoiceId: 'id 1', date: day }),
      anAcquisition('b', { invoiceId: 'id 1', date: day }),
      anAcquisition('c', { invoiceId: 'id 2', date: day, price: null }),
    ];
    expect(Object.fromEntries(closingOf([nowhere('2'), aSale('1')], acquisitions, null).gaps)).toEqual({
      severalPurchases: ['1'],
      withoutPrice: ['2'],
      withoutRate: ['2'],
    });
  });

  it('names the sales under the margin scheme whose purchase was with VAT, abroad, or taxed in an unknown way', () => {
    const taxes = ['vat', 'abroad', 'unknown', 'margin'] as const;
    const acquisitions = taxes.map((tax, index) =>
      anAcquisition(tax, { invoiceId: `id ${index}`, date: '2026-10-02' as LocalDate, tax }),
    );
    const invoices = taxes.map((_, index) => aSale(`${index}`));
    expect(Object.fromEntries(closingOf(invoices, acquisitions).gaps)).toEqual({
      withVat: ['0'],
      abroad: ['1'],
      unknownTax: ['2'],
    });
  });

  it('names a number that two counted invoices have, also if one of them is of another month', () => {
    const standard = (number: string, id: string, date?: string): IssuedInvoice => ({
      ...aSnapshotInvoice(number, {
        sent: { vatOption: 'standard23', invoiceDate: (date ?? '2026-10-05') as LocalDate },
      }),
      id,
    });
    const invoices = [
      standard('R 1', 'a'),
      standard('R 1', 'b'),
      standard('R 2', 'c'),
      standard('r2', 'd', '2026-09-05'),
      standard('R 3', 'e'),
      { ...standard('R 3', 'f'), voided: { reason: 'Wrong', replacement: '' } },
    ];
    expect(Object.fromEntries(closingOf(invoices, []).gaps)).toEqual({ sameNumber: ['R 1', 'R 2'] });
  });

  it('has nothing missing if each sale has its purchase', () => {
    const acquisitions = [anAcquisition('BMW', { invoiceId: 'id 1', date: '2026-09-30' as LocalDate })];
    const closing = closingOf([aSale('1')], acquisitions);
    expect([closing.gaps.size, closing.purchases]).toEqual([0, []]);
  });

  const dates = fc.constantFrom('2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01');
  const months = ['2026-09', '2026-10', '2026-11'];
  const cents = fc.nat(9_999_999).map(amount => amount as Money);
  const anyBooks = fc.record({
    invoices: fc.array(
      fc
        .record({
          date: dates,
          price: cents,
          vatOption: fc.constantFrom('marginalTaxation', 'standard23'),
          isConfirmed: fc.boolean(),
          isVoid: fc.boolean(),
        })
        .map(({ date, price, vatOption, isConfirmed, isVoid }) => ({
          ...aSnapshotInvoice('1', {
            sent: { price, priceType: 'gross', vatOption, invoiceDate: date as LocalDate },
          }),
          isConfirmed,
          voided: isVoid ? { reason: 'Wrong', replacement: '' } : null,
        })),
    ),
    bought: fc.array(fc.record({ date: dates, price: cents })),
  });
  const closedMonth = (month: string, invoices: readonly IssuedInvoice[], bought: readonly KeyedAcquisition[]) =>
    monthClosing(month, { invoices, sales: marginSales(invoices, bought, 'de'), acquisitions: bought });
  /** The cents in a column of a file. */
  const column = ([headings = [], ...rows]: readonly SheetRow[], name: string) =>
    rows.reduce((sum, row) => {
      const cell = row[headings.indexOf(name)];
      return sum + (typeof cell === 'object' && cell !== null && 'amount' in cell ? cell.amount : 0);
    }, 0);

  it('always has each counted invoice, sale and dated purchase in its month, with the sums that are computed by hand', () => {
    fc.assert(
      fc.property(anyBooks, ({ invoices, bought }) => {
        const acquisitions = bought.map(({ date, price }, index) =>
          anAcquisition(`${index}`, { date: date as LocalDate, price }),
        );
        for (const month of months) {
          const byHand = { register: 0, sold: 0, rows: 0, bought: 0, purchases: 0 };
          for (const { date, gross, isConfirmed, voided, snapshot } of invoices) {
            if (!date.startsWith(month) || !isConfirmed || voided) continue;
            byHand.register += gross;
            byHand.rows += 1;
            if (snapshot.sent.vatOption === 'marginalTaxation') byHand.sold += gross;
          }
          for (const { date, price } of bought) {
            if (!date.startsWith(month)) continue;
            byHand.bought += price;
            byHand.purchases += 1;
          }
          const closing = closedMonth(month, invoices, acquisitions);
          const register = registerSheet(closing.invoices, words);
          expect({
            register: column(register, 'gross'),
            sold: column(marginSheet(closing.sales, words), 'salePrice'),
            rows: register.length - 1,
            bought: column(purchaseSheet(closing.purchases, words), 'acquisitionPrice'),
            purchases: closing.purchases.length,
          }).toEqual(byHand);
        }
      }),
    );
  });

  it('never counts a void invoice: its files and what is missing are the same without it', () => {
    const filesOf = (invoices: readonly IssuedInvoice[]) => {
      const closing = closedMonth('2026-10', invoices, []);
      const register = registerSheet(closing.invoices, words);
      return [register, marginSheet(closing.sales, words), closing.files, [...closing.gaps]];
    };
    fc.assert(
      fc.property(anyBooks, ({ invoices }) => {
        expect(filesOf(invoices)).toEqual(filesOf(invoices.filter(({ voided }) => voided === null)));
      }),
    );
  });
});

it('the file of purchases has the earliest first, with the number of the invoice that sold each', () => {
  const purchases = [
    anAcquisition('late', { date: '2026-10-20' as LocalDate, invoiceId: 'id 7', vin: 'WB1', costs: euros(5) }),
    anAcquisition('early', { date: '2026-10-02' as LocalDate, price: null, tax: 'vat' }),
  ];
  expect(purchaseSheet(purchases, words)).toEqual([
    ['boughtOn', 'vehicle', 'vin', 'acquisitionPrice', 'acquisitionTax', 'costs', 'number'],
    [{ date: '2026-10-02' }, 'early', '', null, 'vat', { amount: 0 }, ''],
    [{ date: '2026-10-20' }, 'late', 'WB1', { amount: euros(100) }, 'margin', { amount: euros(5) }, 'number of id 7'],
  ]);
});
