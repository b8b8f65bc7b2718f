import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import type { InvoiceFacts } from '../../../../src/domain/selling/checks/InvoiceRule';
import { invoiceFindings, invoiceRules } from '../../../../src/domain/selling/checks/InvoiceRules';
import { sellerCountries, taxRegions } from '../../../../src/domain/selling/checks/TaxRegion';
import type { LocalDate } from '../../../../src/domain/selling/invoices/LocalDate';
import { type VatOption, vatOptions } from '../../../../src/domain/selling/invoices/Vat';

const day = (text: string) => text as LocalDate;

/** The days on which something begins, and the day before the first of them. */
const dates = ['2026-03-31', '2026-04-01', '2027-01-01', '2028-01-01'].map(day);

const nothing: InvoiceFacts = {
  today: null,
  invoiceDate: null,
  deliveryDate: null,
  usedFor: null,
  skippedNumber: null,
  vatOption: null,
  sellerCountry: null,
  buyerRegion: null,
  buyerType: null,
  isSellerNumberValid: null,
  isBuyerVatIdValid: null,
  isBuyerNipValid: null,
};

const found = (facts: Partial<InvoiceFacts>): string[] => invoiceFindings({ ...nothing, ...facts }).map(({ id }) => id);

const buyers = taxRegions.flatMap(buyerRegion =>
  (['company', 'personal'] as const).map(buyerType => ({ buyerRegion, buyerType })),
);

const regionNames = { de: 'Germany', pl: 'Poland', otherEu: 'other EU', outside: 'outside the EU' } as const;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const marks = (ids: readonly string[]): string => (ids.length === 0 ? '–' : ids.map(id => `\`${id}\``).join(', '));

/** A table for each country of the seller: what a VAT option means to a buyer, and what a date adds to it. */
function grid(): string {
  return sellerCountries
    .flatMap(sellerCountry => {
      const beforeAll = (facts: Partial<InvoiceFacts>) => found({ sellerCountry, invoiceDate: dates[0]!, ...facts });
      const options = buyers.map(buyer =>
        row([
          `${regionNames[buyer.buyerRegion]}, ${buyer.buyerType}`,
          ...vatOptions.map(vatOption => marks(beforeAll({ ...buyer, vatOption }))),
        ]),
      );
      const added = buyers.map(buyer =>
        row([
          `${regionNames[buyer.buyerRegion]}, ${buyer.buyerType}`,
          ...dates.map(invoiceDate => {
            const of = (vatOption: VatOption) =>
              found({ sellerCountry, ...buyer, vatOption, invoiceDate }).filter(
                id => !beforeAll({ ...buyer, vatOption }).includes(id),
              );
            const exempt = of('smallBusiness');
            const others = of('standard23');
            return marks(others) + (marks(exempt) === marks(others) ? '' : ` (small business: ${marks(exempt)})`);
          }),
        ]),
      );
      return [
        `A seller in ${regionNames[sellerCountry]}, by VAT option:`,
        [row(['buyer', ...vatOptions]), row(['---', ...vatOptions.map(() => '---')]), ...options].join('\n'),
        `A seller in ${regionNames[sellerCountry]}, what is added by the date of the invoice:`,
        [row(['buyer', ...dates]), row(['---', ...dates.map(() => '---')]), ...added].join('\n'),
      ];
    })
    .join('\n\n');
}

/** Prettier aligns the columns of a page. */
const unaligned = (page: string): string => page.replace(/ {2,}/g, ' ').replace(/-{3,}/g, '---');

const docs = (name: string) => readFileSync(path.join(__dirname, '../../../../docs', name), 'utf8');

describe('the invoice check', () => {
  it('finds what the page about it shows, for each seller, buyer, VAT option and date', () => {
    expect(unaligned(docs('invoice-check.md'))).toContain(grid());
  });

  it('adds the same by date whatever the VAT option, except for small businesses', () => {
    for (const sellerCountry of sellerCountries) {
      for (const buyer of buyers) {
        for (const invoiceDate of dates) {
          const added = vatOptions
            .filter(option => option !== 'smallBusiness')
            .map(vatOption => {
              const early = found({ sellerCountry, ...buyer, vatOption, invoiceDate: dates[0]! });
              const late = found({ sellerCountry, ...buyer, vatOption, invoiceDate });
              expect(late).toEqual(expect.arrayContaining(early));
              return late.filter(id => !early.includes(id)).join();
            });
          expect(new Set(added).size).toBe(1);
        }
      }
    }
  });

  it('names every rule and its law on the page about it', () => {
    const page = docs('invoice-check.md');
    for (const { id } of invoiceRules) expect(page).toContain(`\`${id}\``);
  });

  it.each([
    ['usedNumber', { usedFor: 'Krüger' }],
    ['gapInRun', { skippedNumber: '2026/0004' }],
    ['futureDate', { today: day('2026-11-26'), invoiceDate: day('2026-11-27') }],
    ['deliveryAfterDate', { invoiceDate: day('2026-11-26'), deliveryDate: day('2026-11-27') }],
    ['buyerVatId', { isBuyerVatIdValid: false }],
    ['buyerNip', { isBuyerNipValid: false }],
    ['sellerNumber', { isSellerNumberValid: false }],
  ] as const)('finds %s', (id, facts) => {
    expect(found(facts)).toEqual([id]);
  });

  it.each([
    ['a date of today', { today: day('2026-11-26'), invoiceDate: day('2026-11-26'), deliveryDate: day('2026-11-26') }],
    ['numbers with right check digits', { isBuyerVatIdValid: true, isBuyerNipValid: true, isSellerNumberValid: true }],
  ] as const)('is silent about %s', (_name, facts) => {
    expect(found(facts)).toEqual([]);
  });

  it('never finds anything by a rule that lacks a fact', () => {
    const anyFacts = fc.record<InvoiceFacts>({
      today: fc.option(fc.constantFrom(...dates)),
      invoiceDate: fc.option(fc.constantFrom(...dates)),
      deliveryDate: fc.option(fc.constantFrom(...dates)),
      usedFor: fc.option(fc.string()),
      skippedNumber: fc.option(fc.string()),
      vatOption: fc.option(fc.constantFrom(...vatOptions)),
      sellerCountry: fc.option(fc.constantFrom(...sellerCountries)),
      buyerRegion: fc.option(fc.constantFrom(...taxRegions)),
      buyerType: fc.option(fc.constantFrom('company', 'personal')),
      isSellerNumberValid: fc.option(fc.boolean()),
      isBuyerVatIdValid: fc.option(fc.boolean()),
      isBuyerNipValid: fc.option(fc.boolean()),
    });
    fc.assert(
      fc.property(anyFacts, facts => {
        for (const rule of invoiceRules) {
          const lacks = rule.needs.some(name => facts[name] === null);
          if (lacks) expect(rule.check(facts)).toBeNull();
        }
        const severities = invoiceFindings(facts).map(({ severity }) => severity);
        expect(severities).toEqual([...severities].sort().reverse());
      }),
    );
    expect(found({})).toEqual([]);
  });
});
