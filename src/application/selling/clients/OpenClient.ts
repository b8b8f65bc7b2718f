import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { ClientId } from '../../../domain/selling/clients/Client';
import { Clients } from '../../ports/Clients';
import { ClientStore } from './ClientStore';

/** Fetches a client. A new request aborts the earlier one. */
@injectable()
export class OpenClient {
  private underWay: AbortController | null = null;

  constructor(
    @inject(Clients) private readonly clients: Clients,
    @inject(ClientStore) private readonly store: ClientStore,
  ) {}

  async execute(id: ClientId): Promise<void> {
    this.underWay?.abort();
    const controller = new AbortController();
    this.underWay = controller;
    runInAction(() => this.store.opened(id));
    const answer = await this.clients.byId(id, controller.signal);
    if (this.underWay !== controller) return;
    this.underWay = null;
    runInAction(() => {
      if (answer.ok) this.store.arrived(answer.value);
      else this.store.loadFailed(answer.failure);
    });
  }
}
