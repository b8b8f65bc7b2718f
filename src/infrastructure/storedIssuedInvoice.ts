import * as v from 'valibot';
import { isInvoiceSnapshot } from '../domain/book/isBookValue';
import type { ClientId } from '../domain/selling/clients/Client';
import type { IssuedInvoice } from '../domain/selling/invoices/IssuedInvoice';
import { localDate } from '../domain/selling/invoices/LocalDate';
import type { InvoiceSnapshot } from '../domain/selling/register/InvoiceSnapshot';
import type { Money } from '../domain/shared/Money';

/** An issued invoice as the demo stores it. */
export const storedIssuedInvoice = v.object({
  id: v.string(),
  number: v.string(),
  clientId: v.pipe(
    v.number(),
    v.safeInteger(),
    v.transform(id => id as ClientId),
  ),
  clientName: v.string(),
  vehicle: v.string(),
  date: v.pipe(
    v.string(),
    v.check(text => localDate(text) !== null),
  ),
  gross: v.pipe(
    v.number(),
    v.safeInteger(),
    v.transform(cents => cents as Money),
  ),
  address: v.string(),
  isConfirmed: v.boolean(),
  snapshot: v.nullable(v.custom<InvoiceSnapshot>(isInvoiceSnapshot)),
});

/** Replaces the invoice with the same id, or adds the invoice at the front. */
export const withNoted = (noted: readonly IssuedInvoice[], invoice: IssuedInvoice): readonly IssuedInvoice[] =>
  noted.some(({ id }) => id === invoice.id)
    ? noted.map(held => (held.id === invoice.id ? invoice : held))
    : [invoice, ...noted];
