import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import type { IssuedInvoice } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import { vatOptions } from '../../../../src/domain/selling/invoices/Vat';
import {
  acquisitionTaxes,
  type KeyedAcquisition,
  soldAcquisition,
  unsoldAcquisitions,
} from '../../../../src/domain/selling/margin/Acquisition';
import {
  acquisitionForm,
  acquisitionFormFor,
  emptyAcquisitionForm,
  isAcquisitionAmount,
  typedAcquisition,
} from '../../../../src/domain/selling/margin/AcquisitionForm';
import {
  type MarginSale,
  marginSales,
  marginSum,
  marginSums,
  voidMarginInvoices,
} from '../../../../src/domain/selling/margin/MarginBook';
import { marginSheet } from '../../../../src/domain/selling/margin/marginSheet';
import { registerSums } from '../../../../src/domain/selling/register/InvoiceRegister';
import { taxMonthBy } from '../../../../src/domain/selling/register/TaxMonth';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { euros, type Money } from '../../../../src/domain/shared/Money';
import { anIssuedInvoice, aSnapshotInvoice } from '../../../support/anIssuedInvoice';

describe('AcquisitionForm', () => {
  const anyAmount = fc.integer({ min: 0, max: 99_999_999_999 }).map(cents => cents as Money);
  const anyWord = fc.string().map(text => text.trim());

  const anyAcquisition: fc.Arbitrary<KeyedAcquisition> = fc.record({
    key: fc.string(),
    vehicle: anyWord,
    vin: anyWord,
    date: fc.option(fc.constantFrom('2026-11-20' as LocalDate, '2024-02-29' as LocalDate)),
    price: fc.option(anyAmount),
    tax: fc.constantFrom(...acquisitionTaxes),
    costs: anyAmount,
    invoiceId: fc.option(fc.string()),
  });

  const anySign = fc.constantFrom(',' as const, '.' as const);

  describe('the form of an acquisition', () => {
    it('always leads back to the same acquisition', () => {
      fc.assert(
        fc.property(anyAcquisition, anySign, (acquisition, sign) => {
          const form = acquisitionForm(acquisition, sign);
          expect({ ...typedAcquisition(form), key: form.key }).toEqual(acquisition);
        }),
      );
    });

    it('starts with the vehicle of the invoice that sold it', () => {
      expect(acquisitionFormFor(aSnapshotInvoice('R 1'))).toMatchObject({
        key: null,
        vehicle: 'R 1250 GS',
        vin: 'WB10A0104FZ000001',
        price: '',
        invoiceId: 'id R 1',
      });
    });

    it.each([
      ['', true],
      ['3.200,50', true],
      ['0', true],
      ['-1', false],
      ['a lot', false],
    ])('takes the amount %j: %s', (text, isTaken) => {
      expect(isAcquisitionAmount(text)).toBe(isTaken);
    });
  });

  it('an amount that can be read in two ways is not taken', () => {
    expect([isAcquisitionAmount('1,234', ','), isAcquisitionAmount('1,234', '.')]).toEqual([false, true]);
    expect(typedAcquisition({ ...emptyAcquisitionForm, price: '1.234' }, '.')).toBeNull();
    expect(typedAcquisition({ ...emptyAcquisitionForm, price: '1.234' }, ',')?.price).toBe(euros(1234));
  });
});

