import { OfferNativeApp } from '../../../src/application/navigation/OfferNativeApp';
import { watchActions } from '../../support/watchActions';
import { InMemoryVisitStorage } from '../../twins/BrowserTwins';
import { InMemoryBrowserWindow } from '../../twins/InMemoryBrowserWindow';

watchActions();

function aVisit(width: number, notes = new InMemoryVisitStorage()) {
  const browserWindow = new InMemoryBrowserWindow({ width });
  const offerNativeApp = new OfferNativeApp(browserWindow, notes);
  offerNativeApp.execute();
  return { browserWindow, offerNativeApp, notes };
}

it.each([
  [868, false],
  [867, true],
  [390, true],
  [1440, false],
])('in a window of %d px the app is offered: %s', (width, isOffered) => {
  expect(aVisit(width).offerNativeApp.isOffered).toBe(isOffered);
});

it('the offer of the native app follows the width of the window', () => {
  const { browserWindow, offerNativeApp } = aVisit(1000);
  browserWindow.resize(867);
  expect(offerNativeApp.isOffered).toBe(true);
  browserWindow.resize(868);
  expect(offerNativeApp.isOffered).toBe(false);
});

it('a declined offer of the native app returns only in the next visit', () => {
  const { browserWindow, offerNativeApp, notes } = aVisit(390);
  offerNativeApp.decline();
  expect(offerNativeApp.isOffered).toBe(false);
  browserWindow.resize(1000);
  browserWindow.resize(390);
  expect(offerNativeApp.isOffered).toBe(false);
  expect(aVisit(390, notes).offerNativeApp.isOffered).toBe(false);
  expect(aVisit(390).offerNativeApp.isOffered).toBe(true);
});
