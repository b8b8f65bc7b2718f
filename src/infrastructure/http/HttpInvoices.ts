import * as v from 'valibot';
import type { Invoices } from '../../application/ports/Invoices';
import type { Invoice, InvoiceId } from '../../domain/invoices/Invoice';
import type { HashId } from '../../domain/offers/Offer';
import { isVehicleType } from '../../domain/offers/vehicle/VehicleType';
import type { Failure } from '../../domain/shared/Failure';
import { euros } from '../../domain/shared/Money';
import type { ListPage } from '../../domain/shared/Page';
import { type Result, success } from '../../domain/shared/Result';
import { visibleText } from '../../domain/shared/visibleText';
import { documentAddress, imageAddress } from '../../domain/shared/WebAddress';
import type { HttpClient } from './client/HttpClient';
import { type JsonReader, readList } from './json/reading/JsonReader';
import { id, listSize, toListSize } from './json/reading/numbers';
import { optional } from './json/reading/optional';
import { readShape } from './json/reading/readShape';

export class HttpInvoices implements Invoices {
  constructor(private readonly api: HttpClient) {}

  list(page: number, signal: AbortSignal): Promise<Result<ListPage<Invoice>, Failure>> {
    return this.api.get({ path: '/api/v2/invoices', query: { page }, read: readInvoicePage, signal });
  }
}

/**
 * An invoice has the same keys as an offer row, but `id` is the id of the invoice. Never read an invoice as an offer.
 */
const InvoiceJson = v.object({
  id,
  hash_id: optional.text,
  offer_hash_id: optional.text,
  display_number: optional.text,
  file_url: optional.text,
  label1: optional.text,
  label2: optional.text,
  photo: optional.text,
  vehicle_type: optional.text,
  final_price: optional.amount,
});

type InvoiceJson = v.InferOutput<typeof InvoiceJson>;

const readInvoice: JsonReader<Invoice> = (json, drop) => {
  const parsed = readShape(InvoiceJson, json, drop);
  return parsed.ok ? success(toInvoice(parsed.value)) : parsed;
};

function toInvoice(json: InvoiceJson): Invoice {
  return {
    id: json.id as InvoiceId,
    displayNumber: json.display_number ?? '–',
    file: documentAddress(json.file_url),
    offer: (json.offer_hash_id || json.hash_id || null) as HashId | null,
    label1: visibleText(json.label1 ?? ''),
    label2: visibleText(json.label2 ?? ''),
    photo: imageAddress(json.photo),
    vehicleType: isVehicleType(json.vehicle_type) ? json.vehicle_type : 'Motorbike',
    finalPrice: typeof json.final_price === 'number' ? euros(json.final_price) : null,
  };
}

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
