import { SuggestNativeApp } from '../../../src/application/navigation/SuggestNativeApp';
import { watchActions } from '../../support/watchActions';
import { InMemoryVisitStorage } from '../../twins/BrowserTwins';
import { InMemoryBrowserWindow } from '../../twins/InMemoryBrowserWindow';

watchActions();

function aVisit(width: number, notes = new InMemoryVisitStorage()) {
  const browserWindow = new InMemoryBrowserWindow({ width });
  const suggestNativeApp = new SuggestNativeApp(browserWindow, notes);
  suggestNativeApp.execute();
  return { browserWindow, suggestNativeApp, notes };
}

it.each([
  [868, false],
  [867, true],
  [390, true],
  [1440, false],
])('in a window of %d px the app is offered: %s', (width, isOffered) => {
  expect(aVisit(width).suggestNativeApp.isOffered).toBe(isOffered);
});

it('the offer of the native app follows the width of the window', () => {
  const { browserWindow, suggestNativeApp } = aVisit(1000);
  browserWindow.resize(867);
  expect(suggestNativeApp.isOffered).toBe(true);
  browserWindow.resize(868);
  expect(suggestNativeApp.isOffered).toBe(false);
});

it('a declined offer of the native app returns only in the next visit', () => {
  const { browserWindow, suggestNativeApp, notes } = aVisit(390);
  suggestNativeApp.decline();
  expect(suggestNativeApp.isOffered).toBe(false);
  browserWindow.resize(1000);
  browserWindow.resize(390);
  expect(suggestNativeApp.isOffered).toBe(false);
  expect(aVisit(390, notes).suggestNativeApp.isOffered).toBe(false);
  expect(aVisit(390).suggestNativeApp.isOffered).toBe(true);
});

it('an offer of the native app that was held back returns when the window becomes narrow again', () => {
  const { browserWindow, suggestNativeApp } = aVisit(390);
  suggestNativeApp.holdBack();
  expect(suggestNativeApp.isOffered).toBe(false);
  browserWindow.resize(1000);
  browserWindow.resize(390);
  expect(suggestNativeApp.isOffered).toBe(true);
});
