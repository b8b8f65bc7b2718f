import type { LocalDate } from '../invoices/LocalDate';
import { vatRate } from '../invoices/Vat';
import { type InvoiceFacts, invoiceRule } from './InvoiceRule';
import { sources } from './LegalSources';
import { type SellerCountry, type TaxRegion, vatRatesOf } from './TaxRegion';

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
} as const;

interface Buyer {
  readonly sellerCountry: SellerCountry;
  readonly buyerRegion: TaxRegion;
  readonly buyerType: 'company' | 'personal';
}

const isCompanyAbroad = ({ sellerCountry, buyerRegion, buyerType }: Buyer): boolean =>
  buyerType === 'company' && buyerRegion !== sellerCountry;
const isCompanyInOtherEu = (buyer: Buyer): boolean => isCompanyAbroad(buyer) && buyer.buyerRegion !== 'outside';
const isCompanyOutside = (buyer: Buyer): boolean => isCompanyAbroad(buyer) && buyer.buyerRegion === 'outside';

const buyerFacts = ['sellerCountry', 'buyerRegion', 'buyerType', 'vatOption'] as const;

const isRateOf = (country: SellerCountry, rate: number): boolean => vatRatesOf[country].includes(rate);

/** Which rules find something, and what. None of them prevents an invoice. */
export const invoiceRules = [
  invoiceRule({
    id: 'usedNumber',
    severity: 'warning',
    needs: ['usedFor'],
    finds: ({ usedFor }) => ({ client: usedFor }),
  }),
  invoiceRule({
    id: 'gapInRun',
    severity: 'warning',
    needs: ['skippedNumber'],
    finds: ({ skippedNumber }) => ({ number: skippedNumber }),
  }),
  invoiceRule({
    id: 'futureDate',
    severity: 'warning',
    needs: ['invoiceDate', 'today'],
    finds: ({ invoiceDate, today }) => invoiceDate > today,
  }),
  invoiceRule({
    id: 'deliveryAfterDate',
    severity: 'warning',
    needs: ['invoiceDate', 'deliveryDate'],
    finds: ({ invoiceDate, deliveryDate }) => deliveryDate > invoiceDate,
  }),
  invoiceRule({
    id: 'noVatOption',
    severity: 'warning',
    needs: ['vatOption'],
    finds: ({ vatOption }) => vatOption === 'unselected',
  }),
  invoiceRule({
    id: 'rateOfNeither',
    severity: 'warning',
    needs: ['vatOption'],
    finds: ({ vatOption }) => vatOption === 'reduced10' && { rate: '10' },
  }),
  invoiceRule({
    id: 'notGermanRate',
    severity: 'warning',
    source: sources.germanRates,
    needs: ['vatOption', 'sellerCountry'],
    finds: ({ vatOption, sellerCountry }) =>
      sellerCountry === 'de' &&
      (vatOption === 'standard23' || vatOption === 'reduced5') &&
      !isRateOf('de', vatRate(vatOption)) && { rate: String(vatRate(vatOption)) },
  }),
  invoiceRule({
    id: 'marginToOtherEu',
    severity: 'warning',
    source: sources.marginSupply,
    needs: buyerFacts,
    finds: ({ vatOption, ...buyer }) => vatOption === 'marginalTaxation' && isCompanyInOtherEu(buyer),
  }),
  invoiceRule({
    id: 'marginToOutside',
    severity: 'warning',
    source: sources.marginExport,
    needs: buyerFacts,
    finds: ({ vatOption, ...buyer }) => vatOption === 'marginalTaxation' && isCompanyOutside(buyer),
  }),
  invoiceRule({
    id: 'exemptToOtherEu',
    severity: 'warning',
    source: sources.exemptSupply,
    needs: buyerFacts,
    finds: ({ vatOption, ...buyer }) => vatOption === 'smallBusiness' && isCompanyInOtherEu(buyer),
  }),
  invoiceRule({
    id: 'exemptToOutside',
    severity: 'warning',
    source: sources.export,
    needs: buyerFacts,
    finds: ({ vatOption, ...buyer }) => vatOption === 'smallBusiness' && isCompanyOutside(buyer),
  }),
  ...(['de', 'pl'] as const).flatMap(country => [
    invoiceRule({
      id: 'marginWording',
      severity: 'reminder',
      source: country === 'de' ? sources.germanMarginWording : sources.polishMarginWording,
      needs: ['vatOption', 'sellerCountry'],
      finds: ({ vatOption, sellerCountry }) =>
        sellerCountry === country && vatOption === 'marginalTaxation' && { wording: wordings.margin[country] },
    }),
    invoiceRule({
      id: 'exemptWording',
      severity: 'reminder',
      source: country === 'de' ? sources.germanExemptWording : sources.polishExemptWording,
      needs: ['vatOption', 'sellerCountry'],
      finds: ({ vatOption, sellerCountry }) =>
        sellerCountry === country && vatOption === 'smallBusiness' && { wording: wordings.exempt[country] },
    }),
  ]),
  invoiceRule({
    id: 'buyerVatId',
    severity: 'warning',
    needs: ['isBuyerVatIdValid'],
    finds: ({ isBuyerVatIdValid }) => !isBuyerVatIdValid,
  }),
  invoiceRule({
    id: 'buyerNip',
    severity: 'warning',
    needs: ['isBuyerNipValid'],
    finds: ({ isBuyerNipValid }) => !isBuyerNipValid,
  }),
  invoiceRule({
    id: 'sellerNumber',
    severity: 'warning',
    needs: ['isSellerNumberValid'],
    finds: ({ isSellerNumberValid }) => !isSellerNumberValid,
  }),
  // A small business of Germany never owes an e-invoice (§ 34a UStDV).
  invoiceRule({
    id: 'eInvoiceAboveTurnover',
    severity: 'reminder',
    source: sources.germanEInvoice,
    needs: [...buyerFacts, 'invoiceDate'],
    finds: ({ invoiceDate, vatOption, ...buyer }) =>
      invoiceDate >= GERMAN_E_INVOICE &&
      invoiceDate < GERMAN_E_INVOICE_FOR_ALL &&
      vatOption !== 'smallBusiness' &&
      isGermanTrade(buyer),
  }),
  invoiceRule({
    id: 'eInvoiceForAll',
    severity: 'reminder',
    source: sources.germanEInvoice,
    needs: [...buyerFacts, 'invoiceDate'],
    finds: ({ invoiceDate, vatOption, ...buyer }) =>
      invoiceDate >= GERMAN_E_INVOICE_FOR_ALL && vatOption !== 'smallBusiness' && isGermanTrade(buyer),
  }),
  invoiceRule({
    id: 'ksef',
    severity: 'reminder',
    source: sources.ksef,
    needs: ['sellerCountry', 'buyerType', 'invoiceDate'],
    finds: ({ sellerCountry, buyerType, invoiceDate }) =>
      sellerCountry === 'pl' && buyerType === 'company' && invoiceDate >= KSEF,
  }),
] as const;

const isGermanTrade = ({ sellerCountry, buyerRegion, buyerType }: Buyer): boolean =>
  sellerCountry === 'de' && buyerRegion === 'de' && buyerType === 'company';

export type InvoiceFinding = NonNullable<ReturnType<(typeof invoiceRules)[number]['check']>>;

/** What the rules find, the warnings first. */
export function invoiceFindings(facts: InvoiceFacts): readonly InvoiceFinding[] {
  const found = invoiceRules.flatMap((rule): InvoiceFinding[] => {
    const finding = rule.check(facts);
    return finding ? [finding] : [];
  });
  return [
    ...found.filter(({ severity }) => severity === 'warning'),
    ...found.filter(({ severity }) => severity === 'reminder'),
  ];
}
