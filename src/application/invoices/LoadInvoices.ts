import { inject, injectable } from 'inversify';
import type { Invoice } from '../../domain/invoices/Invoice';
import { RefetchScreen } from '../offers/RefetchScreen';
import { Clock } from '../ports/Clock';
import { Invoices } from '../ports/Invoices';
import { LoadRows } from '../shared/LoadRows';
import { InvoiceListStore } from './InvoiceListStore';

@injectable()
export class LoadInvoices extends LoadRows<Invoice> {
  constructor(
    @inject(Invoices) invoices: Invoices,
    @inject(InvoiceListStore) list: InvoiceListStore,
    @inject(Clock) clock: Clock,
    @inject(RefetchScreen) refetchScreen: RefetchScreen,
  ) {
    super({ list, ask: (page, signal) => invoices.list(page, signal), clock, refetchScreen });
  }
}