describe('MarginBook', () => {
  const byInvoice = taxMonthBy('invoiceDate');

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

  const aSale = (
    number: string,
    gross: Money,
    stated: { date?: string; isConfirmed?: boolean } = {},
  ): IssuedInvoice => ({
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
    country: (country: string) => country,
    taxMonth: taxMonthBy('deliveryDate'),
    acquisitionTax: (tax: string) => tax,
    latest: ({ date }: KeyedAcquisition) => `${date} at the latest`,
    warning: (warning: string) => warning,
    status: (isVoid: boolean) => (isVoid ? 'void' : 'issued'),
  };

  /** The cents of a column of the file. */
  function column(sales: readonly MarginSale[], name: string): number {
    const [headings = [], ...rows] = marginSheet(sales, [], words);
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

  const cents = (text: string | undefined): Money | null =>
    text !== undefined && /\d/.test(text) ? euros(Number(text)) : null;

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
      const sales = marginSales(invoices, acquisitions);
      expect(sales.map(({ margin, loss, base, vat, regularVat }) => [margin, loss, base, vat, regularVat])).toEqual(
        vehicles.map(row => row.slice(5).map(cents)),
      );
      expect(marginSums(sales, byInvoice)).toEqual([
        {
          month: '2026-11',
          count: 12,
          acquisitionPrice: cents(sum?.[1]),
          salePrice: cents(sum?.[4]),
          margin: cents(sum?.[5]),
          loss: cents(sum?.[6]),
          base: cents(sum?.[7]),
          vat: cents(sum?.[8]),
          regularVat: cents(sum?.[9]),
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
      const listed = marginSales([...invoices, ...taxed], []).map(({ invoice }) => invoice.number);
      expect(listed).toEqual(['1', 'marginalTaxation']);
    });

    it('has no margin without an acquisition or its price, and says so', () => {
      const invoices = [aSale('1', euros(500)), aSale('2', euros(500))];
      const sales = marginSales(invoices, [anAcquisition('2', { price: null })]);
      expect(sales.map(({ margin, vat, warnings }) => ({ margin, vat, warnings }))).toEqual([
        { margin: null, vat: null, warnings: ['noAcquisition'] },
        { margin: null, vat: null, warnings: ['noPrice'] },
      ]);
    });

    it('is before its acquisition only if the day of the acquisition is known', () => {
      const sold = [aSale('1', euros(200), { date: '2026-11-02' }), aSale('2', euros(200), { date: '2026-11-02' })];
      const date = day('2026-11-05');
      const bought = [anAcquisition('1', { date }), anAcquisition('2', { date, isDateLatest: true })];
      expect(marginSales(sold, bought).map(({ warnings }) => warnings)).toEqual([['beforeAcquisition'], []]);
    });

    it('takes the rate from the invoice: as it was kept, or else of the seller as the profile showed it', () => {
      const sent = { price: euros(223), priceType: 'gross', vatOption: 'marginalTaxation' } as const;
      const rateOf = (said: Parameters<typeof aSnapshotInvoice>[1]) =>
        marginSales([aSnapshotInvoice('1', { sent, ...said })], [anAcquisition('1')]).map(({ rate, vat }) => [
          rate,
          vat,
        ]);
      expect(rateOf({ seller: { country: 'pl' } })).toEqual([[23, euros(23)]]);
      expect(rateOf({ seller: { country: 'pl' }, marginRate: 19 })).toEqual([[19, euros(19.64)]]);
      expect(rateOf({ seller: null, marginRate: 23 })).toEqual([[23, euros(23)]]);
      expect(rateOf({ seller: { country: null } })).toEqual([[19, euros(19.64)]]);
      expect(rateOf({ seller: { country: null, ftin: 'PL7740001454' } })).toEqual([[23, euros(23)]]);
    });

    it('has no VAT of a sale whose invoice does not show the country of the seller, and says so', () => {
      const sent = { price: euros(223), priceType: 'gross', vatOption: 'marginalTaxation' } as const;
      const nowhere = aSnapshotInvoice('1', { sent, seller: null });
      expect(marginSales([nowhere], [anAcquisition('1')])).toMatchObject([
        { margin: euros(123), rate: null, vat: null, warnings: ['noCountry'] },
      ]);
    });

    it('has the void sales in its file, each with its price in a column of its own', () => {
      const voided = { reason: 'Wrong price', replacement: '2', date: day('2026-11-20') };
      const invoices = [aSale('2', euros(500)), { ...aSale('1', euros(400), { date: '2026-11-19' }), voided }];
      const [head = [], ...rows] = marginSheet(marginSales(invoices, []), voidMarginInvoices(invoices), words);
      const cells = (name: string) => rows.map(row => row[head.indexOf(name)]);
      expect(cells('number')).toEqual(['1', '2']);
      expect(cells('salePrice')).toEqual([null, { amount: euros(500) }]);
      expect(cells('voidGross')).toEqual([{ amount: euros(400) }, null]);
      expect(cells('status')).toEqual(['void', 'issued']);
      expect(cells('voidedOn')).toEqual([{ date: '2026-11-20' }, null]);
      expect(cells('voidReason')).toEqual(['Wrong price', '']);
      expect(cells('replacedBy')).toEqual(['2', '']);
    });

    it('says in its file of which country the client is, to which month a sale counts, and how sure the day of purchase is', () => {
      const client = { country: '', vatNumber: 'FR12345678901' };
      const sent = {
        vatOption: 'marginalTaxation',
        invoiceDate: day('2026-11-02'),
        deliveryDate: day('2026-10-30'),
      } as const;
      const sold = aSnapshotInvoice('1', { sent, client });
      const invoices = [sold, { ...sold, id: 'void', voided: { reason: 'Wrong price', replacement: '' } }];
      const bought = anAcquisition('1', { date: day('2026-10-05'), isDateLatest: true });
      const [head = [], ...rows] = marginSheet(marginSales(invoices, [bought]), voidMarginInvoices(invoices), words);
      const cells = (name: string) => rows.map(row => row[head.indexOf(name)]);
      expect(cells('country')).toEqual(['fr', 'fr']);
      expect(cells('taxMonth')).toEqual(['2026-10', '2026-10']);
      expect(cells('note').sort()).toEqual(['', '2026-10-05 at the latest']);
    });

    it('names several acquisitions of one invoice, and computes nothing from them', () => {
      const doubled = [
        anAcquisition('1', { price: euros(300) }),
        anAcquisition('deal', { invoiceId: 'id 1', price: euros(400) }),
      ];
      const sales = marginSales([aSale('1', euros(500))], doubled);
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
          const sales = marginSales(invoices, acquisitions);
          const register = registerSums(invoices, byInvoice).map(({ month, gross }) => [month, gross]);
          expect(marginSums(sales, byInvoice).map(({ month, salePrice }) => [month, salePrice])).toEqual(register);
          const total = marginSum(sales);
          for (const key of ['acquisitionPrice', 'salePrice', 'margin', 'loss', 'base', 'vat', 'regularVat'] as const) {
            expect(sales.reduce((sum, sale) => sum + (sale[key] ?? 0), 0)).toBe(total[key] ?? 0);
            expect(column(sales, key)).toBe(total[key] ?? 0);
          }
          for (const { margin, loss, base, vat } of sales) {
            expect(vat === null || (vat >= 0 && vat <= (margin ?? 0))).toBe(true);
            expect(base).toBe(vat === null ? null : (margin ?? 0) - vat);
            expect(loss === null || (loss > 0 && margin === null && vat === 0)).toBe(true);
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
});
