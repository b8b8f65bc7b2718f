import { grouped } from '../../shared/Lists';
import type { Money } from '../../shared/Money';
import { foldedText, hasWords } from '../../shared/TextSearch';
import { moneyInput } from '../../shared/TypedNumber';
import type { ClientId } from '../clients/Client';
import { emptyInvoiceForm, type InvoiceForm } from '../invoices/InvoiceForm';
import { numberKeys } from '../invoices/InvoiceNumber';
import { isCounted, type IssuedInvoice, isUnconfirmed, isVoid } from '../invoices/IssuedInvoice';
import { type VatOption, vatOptions, vatRate } from '../invoices/Vat';
import { isOpen, openAmount, owedAmount } from './Payment';
import type { TaxMonth } from './TaxMonth';

export const taxKindOf = ({ snapshot }: IssuedInvoice): VatOption => snapshot.sent.vatOption;

/** The amounts of one invoice or of several. Null if an invoice does not state them. */
export interface StatedAmounts {
  readonly net: Money | null;
  readonly vat: Money | null;
  readonly gross: Money;
}

/** Under the margin scheme, an invoice must state neither net nor VAT. The VAT is in the margin book. */
export function statedAmounts({ snapshot, gross }: IssuedInvoice): StatedAmounts {
  const isStated = snapshot.sent.vatOption !== 'marginalTaxation';
  return isStated ? { net: snapshot.net, vat: snapshot.vat, gross } : { net: null, vat: null, gross };
}

/** The stated VAT rate in percent. Null if the invoice states none. */
export const statedRate = (invoice: IssuedInvoice): number | null =>
  statedAmounts(invoice).net === null ? null : vatRate(taxKindOf(invoice));

export interface RegisterFilter {
  readonly query: string;
  /** YYYY-MM. '' for all months. */
  readonly month: string;
  /** Null for all clients. */
  readonly client: ClientId | null;
  /** Null for all kinds. */
  readonly taxKind: VatOption | null;
  /** Only what is still to be paid. */
  readonly isOpen: boolean;
}

export const wholeRegister: RegisterFilter = { query: '', month: '', client: null, taxKind: null, isOpen: false };

/**
 * The invoices that fit, the unconfirmed ones first. Otherwise they keep their order. A search finds the void ones by
 * `voidWord`.
 */
export function registerRows(
  invoices: readonly IssuedInvoice[],
  filter: RegisterFilter,
  taxMonth: TaxMonth,
  voidWord = '',
): readonly IssuedInvoice[] {
  const { query, month, client, taxKind } = filter;
  const status = ` ${foldedText(voidWord)}`;
  const found = invoices.filter(
    invoice =>
      (month === '' || taxMonth(invoice) === month) &&
      (client === null || invoice.clientId === client) &&
      (taxKind === null || taxKindOf(invoice) === taxKind) &&
      (!filter.isOpen || isOpen(invoice)) &&
      (query.trim() === '' || hasWords(searchText(invoice) + (isVoid(invoice) ? status : ''), query)),
  );
  return [...found.filter(isUnconfirmed), ...found.filter(invoice => !isUnconfirmed(invoice))];
}

/** To fold the texts of thousands of invoices for each typed letter takes too long. */
const searchTexts = new WeakMap<IssuedInvoice, string>();

function searchText(invoice: IssuedInvoice): string {
  let text = searchTexts.get(invoice);
  if (text === undefined) {
    const { number, clientName, vehicle, snapshot, gross, date } = invoice;
    const { vin, deliveryDate } = snapshot.sent;
    const owed = [statedAmounts(invoice).vat, owedAmount(invoice), openAmount(invoice)].filter(amount => amount !== 0);
    const amounts = [gross, snapshot.net, ...owed].map(amount => moneyInput(amount, ','));
    const dates = [date, deliveryDate].flatMap(day => [day, day.split('-').reverse().join('.')]);
    const { vatNumber = '', place = '' } = snapshot.client ?? {};
    text = foldedText([number, clientName, place, vehicle, vin, vatNumber, ...amounts, ...dates].join(' '));
    searchTexts.set(invoice, text);
  }
  return text;
}

/** The sum of the counted invoices. Net and VAT are those of the invoices that state them. */
export function registerTotal(invoices: readonly IssuedInvoice[]): StatedAmounts & { readonly count: number } {
  const counted = invoices.filter(isCounted).map(statedAmounts);
  const sum = (key: keyof StatedAmounts) => counted.reduce((total, stated) => total + (stated[key] ?? 0), 0) as Money;
  const states = (key: keyof StatedAmounts) => counted.length === 0 || counted.some(stated => stated[key] !== null);
  return {
    count: counted.length,
    net: states('net') ? sum('net') : null,
    vat: states('vat') ? sum('vat') : null,
    gross: sum('gross'),
  };
}

