import * as v from 'valibot';
import { amountText, vatOptions } from '../../../../domain/selling/invoices/Vat';
import { decimalSign, type Language, languages } from '../../../../domain/shared/Language';
import { noonOf } from '../../../../domain/shared/LocalDate';
import type { Money } from '../../../../domain/shared/Money';

const text = v.string();
/** In cents. */
const cents = v.pipe(v.number(), v.integer());

/** The content of an invoice at the time of issue. */
export const invoicePaper = v.object({
  language: v.picklist(languages),
  number: text,
  invoiceDate: text,
  deliveryDate: text,
  /** Company, street, place, tax number, IBAN. The PDF leaves out blank lines. */
  seller: v.array(text),
  /** Name, person, street, place, tax number, VAT number, country. */
  client: v.array(text),
  vehicle: text,
  vin: text,
  /** The name and the fields of the template are filed, not printed: the client has no use for them. */
  template: text,
  customFields: v.array(text),
  vatOption: v.picklist(vatOptions),
  net: cents,
  vat: cents,
  gross: cents,
  downPayment: cents,
  remaining: cents,
});

export type InvoicePaper = v.InferOutput<typeof invoicePaper>;

export const printedAmount = (cents: number, language: Language): string =>
  amountText(cents as Money, decimalSign(language)).replace(/^-/, '−');

export const dateText = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'medium' }).format(noonOf(date));
