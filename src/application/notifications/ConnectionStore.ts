import { makeAutoObservable } from 'mobx';
import type { ConnectionState } from '../ports/LiveFeed';

/** Whether what is on screen follows the market, in words the dealer can see. */
export class ConnectionStore {
  state: ConnectionState = 'closed';
  isOffline = false;
  /** How often the network came back: what could not be loaded before is worth another try. */
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
