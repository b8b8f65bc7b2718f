import { type LocalDate, monthOf } from '../../shared/LocalDate';
import { type Conditions, type FactName, type InvoiceFacts, invoiceRule, applyRule, legalSources } from './InvoiceRule';
import { isInEu, sellerCountries, standardRate } from './SellerCountry';

/** Companies with more turnover in the year before owe e-invoices to companies from here on, the others a year later. */
const GERMAN_E_INVOICE = '2027-01-01' as LocalDate;
const GERMAN_E_INVOICE_FOR_ALL = '2028-01-01' as LocalDate;
const KSEF = '2026-04-01' as LocalDate;

/** What an invoice of each country has to say. These words are the law's and are not translated. */
const wordings = {
  margin: { de: 'Gebrauchtgegenstände/Sonderregelung', pl: 'procedura marży – towary używane' },
  exempt: {
    de: 'Steuerfrei nach § 19 UStG (Kleinunternehmer)',
    pl: 'Zwolnienie podmiotowe (art. 113 ust. 1 i 9 ustawy o VAT)',
  },
  supply: {
    de: 'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1 Buchst. b UStG)',
    pl: 'Wewnątrzwspólnotowa dostawa towarów, VAT 0% (art. 42 ustawy o VAT)',
  },
  export: {
    de: 'Steuerfreie Ausfuhrlieferung (§ 4 Nr. 1 Buchst. a UStG)',
    pl: 'Eksport towarów, VAT 0% (art. 41 ust. 4 ustawy o VAT)',
  },
} as const;

const isKnown = (): boolean => true;

const toCompanyInOtherEu: Conditions = {
  sellerCountry: isKnown,
  buyerCountry: (country, { sellerCountry }) => country !== sellerCountry && isInEu(country),
  buyerType: 'company',
};

const germanTrade: Conditions = { sellerCountry: 'de', buyerCountry: 'de', buyerType: 'company' };

