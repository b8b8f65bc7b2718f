import type { DecimalSign } from '../../shared/Language';
import { type LocalDate, localDate, yearOf } from '../../shared/LocalDate';
import type { Money } from '../../shared/Money';
import { moneyIn, typedMoney } from '../../shared/TypedNumber';
import type { Motorbike, MotorbikeId } from '../motorbikes/Motorbike';
import type { InvoiceTemplateId } from '../templates/InvoiceTemplate';
import { type Amounts, vatAmounts, type PriceType, type VatOption } from './Vat';

/** The vehicle that an invoice sells. */
export interface ChosenMotorbike {
  /** Null if it is not in the dealer's list, such as a camper that was just bought. */
  readonly id: MotorbikeId | null;
  /** The model of a motorbike in the list, which is what the server takes. */
  readonly name: string;
  /** Absent if the name has it, or if it is not known. */
  readonly brand?: string;
}

/** What the paper calls the vehicle. '' if none is chosen. */
export const vehicleName = (motorbike: ChosenMotorbike | null | undefined): string =>
  motorbike ? `${motorbike.brand ?? ''} ${motorbike.name}`.trim() : '';

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
  readonly motorbike: ChosenMotorbike | null;
  readonly template: { readonly id: InvoiceTemplateId; readonly name: string } | null;
  /** The key of the acquisition that is sold. */
  readonly acquisition: string | null;
  /** The id of the void invoice that this one replaces. Absent if it replaces none. */
  readonly replaces?: string;
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
export type InvoiceProblem = 'required' | 'unreadable' | 'ambiguous' | 'negative' | 'year';

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

/** Null if the price is empty, unreadable or ambiguous. */
export function totalsOf(
  { price, priceType, vatOption, downPayment }: InvoiceForm,
  sign: DecimalSign | null = null,
): InvoiceTotals | null {
  const typed = moneyIn(price, sign);
  return typed === null ? null : summedUp(typed, moneyIn(downPayment, sign), priceType, vatOption);
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
  sign: DecimalSign | null = null,
): Readonly<Partial<Record<InvoiceField, InvoiceProblem>>> {
  const found: readonly (readonly [InvoiceField, InvoiceProblem | null])[] = [
    ['invoiceNumber', form.invoiceNumber.trim() === '' ? 'required' : null],
    ['invoiceDate', dateProblem(form.invoiceDate, today)],
    ['deliveryDate', dateProblem(form.deliveryDate, today)],
    ['price', moneyProblem(form.price, sign)],
    ['downPayment', moneyProblem(form.downPayment, sign)],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

/** Null if the form has a problem. */
export function newClientInvoice(
  form: InvoiceForm,
  today: LocalDate,
  sign: DecimalSign | null = null,
): NewClientInvoice | null {
  const invoiceDate = localDate(form.invoiceDate);
  const deliveryDate = localDate(form.deliveryDate);
  if (!invoiceDate || !deliveryDate || Object.keys(invoiceProblems(form, today, sign)).length > 0) return null;
  return {
    ...form,
    invoiceNumber: form.invoiceNumber.trim(),
    vin: form.vin.trim(),
    invoiceDate,
    deliveryDate,
    price: moneyIn(form.price, sign),
    netPrice: totalsOf(form, sign)?.net ?? null,
    downPayment: moneyIn(form.downPayment, sign),
  };
}

/** Sets the motorbike and its VIN, even if the VIN is empty. */
export const withMotorbike = (
  form: InvoiceForm,
  { id, model, brandName, vin }: Pick<Motorbike, 'id' | 'model' | 'brandName' | 'vin'>,
): InvoiceForm => ({
  ...form,
  motorbike: { id, name: model, ...(brandName && { brand: brandName }) },
  vin,
  acquisition: null,
});

/** What an unfinished invoice is called: its number, its client and its vehicle, as far as they are known. */
export const draftName = ({ invoiceNumber, motorbike, vin }: Partial<InvoiceForm>, clientName: string): string =>
  [invoiceNumber, clientName, vehicleName(motorbike) || vin]
    .map(part => part?.trim())
    .filter(Boolean)
    .join(' · ');

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

function moneyProblem(text: string, sign: DecimalSign | null): InvoiceProblem | null {
  const typed = typedMoney(text, sign);
  if (typed.kind === 'unreadable' || typed.kind === 'ambiguous') return typed.kind;
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
