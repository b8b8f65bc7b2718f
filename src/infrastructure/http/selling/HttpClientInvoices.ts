import type { ClientInvoices } from '../../../application/ports/ClientInvoices';
import type { ClientId } from '../../../domain/selling/clients/Client';
import type { NewClientInvoice } from '../../../domain/selling/invoices/InvoiceForm';
import type { Failure } from '../../../domain/shared/Failure';
import type { Result } from '../../../domain/shared/Result';
import type { HttpClient } from '../client/HttpClient';
import { ownFields } from '../client/ownFields';
import { readPdfAddress, toClientInvoiceJson } from './json/ClientInvoiceJson';
import { sellingField } from './sellingField';

export class HttpClientInvoices implements ClientInvoices {
  constructor(private readonly market: HttpClient) {}

  async issue(client: ClientId, invoice: NewClientInvoice): Promise<Result<string, Failure>> {
    const body = toClientInvoiceJson(client, invoice);
    const path = '/dealers_api/invoices';
    return ownFields(await this.market.write({ method: 'POST', path, body, read: readPdfAddress }), sellingField);
  }
}
