import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { earlierSales, otherSales } from '../../../../src/domain/selling/checks/EarlierSale';
import { checkedDeposit, type FactName, type InvoiceFacts } from '../../../../src/domain/selling/checks/InvoiceRule';
import { checkInvoice, invoiceRules } from '../../../../src/domain/selling/checks/InvoiceRules';
import { issuedFacts } from '../../../../src/domain/selling/checks/issuedFacts';
import { sellerCountries } from '../../../../src/domain/selling/checks/SellerCountry';
import { emptyInvoiceForm } from '../../../../src/domain/selling/invoices/InvoiceForm';
import type { IssuedInvoice } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import { vatOptions } from '../../../../src/domain/selling/invoices/Vat';
import type { Acquisition } from '../../../../src/domain/selling/margin/Acquisition';
import type { MotorbikeId } from '../../../../src/domain/selling/motorbikes/Motorbike';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { euros } from '../../../../src/domain/shared/Money';
import { aSnapshotInvoice } from '../../../support/anIssuedInvoice';

describe('EarlierSale', () => {
  const nothing = { vin: '', motorbike: null, acquisition: null };
  const motorbike = { id: 7 as MotorbikeId, name: 'R 1250 GS' };

  const bought: Acquisition = {
    vehicle: 'BMW',
    vin: '',
    date: null,
    price: null,
    tax: 'margin',
    costs: euros(0),
    invoiceId: null,
  };

  const soldWith = (sent: Partial<typeof nothing> | object, said: object = {}) => ({
    ...aSnapshotInvoice('2026/0004', { sent: { ...nothing, ...sent } }),
    ...said,
  });

  describe('earlierSales', () => {
    it.each([
      ['VIN', { vin: 'WB10A0104FZ000001' }, { vin: ' wb10a0104 fz000001' }],
      ['motorbike', { motorbike }, { motorbike: { ...motorbike, name: 'Another name' } }],
      ['acquisition', { acquisition: 'MB-7' }, { acquisition: 'MB-7' }],
    ])('finds the invoice that sold the same %s', (_, sent, typed) => {
      const sold = soldWith(sent);
      expect(earlierSales([sold], [])({ ...nothing, ...typed })).toEqual([sold]);
      expect(earlierSales([sold], [])(nothing)).toEqual([]);
      expect(earlierSales([soldWith({})], [])({ ...nothing, ...typed })).toEqual([]);
    });

    it('takes the same motorbike of the list for another vehicle if both have a VIN and these differ', () => {
      const sold = soldWith({ motorbike, vin: 'WB10A0104FZ000001' });
      const withoutVin = soldWith({ motorbike });
      const typed = { ...nothing, motorbike, vin: 'WB10A0104FZ000002' };
      expect(earlierSales([sold], [])(typed)).toEqual([]);
      expect(earlierSales([withoutVin, sold], [])(typed)).toEqual([withoutVin]);
      expect(earlierSales([sold], [])({ ...typed, vin: '' })).toEqual([sold]);
    });

    it('finds the invoice that the dealer has assigned to the acquisition', () => {
      const sold = soldWith({});
      const sales = earlierSales([sold], [{ ...bought, key: 'MB-7', invoiceId: sold.id }]);
      expect(sales({ ...nothing, acquisition: 'MB-7' })).toEqual([sold]);
    });

    it('does not count an invoice that is void or was not confirmed', () => {
      const sent = { vin: 'WB10A0104FZ000001' };
      const uncounted = [
        soldWith(sent, { isConfirmed: false }),
        soldWith(sent, { voided: { reason: 'wrong client', replacement: '' } }),
      ];
      expect(earlierSales(uncounted, [])({ ...nothing, ...sent })).toEqual([]);
    });

    it('takes motorbikes that are not in the list of the dealer for different ones', () => {
      const unlisted = { motorbike: { id: null, name: 'Hymer' } };
      expect(earlierSales([soldWith(unlisted)], [])({ ...nothing, ...unlisted })).toEqual([]);
    });
  });

  const sale = (number: string, vin: string) =>
    aSnapshotInvoice(number, { sent: { motorbike, vin, acquisition: null } });

  describe('otherSales', () => {
    it.each([
      ['no other sale of a motorbike of the list that has another VIN', ['WB1', 'WB2'], [undefined, undefined]],
      ['the other sale of the same VIN', ['WB1', 'WB2', 'wb 1'], ['R 2', undefined, 'R 0']],
      ['the other sale if one of both has no VIN', ['WB1', ''], ['R 1', 'R 0']],
    ])('finds %s', (_, vins, expected) => {
      const invoices = vins.map((vin, index) => sale(`R ${index}`, vin));
      const otherSale = otherSales(invoices, []);
      expect(invoices.map(invoice => otherSale(invoice)?.number)).toEqual(expected);
    });
  });
});

