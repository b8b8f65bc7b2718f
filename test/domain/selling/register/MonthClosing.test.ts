import * as fc from 'fast-check';
import type { ClientValues } from '../../../../src/domain/selling/clients/ClientValues';
import type { IssuedInvoice } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import type { KeyedAcquisition } from '../../../../src/domain/selling/margin/Acquisition';
import { marginSales } from '../../../../src/domain/selling/margin/MarginBook';
import { marginSheet } from '../../../../src/domain/selling/margin/marginSheet';
import type { MotorbikeId } from '../../../../src/domain/selling/motorbikes/Motorbike';
import { registerTotal } from '../../../../src/domain/selling/register/InvoiceRegister';
import { monthClosing, purchaseSheet } from '../../../../src/domain/selling/register/MonthClosing';
import { monthSumsSheet } from '../../../../src/domain/selling/register/monthSumsSheet';
import { registerSheet } from '../../../../src/domain/selling/register/registerSheet';
import { changesSince, savedMonth } from '../../../../src/domain/selling/register/SavedMonth';
import { type MonthBasis, taxMonthBy } from '../../../../src/domain/selling/register/TaxMonth';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { euros, type Money } from '../../../../src/domain/shared/Money';
import type { SheetRow } from '../../../../src/domain/shared/Sheet';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';

describe('MonthClosing', () => {
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
});

describe('a saved month', () => {
  const onDate = (date: string) => ({
    invoiceDate: date as LocalDate,
    price: euros(500),
    vatOption: 'marginalTaxation' as const,
  });

  const r1 = aSnapshotInvoice('R 1', { sent: onDate('2026-10-05') });
  const r2 = aSnapshotInvoice('R 2', { sent: onDate('2026-10-06') });
  const r3 = aSnapshotInvoice('R 3', { sent: onDate('2026-10-07') });

  const bmw: KeyedAcquisition = {
    key: 'bmw',
    vehicle: 'BMW',
    vin: 'WB1',
    date: '2026-10-01' as LocalDate,
    price: euros(300),
    tax: 'margin',
    costs: euros(0),
    invoiceId: 'id R 1',
  };

  const october = (
    invoices: readonly IssuedInvoice[],
    acquisitions: readonly KeyedAcquisition[] = [bmw],
    isPartRead = false,
  ) =>
    monthClosing('2026-10', {
      invoices,
      sales: marginSales(invoices, acquisitions),
      acquisitions,
      isPartRead,
      taxMonth: taxMonthBy('deliveryDate'),
    });

  const before = savedMonth(october([r2, r1]), 5);
  const nothing = { added: [], changed: [], gone: [] };

  it('is missing nothing as long as not all purchases are read', () => {
    expect(changesSince(before, october([r2, r1], [], true)).gone).toEqual([]);
    expect(changesSince(before, october([r2, r1], [])).gone).toEqual(['BMW WB1']);
  });

  it('has not changed while its invoices and purchases have not', () => {
    expect(changesSince(before, october([r2, r1]))).toEqual(nothing);
    const payment = { date: '2026-11-01' as LocalDate, amount: null };
    expect(changesSince(before, october([r2, { ...r1, payment }]))).toEqual(nothing);
  });

  it('names what is new in it, an invoice that became void, and what is no longer in it', () => {
    const voided = { reason: 'Wrong', replacement: 'R 3' };
    expect(changesSince(before, october([r3, { ...r1, voided }], []))).toEqual({
      added: ['R 3'],
      changed: ['R 1'],
      gone: ['R 2', 'BMW WB1'],
    });
  });

  it('names a sale and its purchase if the price of the purchase has changed', () => {
    expect(changesSince(before, october([r2, r1], [{ ...bmw, price: euros(200) }]))).toEqual({
      ...nothing,
      changed: ['R 1', 'BMW WB1'],
    });
  });

  it('tells apart two invoices that have one number', () => {
    const twice = savedMonth(october([{ ...r1, id: 'other', gross: euros(9) }, r1]), 5);
    expect(changesSince(twice, october([r1])).changed).toEqual(['R 1']);
  });
});

