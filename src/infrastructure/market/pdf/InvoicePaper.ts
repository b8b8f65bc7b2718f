import * as v from 'valibot';
import { vatOptions } from '../../../domain/selling/invoices/Vat';
import { languages } from '../../../domain/shared/Language';

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
