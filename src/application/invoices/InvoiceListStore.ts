import type { Invoice, InvoiceId } from '../../domain/invoices/Invoice';
import { RowListStore } from '../shared/RowListStore';

export class InvoiceListStore extends RowListStore<InvoiceId, Invoice> {
  protected readonly idOf = ({ id }: Invoice) => id;
}