/** Which rules find something, and what. None of them prevents an invoice. */
export const invoiceRules = [
  invoiceRule({
    id: 'usedNumber',
    severity: 'warning',
    when: { invoiceNumber: isKnown, earlierInvoices: ({ usedFor }) => usedFor !== null },
    values: ({ earlierInvoices }) => ({ client: earlierInvoices?.usedFor }),
  }),
  invoiceRule({
    id: 'numberOfOtherYear',
    severity: 'reminder',
    when: { invoiceNumber: isKnown, earlierInvoices: ({ otherYear }) => otherYear !== null },
    values: ({ earlierInvoices }) => ({ year: earlierInvoices?.otherYear }),
  }),
  invoiceRule({
    id: 'gapInRun',
    severity: 'warning',
    when: { invoiceNumber: isKnown, earlierInvoices: ({ skipped }) => skipped !== null },
    values: ({ earlierInvoices }) => ({ number: earlierInvoices?.skipped }),
  }),
  invoiceRule({
    id: 'futureDate',
    severity: 'warning',
    when: { invoiceDate: (date, { today }) => date > today },
  }),
  invoiceRule({
    id: 'deliveryAfterDate',
    severity: 'warning',
    when: {
      deliveryDate: (date, { invoiceDate }) => invoiceDate === null || date > invoiceDate,
      invoiceDate: isKnown,
    },
  }),
  invoiceRule({
    id: 'twoMonths',
    severity: 'reminder',
    when: {
      deliveryDate: (date, { invoiceDate }) => invoiceDate === null || monthOf(date) !== monthOf(invoiceDate),
      invoiceDate: isKnown,
    },
  }),
  invoiceRule({ id: 'noPrice', severity: 'warning', when: { price: price => price === 0 } }),
  invoiceRule({ id: 'negativePrice', severity: 'warning', when: { price: price => price < 0 } }),
  invoiceRule({ id: 'noVehicle', severity: 'warning', when: { vehicle: 'missing' } }),
  invoiceRule({
    id: 'soldBefore',
    severity: 'warning',
    when: { earlierSale: ({ number }) => number !== null },
    values: ({ earlierSale }) => ({ number: earlierSale?.number }),
  }),
  invoiceRule({ id: 'depositAboveGross', severity: 'warning', when: { deposit: 'aboveGross' } }),
  invoiceRule({ id: 'negativeDeposit', severity: 'warning', when: { deposit: 'negative' } }),
  invoiceRule({ id: 'noVatOption', severity: 'warning', when: { vatOption: 'unselected' } }),
  ...sellerCountries.flatMap(country => [
    invoiceRule({
      id: 'zeroToOtherEu',
      severity: 'reminder',
      source: country === 'de' ? legalSources.germanSupply : legalSources.polishSupply,
      when: { vatOption: 'unselected', ...toCompanyInOtherEu, sellerCountry: country },
      values: () => ({ wording: wordings.supply[country], rate: String(standardRate(country)) }),
    }),
    invoiceRule({
      id: 'zeroOutsideEu',
      severity: 'reminder',
      source: country === 'de' ? legalSources.germanExport : legalSources.polishExport,
      when: {
        vatOption: 'unselected',
        sellerCountry: country,
        buyerCountry: buyer => !isInEu(buyer),
        buyerType: 'company',
      },
      values: () => ({ wording: wordings.export[country], rate: String(standardRate(country)) }),
    }),
  ]),
  invoiceRule({
    id: 'rateOfNeither',
    severity: 'warning',
    when: { vatOption: 'reduced10' },
    values: () => ({ rate: '10' }),
  }),
  invoiceRule({
    id: 'rateOfOtherGoods',
    severity: 'warning',
    when: { vatOption: 'reduced5' },
    values: () => ({ rate: '5' }),
  }),
  invoiceRule({
    id: 'notGermanRate',
    severity: 'warning',
    source: legalSources.germanRates,
    when: { vatOption: 'standard23', sellerCountry: 'de' },
    values: () => ({ rate: '23' }),
  }),
  invoiceRule({
    id: 'rateToOtherEu',
    severity: 'warning',
    source: legalSources.polishSupply,
    when: { vatOption: 'standard23', ...toCompanyInOtherEu, sellerCountry: 'pl' },
    values: () => ({ rate: '23' }),
  }),
  invoiceRule({
    id: 'marginToOtherEu',
    severity: 'warning',
    source: legalSources.marginSupply,
    when: { vatOption: 'marginalTaxation', ...toCompanyInOtherEu },
  }),
  invoiceRule({
    id: 'marginBoughtWithVat',
    severity: 'warning',
    source: legalSources.marginAcquisition,
    when: { vatOption: 'marginalTaxation', acquisitionTax: 'vat' },
  }),
  invoiceRule({
    id: 'marginBoughtAbroad',
    severity: 'warning',
    source: legalSources.marginAcquisition,
    when: { vatOption: 'marginalTaxation', acquisitionTax: 'abroad' },
  }),
  invoiceRule({
    id: 'exemptToOtherEu',
    severity: 'warning',
    source: legalSources.exemptSupply,
    when: { vatOption: 'smallBusiness', ...toCompanyInOtherEu },
  }),
  ...(['de', 'pl'] as const).flatMap(country => [
    invoiceRule({
      id: 'marginWording',
      severity: 'reminder',
      source: country === 'de' ? legalSources.germanMarginWording : legalSources.polishMarginWording,
      when: { vatOption: 'marginalTaxation', sellerCountry: country },
      values: () => ({ wording: wordings.margin[country] }),
    }),
    invoiceRule({
      id: 'exemptWording',
      severity: 'reminder',
      source: country === 'de' ? legalSources.germanExemptWording : legalSources.polishExemptWording,
      when: { vatOption: 'smallBusiness', sellerCountry: country },
      values: () => ({ wording: wordings.exempt[country] }),
    }),
  ]),
  invoiceRule({
    id: 'foreignVatId',
    severity: 'warning',
    when: {
      buyerCountry: isKnown,
      buyerVatIdCountry: (country, { buyerCountry }) => country !== '' && country !== buyerCountry?.toUpperCase(),
    },
  }),
  invoiceRule({ id: 'buyerVatId', severity: 'warning', when: { buyerVatId: 'wrong' } }),
  invoiceRule({ id: 'buyerNip', severity: 'warning', when: { buyerNip: 'wrong' } }),
  invoiceRule({ id: 'sellerNumber', severity: 'warning', when: { sellerNumber: 'wrong' } }),
  // A small business of Germany never owes an e-invoice (§ 34a UStDV).
  invoiceRule({
    id: 'eInvoiceAboveTurnover',
    severity: 'reminder',
    source: legalSources.germanEInvoice,
    when: {
      ...germanTrade,
      invoiceDate: date => date >= GERMAN_E_INVOICE && date < GERMAN_E_INVOICE_FOR_ALL,
      vatOption: chosen => chosen !== 'smallBusiness',
    },
  }),
  invoiceRule({
    id: 'eInvoiceForAll',
    severity: 'reminder',
    source: legalSources.germanEInvoice,
    when: {
      ...germanTrade,
      invoiceDate: date => date >= GERMAN_E_INVOICE_FOR_ALL,
      vatOption: chosen => chosen !== 'smallBusiness',
    },
  }),
  invoiceRule({
    id: 'ksef',
    severity: 'reminder',
    source: legalSources.ksef,
    when: { sellerCountry: 'pl', buyerType: 'company', invoiceDate: date => date >= KSEF },
  }),
] as const;

export type InvoiceFinding = Exclude<ReturnType<typeof applyOne>, string | null>;

const applyOne = (rule: (typeof invoiceRules)[number], facts: InvoiceFacts) => applyRule(rule, facts);

export interface CheckedInvoice {
  /** The warnings first. */
  readonly findings: readonly InvoiceFinding[];
  /** The facts without which some rules cannot tell. If there are any, 'nothing found' would not be true. */
  readonly missing: readonly FactName[];
}

/** What the rules say about an invoice. */
export function checkInvoice(facts: InvoiceFacts): CheckedInvoice {
  const judged = invoiceRules.map(rule => applyOne(rule, facts)).filter(one => one !== null);
  const found = judged.filter(one => typeof one !== 'string');
  return {
    findings: [
      ...found.filter(({ severity }) => severity === 'warning'),
      ...found.filter(({ severity }) => severity === 'reminder'),
    ],
    missing: [...new Set(judged.filter(one => typeof one === 'string'))],
  };
}
