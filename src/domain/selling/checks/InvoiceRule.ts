import type { DecimalSign } from '../../shared/Language';
import type { LocalDate } from '../../shared/LocalDate';
import type { Money } from '../../shared/Money';
import { moneyIn } from '../../shared/TypedNumber';
import { type InvoiceForm, totalsOf } from '../invoices/InvoiceForm';
import type { VatOption } from '../invoices/Vat';
import type { AcquisitionTax } from '../margin/Acquisition';
import type { SellerCountry } from './SellerCountry';

/** Whether the check digits of a number fit. 'none' if there is no number, or if it has no check digits. */
export type DigitCheck = 'fit' | 'wrong' | 'none';

/** What is known about an invoice that is not issued yet. Null if it is not known. */
export interface InvoiceFacts {
  readonly today: LocalDate;
  readonly invoiceNumber: string | null;
  /** What the invoices that were issued before say about the number. Null if they are not read, or if there is no number. */
  readonly earlierInvoices: {
    /** The client of an earlier invoice with the same number. Null if there is none. */
    readonly usedFor: string | null;
    /** Another year in which the same number was issued, of a run that begins with 1 each year. Null if there is none. */
    readonly otherYear: string | null;
    /** The number that is left out between the latest of the run and this one. Null if none is. */
    readonly skipped: string | null;
  } | null;
  readonly invoiceDate: LocalDate | null;
  readonly deliveryDate: LocalDate | null;
  /** Null if it is not typed yet. */
  readonly price: Money | null;
  /** Whether a motorbike is chosen or a VIN is typed. Null if that is still to come. */
  readonly vehicle: 'stated' | 'missing' | null;
  /** The invoice that has sold the vehicle already. Null if the invoices that were issued before are not read. */
  readonly earlierSale: { readonly number: string | null } | null;
  readonly deposit: DepositCheck | null;
  /** Null if the price is not typed yet. */
  readonly vatOption: VatOption | null;
  readonly sellerCountry: SellerCountry | null;
  /** Two letters as VAT ids have them, in lower case. */
  readonly buyerCountry: string | null;
  readonly buyerType: 'company' | 'personal' | null;
  /** How the vehicle was taxed when it was bought. */
  readonly acquisitionTax: Exclude<AcquisitionTax, 'unknown'> | null;
  readonly sellerNumber: DigitCheck | null;
  readonly buyerVatId: DigitCheck | null;
  /** The two letters of the client's VAT id. '' if it has none. */
  readonly buyerVatIdCountry: string | null;
  readonly buyerNip: DigitCheck | null;
}

/** What an invoice, a client or a seller may lack. */
export type FactName = Exclude<keyof InvoiceFacts, 'today'>;

/** The law that a rule follows. A change of the law after `asOf` is not known here. */
export interface LegalSource {
  readonly text: string;
  /** Where it can be read. */
  readonly address: string;
  readonly asOf: LocalDate;
}

/** A warning says that something is probably wrong. A reminder says what is due. Neither prevents the invoice. */
export type Severity = 'warning' | 'reminder';

/** The values of the parameters of a rule's sentence. */
export type FindingValues = {
  readonly [Name in 'client' | 'number' | 'rate' | 'wording' | 'year']?: string | null | undefined;
};

export interface Finding<Id extends string = string> {
  readonly id: Id;
  readonly severity: Severity;
  readonly source: LegalSource | null;
  readonly values: FindingValues;
}

type Condition<Value> = Extract<Value, string> | ((value: NonNullable<Value>, facts: InvoiceFacts) => boolean);

/** What each of these facts has to be: a value, or one that passes. */
export type Conditions = { readonly [Name in FactName]?: Condition<InvoiceFacts[Name]> };

export interface InvoiceRule<Id extends string = string> {
  readonly id: Id;
  readonly severity: Severity;
  readonly source?: LegalSource;
  /** The rule finds something if all of them hold. */
  readonly when: Conditions;
  readonly values?: (facts: InvoiceFacts) => FindingValues;
}

/** Keeps the id of a rule as its own type. */
export const invoiceRule = <const Id extends string>(rule: InvoiceRule<Id>): InvoiceRule<Id> => rule;

/**
 * What a rule says about the facts: a finding, the name of a fact without which it cannot tell, or null if a known fact
 * rules it out.
 */
export function applyRule<Id extends string>(
  rule: InvoiceRule<Id>,
  facts: InvoiceFacts,
): Finding<Id> | FactName | null {
  const { id, severity, source = null, when, values } = rule;
  const names = Object.keys(when) as readonly FactName[];
  if (names.some(name => facts[name] !== null && !holds(name, when, facts))) return null;
  return (
    names.find(name => facts[name] === null) ?? {
      id,
      severity,
      source,
      values: values?.(facts) ?? {},
    }
  );
}

function holds<Name extends FactName>(name: Name, when: Conditions, facts: InvoiceFacts): boolean {
  const condition = when[name] as Condition<InvoiceFacts[Name]>;
  const value = facts[name] as NonNullable<InvoiceFacts[Name]>;
  return typeof condition === 'function' ? condition(value, facts) : condition === value;
}

const asOf = '2026-11-26' as LocalDate;

const law = (text: string, address: string): LegalSource => ({ text, address, asOf });

const ustg = 'https://www.gesetze-im-internet.de/ustg_1980/';
const directive = 'https://eur-lex.europa.eu/eli/dir/2006/112/oj';
const polishAct = 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20040540535';

export const legalSources = {
  germanRates: law('§ 12 UStG', `${ustg}__12.html`),
  germanMarginWording: law('§ 14a Abs. 6 UStG', `${ustg}__14a.html`),
  polishMarginWording: law('art. 106e ust. 3 ustawy o VAT', polishAct),
  germanExemptWording: law('§ 34a UStDV', 'https://www.gesetze-im-internet.de/ustdv_1980/__34a.html'),
  polishExemptWording: law('art. 106e ust. 1 pkt 19 ustawy o VAT', polishAct),
  exemptSupply: law('2006/112/EG, Art. 139 (1)', directive),
  germanSupply: law('§ 6a UStG', `${ustg}__6a.html`),
  polishSupply: law('art. 42 ustawy o VAT', polishAct),
  germanExport: law('§ 6 UStG', `${ustg}__6.html`),
  polishExport: law('art. 41 ust. 4–9 ustawy o VAT', polishAct),
  marginAcquisition: law('2006/112/EG, Art. 314 (§ 25a Abs. 1 Nr. 2 UStG, art. 120 ust. 10 ustawy o VAT)', directive),
  marginSupply: law('2006/112/EG, Art. 139 (3)', directive),
  germanEInvoice: law('§ 27 Abs. 38 UStG', `${ustg}__27.html`),
  ksef: law('art. 106ga ustawy o VAT', 'https://ksef.podatki.gov.pl/'),
} as const;

/** Whether the down payment fits into the amount of the invoice. A missing one does. */
type DepositCheck = 'fits' | 'aboveGross' | 'negative';

/** Null if there is a down payment, but no price yet. */
export function checkedDeposit(form: InvoiceForm, sign: DecimalSign | null = null): DepositCheck | null {
  const deposit = moneyIn(form.downPayment, sign) ?? 0;
  if (deposit <= 0) return deposit < 0 ? 'negative' : 'fits';
  const totals = totalsOf(form, sign);
  if (totals === null) return null;
  return totals.remaining < 0 ? 'aboveGross' : 'fits';
}
