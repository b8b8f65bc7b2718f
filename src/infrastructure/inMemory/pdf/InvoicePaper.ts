import * as v from 'valibot';
import { languages } from '../../../domain/shared/Language';
import { vatOptions } from '../../../domain/selling/invoices/Vat';

const text = v.string();
/** Cents. */
const cents = v.pipe(v.number(), v.integer());

/** All that an invoice of the demo says, as it was when it was issued. */
export const invoicePaper = v.object({
  language: v.picklist(languages),
  number: text,
  invoiceDate: text,
  deliveryDate: text,
  /** Company, street, place, tax number, IBAN; what is blank is left out of the file. */
  seller: v.array(text),
  /** Name, person, street, place, tax number, VAT number, country; papers of earlier versions lack the last two. */
  client: v.array(text),
  vehicle: text,
  vin: text,
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
