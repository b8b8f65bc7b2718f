import { injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Client } from '../../../domain/selling/clients/Client';
import { PerPage } from '../../../domain/selling/entries/PerPage';
import { Drafts } from '../../forms/Drafts';
import { Writes } from '../../outcomes/Writes';
import { Clients } from '../../ports/Clients';
import { Clock } from '../../ports/Clock';
import { EntryList } from '../entries/EntryList';
import { SellingStore } from '../SellingStore';

/** Lists, picks and removes the clients. */
@injectable()
export class ClientEntries extends EntryList<Client> {
  /** The last removed client, for the confirmation message. */
  removed: Client | null = null;

  constructor(
    port: Clients,
    { clients }: SellingStore,
    clock: Clock,
    write: Writes,
    private readonly drafts: Drafts,
  ) {
    super({
      clock,
      write,
      rows: clients,
      port,
      perPage: PerPage.list,
      isGone: async (id, signal) => {
        const found = await port.byId(id, signal);
        return !found.ok && found.failure.reason === 'notFound';
      },
      onRemoved: client => this.wasRemoved(client),
    });
    makeObservable(this, { removed: observableRef });
  }

  override askRemoval(client: Client): void {
    super.askRemoval(client);
    runInAction(() => (this.removed = null));
  }

  override leave(): void {
    super.leave();
    runInAction(() => (this.removed = null));
  }

  /** Drafts of this client and of invoices to it cannot be sent any more. */
  private wasRemoved(client: Client): void {
    this.removed = client;
    for (const collection of ['clientForms', 'invoiceForms'] as const) {
      void this.drafts.keep(collection, String(client.id), null);
    }
  }
}
