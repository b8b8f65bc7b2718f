import type { ClientInvoices } from '../../../application/ports/ClientInvoices';
import type { ClientId } from '../../../domain/selling/clients/Client';
import type { NewClientInvoice } from '../../../domain/selling/invoices/InvoiceForm';
import type { Failure } from '../../../domain/shared/Failure';
import type { Result } from '../../../domain/shared/Result';
import type { HttpClient } from '../HttpClient';
import { readPdfAddress, toClientInvoiceJson } from './json/ClientInvoiceJson';
import { ownFields } from './ownFields';

export class HttpClientInvoices implements ClientInvoices {
  constructor(private readonly market: HttpClient) {}

  async issue(client: ClientId, invoice: NewClientInvoice): Promise<Result<string, Failure>> {
    const body = toClientInvoiceJson(client, invoice);
    return ownFields(
      await this.market.write({ method: 'POST', path: '/dealers_api/invoices', body, read: readPdfAddress }),
    );
  }
}
