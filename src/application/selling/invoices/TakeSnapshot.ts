import { inject, injectable } from 'inversify';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import type { ClientId } from '../../../domain/selling/clients/Client';
import { clientFormOf } from '../../../domain/selling/clients/ClientForm';
import { type NewClientInvoice, totalsOfInvoice } from '../../../domain/selling/invoices/InvoiceForm';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { type InvoiceSeller, sellerOf } from '../../../domain/selling/register/InvoiceSnapshot';
import { BookStore } from '../../book/BookStore';
import { SessionStore } from '../../session/SessionStore';
import type { InvoiceFormState } from './InvoiceFormState';

/** Describes an invoice at the moment of issue, before the server has answered. */
@injectable()
export class TakeSnapshot {
  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(BookStore) private readonly book: BookStore,
  ) {}

  execute(clientId: ClientId, state: InvoiceFormState, sent: NewClientInvoice): IssuedInvoice {
    const { client, clientName, openedAt, attempts } = state;
    const { net, vat, gross } = totalsOfInvoice(sent);
    return {
      id: [clientId, openedAt, attempts, sent.invoiceNumber].join(' '),
      number: sent.invoiceNumber,
      clientId,
      clientName: clientName ?? '',
      vehicle: sent.motorbike?.name ?? '',
      date: sent.invoiceDate,
      gross,
      address: '',
      isConfirmed: false,
      snapshot: { sent, net, vat, seller: this.seller(), client: client && clientFormOf(client) },
    };
  }

  private seller(): InvoiceSeller | null {
    const { dealer } = this.session;
    if (!dealer) return null;
    const { sellerCountry = null, taxNumberKind = null } = this.book.get('settings', TRADING_SETTINGS) ?? {};
    return { ...sellerOf(dealer), country: sellerCountry, taxNumberKind };
  }
}
