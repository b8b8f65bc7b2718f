import * as fc from 'fast-check';
import type { ClientId } from '../../../../src/domain/selling/clients/Client';
import type { IssuedInvoice, Payment } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import { vatOptions } from '../../../../src/domain/selling/invoices/Vat';
import { marginSales, marginSum, marginSums } from '../../../../src/domain/selling/margin/MarginBook';
import {
  countOpenFindings,
  duplicatedForm,
  registerClients,
  registerRows,
  registerSums,
  registerTotal,
  replacementForm,
  replacementNumbers,
  statedAmounts,
  statedRate,
  unstatedTotal,
  wholeRegister,
} from '../../../../src/domain/selling/register/InvoiceRegister';
import {
  dueDate,
  excessAmount,
  oldestOpenDate,
  openAmount,
  openByClient,
  openTotal,
  paidAmount,
} from '../../../../src/domain/selling/register/Payment';
import { registerFileName } from '../../../../src/domain/selling/register/registerFileName';
import { registerSheet } from '../../../../src/domain/selling/register/registerSheet';
import { taxMonthBy } from '../../../../src/domain/selling/register/TaxMonth';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { euros, type Money } from '../../../../src/domain/shared/Money';
import type { SheetCell, SheetRow } from '../../../../src/domain/shared/Sheet';
import { anIssuedInvoice, aSnapshotInvoice } from '../../../support/anIssuedInvoice';

