import type { LocalDate } from '../invoices/LocalDate';
import type { VatOption } from '../invoices/Vat';
import type { SellerCountry, TaxRegion } from './TaxRegion';

/** What is known about an invoice that is not issued yet. Null if it is not known. */
export interface InvoiceFacts {
  readonly today: LocalDate | null;
  readonly invoiceDate: LocalDate | null;
  readonly deliveryDate: LocalDate | null;
  /** The client of an earlier invoice with the same number. */
  readonly usedFor: string | null;
  /** The number that is left out between the latest of the run and this one. */
  readonly skippedNumber: string | null;
  /** Null if the price is not typed, because no VAT is due then. */
  readonly vatOption: VatOption | null;
  readonly sellerCountry: SellerCountry | null;
  readonly buyerRegion: TaxRegion | null;
  readonly buyerType: 'company' | 'personal' | null;
  /** Whether the check digits fit. Null if there is no number, or if its country has no check here. */
  readonly isSellerNumberValid: boolean | null;
  readonly isBuyerVatIdValid: boolean | null;
  readonly isBuyerNipValid: boolean | null;
}

export type FactName = keyof InvoiceFacts;

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
export type FindingValues = { readonly [Name in 'client' | 'number' | 'rate' | 'wording']?: string };

export interface Finding<Id extends string = string> {
  readonly id: Id;
  readonly severity: Severity;
  readonly source: LegalSource | null;
  readonly values: FindingValues;
}

type Known<Name extends FactName> = { readonly [Fact in Name]: NonNullable<InvoiceFacts[Fact]> };

interface RuleDefinition<Id extends string, Name extends FactName> {
  readonly id: Id;
  readonly severity: Severity;
  readonly source?: LegalSource;
  /** The rule is silent unless all of these facts are known. */
  readonly needs: readonly Name[];
  /** The values of the sentence, or whether the rule applies. */
  readonly finds: (facts: Known<Name>) => FindingValues | boolean;
}

export interface InvoiceRule<Id extends string = string> {
  readonly id: Id;
  readonly needs: readonly FactName[];
  /** Null if the rule has nothing to say. */
  readonly check: (facts: InvoiceFacts) => Finding<Id> | null;
}

export function invoiceRule<const Id extends string, const Name extends FactName>(
  definition: RuleDefinition<Id, Name>,
): InvoiceRule<Id> {
  const { id, severity, source = null, needs, finds } = definition;
  return {
    id,
    needs,
    check: facts => {
      if (!knows(facts, needs)) return null;
      const found = finds(facts);
      return found === false ? null : { id, severity, source, values: found === true ? {} : found };
    },
  };
}

const knows = <Name extends FactName>(
  facts: InvoiceFacts,
  needs: readonly Name[],
): facts is InvoiceFacts & Known<Name> => needs.every(name => facts[name] !== null);
