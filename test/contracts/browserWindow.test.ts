/** @jest-environment jsdom */
import { DomBrowserWindow } from '../../src/infrastructure/browser/DomBrowserWindow';
import { InMemoryBrowserWindow } from '../../src/infrastructure/inMemory/InMemoryBrowserWindow';
import { describeBrowserWindowContract } from './browserWindowContract';
import { WidthMedia } from './WidthMedia';

afterEach(() => jest.restoreAllMocks());

describeBrowserWindowContract('InMemoryBrowserWindow', () => {
  const browserWindow = new InMemoryBrowserWindow({ languages: ['de-AT', 'en'], prefersDark: true });
  return {
    browserWindow,
    focus: () => browserWindow.focus(),
    goOnline: () => browserWindow.goOnline(),
    resize: width => browserWindow.resize(width),
    close: () => browserWindow.close(),
  };
});

describeBrowserWindowContract('DomBrowserWindow', () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en']);
  const media = new WidthMedia(1440);
  Object.assign(window, { matchMedia: (query: string) => media.query(query) });
  return {
    browserWindow: new DomBrowserWindow(),
    focus: () => void window.dispatchEvent(new Event('focus')),
    goOnline: () => void window.dispatchEvent(new Event('online')),
    resize: width => media.resize(width),
    close: () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  };
});