describe('InvoiceRegister', () => {
  const byInvoice = taxMonthBy('invoiceDate');

  const words = {
    heading: (column: string) => column,
    taxKind: (kind: string) => kind,
    country: (country: string) => country,
    taxMonth: taxMonthBy('deliveryDate'),
    status: (isVoid: boolean) => (isVoid ? 'void' : 'issued'),
  };

  const sent = fc.record({
    price: fc.integer({ min: 0, max: 99_999_999 }).map(cents => cents as Money),
    priceType: fc.constantFrom('net', 'gross'),
    vatOption: fc.constantFrom(...vatOptions),
    invoiceDate: fc.constantFrom('2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01').map(date => date as LocalDate),
  });

  const anyInvoice: fc.Arbitrary<IssuedInvoice> = fc
    .record({
      sent,
      isConfirmed: fc.boolean(),
      voided: fc.option(fc.constant({ reason: 'Wrong price', replacement: '' })),
    })
    .map(({ sent: said, ...state }) => ({ ...aSnapshotInvoice('1', { sent: said }), ...state }));
  const anyInvoices = fc.array(anyInvoice, { maxLength: 30 });

  /** The rows of a file, each with its cells by the names of the columns. */
  const sheetRows = ([headings = [], ...rows]: readonly SheetRow[]): readonly Readonly<Record<string, SheetCell>>[] =>
    rows.map(row =>
      Object.fromEntries(
        headings.map((heading, index) => [typeof heading === 'string' ? heading : '', row[index] ?? null] as const),
      ),
    );

  /** The cents of a column of the file. */
  function column(invoices: readonly IssuedInvoice[], name: string): number {
    const [headings = [], ...rows] = registerSheet(invoices, words);
    return rows.reduce((sum, row) => {
      const cell = row[headings.indexOf(name)];
      return sum + (typeof cell === 'object' && cell !== null && 'amount' in cell ? cell.amount : 0);
    }, 0);
  }

  /** What the amounts of an invoice are by the law: the typed price is exact, and the other one is rounded to the cent. */
  function amountsByHand({ snapshot: { sent } }: IssuedInvoice) {
    const percent = {
      standard23: 23,
      reduced10: 10,
      reduced5: 5,
      marginalTaxation: 0,
      smallBusiness: 0,
      unselected: 0,
    };
    const factor = 100 + percent[sent.vatOption];
    const price = sent.price ?? 0;
    const net = sent.priceType === 'net' ? price : Math.floor((price * 200 + factor) / (2 * factor));
    const gross = sent.priceType === 'gross' ? price : Math.floor((price * factor * 2 + 100) / 200);
    const isStated = sent.vatOption !== 'marginalTaxation';
    return { net: isStated ? net : 0, vat: isStated ? gross - net : 0, gross };
  }

  describe('the register', () => {
    it('always adds up what was computed by hand of the confirmed invoices that are not void', () => {
      fc.assert(
        fc.property(anyInvoices, invoices => {
          const expected = { count: 0, net: 0, vat: 0, gross: 0 };
          for (const invoice of invoices) {
            if (!invoice.isConfirmed || invoice.voided !== null) continue;
            const { net, vat, gross } = amountsByHand(invoice);
            expected.count += 1;
            expected.net += net;
            expected.vat += vat;
            expected.gross += gross;
          }
          const { count, net, vat, gross } = registerTotal(invoices);
          expect({ count, net: net ?? 0, vat: vat ?? 0, gross }).toEqual(expected);
        }),
      );
    });

    it('never counts a void invoice: all sums, files and findings are the same without it', () => {
      const figuresOf = (invoices: readonly IssuedInvoice[]) => {
        const sales = marginSales(invoices, []);
        return {
          total: registerTotal(invoices),
          sums: registerSums(invoices, byInvoice),
          unstated: unstatedTotal(invoices),
          file: sheetRows(registerSheet(invoices, words)).filter(({ status }) => status !== 'void'),
          findings: countOpenFindings(invoices, sales),
          margin: marginSums(sales, byInvoice),
          marginTotal: marginSum(sales),
        };
      };
      fc.assert(
        fc.property(anyInvoices, invoices => {
          expect(figuresOf(invoices)).toEqual(figuresOf(invoices.filter(({ voided }) => voided === null)));
        }),
      );
    });

    it('always has the same total as its sums by month and kind of tax, and as its file, and explains it, to the cent', () => {
      fc.assert(
        fc.property(anyInvoices, invoices => {
          const total = registerTotal(invoices);
          for (const key of ['net', 'vat', 'gross'] as const) {
            const summed = registerSums(invoices, byInvoice).reduce((sum, group) => sum + (group[key] ?? 0), 0);
            expect(summed).toBe(total[key] ?? 0);
            expect(column(invoices, key)).toBe(total[key] ?? 0);
          }
          expect((total.net ?? 0) + (total.vat ?? 0) + unstatedTotal(invoices).gross).toBe(total.gross);
          expect(registerSums(invoices, byInvoice).reduce((sum, { count }) => sum + count, 0)).toBe(total.count);
        }),
      );
    });

    it('always shows each invoice once, the unconfirmed ones that are not void first', () => {
      fc.assert(
        fc.property(anyInvoices, invoices => {
          const rows = registerRows(invoices, wholeRegister, byInvoice);
          expect(new Set(rows)).toEqual(new Set(invoices));
          expect(rows).toHaveLength(invoices.length);
          const unconfirmed = rows.filter(({ isConfirmed, voided }) => !isConfirmed && voided === null);
          expect(rows.slice(0, unconfirmed.length)).toEqual(unconfirmed);
        }),
      );
    });

    it('states net and VAT of each kind of tax except for the margin scheme', () => {
      const of = (vatOption: (typeof vatOptions)[number]) =>
        aSnapshotInvoice('1', { sent: { price: euros(123), priceType: 'gross', vatOption } });
      expect(statedAmounts(of('standard23'))).toEqual({ net: euros(100), vat: euros(23), gross: euros(123) });
      expect(statedAmounts(of('smallBusiness'))).toEqual({ net: euros(123), vat: 0, gross: euros(123) });
      expect(statedAmounts(of('marginalTaxation'))).toEqual({ net: null, vat: null, gross: euros(123) });
      expect(vatOptions.map(option => statedRate(of(option)))).toEqual([0, 23, 10, 5, null, 0]);
    });

    it('has no net sum if no invoice states a net amount', () => {
      const sent = { price: euros(4250.5), vatOption: 'marginalTaxation' } as const;
      expect(registerTotal([aSnapshotInvoice('1', { sent })])).toEqual({
        count: 1,
        net: null,
        vat: null,
        gross: euros(4250.5),
      });
      expect(registerTotal([])).toEqual({ count: 0, net: 0, vat: 0, gross: 0 });
    });

    it('finds an invoice by words of its number, client, vehicle and VIN, and by month, client and kind', () => {
      const invoices = [
        aSnapshotInvoice('R 1', {
          sent: { vin: 'WB10A', vatOption: 'reduced5', invoiceDate: '2026-11-30' as LocalDate },
        }),
        anIssuedInvoice('R 2', { clientName: 'Łukasz Żak', clientId: 8 as ClientId, date: '2026-10-01' }),
      ];
      const found = (said: Partial<typeof wholeRegister>) =>
        registerRows(invoices, { ...wholeRegister, ...said }, byInvoice).map(({ number }) => number);
      expect(found({ query: 'wb10' })).toEqual(['R 1']);
      expect(found({ query: 'lukasz 2' })).toEqual(['R 2']);
      for (const query of ['4250,50', '4.250', '4 250,50', '4250.50', '1.10.2026', '2026-10-01'])
        expect([query, found({ query })]).toEqual([query, ['R 2']]);
      expect(found({ query: 'KTM' })).toEqual(['R 2']);
      expect(found({ query: 'nobody' })).toEqual([]);
      expect(found({ month: '2026-10' })).toEqual(['R 2']);
      expect(found({ client: 8 as ClientId })).toEqual(['R 2']);
      expect(found({ taxKind: 'standard23' })).toEqual(['R 2']);
      expect(found({ taxKind: 'reduced5' })).toEqual(['R 1']);
    });

    it('finds an invoice by its VAT, by what was due and what is still open of it, and a void one by that word', () => {
      const payment = { date: '2026-11-25' as LocalDate, amount: euros(300) };
      const invoices = [
        { ...aSnapshotInvoice('R 3', { sent: { price: euros(1_000), downPayment: euros(200) } }), payment },
        { ...anIssuedInvoice('R 2'), voided: { reason: 'Wrong', replacement: '' } },
        anIssuedInvoice('R 1', { clientName: 'Stornowski' }),
      ];
      const found = (query: string) =>
        registerRows(invoices, { ...wholeRegister, query }, byInvoice, 'Storniert').map(({ number }) => number);
      for (const query of ['230,00', '1.030', '1030,00', '730,00'])
        expect([query, found(query)]).toEqual([query, ['R 3']]);
      expect([found('storniert'), found('storn')]).toEqual([['R 2'], ['R 2', 'R 1']]);
    });

    it('names each client once, by the latest name', () => {
      const invoices = [anIssuedInvoice('2', { clientName: 'New' }), anIssuedInvoice('1', { clientName: 'Old' })];
      expect(registerClients(invoices)).toEqual([{ clientId: 7, clientName: 'New' }]);
    });

    it('finds an invoice by the city of the client', () => {
      const invoices = [
        aSnapshotInvoice('1', { client: { place: 'Zürich' } }),
        aSnapshotInvoice('2', { client: null }),
      ];
      for (const query of ['Zürich', 'zuerich', 'zurich'])
        expect(registerRows(invoices, { ...wholeRegister, query }, words.taxMonth)).toEqual([invoices[0]]);
    });

    it('writes the counted invoices to its file, the earliest first', () => {
      const invoices = [
        { ...aSnapshotInvoice('4'), isConfirmed: false },
        anIssuedInvoice('3', { date: '2026-10-01' }),
        aSnapshotInvoice('2', {
          sent: { price: euros(100), invoiceDate: '2026-10-01' as LocalDate },
          client: { vatNumber: 'PL5260001246', country: 'poland' },
        }),
        aSnapshotInvoice('1', {
          sent: { price: euros(9), vatOption: 'marginalTaxation', invoiceDate: '2026-10-09' as LocalDate },
          client: null,
        }),
      ];
      const [headings, ...rows] = registerSheet(invoices, words);
      const stated = 'date deliveryDate taxMonth number client country vatId net rate vat gross taxKind vehicle vin';
      expect(headings?.slice(0, 14)).toEqual(stated.split(' '));
      const voided = 'status voidNet voidVat voidGross voidedOn voidReason replacedBy';
      expect(headings?.slice(-7)).toEqual(voided.split(' '));
      const name = 'Zweirad Krüger GmbH';
      const vin = 'WB10A0104FZ000001';
      const net = { amount: euros(100) };
      const vat = { amount: euros(23) };
      expect(rows.map(row => row.slice(0, 14))).toEqual([
        [
          { date: '2026-10-01' },
          { date: '2026-10-01' },
          '2026-10',
          '2',
          name,
          'pl',
          'PL5260001246',
          net,
          23,
          vat,
          { amount: euros(123) },
          'standard23',
          'R 1250 GS',
          vin,
        ],
        [
          { date: '2026-10-01' },
          { date: '2026-10-01' },
          '2026-10',
          '3',
          name,
          '',
          '',
          { amount: euros(3_455.69) },
          23,
          { amount: euros(794.81) },
          { amount: euros(4250.5) },
          'standard23',
          'KTM 390 Duke',
          '',
        ],
        [
          { date: '2026-10-09' },
          { date: '2026-10-09' },
          '2026-10',
          '1',
          name,
          '',
          '',
          null,
          null,
          null,
          { amount: euros(9) },
          'marginalTaxation',
          'R 1250 GS',
          vin,
        ],
      ]);
    });

    it.each([
      ['germany', 'ATU12345678', 'de'],
      ['', 'ATU12345678', 'at'],
      ['', 'CHE-123.456.789 MWST', 'ch'],
      ['ruritania', '', 'ruritania'],
      ['', '', ''],
      ['', 'unknown', ''],
    ])('has the country of a client from %j with the VAT id %j as %j in its file', (country, vatNumber, shown) => {
      const [row] = sheetRows(registerSheet([aSnapshotInvoice('1', { client: { country, vatNumber } })], words));
      expect(row).toMatchObject({ country: shown, vatId: vatNumber });
    });

    it('says in its file to which month each invoice counts, also a void one', () => {
      const dates = { invoiceDate: '2026-11-02' as LocalDate, deliveryDate: '2026-10-30' as LocalDate };
      const late = aSnapshotInvoice('1', { sent: dates });
      const invoices = [{ ...late, voided: { reason: 'Wrong', replacement: '' } }, late];
      const months = (taxMonth: typeof byInvoice) =>
        sheetRows(registerSheet(invoices, { ...words, taxMonth })).map(row => row['taxMonth']);
      expect(months(words.taxMonth)).toEqual(['2026-10', '2026-10']);
      expect(months(byInvoice)).toEqual(['2026-11', '2026-11']);
    });

    it('writes a void invoice to its file as a row that is in no sum, with its amounts, its day, its reason and what replaced it', () => {
      const voided = { reason: 'Wrong client', replacement: 'R 2', date: '2026-10-09' as LocalDate };
      const wrong = { ...aSnapshotInvoice('R 1', { sent: { price: euros(100) } }), voided };
      const margin = aSnapshotInvoice('R 3', { sent: { price: euros(9), vatOption: 'marginalTaxation' } });
      const rows = sheetRows(
        registerSheet([{ ...margin, voided: { reason: 'Wrong client', replacement: '' } }, wrong], words),
      );
      const none = { net: null, vat: null, gross: null, status: 'void', voidReason: 'Wrong client' };
      expect(rows).toMatchObject([
        {
          ...none,
          number: 'R 1',
          voidNet: { amount: euros(100) },
          voidVat: { amount: euros(23) },
          voidGross: { amount: euros(123) },
          voidedOn: { date: '2026-10-09' },
          replacedBy: 'R 2',
        },
        {
          ...none,
          number: 'R 3',
          voidNet: null,
          voidVat: null,
          voidGross: { amount: euros(9) },
          voidedOn: null,
          replacedBy: '',
        },
      ]);
    });
  });

  it('registerFileName names the filter, so that a part does not pass for the whole', () => {
    const words = { register: 'Register', client: 'Müller & Söhne', taxKind: '23% VAT', open: 'Still to be paid' };
    const name = (said: Partial<typeof wholeRegister>) => registerFileName({ ...wholeRegister, ...said }, words);
    expect(name({})).toBe('Register');
    expect(name({ month: '2026-10', client: 7 as ClientId })).toBe('Register-2026-10-Müller-Söhne');
    // The ending of the name has a dot of its own.
    expect(name({ query: 'Moto sp. z o.o.' })).toBe('Register-Moto-sp.-z-o.o');
    expect(name({ query: '...' })).toBe('Register-...');
    expect(name({ taxKind: 'standard23', isOpen: true, query: ' a/b ' })).toBe('Register-23-VAT-Still-to-be-paid-a-b');
  });

  describe('what replaces a void invoice', () => {
    const wrong = aSnapshotInvoice('R 1', { sent: { price: euros(100), acquisition: 'MB-7' } });

    it('is chosen from the numbers of the other invoices, and is never itself', () => {
      const others = [
        aSnapshotInvoice('R 3'),
        { ...aSnapshotInvoice('R 1'), id: 'another R 1' },
        aSnapshotInvoice('R 3'),
      ];
      const numbers = (invoice: IssuedInvoice) =>
        replacementNumbers(invoice, [wrong, ...others]).map(({ number }) => number);
      expect(numbers(wrong)).toEqual(['R 3']);
      // An earlier version took what was typed.
      expect(numbers({ ...wrong, voided: { reason: 'Wrong', replacement: 'X 9' } })).toEqual(['R 3', 'X 9']);
    });

    it('is written with the same vehicle and delivery, unlike a duplicate, and with its own number and date', () => {
      const { sent } = wrong.snapshot;
      expect(replacementForm(wrong, ',')).toMatchObject({
        invoiceNumber: '',
        invoiceDate: '',
        deliveryDate: sent.deliveryDate,
        vin: sent.vin,
        motorbike: sent.motorbike,
        acquisition: 'MB-7',
        price: '100,00',
        replaces: wrong.id,
      });
      expect(duplicatedForm(wrong, ',')).not.toHaveProperty('replaces');
      expect(duplicatedForm(wrong, ',')).toMatchObject({
        deliveryDate: '',
        vin: '',
        motorbike: null,
        acquisition: null,
      });
    });
  });

  it('countOpenFindings counts unconfirmed invoices, numbers that were used twice and sales with a warning', () => {
    const margin = aSnapshotInvoice('4', { sent: { vatOption: 'marginalTaxation' } });
    const invoices = [
      margin,
      anIssuedInvoice('RE 1', { isConfirmed: false }),
      anIssuedInvoice('re1', { id: 'other' }),
      anIssuedInvoice('RE 1'),
      anIssuedInvoice('RE 2'),
    ];
    const sales = marginSales(invoices, []);
    expect(countOpenFindings(invoices, sales)).toEqual({ unconfirmed: 1, doubleNumbers: 1, marginWarnings: 1 });
    expect(countOpenFindings([], [])).toEqual({ unconfirmed: 0, doubleNumbers: 0, marginWarnings: 0 });
  });
});

