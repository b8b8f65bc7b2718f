import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import type { IssuedInvoice } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import { vatOptions } from '../../../../src/domain/selling/invoices/Vat';
import {
  type KeyedAcquisition,
  acquisitionTaxes,
  soldAcquisition,
  unsoldAcquisitions,
} from '../../../../src/domain/selling/margin/Acquisition';
import { type MarginSale, marginSales, marginSum, marginSums } from '../../../../src/domain/selling/margin/MarginBook';
import { marginSheet } from '../../../../src/domain/selling/margin/marginSheet';
import { registerSums } from '../../../../src/domain/selling/register/InvoiceRegister';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { euros, type Money } from '../../../../src/domain/shared/Money';
import { anIssuedInvoice, aSnapshotInvoice } from '../../../support/anIssuedInvoice';

const day = (text: string) => text as LocalDate;

const anAcquisition = (key: string, stated: Partial<KeyedAcquisition> = {}): KeyedAcquisition => ({
  key,
  vehicle: 'BMW',
  vin: '',
  date: null,
  price: euros(100),
  tax: 'margin',
  costs: euros(0),
  invoiceId: `id ${key}`,
  ...stated,
});

const aSale = (number: string, gross: Money, stated: { date?: string; isConfirmed?: boolean } = {}): IssuedInvoice => ({
  ...aSnapshotInvoice(number, {
    sent: {
      price: gross,
      priceType: 'gross',
      vatOption: 'marginalTaxation',
      invoiceDate: day(stated.date ?? '2026-11-20'),
    },
  }),
  isConfirmed: stated.isConfirmed ?? true,
});

const words = {
  heading: (column: string) => column,
  acquisitionTax: (tax: string) => tax,
  warning: (warning: string) => warning,
};

/** The cents of a column of the file. */
function column(sales: readonly MarginSale[], name: string): number {
  const [headings = [], ...rows] = marginSheet(sales, words);
  return rows.reduce((sum, row) => {
    const cell = row[headings.indexOf(name)];
    return sum + (typeof cell === 'object' && cell !== null && 'amount' in cell ? cell.amount : 0);
  }, 0);
}

/** The rows of the table on the page about the book. */
function monthByHand(): readonly (readonly string[])[] {
  const page = readFileSync(path.join(__dirname, '../../../../docs/margin-book.md'), 'utf8');
  const rows = page.split('\n').filter(line => line.startsWith('|'));
  return rows.slice(2).map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  );
}

const cents = (text = ''): Money | null => (/\d/.test(text) ? euros(Number(text)) : null);

