import { injectable } from 'inversify';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Client } from '../../../domain/selling/clients/Client';
import type { ClientForm } from '../../../domain/selling/clients/ClientForm';
import { type LikelyDouble, likelyDoubles } from '../../../domain/selling/clients/LikelyDouble';
import { Clients } from '../../ports/Clients';
import type { Cancel } from '../../ports/Clock';
import { LatestRequests } from '../../shared/LatestRequests';
import { findRow } from '../entries/findRow';

/** Finds the clients that are probably the new one. */
@injectable()
export class CompareClients {
  /** The clients with which a new one is compared. */
  known: readonly Client[] = [];
  /** False if the server has more clients, or if they could not be fetched. */
  isWhole = true;
  private readonly requests = new LatestRequests();

  constructor(private readonly clients: Clients) {
    makeObservable(this, { known: observableRef, isWhole: observable });
  }

  doublesOf(form: ClientForm): readonly LikelyDouble[] {
    return likelyDoubles(form, this.known);
  }

  /** Fetches the clients while the form of a new one is shown. */
  run(): Cancel {
    void this.fetch();
    return () => this.requests.cancel();
  }

  private async fetch(): Promise<void> {
    const signal = this.requests.start();
    const found: Client[] = [];
    const fits = (client: Client): boolean => {
      found.push(client);
      return false;
    };
    const isWhole = await findRow({ port: this.clients, fits }, signal);
    if (signal.aborted) return;
    runInAction(() => {
      this.known = found;
      this.isWhole = isWhole !== null;
    });
  }
}
