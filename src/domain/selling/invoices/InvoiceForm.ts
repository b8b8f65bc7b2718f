import { type LocalDate, localDate, yearOf } from '../../shared/LocalDate';
import type { Money } from '../../shared/Money';
import { moneyIn, typedMoney } from '../../shared/TypedNumber';
import type { MotorbikeId } from '../motorbikes/Motorbike';
import type { InvoiceTemplateId } from '../templates/InvoiceTemplate';
import { type Amounts, vatAmounts, type PriceType, type VatOption } from './Vat';

/** The values of the form's fields. */
export interface InvoiceForm {
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
  readonly deliveryDate: string;
  readonly price: string;
  readonly priceType: PriceType;
  readonly vatOption: VatOption;
  readonly downPayment: string;
  readonly vin: string;
  /** `id` is null if the motorbike is not in the dealer's list, such as a camper that was just bought. */
  readonly motorbike: { readonly id: MotorbikeId | null; readonly name: string } | null;
  readonly template: { readonly id: InvoiceTemplateId; readonly name: string } | null;
  /** The key of the acquisition that is sold. */
  readonly acquisition: string | null;
}

/** The data of an invoice to send. */
export interface NewClientInvoice extends Omit<InvoiceForm, 'invoiceDate' | 'deliveryDate' | 'price' | 'downPayment'> {
  readonly invoiceDate: LocalDate;
  readonly deliveryDate: LocalDate;
  readonly price: Money | null;
  readonly netPrice: Money | null;
  readonly downPayment: Money | null;
}

export interface InvoiceTotals extends Amounts {
  readonly downPayment: Money;
  /** Gross minus down payment. */
  readonly remaining: Money;
}

export type InvoiceField = 'invoiceNumber' | 'invoiceDate' | 'deliveryDate' | 'price' | 'downPayment';
type InvoiceProblem = 'required' | 'unreadable' | 'negative' | 'year';

/** A warning to show before the invoice is issued. It does not prevent the invoice. */
export type InvoiceConcern = 'noVatOption' | 'usedNumber';

export const emptyInvoiceForm: InvoiceForm = {
  invoiceNumber: '',
  invoiceDate: '',
  deliveryDate: '',
  price: '',
  priceType: 'net',
  vatOption: 'unselected',
  downPayment: '',
  vin: '',
  motorbike: null,
  template: null,
  acquisition: null,
};

export const isSameInvoiceForm = (one: InvoiceForm, other: InvoiceForm): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** Null if the price is empty or unreadable. */
export function totalsOf({ price, priceType, vatOption, downPayment }: InvoiceForm): InvoiceTotals | null {
  const typed = moneyIn(price);
  return typed === null ? null : summedUp(typed, moneyIn(downPayment), priceType, vatOption);
}

/** A missing price counts as 0. */
export const totalsOfInvoice = ({ price, downPayment, priceType, vatOption }: NewClientInvoice): InvoiceTotals =>
  summedUp(price, downPayment, priceType, vatOption);

/** The allowed years for the dates of an invoice. */
export const invoiceYears = (today: LocalDate) => ({ first: 2000, last: yearOf(today) + 2 });

/** Problems by field. Empty if the invoice can be issued. */
export function invoiceProblems(
  form: InvoiceForm,
  today: LocalDate,
): Readonly<Partial<Record<InvoiceField, InvoiceProblem>>> {
  const found: readonly (readonly [InvoiceField, InvoiceProblem | null])[] = [
    ['invoiceNumber', form.invoiceNumber.trim() === '' ? 'required' : null],
    ['invoiceDate', dateProblem(form.invoiceDate, today)],
    ['deliveryDate', dateProblem(form.deliveryDate, today)],
    ['price', moneyProblem(form.price)],
    ['downPayment', moneyProblem(form.downPayment)],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

/** Warnings about the form. A price without a VAT option is sent as 0 % VAT. */
export const invoiceConcerns = (form: InvoiceForm, isNumberUsed: boolean): readonly InvoiceConcern[] => [
  ...(isNumberUsed ? (['usedNumber'] as const) : []),
  ...(form.vatOption === 'unselected' && moneyIn(form.price) !== null ? (['noVatOption'] as const) : []),
];

/** Null if the form has a problem. */
export function newClientInvoice(form: InvoiceForm, today: LocalDate): NewClientInvoice | null {
  const invoiceDate = localDate(form.invoiceDate);
  const deliveryDate = localDate(form.deliveryDate);
  if (!invoiceDate || !deliveryDate || Object.keys(invoiceProblems(form, today)).length > 0) return null;
  return {
    ...form,
    invoiceNumber: form.invoiceNumber.trim(),
    vin: form.vin.trim(),
    invoiceDate,
    deliveryDate,
    price: moneyIn(form.price),
    netPrice: totalsOf(form)?.net ?? null,
    downPayment: moneyIn(form.downPayment),
  };
}

/** Sets the motorbike and its VIN, even if the VIN is empty. */
export const withMotorbike = (
  form: InvoiceForm,
  { id, model, vin }: { readonly id: MotorbikeId; readonly model: string; readonly vin: string },
): InvoiceForm => ({ ...form, motorbike: { id, name: model }, vin, acquisition: null });

function summedUp(price: Money | null, paid: Money | null, priceType: PriceType, option: VatOption): InvoiceTotals {
  const sums = vatAmounts(price ?? (0 as Money), priceType, option);
  const downPayment = paid ?? (0 as Money);
  return { ...sums, downPayment, remaining: (sums.gross - downPayment) as Money };
}

function dateProblem(text: string, today: LocalDate): InvoiceProblem | null {
  if (text.trim() === '') return 'required';
  const date = localDate(text);
  if (date === null) return 'unreadable';
  const { first, last } = invoiceYears(today);
  return yearOf(date) < first || yearOf(date) > last ? 'year' : null;
}

function moneyProblem(text: string): InvoiceProblem | null {
  const typed = typedMoney(text);
  if (typed.kind === 'unreadable') return 'unreadable';
  return typed.kind === 'read' && typed.money < 0 ? 'negative' : null;
}

const inOrder = (form: InvoiceForm): readonly unknown[] => [
  form.invoiceNumber,
  form.invoiceDate,
  form.deliveryDate,
  form.price,
  form.priceType,
  form.vatOption,
  form.downPayment,
  form.vin,
  form.motorbike?.id ?? null,
  form.motorbike?.name ?? null,
  form.template?.id ?? null,
];
