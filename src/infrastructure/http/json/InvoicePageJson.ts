import * as v from 'valibot';
import type { InvoicePage } from '../../../application/ports/Invoices';
import { success } from '../../../domain/shared/Result';
import { readInvoice } from './InvoiceJson';
import type { JsonReader } from './JsonReader';
import { readList } from './readList';
import { readShape } from './readShape';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const InvoicePageJson = v.object({
  invoices: v.array(v.unknown()),
  total_pages: count,
  total_count: count,
});

export const readInvoicePage: JsonReader<InvoicePage> = (json, drop) => {
  const parsed = readShape(InvoicePageJson, json, drop);
  if (!parsed.ok) return parsed;
  const { invoices, total_pages: totalPages, total_count: totalCount } = parsed.value;
  return success({ invoices: readList('invoices', invoices, readInvoice, drop), totalPages, totalCount });
};
