/** @jest-environment jsdom */
import { DomBrowserWindow } from '../../src/infrastructure/browser/DomBrowserWindow';
import { InMemoryBrowserWindow } from '../../src/infrastructure/inMemory/InMemoryBrowserWindow';
import { describeBrowserWindowContract } from './browserWindowContract';

afterEach(() => jest.restoreAllMocks());

describeBrowserWindowContract('InMemoryBrowserWindow', () => {
  const browserWindow = new InMemoryBrowserWindow({ languages: ['de-AT', 'en'], prefersDark: true });
  return { browserWindow, focus: () => browserWindow.focus(), goOnline: () => browserWindow.goOnline() };
});

describeBrowserWindowContract('DomBrowserWindow', () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en']);
  Object.assign(window, { matchMedia: (query: string) => ({ matches: query.includes('dark') }) });
  return {
    browserWindow: new DomBrowserWindow(),
    focus: () => void window.dispatchEvent(new Event('focus')),
    goOnline: () => void window.dispatchEvent(new Event('online')),
  };
});
