import type { Invoices } from '../../application/ports/Invoices';
import type { Pickups } from '../../application/ports/Pickups';
import type { Transports } from '../../application/ports/Transports';
import type { Invoice } from '../../domain/invoices/Invoice';
import type { OfferId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { ListPage } from '../../domain/shared/Page';
import type { Result } from '../../domain/shared/Result';
import type { HttpClient } from './client/HttpClient';
import { readInvoicePage } from './json/InvoiceJson';
import { readNothing } from './json/reading/JsonReader';

export class HttpPickups implements Pickups {
  constructor(private readonly api: HttpClient) {}

  /** The server confirms a pickup by creating its invoice. */
  confirm(offer: OfferId): Promise<Result<void, Failure>> {
    return this.api.write({ method: 'POST', path: '/api/v2/invoices', body: { offer_id: offer }, read: readNothing });
  }
}

export class HttpTransports implements Transports {
  constructor(private readonly api: HttpClient) {}

  order(offer: OfferId, note: string): Promise<Result<void, Failure>> {
    const body = { id: offer, description: note };
    return this.api.write({ method: 'POST', path: '/api/v2/transports', body, read: readNothing });
  }
}

export class HttpInvoices implements Invoices {
  constructor(private readonly api: HttpClient) {}

  list(page: number, signal: AbortSignal): Promise<Result<ListPage<Invoice>, Failure>> {
    return this.api.get({ path: '/api/v2/invoices', query: { page }, read: readInvoicePage, signal });
  }
}
