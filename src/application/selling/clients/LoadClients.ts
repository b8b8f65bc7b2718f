import { inject, injectable } from 'inversify';
import type { Client } from '../../../domain/selling/clients/Client';
import { PerPage } from '../../../domain/selling/entries/PerPage';
import { Clients } from '../../ports/Clients';
import { Clock } from '../../ports/Clock';
import { ListAndPicker } from '../entries/ListAndPicker';
import { ClientListStore } from './ClientListStore';

@injectable()
export class LoadClients extends ListAndPicker<Client> {
  constructor(
    @inject(Clients) clients: Clients,
    @inject(ClientListStore) private readonly store: ClientListStore,
    @inject(Clock) clock: Clock,
  ) {
    super(store, clock, {
      ask: ({ page, perPage }, signal) => clients.list(page, perPage, signal),
      perPage: PerPage.list,
    });
  }

  /** The dealer has left the page of the clients. */
  leavePage(): void {
    this.store.left();
  }

  /** Fetches the list again after a write, if it was fetched before. */
  async reload(): Promise<void> {
    const { hasArrived, status } = this.store.list;
    if (hasArrived || status.step === 'loading') await this.list.reload();
  }
}
