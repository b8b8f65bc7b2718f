import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import type { FactName, InvoiceFacts } from '../../../../src/domain/selling/checks/InvoiceRule';
import { invoiceRules, checkInvoice } from '../../../../src/domain/selling/checks/InvoiceRules';
import { sellerCountries } from '../../../../src/domain/selling/checks/SellerCountry';
import { vatOptions } from '../../../../src/domain/selling/invoices/Vat';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { euros } from '../../../../src/domain/shared/Money';

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

describe('the invoice check', () => {
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
