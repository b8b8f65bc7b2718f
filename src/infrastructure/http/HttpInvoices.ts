import type { Invoices } from '../../application/ports/Invoices';
import type { Invoice } from '../../domain/invoices/Invoice';
import type { Failure } from '../../domain/shared/Failure';
import type { ListPage } from '../../domain/shared/Page';
import type { Result } from '../../domain/shared/Result';
import type { HttpClient } from './client/HttpClient';
import { readInvoicePage } from './json/InvoiceJson';

export class HttpInvoices implements Invoices {
  constructor(private readonly api: HttpClient) {}

  list(page: number, signal: AbortSignal): Promise<Result<ListPage<Invoice>, Failure>> {
    return this.api.get({ path: '/api/v2/invoices', query: { page }, read: readInvoicePage, signal });
  }
}
