import { inject, injectable } from 'inversify';
import type { VoidNote } from '../../../domain/selling/invoices/IssuedInvoice';
import { Book } from '../../book/Book';

/** Notes on this device that an invoice is void. The server has no call for it. */
@injectable()
export class VoidInvoice {
  constructor(@inject(Book) private readonly book: Book) {}

  /** Null takes the note back. */
  async execute(id: string, voided: VoidNote | null): Promise<void> {
    await this.book.change('invoices', id, stored =>
      stored ? { ...stored, invoice: { ...stored.invoice, voided } } : null,
    );
  }
}