describe('InvoiceRule', () => {
  it.each([
    ['', '', 'fits'],
    ['', '100', null],
    ['1.000', '', 'fits'],
    ['1.000', '1.230,00', 'fits'],
    ['1.000', '1.230,01', 'aboveGross'],
    ['0', '1', 'aboveGross'],
    ['1.000', '-5', 'negative'],
    ['', '-5', 'negative'],
  ])('a price of %j net with a down payment of %j: %s', (price, downPayment, expected) => {
    expect(checkedDeposit({ ...emptyInvoiceForm, price, downPayment, vatOption: 'standard23' })).toBe(expected);
  });
});

describe('the invoice check', () => {
  const day = (text: string) => text as LocalDate;

  /** Nothing is wrong with the number, the dates and the ids, and no date makes anything due. */
  const complete = {
    today: day('2026-03-31'),
    invoiceNumber: '2026/0006',
    earlierInvoices: { usedFor: null, otherYear: null, skipped: null },
    invoiceDate: day('2026-03-31'),
    deliveryDate: day('2026-03-31'),
    price: euros(1000),
    vehicle: 'stated',
    earlierSale: { number: null },
    deposit: 'fits',
    vatOption: 'standard23',
    sellerCountry: 'pl',
    buyerCountry: 'pl',
    buyerType: 'personal',
    acquisitionTax: 'margin',
    sellerNumber: 'fit',
    buyerVatId: 'none',
    buyerVatIdCountry: '',
    buyerNip: 'none',
  } as const satisfies InvoiceFacts;

  const factNames = Object.keys(complete).filter((name): name is FactName => name !== 'today');

  const unknown: InvoiceFacts = {
    ...(Object.fromEntries(factNames.map(name => [name, null])) as Readonly<Record<FactName, null>>),
    today: complete.today,
  };

  const found = (facts: Partial<InvoiceFacts>) => checkInvoice({ ...complete, ...facts }).findings.map(({ id }) => id);

  /** A client of the form is in one of the sellers' countries, and a VAT id may show another one. */
  const buyerCountries = [...sellerCountries, 'at', 'ch'] as const;

  const acquisitions = ['margin', 'vat', 'abroad', null] as const;

  /** What the rule's text says about seller, country and kind of the buyer, VAT option and purchase. '*' is any. */
  const expectations = [
    ['*', '*', '*', 'unselected', '*', 'noVatOption'],
    ['de', 'pl', 'company', 'unselected', '*', 'zeroToOtherEu'],
    ['pl', 'de', 'company', 'unselected', '*', 'zeroToOtherEu'],
    ['pl', 'at', 'company', 'unselected', '*', 'zeroToOtherEu'],
    ['de', 'at', 'company', 'unselected', '*', 'zeroToOtherEu'],
    ['*', 'ch', 'company', 'unselected', '*', 'zeroOutsideEu'],
    ['*', '*', '*', 'reduced10', '*', 'rateOfNeither'],
    ['*', '*', '*', 'reduced5', '*', 'rateOfOtherGoods'],
    ['de', '*', '*', 'standard23', '*', 'notGermanRate'],
    ['pl', 'de', 'company', 'standard23', '*', 'rateToOtherEu'],
    ['pl', 'at', 'company', 'standard23', '*', 'rateToOtherEu'],
    ['de', 'pl', 'company', 'marginalTaxation', '*', 'marginToOtherEu'],
    ['pl', 'de', 'company', 'marginalTaxation', '*', 'marginToOtherEu'],
    ['pl', 'at', 'company', 'marginalTaxation', '*', 'marginToOtherEu'],
    ['de', 'at', 'company', 'marginalTaxation', '*', 'marginToOtherEu'],
    ['*', '*', '*', 'marginalTaxation', 'vat', 'marginBoughtWithVat'],
    ['*', '*', '*', 'marginalTaxation', 'abroad', 'marginBoughtAbroad'],
    ['*', '*', '*', 'marginalTaxation', null, 'acquisitionTax is not known'],
    ['*', '*', '*', 'marginalTaxation', '*', 'marginWording'],
    ['de', 'pl', 'company', 'smallBusiness', '*', 'exemptToOtherEu'],
    ['pl', 'de', 'company', 'smallBusiness', '*', 'exemptToOtherEu'],
    ['pl', 'at', 'company', 'smallBusiness', '*', 'exemptToOtherEu'],
    ['de', 'at', 'company', 'smallBusiness', '*', 'exemptToOtherEu'],
    ['*', '*', '*', 'smallBusiness', '*', 'exemptWording'],
  ] as const;

  const grid = sellerCountries.flatMap(seller =>
    buyerCountries.flatMap(buyer =>
      (['company', 'personal'] as const).flatMap(kind =>
        vatOptions.flatMap(option =>
          acquisitions.map(acquisition => [seller, buyer, kind, option, acquisition] as const),
        ),
      ),
    ),
  );

  /** The days on which something begins, and the day before the first of them. */
  const dates = ['2026-03-31', '2026-04-01', '2027-01-01', '2028-01-01'].map(day);

  /** What is due from each of these days on. */
  const dueFrom = [
    ['de', 'de', 'company', [[], [], ['eInvoiceAboveTurnover'], ['eInvoiceForAll']]],
    ['pl', 'de', 'company', [[], ['ksef'], ['ksef'], ['ksef']]],
    ['pl', 'pl', 'company', [[], ['ksef'], ['ksef'], ['ksef']]],
    ['de', 'pl', 'company', [[], [], [], []]],
    ['de', 'de', 'personal', [[], [], [], []]],
    ['pl', 'pl', 'personal', [[], [], [], []]],
  ] as const;

  it('finds what the law says, for each seller, buyer, VAT option and acquisition', () => {
    expect(grid).toHaveLength(384);
    for (const combination of grid) {
      const [sellerCountry, buyerCountry, buyerType, vatOption, acquisitionTax] = combination;
      const facts = { ...complete, sellerCountry, buyerCountry, buyerType, vatOption, acquisitionTax };
      const { findings, missing } = checkInvoice(facts);
      const expected = expectations.filter(row =>
        combination.every((cell, index) => row[index] === '*' || row[index] === cell),
      );
      const said = [...findings.map(({ id }) => id), ...missing.map(name => `${name} is not known`)];
      expect([...combination, ...said.sort()]).toEqual([...combination, ...expected.map(row => row[5]).sort()]);
    }
  });

  it.each(dueFrom)('a seller in %s and a %s %s: reminds of e-invoices from the day on which they are due', (...row) => {
    const [sellerCountry, buyerCountry, buyerType, due] = row;
    const dueOn = (invoiceDate: LocalDate, vatOption: (typeof vatOptions)[number]) => {
      const ids = found({ sellerCountry, buyerCountry, buyerType, invoiceDate, vatOption, today: day('2029-01-01') });
      return ids.filter(id => id.startsWith('eInvoice') || id === 'ksef');
    };
    for (const option of vatOptions.filter(each => each !== 'smallBusiness' || sellerCountry === 'pl')) {
      expect(dates.map(date => dueOn(date, option))).toEqual(due);
    }
    if (sellerCountry === 'de') expect(dates.flatMap(date => dueOn(date, 'smallBusiness'))).toEqual([]);
  });

  it('names every rule on the page about it', () => {
    const page = readFileSync(path.join(__dirname, '../../../../docs/invoice-check.md'), 'utf8');
    for (const { id } of invoiceRules) expect(page).toContain(`\`${id}\``);
  });

  it.each([
    ['usedNumber', { earlierInvoices: { usedFor: 'Krüger', otherYear: null, skipped: null } }],
    ['numberOfOtherYear', { earlierInvoices: { usedFor: null, otherYear: '2025', skipped: null } }],
    ['gapInRun', { earlierInvoices: { usedFor: null, otherYear: null, skipped: '2026/0004' } }],
    ['futureDate', { invoiceDate: day('2026-04-01'), deliveryDate: day('2026-04-01') }],
    ['noPrice', { price: euros(0) }],
    ['negativePrice', { price: euros(-1) }],
    ['negativeDeposit', { deposit: 'negative' }],
    ['noVehicle', { vehicle: 'missing' }],
    ['soldBefore', { earlierSale: { number: '2026/0004' } }],
    ['depositAboveGross', { deposit: 'aboveGross' }],
    ['deliveryAfterDate', { invoiceDate: day('2026-03-01'), deliveryDate: day('2026-03-02') }],
    ['twoMonths', { deliveryDate: day('2026-02-28') }],
    ['foreignVatId', { buyerVatIdCountry: 'DE' }],
    ['foreignVatId', { buyerCountry: 'de', buyerVatIdCountry: 'AT' }],
    ['buyerVatId', { buyerVatId: 'wrong' }],
    ['buyerNip', { buyerNip: 'wrong' }],
    ['sellerNumber', { sellerNumber: 'wrong' }],
  ] as const)('finds %s', (id, facts) => {
    expect(found(facts)).toEqual([id]);
  });

  it('finds nothing if everything is known and right', () => {
    expect(checkInvoice(complete)).toEqual({ findings: [], missing: [] });
    expect(checkInvoice({ ...complete, buyerVatId: 'fit', buyerVatIdCountry: 'PL', buyerNip: 'fit' })).toEqual({
      findings: [],
      missing: [],
    });
  });

  it('names what an empty form lacks', () => {
    const { findings, missing } = checkInvoice(unknown);
    expect(findings).toEqual([]);
    expect(missing).toEqual(expect.arrayContaining(['invoiceNumber', 'invoiceDate', 'deliveryDate', 'vatOption']));
    expect(missing).toEqual(expect.arrayContaining(['sellerCountry', 'buyerCountry', 'buyerVatId', 'buyerNip']));
  });

  it('never says that nothing was found while a fact is missing that could change what it says', () => {
    const anyFacts = fc.record<InvoiceFacts>({
      today: fc.constantFrom(...dates),
      invoiceNumber: fc.option(fc.constant('2026/0006')),
      earlierInvoices: fc.option(
        fc.record({
          usedFor: fc.option(fc.constant('Krüger')),
          otherYear: fc.option(fc.constant('2025')),
          skipped: fc.option(fc.constant('4')),
        }),
      ),
      invoiceDate: fc.option(fc.constantFrom(...dates)),
      deliveryDate: fc.option(fc.constantFrom(...dates)),
      price: fc.option(fc.constantFrom(euros(-1), euros(0), euros(900))),
      vehicle: fc.option(fc.constantFrom('stated', 'missing')),
      earlierSale: fc.option(fc.record({ number: fc.option(fc.constant('2026/0004')) })),
      deposit: fc.option(fc.constantFrom('fits', 'aboveGross', 'negative')),
      vatOption: fc.option(fc.constantFrom(...vatOptions)),
      sellerCountry: fc.option(fc.constantFrom(...sellerCountries)),
      buyerCountry: fc.option(fc.constantFrom(...buyerCountries)),
      buyerType: fc.option(fc.constantFrom('company', 'personal')),
      acquisitionTax: fc.constantFrom(...acquisitions),
      sellerNumber: fc.option(fc.constantFrom('fit', 'wrong', 'none')),
      buyerVatId: fc.option(fc.constantFrom('fit', 'wrong', 'none')),
      buyerVatIdCountry: fc.option(fc.constantFrom('', 'DE', 'PL', 'AT')),
      buyerNip: fc.option(fc.constantFrom('fit', 'wrong', 'none')),
    });
    fc.assert(
      fc.property(anyFacts, anyFacts, (facts, later) => {
        const { findings, missing } = checkInvoice(facts);
        const severities = findings.map(({ severity }) => severity);
        expect(severities).toEqual([...severities].sort().reverse());
        for (const name of missing) expect(facts[name]).toBeNull();
        // What is found stays found, whatever the missing facts turn out to be.
        const known = Object.fromEntries(factNames.map(name => [name, facts[name] ?? later[name]]));
        const then = checkInvoice({ ...facts, ...known });
        expect(then.findings).toEqual(expect.arrayContaining([...findings]));
        if (missing.length === 0) expect(then.findings).toEqual(findings);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('what the check finds about an issued invoice', () => {
  const today = '2026-11-28' as LocalDate;

  const findings = (invoice: IssuedInvoice, digits: 'fit' | 'wrong' = 'fit') =>
    checkInvoice(issuedFacts(invoice, today, number => (number ? digits : 'none'))).findings.map(({ id }) => id);

  const onDay = (date: string) => ({ invoiceDate: date as LocalDate, deliveryDate: date as LocalDate });

  it.each([
    ['a rate that its country does not have', { sent: { vatOption: 'standard23' } }, ['notGermanRate']],
    ['a price of 0', { sent: { vatOption: 'smallBusiness', price: null } }, ['noPrice', 'exemptWording']],
    ['no vehicle', { sent: { vatOption: 'standard23', vin: '', motorbike: null } }, ['noVehicle', 'notGermanRate']],
    [
      'a down payment above the amount',
      { sent: { vatOption: 'standard23', price: euros(5), downPayment: euros(9) } },
      ['depositAboveGross', 'notGermanRate'],
    ],
    ['a date ahead', { sent: { vatOption: 'standard23', ...onDay('2027-01-15') } }, ['futureDate', 'notGermanRate']],
    [
      'the VAT id of another country',
      { sent: { vatOption: 'standard23' }, client: { vatNumber: 'PL7740001454' } },
      ['notGermanRate', 'foreignVatId'],
    ],
  ] as const)('names %s', (_what, said, found) => {
    const sent = { ...onDay('2026-11-20'), ...said.sent };
    const client = { type: 'personal' as const, ...('client' in said && said.client) };
    expect(findings(aSnapshotInvoice('R 1', { sent, client }))).toEqual(found);
  });

  it('names check digits that do not fit, and nothing about a client that was not loaded', () => {
    const said = {
      sent: { ...onDay('2026-11-20'), vatOption: 'reduced10' },
      client: { type: 'personal', vatNumber: 'DE1' },
    } as const;
    expect(findings(aSnapshotInvoice('R 1', said), 'wrong')).toEqual(['rateOfNeither', 'buyerVatId', 'sellerNumber']);
    expect(findings(aSnapshotInvoice('R 1', { ...said, client: null, seller: null }))).toEqual(['rateOfNeither']);
  });
});