describe('what is still to be paid of an invoice', () => {
  const paid = (amount: Money | null): Payment => ({ date: '2026-11-25' as LocalDate, amount });

  /** An invoice over 123 euros. */
  const owing = (downPayment: Money | null = null, payment?: Payment) => ({
    ...aSnapshotInvoice('R 1', { sent: { price: euros(100), downPayment } }),
    ...(payment && { payment }),
  });

  it.each([
    ['all of it, if nothing is recorded', owing(), 0, 123],
    ['what the down payment leaves', owing(euros(23)), 0, 100],
    ['nothing, once all is paid', owing(euros(23), paid(null)), 100, 0],
    ['the rest of what is paid in part', owing(euros(23), paid(euros(40.5))), 40.5, 59.5],
    ['nothing, if too much was paid', owing(null, paid(euros(500))), 500, 0],
    ['nothing, if the down payment is higher', owing(euros(200)), 0, 0],
  ])('is %s', (_, invoice, already, open) => {
    expect([paidAmount(invoice), openAmount(invoice)]).toEqual([euros(already), euros(open)]);
  });

  it.each([
    ['nothing, if all is paid', owing(euros(23), paid(null)), 0],
    ['nothing, if a part is paid', owing(euros(23), paid(euros(40))), 0],
    ['what the payment is too high', owing(euros(23), paid(euros(150))), 50],
    ['what the down payment is too high', owing(euros(200)), 77],
    ['the same once the invoice is marked as paid', owing(euros(200), paid(null)), 77],
    ['nothing of a void invoice', { ...owing(euros(200)), voided: { reason: 'Wrong', replacement: '' } }, 0],
  ])('was paid too much by %s', (_, invoice, excess) => expect(excessAmount(invoice)).toBe(euros(excess)));

  it('is 0 for an invoice that is void or not confirmed', () => {
    const uncounted = [
      { ...owing(), isConfirmed: false },
      { ...owing(), voided: { reason: 'Wrong', replacement: '' } },
    ];
    expect([uncounted.map(openAmount), openTotal(uncounted), openByClient(uncounted)]).toEqual([[0, 0], 0, []]);
  });

  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', 14, '2026-12-04'],
    ['2026-03-20', 30, '2026-04-19'],
  ] as const)('of an invoice of %s is due after %d days on %s', (date, term, due) => {
    expect(dueDate(date as LocalDate, term)).toBe(due);
  });

  it('is oldest on the first date of an invoice that is neither paid nor void', () => {
    const on = (date: string, more: object = {}) => ({ ...owing(), date, ...more });
    const voided = { reason: 'Wrong', replacement: '' };
    expect(oldestOpenDate([])).toBeNull();
    expect(
      oldestOpenDate([
        on('2026-11-20'),
        on('2026-11-03'),
        on('2026-11-01', { voided }),
        on('2026-10-01', { payment: paid(null) }),
      ]),
    ).toBe('2026-11-03');
  });

  it('is summed up by client, the highest sum first', () => {
    const of = (clientId: number, price: number, payment?: Payment) => ({
      ...aSnapshotInvoice('R 1', { sent: { price: euros(price), vatOption: 'smallBusiness' } }),
      clientId: clientId as ClientId,
      clientName: `client ${clientId}`,
      ...(payment && { payment }),
    });
    const invoices = [of(1, 10), of(2, 40), of(1, 20, paid(euros(5))), of(3, 99, paid(null))];
    expect(openByClient(invoices)).toEqual([
      { clientId: 2, clientName: 'client 2', count: 1, amount: euros(40) },
      { clientId: 1, clientName: 'client 1', count: 2, amount: euros(25) },
    ]);
    expect(openTotal(invoices)).toBe(euros(65));
  });
});
