import { injectable } from 'inversify';
import { BrowserWindow } from '../ports/BrowserWindow';
import { ConnectionStore } from './ConnectionStore';

@injectable()
export class WatchNetwork {
  constructor(
    private readonly window: BrowserWindow,
    private readonly connection: ConnectionStore,
  ) {}

  execute(): void {
    this.window.onOffline(() => this.connection.wentOffline());
    this.window.onOnline(() => this.connection.cameOnline());
  }
}
