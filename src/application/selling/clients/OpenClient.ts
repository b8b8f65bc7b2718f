import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { ClientId } from '../../../domain/selling/clients/Client';
import { BrowserWindow } from '../../ports/BrowserWindow';
import { Clients } from '../../ports/Clients';
import type { Cancel } from '../../ports/Clock';
import { LatestRequests } from '../../shared/LatestRequests';
import { ClientStore } from './ClientStore';

/** Fetches a client. A new request aborts the earlier one. */
@injectable()
export class OpenClient {
  private readonly requests = new LatestRequests();

  constructor(
    @inject(Clients) private readonly clients: Clients,
    @inject(ClientStore) private readonly store: ClientStore,
    @inject(BrowserWindow) private readonly window: BrowserWindow,
  ) {}

  /** Fetches the client now and each time the dealer returns to this tab, because another one may have changed it. */
  run(id: ClientId): Cancel {
    void this.execute(id);
    return this.window.onFocus(() => void this.execute(id));
  }

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