/** What the sums of net and VAT leave out, and the kinds of tax of these invoices in display order. */
export function unstatedTotal(invoices: readonly IssuedInvoice[]) {
  const left = invoices.filter(invoice => isCounted(invoice) && statedAmounts(invoice).net === null);
  const kinds = new Set(left.map(taxKindOf));
  return {
    count: left.length,
    gross: left.reduce((total, { gross }) => total + gross, 0) as Money,
    kinds: vatOptions.filter(kind => kinds.has(kind)),
  };
}

export interface RegisterSum extends StatedAmounts {
  readonly month: string;
  readonly taxKind: VatOption;
  readonly count: number;
}

/** The sums of each month and kind of tax, the latest month first. */
export function registerSums(invoices: readonly IssuedInvoice[], taxMonth: TaxMonth): readonly RegisterSum[] {
  const groups = grouped(invoices, invoice => `${taxMonth(invoice)} ${taxKindOf(invoice)}`);
  return registerMonths(invoices, taxMonth)
    .flatMap(month =>
      vatOptions.map(taxKind => ({ month, taxKind, ...registerTotal(groups.get(`${month} ${taxKind}`) ?? []) })),
    )
    .filter(({ count }) => count > 0);
}

/** The months of the invoices, YYYY-MM, the latest first. */
export const registerMonths = (invoices: readonly IssuedInvoice[], taxMonth: TaxMonth): readonly string[] =>
  [...new Set(invoices.map(taxMonth))].sort().reverse();

/** The clients of the invoices with their latest names, in the order of the invoices. */
export function registerClients(
  invoices: readonly IssuedInvoice[],
): readonly Pick<IssuedInvoice, 'clientId' | 'clientName'>[] {
  const clients = new Map<ClientId, Pick<IssuedInvoice, 'clientId' | 'clientName'>>();
  for (const { clientId, clientName } of invoices)
    if (!clients.has(clientId)) clients.set(clientId, { clientId, clientName });
  return [...clients.values()];
}

/** A copy of an invoice. Number, dates, motorbike and VIN stay empty, because they belong to one sale. */
export function duplicatedForm({ snapshot }: IssuedInvoice, sign: ',' | '.'): InvoiceForm {
  const { price, downPayment, priceType, vatOption, template } = snapshot.sent;
  return {
    ...emptyInvoiceForm,
    price: moneyInput(price, sign),
    downPayment: moneyInput(downPayment, sign),
    priceType,
    vatOption,
    template,
  };
}

/** The form for the invoice that replaces a void one: the same vehicle and delivery, with a number and a date of its own. */
export function replacementForm(invoice: IssuedInvoice, sign: ',' | '.'): InvoiceForm {
  const { deliveryDate, motorbike, vin, acquisition } = invoice.snapshot.sent;
  return { ...duplicatedForm(invoice, sign), deliveryDate, motorbike, vin, acquisition, replaces: invoice.id };
}

/** The numbers that can replace an invoice, the latest first: those of the others, and the one that was chosen before. */
export function replacementNumbers(
  { id, number: own, voided }: IssuedInvoice,
  invoices: readonly IssuedInvoice[],
): readonly { readonly number: string; readonly clientName: string }[] {
  const others = new Map<string, string>();
  for (const other of invoices)
    if (other.id !== id && other.number !== own && !others.has(other.number))
      others.set(other.number, other.clientName);
  const known = voided?.replacement ?? '';
  if (known !== '' && !others.has(known)) others.set(known, '');
  return [...others].map(([number, clientName]) => ({ number, clientName }));
}

/** What a dealer should look at among the issued invoices. */
export const openFindings = ['unconfirmed', 'doubleNumbers', 'marginWarnings'] as const;
type OpenFinding = (typeof openFindings)[number];

/** How many invoices each finding concerns. */
export function countOpenFindings(
  invoices: readonly IssuedInvoice[],
  sales: readonly { readonly warnings: readonly unknown[] }[],
): Readonly<Record<OpenFinding, number>> {
  const counted = invoices.filter(isCounted);
  return {
    unconfirmed: invoices.filter(isUnconfirmed).length,
    doubleNumbers: counted.length - new Set(counted.map(numberKeys(counted))).size,
    marginWarnings: sales.filter(({ warnings }) => warnings.length > 0).length,
  };
}
