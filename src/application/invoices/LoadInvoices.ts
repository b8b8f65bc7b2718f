import { injectable } from 'inversify';
import type { Invoice } from '../../domain/invoices/Invoice';
import { Clock } from '../ports/Clock';
import { Invoices } from '../ports/Invoices';
import { LoadRows } from '../shared/LoadRows';
import { Refetches } from '../shared/Refetches';
import { InvoiceListStore } from './InvoiceListStore';

@injectable()
export class LoadInvoices extends LoadRows<Invoice> {
  constructor(invoices: Invoices, list: InvoiceListStore, clock: Clock, refetches: Refetches) {
    super({ list, ask: (page, signal) => invoices.list(page, signal), clock, refetches });
  }
}
