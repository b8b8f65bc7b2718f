import { ConnectionStore } from '../../../src/application/connection/ConnectionStore';
import { watchActions } from '../../support/watchActions';
import { InMemoryBrowserWindow } from '../../twins/InMemoryBrowserWindow';

watchActions();

it('ConnectionStore knows whether the network is available and how often it came back', () => {
  const browserWindow = new InMemoryBrowserWindow();
  const connection = new ConnectionStore(browserWindow);
  connection.begin();
  expect(connection).toMatchObject({ isOffline: false, networkReturns: 0 });
  browserWindow.goOffline();
  expect(connection).toMatchObject({ isOffline: true, networkReturns: 0 });
  browserWindow.goOnline();
  expect(connection).toMatchObject({ isOffline: false, networkReturns: 1 });
});
