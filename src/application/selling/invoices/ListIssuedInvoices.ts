import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { clientName, type ClientId } from '../../../domain/selling/clients/Client';
import { BookStore } from '../../book/BookStore';
import { Clients } from '../../ports/Clients';
import { IssuedInvoices } from '../../ports/IssuedInvoices';
import { SessionStore } from '../../session/SessionStore';
import { IssuedInvoiceStore } from './IssuedInvoiceStore';

/** Reads the invoices that this dealer sent from this browser, and fetches missing client names. */
@injectable()
export class ListIssuedInvoices {
  constructor(
    @inject(IssuedInvoices) private readonly issued: IssuedInvoices,
    @inject(Clients) private readonly clients: Clients,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(IssuedInvoiceStore) private readonly store: IssuedInvoiceStore,
    @inject(BookStore) private readonly book: BookStore,
  ) {}

  async execute(): Promise<void> {
    const invoices = await this.issued.list(this.session.dealerKey);
    runInAction(() => {
      if (invoices.ok) return this.store.arrived(invoices.value);
      this.store.readingFailed();
      this.book.failed(invoices.failure);
    });
    await Promise.all(this.store.namelessClients.map(id => this.name(id)));
  }

  private async name(id: ClientId): Promise<void> {
    const answer = await this.clients.byId(id, new AbortController().signal);
    if (answer.ok) runInAction(() => this.store.clientNamed(id, clientName(answer.value)));
  }
}
