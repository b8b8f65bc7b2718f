import { ConnectionStore } from '../../../src/application/connection/ConnectionStore';
import { WatchNetwork } from '../../../src/application/connection/WatchNetwork';
import { watchActions } from '../../support/watchActions';
import { InMemoryBrowserWindow } from '../../twins/InMemoryBrowserWindow';

watchActions();

it('WatchNetwork knows whether the network is available and how often it came back', () => {
  const connection = new ConnectionStore();
  const browserWindow = new InMemoryBrowserWindow();
  new WatchNetwork(browserWindow, connection).execute();
  expect(connection).toMatchObject({ isOffline: false, comebacks: 0 });
  browserWindow.goOffline();
  expect(connection).toMatchObject({ isOffline: true, comebacks: 0 });
  browserWindow.goOnline();
  expect(connection).toMatchObject({ isOffline: false, comebacks: 1 });
});
