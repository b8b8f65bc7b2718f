import { makeAutoObservable } from 'mobx';
import type { ConnectionState } from '../ports/LiveFeed';

/** Whether what is on screen follows the market, in words the dealer can see. */
export class ConnectionStore {
  state: ConnectionState = 'closed';

  constructor() {
    makeAutoObservable(this);
  }

  changed(state: ConnectionState): void {
    this.state = state;
  }
}
