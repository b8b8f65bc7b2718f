import * as fc from 'fast-check';
import type { IssuedInvoice } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import type { KeyedAcquisition } from '../../../../src/domain/selling/margin/Acquisition';
import { marginSales } from '../../../../src/domain/selling/margin/MarginBook';
import { marginSheet } from '../../../../src/domain/selling/margin/marginSheet';
import type { MotorbikeId } from '../../../../src/domain/selling/motorbikes/Motorbike';
import { monthClosing, purchaseSheet } from '../../../../src/domain/selling/register/MonthClosing';
import { registerSheet } from '../../../../src/domain/selling/register/registerSheet';
import { type MonthBasis, taxMonthBy } from '../../../../src/domain/selling/register/TaxMonth';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { euros, type Money } from '../../../../src/domain/shared/Money';
import type { SheetRow } from '../../../../src/domain/shared/Sheet';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';

const taxMonth = taxMonthBy('invoiceDate');

const words = {
  heading: (column: string) => column,
  taxKind: (kind: string) => kind,
  country: (country: string) => country,
  taxMonth: taxMonthBy('deliveryDate'),
  latest: () => 'at the latest',
  acquisitionTax: (tax: string) => tax,
  soldBy: (id: string) => `number of ${id}`,
  warning: (warning: string) => warning,
  status: (isVoid: boolean) => (isVoid ? 'void' : 'issued'),
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

/** No two of them sell the same vehicle. */
const noVehicle = { vin: '', motorbike: null };

const aSale = (
  number: string,
  date = '2026-10-05',
  vatOption: 'marginalTaxation' | 'unselected' = 'marginalTaxation',
) =>
  aSnapshotInvoice(number, {
    sent: { price: euros(500), vatOption, invoiceDate: date as LocalDate, ...noVehicle },
  });

const closingOf = (invoices: readonly IssuedInvoice[], acquisitions: readonly KeyedAcquisition[]) =>
  monthClosing('2026-10', { invoices, sales: marginSales(invoices, acquisitions), acquisitions, taxMonth });

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
      numbersOutOfOrder: ['3'],
    });
    expect(closing.files.map(({ number }) => number)).toEqual(['1', '4']);
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
    expect(Object.fromEntries(closingOf([nowhere('2'), aSale('1')], acquisitions).gaps)).toEqual({
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
        sent: {
          vatOption: 'standard23',
          invoiceDate: (date ?? '2026-10-05') as LocalDate,
          ...noVehicle,
        },
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

  it('names a vehicle that is on two counted invoices, by its VIN, its motorbike or its purchase', () => {
    const sold = (number: string, said: object, date = '2026-10-05') => {
      const sale = aSale(number, date, 'unselected');
      return { ...sale, snapshot: { ...sale.snapshot, sent: { ...sale.snapshot.sent, ...said } } };
    };
    const motorbike = { id: 7 as MotorbikeId, name: 'Scout' };
    const invoices = [
      sold('7', { acquisition: 'deal' }),
      sold('6', { motorbike }, '2026-09-05'),
      sold('5', { motorbike, vin: 'WB3' }),
      sold('4', { vin: 'WB1' }, '2026-11-05'),
      sold('3', { vin: 'wb 1' }),
      sold('2', {}),
      { ...sold('1', { vin: 'WB1' }), voided: { reason: 'Cancelled', replacement: '' } },
    ];
    const bought = [anAcquisition('deal', { invoiceId: 'id 2', date: '2026-10-02' as LocalDate })];
    expect(closingOf(invoices, bought).gaps.get('soldTwice')).toEqual(['7 (2)', '5 (6)', '3 (4)', '2 (7)']);
  });

  it('has the invoices that were delivered in the month, and names those of two months', () => {
    const delivered = (number: string, date: string, deliveryDate: string) => {
      const sale = aSale(number, date, 'unselected');
      return {
        ...sale,
        snapshot: { ...sale.snapshot, sent: { ...sale.snapshot.sent, deliveryDate: deliveryDate as LocalDate } },
      };
    };
    const invoices = [
      delivered('4', '2026-11-02', '2026-10-30'),
      delivered('3', '2026-10-31', '2026-11-01'),
      delivered('2', '2026-10-20', '2026-10-19'),
      delivered('1', '2026-09-02', '2026-08-30'),
    ];
    const closed = (basis: MonthBasis) =>
      monthClosing('2026-10', { invoices, sales: [], acquisitions: [], taxMonth: taxMonthBy(basis) });
    const numbers = (basis: MonthBasis) => closed(basis).invoices.map(({ number }) => number);
    expect(numbers('deliveryDate')).toEqual(['4', '2']);
    expect(numbers('invoiceDate')).toEqual(['3', '2']);
    expect(closed('deliveryDate').gaps.get('twoMonths')).toEqual(['4', '3']);
    expect(closed('invoiceDate').gaps.get('twoMonths')).toEqual(['4', '3']);
  });

  it('names a sale before its purchase, and a small business beside taxed invoices of its year', () => {
    const exempt = { ...aSale('3'), date: '2026-10-05' };
    const smallBusiness = {
      ...exempt.snapshot,
      sent: { ...exempt.snapshot.sent, vatOption: 'smallBusiness' as const },
    };
    const invoices = [{ ...exempt, snapshot: smallBusiness }, aSale('2', '2026-10-20'), aSale('1', '2026-10-19')];
    const bought = ['1', '2'].map(number =>
      anAcquisition(number, { invoiceId: `id ${number}`, date: '2026-10-20' as LocalDate }),
    );
    const { gaps } = closingOf(invoices, bought);
    expect([gaps.get('beforePurchase'), gaps.get('exemptBesideTaxed')]).toEqual([['1'], ['3']]);
    const lastYear = [invoices[0]!, aSale('1', '2025-10-19')];
    expect(closingOf(lastYear, []).gaps.get('exemptBesideTaxed')).toBeUndefined();
  });

  it('names the numbers that are left out or out of order in the runs of the month, also in other months', () => {
    const unselected = (number: string, date: string) => aSale(number, date, 'unselected');
    const invoices = [
      unselected('2026/0009', '2026-12-01'),
      { ...unselected('2026/0008', '2026-10-05'), voided: { reason: 'Wrong', replacement: '' } },
      unselected('2026/0004', '2026-09-03'),
      unselected('2026/0003', '2026-09-05'),
      unselected('2026/0001', '2026-01-05'),
      unselected('2025/0009', '2025-03-05'),
      unselected('2025/0001', '2025-01-05'),
    ];
    const { gaps } = closingOf(invoices, []);
    expect(gaps.get('numbersMissing')).toEqual(['2026/0002', '2026/0005 – 2026/0007']);
    expect(gaps.get('numbersOutOfOrder')).toEqual(['2026/0004']);
  });

  it('has what was bought in the month, sold or not, and names what has no price', () => {
    const day = '2026-10-02' as LocalDate;
    const acquisitions = [
      anAcquisition('sold', { date: day, invoiceId: 'id 1', supplier: 'Horn' }),
      anAcquisition('unsold', { date: day, price: null, vin: 'WB1' }),
      anAcquisition('later', { date: '2026-11-02' as LocalDate, price: null }),
    ];
    const { purchases, gaps } = closingOf([aSale('1')], acquisitions);
    expect(purchases.map(({ key }) => key)).toEqual(['sold', 'unsold']);
    expect(gaps.get('purchaseWithoutPrice')).toEqual(['unsold WB1']);
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
            sent: {
              price,
              priceType: 'gross',
              vatOption,
              invoiceDate: date as LocalDate,
              ...noVehicle,
            },
          }),
          isConfirmed,
          voided: isVoid ? { reason: 'Wrong', replacement: '' } : null,
        })),
    ),
    bought: fc.array(fc.record({ date: dates, price: cents })),
  });
  const closedMonth = (month: string, invoices: readonly IssuedInvoice[], bought: readonly KeyedAcquisition[]) =>
    monthClosing(month, { invoices, sales: marginSales(invoices, bought), acquisitions: bought, taxMonth });
  /** The file without the rows of void invoices. */
  const counted = ([headings = [], ...rows]: readonly SheetRow[]) => [
    headings,
    ...rows.filter(row => row[headings.indexOf('status')] !== 'void'),
  ];
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
          const register = counted(registerSheet(closing.invoices, words));
          expect({
            register: column(register, 'gross'),
            sold: column(marginSheet(closing.sales, [], words), 'salePrice'),
            rows: register.length - 1,
            bought: column(purchaseSheet(closing.purchases, words), 'acquisitionPrice'),
            purchases: closing.purchases.length,
          }).toEqual(byHand);
        }
      }),
    );
  });

  it('never counts a void invoice: all other rows of its files and what is missing are the same without it', () => {
    const filesOf = (invoices: readonly IssuedInvoice[]) => {
      const closing = closedMonth('2026-10', invoices, []);
      const register = counted(registerSheet(closing.invoices, words));
      return [
        register,
        marginSheet(closing.sales, [], words),
        closing.files.filter(({ voided }) => voided === null),
        [...closing.gaps],
      ];
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
    anAcquisition('late', {
      date: '2026-10-20' as LocalDate,
      invoiceId: 'id 7',
      vin: 'WB1',
      supplier: 'Schmidt',
      costs: euros(5),
    }),
    anAcquisition('early', { date: '2026-10-02' as LocalDate, price: null, tax: 'vat' }),
  ];
  expect(purchaseSheet(purchases, words)).toEqual([
    ['boughtOn', 'vehicle', 'vin', 'supplier', 'acquisitionPrice', 'acquisitionTax', 'costs', 'number'],
    [{ date: '2026-10-02' }, 'early', '', '', null, 'vat', { amount: 0 }, ''],
    [
      { date: '2026-10-20' },
      'late',
      'WB1',
      'Schmidt',
      { amount: euros(100) },
      'margin',
      { amount: euros(5) },
      'number of id 7',
    ],
  ]);
});
