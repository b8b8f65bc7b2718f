import * as v from 'valibot';
import type { ClientId } from '../domain/selling/Client';
import type { Money } from '../domain/shared/Money';

/** An issued invoice as this browser keeps it. */
export const issuedInvoiceEntry = v.object({
  number: v.string(),
  clientId: v.pipe(
    v.number(),
    v.transform(id => id as ClientId),
  ),
  clientName: v.string(),
  vehicle: v.string(),
  date: v.string(),
  gross: v.pipe(
    v.number(),
    v.transform(cents => cents as Money),
  ),
  address: v.string(),
});
