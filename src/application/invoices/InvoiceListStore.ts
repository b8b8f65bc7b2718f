import { injectable } from 'inversify';
import type { Invoice, InvoiceId } from '../../domain/invoices/Invoice';
import { Clock } from '../ports/Clock';
import { Invoices } from '../ports/Invoices';
import { Refetches } from '../shared/Refetches';
import { RowListStore } from '../shared/RowListStore';

@injectable()
export class InvoiceListStore extends RowListStore<InvoiceId, Invoice> {
  constructor(
    private readonly invoices: Invoices,
    clock: Clock,
    refetches: Refetches,
  ) {
    super(clock, refetches);
  }

  protected readonly idOf = ({ id }: Invoice) => id;

  protected override ask(page: number, signal: AbortSignal) {
    return this.invoices.list(page, signal);
  }
}
