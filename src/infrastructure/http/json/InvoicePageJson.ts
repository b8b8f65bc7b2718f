import * as v from 'valibot';
import type { Invoice } from '../../../domain/invoices/Invoice';
import type { ListPage } from '../../../domain/shared/Page';
import { success } from '../../../domain/shared/Result';
import { readInvoice } from './InvoiceJson';
import type { JsonReader } from './JsonReader';
import { count } from './numbers';
import { optional } from './optional';
import { readList } from './readList';
import { readShape } from './readShape';

const InvoicePageJson = v.object({
  invoices: v.array(v.unknown()),
  total_pages: count,
  total_count: count,
  limit: optional.pageSize,
});

export const readInvoicePage: JsonReader<ListPage<Invoice>> = (json, drop) => {
  const parsed = readShape(InvoicePageJson, json, drop);
  if (!parsed.ok) return parsed;
  const { invoices, total_pages: totalPages, total_count: totalCount, limit } = parsed.value;
  const rows = readList('invoices', invoices, readInvoice, drop);
  return success({ rows, received: invoices.length, totalPages, totalCount, limit: limit ?? null });
};
