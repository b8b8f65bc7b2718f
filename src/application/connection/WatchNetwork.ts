import { inject, injectable } from 'inversify';
import { BrowserWindow } from '../ports/BrowserWindow';
import { ConnectionStore } from './ConnectionStore';

@injectable()
export class WatchNetwork {
  constructor(
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(ConnectionStore) private readonly connection: ConnectionStore,
  ) {}

  execute(): void {
    this.window.onOffline(() => this.connection.wentOffline());
    this.window.onOnline(() => this.connection.cameOnline());
  }
}
