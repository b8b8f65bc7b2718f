import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Client } from '../../../domain/selling/clients/Client';
import { type LikelyDouble, likelyDoubles } from '../../../domain/selling/clients/LikelyDoubles';
import { Clients } from '../../ports/Clients';
import type { Cancel } from '../../ports/Clock';
import { LatestRequests } from '../../shared/LatestRequests';
import { findRow } from '../entries/findRow';
import { ClientFormStore } from './ClientFormStore';
import { KnownClientStore } from './KnownClientStore';

/** Finds the clients that are probably the new one. */
@injectable()
export class CompareClients {
  private readonly requests = new LatestRequests();

  constructor(
    @inject(Clients) private readonly clients: Clients,
    @inject(KnownClientStore) private readonly known: KnownClientStore,
    @inject(ClientFormStore) private readonly form: ClientFormStore,
  ) {}

  get doubles(): readonly LikelyDouble[] {
    return this.form.subject === 'new' ? likelyDoubles(this.form.form, this.known.clients) : [];
  }

  /** Fetches the clients while the form of a new one is shown. */
  run(): Cancel {
    void this.fetch();
    return () => this.requests.cancel();
  }

  private async fetch(): Promise<void> {
    const signal = this.requests.start();
    const found: Client[] = [];
    const isWhole = await findRow(
      (page, perPage) => this.clients.list(page, perPage, signal),
      client => {
        found.push(client);
        return false;
      },
    );
    if (!signal.aborted) runInAction(() => this.known.arrived(found, isWhole !== null));
  }
}
