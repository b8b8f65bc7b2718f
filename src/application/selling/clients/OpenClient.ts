import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { ClientId } from '../../../domain/selling/clients/Client';
import { Clients } from '../../ports/Clients';
import { LatestRequests } from '../../shared/LatestRequests';
import { ClientStore } from './ClientStore';

/** Fetches a client. A new request aborts the earlier one. */
@injectable()
export class OpenClient {
  private readonly requests = new LatestRequests();

  constructor(
    @inject(Clients) private readonly clients: Clients,
    @inject(ClientStore) private readonly store: ClientStore,
  ) {}

  async execute(id: ClientId): Promise<void> {
    const signal = this.requests.start();
    runInAction(() => this.store.opened(id));
    const answer = await this.clients.byId(id, signal);
    if (signal.aborted) return;
    this.requests.end();
    runInAction(() => {
      if (answer.ok) this.store.arrived(answer.value);
      else this.store.loadFailed(answer.failure);
    });
  }
}
