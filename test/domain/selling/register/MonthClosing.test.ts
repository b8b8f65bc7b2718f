import * as fc from 'fast-check';
import type { IssuedInvoice } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import type { KeyedAcquisition } from '../../../../src/domain/selling/margin/Acquisition';
import { marginSales } from '../../../../src/domain/selling/margin/MarginBook';
import { monthClosing, purchaseSheet } from '../../../../src/domain/selling/register/MonthClosing';
import { registerSheet } from '../../../../src/domain/selling/register/registerSheet';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { euros } from '../../../../src/domain/shared/Money';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';

const words = {
  heading: (column: string) => column,
  taxKind: (kind: string) => kind,
  country: (country: string) => country,
  acquisitionTax: (tax: string) => tax,
  soldBy: (id: string) => `number of ${id}`,
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

  it('always has each invoice, sale and dated purchase in exactly one month', () => {
    const dates = fc.constantFrom('2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01');
    const anyInvoice = fc
      .record({ date: dates, isConfirmed: fc.boolean(), isVoid: fc.boolean() })
      .map(({ date, isConfirmed, isVoid }) => ({
        ...aSale('1', date),
        isConfirmed,
        voided: isVoid ? { reason: 'Wrong', replacement: '' } : null,
      }));
    fc.assert(
      fc.property(fc.array(anyInvoice), fc.array(dates), (invoices, days) => {
        const acquisitions = days.map((date, index) => anAcquisition(`${index}`, { date: date as LocalDate }));
        const books = { invoices, sales: marginSales(invoices, acquisitions, 'de'), acquisitions };
        const months = ['2026-09', '2026-10', '2026-11'].map(month => monthClosing(month, books));
        const rows = months.map(month => registerSheet(month.invoices, words).length - 1);
        const sum = (numbers: readonly number[]) => numbers.reduce((total, count) => total + count, 0);
        expect(sum(rows)).toBe(invoices.filter(({ isConfirmed, voided }) => isConfirmed && !voided).length);
        expect(sum(months.map(({ sales }) => sales.length))).toBe(books.sales.length);
        expect(sum(months.map(({ purchases }) => purchases.length))).toBe(days.length);
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
