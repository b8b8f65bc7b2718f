import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { BrowserWindow } from '../ports/BrowserWindow';
import type { ConnectionState } from '../ports/LiveFeed';

/** The state of the live connection and of the network. */
@injectable()
export class ConnectionStore {
  state: ConnectionState = 'closed';
  /** The browser says that there is no network. It may be wrong, so nothing is refused because of it. */
  isOffline = false;
  /** There is no live connection, so the visible data is fetched again and again. */
  isPolling = false;
  /** Number of times that the network came back. Failed requests are worth a retry then. */
  networkReturns = 0;
  /** The same, and the times that the live connection came back. What failed for want of a connection is over then. */
  returns = 0;

  constructor(private readonly window: BrowserWindow) {
    makeAutoObservable(this, {}, { deep: false });
  }

  /** Follows what the browser says about the network, until the page is closed. */
  begin(): void {
    this.window.onOffline(() => this.wentOffline());
    this.window.onOnline(() => this.cameOnline());
  }

  changed(state: ConnectionState): void {
    if (state === 'connected' && this.state !== 'connected') this.returns += 1;
    this.state = state;
    if (state === 'connected' || state === 'closed') this.isPolling = false;
    if (state === 'connected') this.answered();
  }

  pollingStarted(): void {
    this.isPolling = true;
  }

  /** The server answered or pushed something, whatever the browser says. */
  answered(): void {
    if (this.isOffline) this.cameOnline();
  }

  wentOffline(): void {
    this.isOffline = true;
  }

  cameOnline(): void {
    this.isOffline = false;
    this.networkReturns += 1;
    this.returns += 1;
  }
}
