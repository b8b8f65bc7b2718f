import * as v from 'valibot';
import type { Invoice } from '../../../domain/invoices/Invoice';
import type { ListPage } from '../../../domain/shared/Page';
import { success } from '../../../domain/shared/Result';
import { readInvoice } from './InvoiceJson';
import type { JsonReader } from './reading/JsonReader';
import { listSize, toListSize } from './reading/numbers';
import { optional } from './reading/optional';
import { readList } from './reading/readList';
import { readShape } from './reading/readShape';

const InvoicePageJson = v.object({
  invoices: v.array(v.unknown()),
  ...listSize,
  limit: optional.pageSize,
});

export const readInvoicePage: JsonReader<ListPage<Invoice>> = (json, drop) => {
  const parsed = readShape(InvoicePageJson, json, drop);
  if (!parsed.ok) return parsed;
  const { invoices, limit } = parsed.value;
  const rows = readList('invoices', invoices, readInvoice, drop);
  return success({ rows, received: invoices.length, ...toListSize(parsed.value), limit: limit ?? null });
};
