import { InMemoryBrowserWindow } from './InMemoryBrowserWindow';

test('InMemoryBrowserWindow calls a listener each time until it is cancelled', () => {
  const browserWindow = new InMemoryBrowserWindow({ languages: ['de-AT'], prefersDark: true });
  const calls: string[] = [];
  const cancel = browserWindow.onFocus(() => calls.push('focus'));
  browserWindow.onOnline(() => calls.push('online'));
  browserWindow.focus();
  browserWindow.goOnline();
  cancel();
  browserWindow.focus();
  browserWindow.reload();
  expect(calls).toEqual(['focus', 'online']);
  expect([browserWindow.reloads, browserWindow.prefersDark(), browserWindow.languages()]).toEqual([1, true, ['de-AT']]);
});
