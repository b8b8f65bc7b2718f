import { makeAutoObservable, observableRef } from 'mobx';
import type { Client } from '../../../domain/selling/clients/Client';

/** The clients with which a new one is compared. */
export class KnownClientStore {
  clients: readonly Client[] = [];
  /** False if the server has more clients, or if they could not be fetched. */
  isWhole = true;

  constructor() {
    makeAutoObservable(this, { clients: observableRef });
  }

  arrived(clients: readonly Client[], isWhole: boolean): void {
    this.clients = clients;
    this.isWhole = isWhole;
  }
}