describe('the margin book', () => {
  it('agrees to the cent with a month that was computed by hand', () => {
    const byHand = monthByHand();
    const [sum, ...vehicles] = [...byHand].reverse();
    expect(vehicles).toHaveLength(12);
    const invoices = vehicles.map(([vehicle = '', , , , sale]) => aSale(vehicle, cents(sale)!));
    const acquisitions = vehicles.map(([vehicle = '', price, tax, costs]) =>
      anAcquisition(vehicle, {
        price: cents(price),
        tax: acquisitionTaxes.find(known => known === tax)!,
        costs: cents(costs)!,
      }),
    );
    const sales = marginSales(invoices, acquisitions, null);
    expect(sales.map(({ margin, vat }) => [margin, vat])).toEqual(
      vehicles.map(([, , , , , margin, vat]) => [cents(margin), cents(vat)]),
    );
    expect(marginSums(sales)).toEqual([
      {
        month: '2026-11',
        count: 12,
        acquisitionPrice: cents(sum?.[1]),
        salePrice: cents(sum?.[4]),
        margin: cents(sum?.[5]),
        vat: cents(sum?.[6]),
        withoutMargin: 1,
        unknown: 1,
      },
    ]);
    expect(sales.filter(({ warnings }) => warnings.length > 0).map(({ warnings }) => warnings)).toEqual([
      ['withVat'],
      ['abroad'],
      ['unknownTax'],
    ]);
  });

  it('lists only confirmed invoices under the margin scheme', () => {
    const invoices = [aSale('1', euros(5)), aSale('2', euros(5), { isConfirmed: false }), anIssuedInvoice('3')];
    const taxed = vatOptions.map(vatOption => aSnapshotInvoice(vatOption, { sent: { vatOption } }));
    const listed = marginSales([...invoices, ...taxed], [], 'de').map(({ invoice }) => invoice.number);
    expect(listed).toEqual(['1', 'marginalTaxation']);
  });

  it('has no margin without an acquisition or its price, and says so', () => {
    const invoices = [aSale('1', euros(500)), aSale('2', euros(500))];
    const sales = marginSales(invoices, [anAcquisition('2', { price: null })], null);
    expect(sales.map(({ margin, vat, warnings }) => ({ margin, vat, warnings }))).toEqual([
      { margin: null, vat: null, warnings: ['noAcquisition'] },
      { margin: null, vat: null, warnings: ['noPrice'] },
    ]);
  });

  it('takes the rate from the country on the invoice, or else from the given one', () => {
    const polish = aSnapshotInvoice('1', {
      sent: { price: euros(223), priceType: 'gross', vatOption: 'marginalTaxation' },
      seller: { country: 'pl' },
    });
    const nowhere = { ...polish, id: 'id 2', snapshot: { ...polish.snapshot, seller: null } };
    const acquisitions = [anAcquisition('1'), anAcquisition('2')];
    const of = (country: 'de' | null) => marginSales([polish, nowhere], acquisitions, country);
    expect(of('de').map(({ rate, vat }) => [rate, vat])).toEqual([
      [23, euros(23)],
      [19, euros(19.64)],
    ]);
    expect(of(null)[1]).toMatchObject({ margin: euros(123), rate: null, vat: null, warnings: ['noCountry'] });
  });

  it('names several acquisitions of one invoice, and computes nothing from them', () => {
    const doubled = [
      anAcquisition('1', { price: euros(300) }),
      anAcquisition('deal', { invoiceId: 'id 1', price: euros(400) }),
    ];
    const sales = marginSales([aSale('1', euros(500))], doubled, 'de');
    expect(sales).toMatchObject([
      {
        assigned: doubled,
        acquisition: null,
        acquisitionPrice: null,
        margin: null,
        vat: null,
        warnings: ['severalAcquisitions'],
      },
    ]);
    expect(marginSum(sales)).toMatchObject({ acquisitionPrice: null, withoutMargin: 1 });
  });

  it('always has the sums of its columns and of its file, and the sale prices of the register, to the cent', () => {
    const anySale = fc
      .record({
        id: fc.nat(5),
        gross: fc.nat(9_999_999),
        date: fc.constantFrom('2026-10-01', '2026-11-30'),
        isConfirmed: fc.boolean(),
      })
      .map(({ id, gross, ...stated }) => aSale(String(id), gross as Money, stated));
    const anyAcquisition = fc
      .record({
        id: fc.nat(5),
        price: fc.option(fc.nat(9_999_999).map(amount => amount as Money)),
        tax: fc.constantFrom(...acquisitionTaxes),
        costs: fc.nat(9_999).map(amount => amount as Money),
      })
      .map(({ id, ...stated }) => anAcquisition(String(id), stated));
    fc.assert(
      fc.property(fc.array(anySale), fc.array(anyAcquisition), (invoices, acquisitions) => {
        const sales = marginSales(invoices, acquisitions, 'de');
        const register = registerSums(invoices).map(({ month, gross }) => [month, gross]);
        expect(marginSums(sales).map(({ month, salePrice }) => [month, salePrice])).toEqual(register);
        const total = marginSum(sales);
        for (const key of ['acquisitionPrice', 'salePrice', 'margin', 'vat'] as const) {
          expect(sales.reduce((sum, sale) => sum + (sale[key] ?? 0), 0)).toBe(total[key] ?? 0);
          expect(column(sales, key)).toBe(total[key] ?? 0);
        }
        for (const { margin, vat } of sales) {
          expect(vat === null || (vat >= 0 && vat <= Math.max(0, margin ?? 0))).toBe(true);
        }
      }),
    );
  });
});

describe('soldAcquisition', () => {
  const vin = 'WB10A0104FZ000001';
  const unsold = [anAcquisition('same VIN', { vin: vin.toLowerCase() }), anAcquisition('deal')];

  it('is the one from which the invoice was started', () => {
    expect(soldAcquisition(unsold, { acquisition: 'deal', vin })?.key).toBe('deal');
  });

  it('is the unsold one of the same VIN otherwise', () => {
    expect(soldAcquisition(unsold, { acquisition: null, vin })?.key).toBe('same VIN');
    expect(soldAcquisition(unsold, { acquisition: 'sold', vin })?.key).toBe('same VIN');
  });

  it('is none if nothing fits', () => {
    expect(soldAcquisition(unsold, { acquisition: null, vin: '' })).toBeNull();
  });
});

describe('unsoldAcquisitions', () => {
  it.each([
    ['of no invoice', null, true],
    ['of a confirmed invoice', 'id confirmed', false],
    ['of an invoice without an answer', 'id open', true],
    ['of a void invoice', 'id void', true],
    ['of an invoice that this device does not know', 'id elsewhere', false],
  ])('has an acquisition %s: %j, %j', (_, invoiceId, expected) => {
    const invoices = [
      anIssuedInvoice('confirmed'),
      anIssuedInvoice('open', { isConfirmed: false }),
      anIssuedInvoice('void', { voided: { reason: 'Wrong price', replacement: '' } }),
    ];
    const acquisitions = [anAcquisition('one', { invoiceId })];
    expect(unsoldAcquisitions(acquisitions, invoices)).toEqual(expected ? acquisitions : []);
  });

  it('reads each invoice once, however many acquisitions there are', () => {
    let reads = 0;
    const { id, ...rest } = anIssuedInvoice('open', { isConfirmed: false });
    const invoice = Object.defineProperty({ ...rest, id }, 'isConfirmed', { get: () => (reads += 1) < 0 });
    unsoldAcquisitions(
      ['one', 'two', 'three'].map(key => anAcquisition(key, { invoiceId: 'id sold' })),
      [invoice],
    );
    expect(reads).toBe(1);
  });
});
