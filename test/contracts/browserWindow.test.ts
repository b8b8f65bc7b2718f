/** @jest-environment jsdom */
import { DomBrowserWindow } from '../../src/infrastructure/browser/DomBrowserWindow';
import { InMemoryBrowserWindow } from '../../src/infrastructure/inMemory/InMemoryBrowserWindow';
import { describeBrowserWindowContract } from './browserWindowContract';
import { WidthMedia } from './WidthMedia';

afterEach(() => jest.restoreAllMocks());

function turnTo(state: 'hidden' | 'visible'): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

describeBrowserWindowContract('InMemoryBrowserWindow', () => {
  const browserWindow = new InMemoryBrowserWindow({ languages: ['de-AT', 'en'], prefersDark: true });
  return {
    browserWindow,
    focus: () => browserWindow.focus(),
    hide: () => browserWindow.hide(),
    show: () => browserWindow.show(),
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
    hide: () => turnTo('hidden'),
    show: () => turnTo('visible'),
    goOnline: () => void window.dispatchEvent(new Event('online')),
    resize: width => media.resize(width),
    close: () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  };
});
