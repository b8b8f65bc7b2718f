import { makeAutoObservable } from 'mobx';
import type { ConnectionState } from '../ports/LiveFeed';

/** The state of the live connection and of the network. */
export class ConnectionStore {
  state: ConnectionState = 'closed';
  isOffline = false;
  /** Number of times that the network came back. Failed requests are worth a retry then. */
  comebacks = 0;

  constructor() {
    makeAutoObservable(this);
  }

  changed(state: ConnectionState): void {
    this.state = state;
  }

  wentOffline(): void {
    this.isOffline = true;
  }

  cameOnline(): void {
    this.isOffline = false;
    this.comebacks += 1;
  }
}