describe('monthSumsSheet', () => {
  const words = { taxKind: (kind: string) => kind, word: (word: string) => word, monthBasis: 'deliveryDate' } as const;

  it('the sums of a month have base and tax of each rate, and the losses apart from the margins', () => {
    const margin = (number: string, gross: number) =>
      aSnapshotInvoice(number, {
        sent: { price: euros(gross), priceType: 'gross', vatOption: 'marginalTaxation' },
        marginRate: 19,
      });
    const taxed = (number: string, vatOption: 'standard23' | 'smallBusiness', net: number) =>
      aSnapshotInvoice(number, { sent: { price: euros(net), vatOption } });
    const voided = { reason: 'Wrong', replacement: '' };
    const invoices = [
      taxed('1', 'standard23', 100),
      taxed('2', 'standard23', 50),
      taxed('3', 'smallBusiness', 7),
      { ...taxed('4', 'standard23', 900), voided },
      margin('5', 1_119),
      margin('6', 1_238),
      margin('7', 900),
      margin('8', 10_000),
      margin('9', 4),
    ];
    const bought = ['5', '6', '7', '8'].map(number => ({
      key: number,
      vehicle: '',
      vin: '',
      date: null,
      price: euros(1_000),
      tax: number === '8' ? ('vat' as const) : number === '6' ? ('abroad' as const) : ('margin' as const),
      costs: euros(0),
      invoiceId: `id ${number}`,
    }));
    const money = (amount: number) => ({ amount: euros(amount) });
    const rows = monthSumsSheet({ invoices, sales: marginSales(invoices, bought) }, 5, words);
    expect(rows).toEqual([
      ['kind', 'count', 'rate', 'base', 'vat', 'total'],
      ['standard23', 2, 23, money(150), money(34.5), money(184.5)],
      ['smallBusiness', 1, 0, money(7), money(0), money(7)],
      ['turnover', 5, null, null, null, money(13_261)],
      ['margins', 2, 19, money(300), money(57), money(357)],
      ['unsure', 1, 19, money(200), money(38), money(238)],
      ['losses', 1, null, null, null, money(100)],
      ['regular', 1, 19, money(8_403.36), money(1_596.64), money(10_000)],
      ['unknown', 1, null, null, null, money(4)],
      ['sum', 8, null, money(150 + 7 + 300 + 8_403.36), money(34.5 + 57 + 1_596.64), money(13_452.5)],
      ['monthBasis', 'deliveryDate', null, null, null, null],
      ['savedAt', { at: 5 }, null, null, null, null],
    ]);
    // The taxed invoices and the turnover of the margin scheme are the register's gross.
    const totals = rows.filter(([kind]) =>
      ['standard23', 'smallBusiness', 'turnover'].includes(typeof kind === 'string' ? kind : ''),
    );
    const { gross } = registerTotal(invoices);
    expect(totals.reduce((sum, row) => sum + (row[5] as { readonly amount: number }).amount, 0)).toBe(gross);
  });

  it('splits the sales at 0 % by the country of the client, and has each company in another EU country with its VAT id', () => {
    const sale = (number: string, net: number, client: Partial<ClientValues> | null, seller = {}) =>
      aSnapshotInvoice(number, { sent: { price: euros(net), vatOption: 'unselected' }, client, seller });
    const company = (country: string, vatNumber: string) => ({ country, vatNumber, type: 'company' }) as const;
    const voided = { reason: 'Wrong', replacement: '' };
    const invoices = [
      sale('1', 100, company('poland', 'PL 725-180-11-26')),
      sale('2', 50, company('', 'PL7251801126')),
      sale('3', 20, company('', 'ATU12345678')),
      sale('4', 3, company('poland', '')),
      sale('5', 1_000, company('', 'CHE-123.456.789 MWST')),
      sale('6', 7, company('germany', 'DE136695976')),
      sale('7', 8, { country: 'poland', type: 'personal' }),
      sale('8', 9, null),
      sale('9', 11, company('', 'ATU12345678'), { country: null, ftin: '', zipCode: '' }),
      { ...sale('10', 900, company('', 'ATU12345678')), voided },
      aSnapshotInvoice('11', { sent: { vatOption: 'smallBusiness' }, client: company('', 'ATU12345678') }),
    ];
    const rows = monthSumsSheet({ invoices, sales: [] }, 5, words).map(([kind, count, , base]) => [kind, count, base]);
    const money = (amount: number) => ({ amount: euros(amount) });
    const all = ['unselected', 9, money(1_208)];
    const first = rows.findIndex(([kind]) => kind === 'unselected');
    expect(rows.slice(first, first + 4)).toEqual([
      all,
      ['zeroToEu', 4, money(173)],
      ['zeroOutsideEu', 1, money(1_000)],
      ['zeroElse', 4, money(35)],
    ]);
    const statement = rows.findIndex(([kind]) => kind === 'recapitulative');
    expect(rows.slice(statement, -2)).toEqual([
      ['recapitulative', null, null],
      ['noVatId', 1, money(3)],
      ['ATU12345678', 1, money(20)],
      ['PL7251801126', 2, money(150)],
    ]);
  });
});
