import type { IssuedInvoice } from '../domain/selling/invoices/IssuedInvoice';

/** Replaces the invoice with the same id, or adds the invoice at the front. */
export const withNoted = (noted: readonly IssuedInvoice[], invoice: IssuedInvoice): readonly IssuedInvoice[] =>
  noted.some(({ id }) => id === invoice.id)
    ? noted.map(held => (held.id === invoice.id ? invoice : held))
    : [invoice, ...noted];
