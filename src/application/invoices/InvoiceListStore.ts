import { injectable } from 'inversify';
import type { Invoice, InvoiceId } from '../../domain/invoices/Invoice';
import { Clock } from '../ports/Clock';
import { Invoices } from '../ports/Invoices';
import { Refetches } from '../shared/Refetches';
import { RowList } from '../shared/RowList';

@injectable()
export class InvoiceListStore {
  readonly pages: RowList<InvoiceId, Invoice>;

  constructor(invoices: Invoices, clock: Clock, refetches: Refetches) {
    const read = (page: number, signal: AbortSignal) => invoices.list(page, signal);
    this.pages = new RowList({ clock, refetches, read, idOf: ({ id }) => id });
  }
}
