import * as v from 'valibot';
import type { ClientId } from '../domain/selling/clients/Client';
import type { IssuedInvoice } from '../domain/selling/invoices/IssuedInvoice';
import type { Money } from '../domain/shared/Money';

/** An issued invoice as this browser keeps it. Entries of earlier versions have no id, and are all confirmed. */
export const issuedInvoiceEntry = v.object({
  id: v.optional(v.string(), ''),
  number: v.string(),
  clientId: v.pipe(
    v.number(),
    v.safeInteger(),
    v.transform(id => id as ClientId),
  ),
  clientName: v.string(),
  vehicle: v.string(),
  date: v.string(),
  gross: v.pipe(
    v.number(),
    v.safeInteger(),
    v.transform(cents => cents as Money),
  ),
  address: v.string(),
  isConfirmed: v.optional(v.boolean(), true),
});

/** The invoice in the place of the one with the same id, else in front of all. */
export const withNoted = (noted: readonly IssuedInvoice[], invoice: IssuedInvoice): readonly IssuedInvoice[] =>
  noted.some(({ id }) => id === invoice.id)
    ? noted.map(held => (held.id === invoice.id ? invoice : held))
    : [invoice, ...noted];
