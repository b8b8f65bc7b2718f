import { inject, injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { clientName, type ClientId } from '../../domain/selling/clients/Client';
import { type ClientForm, emptyClientForm } from '../../domain/selling/clients/ClientForm';
import type { InvoiceForm } from '../../domain/selling/invoices/InvoiceForm';
import { Book } from '../book/Book';

/** A draft on this device that was neither sent nor discarded. `name` is '' if nothing identifying was typed. */
export type SellingDraft =
  | { readonly what: 'client'; readonly name: string }
  | { readonly what: 'invoice'; readonly name: string; readonly client: ClientId };

/** Finds the unsent drafts of a new client and of invoices. */
@injectable()
export class ListSellingDrafts {
  found: readonly SellingDraft[] = [];

  constructor(@inject(Book) private readonly book: Book) {
    makeObservable(this, { found: observableRef });
  }

  async execute(): Promise<void> {
    const [client, invoices] = await Promise.all([
      this.book.find('clientForms', 'new'),
      this.book.findAll('invoiceForms'),
    ]);
    const found = [...(client ? [newClient(client)] : []), ...[...invoices].map(newInvoice)];
    runInAction(() => (this.found = found));
  }
}

function newClient(form: Partial<ClientForm>): SellingDraft {
  const name = clientName({ ...emptyClientForm, ...form, id: 0 as ClientId, name: '' });
  return { what: 'client', name: name === '–' ? '' : name };
}

const newInvoice = ([client, { invoiceNumber = '' }]: readonly [string, Partial<InvoiceForm>]): SellingDraft => ({
  what: 'invoice',
  name: invoiceNumber.trim(),
  client: Number(client) as ClientId,
});
