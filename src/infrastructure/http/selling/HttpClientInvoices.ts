import * as v from 'valibot';
import type { ClientInvoices } from '../../../application/ports/ClientInvoices';
import type { ClientId } from '../../../domain/selling/clients/Client';
import type { NewClientInvoice } from '../../../domain/selling/invoices/InvoiceForm';
import type { VatOption } from '../../../domain/selling/invoices/Vat';
import type { Failure } from '../../../domain/shared/Failure';
import { type Money, toEuros } from '../../../domain/shared/Money';
import { failed, type Result, success } from '../../../domain/shared/Result';
import { documentAddress } from '../../../domain/shared/WebAddress';
import type { HttpClient } from '../client/HttpClient';
import { ownFields } from '../client/ownFields';
import type { JsonReader } from '../json/reading/JsonReader';
import { readShape } from '../json/reading/readShape';
import { sellingField } from './HttpEntries';

export class HttpClientInvoices implements ClientInvoices {
  constructor(private readonly market: HttpClient) {}

  async issue(client: ClientId, invoice: NewClientInvoice): Promise<Result<string, Failure>> {
    const body = toClientInvoiceJson(client, invoice);
    const path = '/dealers_api/invoices';
    return ownFields(await this.market.write({ method: 'POST', path, body, read: readPdfAddress }), sellingField);
  }
}

const IssuedJson = v.object({ pdf_url: v.string() });

/** The invoice is issued, also if the app refuses the address. */
export const readPdfAddress: JsonReader<string> = (json, drop) => {
  const parsed = readShape(IssuedJson, json, drop);
  if (!parsed.ok) return parsed;
  const address = documentAddress(parsed.value.pdf_url);
  return address === null ? failed('pdf_url') : success(address);
};

const vatKeys: Readonly<Record<VatOption, string | 0>> = {
  standard23: 'vat_23',
  reduced10: 'vat_10',
  reduced5: 'vat_5',
  marginalTaxation: 'marginal_taxation',
  smallBusiness: 'small_business',
  unselected: 0,
};

const toClientInvoiceJson = (client: ClientId, invoice: NewClientInvoice) => ({
  client_id: client,
  invoice_number: invoice.invoiceNumber,
  invoice_date: invoice.invoiceDate,
  delivery_date: invoice.deliveryDate,
  price: amount(invoice.price),
  price_type: invoice.priceType,
  vat_option: vatKeys[invoice.vatOption],
  net_price: amount(invoice.netPrice),
  down_payment: amount(invoice.downPayment),
  vin: invoice.vin,
  motorbike_id: invoice.motorbike?.id ?? null,
  motorbike_name: invoice.motorbike?.name ?? '',
  invoice_template_id: invoice.template?.id ?? null,
  invoice_template_name: invoice.template?.name ?? '',
});

const amount = (money: Money | null): number | null => (money === null ? null : toEuros(money));
