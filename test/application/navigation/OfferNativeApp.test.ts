import { NativeAppStore } from '../../../src/application/navigation/NativeAppStore';
import { OfferNativeApp } from '../../../src/application/navigation/OfferNativeApp';
import { InMemoryBrowserWindow } from '../../../src/infrastructure/twins/InMemoryBrowserWindow';
import { InMemoryVisitNotes } from '../../../src/infrastructure/twins/InMemoryVisitNotes';
import { watchActions } from '../../support/watchActions';

watchActions();

function aVisit(width: number, notes = new InMemoryVisitNotes()) {
  const browserWindow = new InMemoryBrowserWindow({ width });
  const store = new NativeAppStore();
  const offerNativeApp = new OfferNativeApp(browserWindow, notes, store);
  offerNativeApp.execute();
  return { browserWindow, store, offerNativeApp, notes };
}

it.each([
  [868, false],
  [867, true],
  [390, true],
  [1440, false],
])('in a window of %d px the app is offered: %s', (width, isOffered) => {
  expect(aVisit(width).store.isOffered).toBe(isOffered);
});

it('the offer of the native app follows the width of the window', () => {
  const { browserWindow, store } = aVisit(1000);
  browserWindow.resize(867);
  expect(store.isOffered).toBe(true);
  browserWindow.resize(868);
  expect(store.isOffered).toBe(false);
});

it('a declined offer of the native app returns only in the next visit', () => {
  const { browserWindow, store, offerNativeApp, notes } = aVisit(390);
  offerNativeApp.decline();
  expect(store.isOffered).toBe(false);
  browserWindow.resize(1000);
  browserWindow.resize(390);
  expect(store.isOffered).toBe(false);
  expect(aVisit(390, notes).store.isOffered).toBe(false);
  expect(aVisit(390).store.isOffered).toBe(true);
});
