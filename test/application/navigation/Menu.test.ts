import { Menu } from '../../../src/application/navigation/Menu';
import { watchActions } from '../../support/watchActions';
import { InMemoryPreferences, InMemoryVisitStorage } from '../../twins/BrowserTwins';
import { InMemoryBrowserWindow } from '../../twins/InMemoryBrowserWindow';

watchActions();

function aMenu({
  width = 1440,
  preferences = new InMemoryPreferences(),
  storage = new InMemoryVisitStorage(),
  path = '/',
} = {}) {
  const browserWindow = new InMemoryBrowserWindow({ width });
  const menu = new Menu(preferences, storage, browserWindow);
  menu.restore(path);
  return { menu, preferences, storage, browserWindow };
}

it('the menu is open beside the page and shows the auctions first', () => {
  expect(aMenu().menu).toMatchObject({ isOpen: true, tab: 'auctions' });
});

it('the menu stays folded on a narrow screen until a tab is opened', () => {
  const { menu } = aMenu({ width: 867 });
  expect(menu.isOpen).toBe(false);
  menu.openTab('settings');
  expect(menu).toMatchObject({ isOpen: true, tab: 'settings' });
  menu.followed();
  expect(menu.isOpen).toBe(false);
});

it('the menu stays open on a wide screen when an item is followed', () => {
  const { menu } = aMenu({ width: 868 });
  menu.followed();
  expect(menu.isOpen).toBe(true);
});

it('the menu keeps its state after a reload', () => {
  const { menu, preferences } = aMenu();
  menu.toggle();
  expect(aMenu({ preferences }).menu.isOpen).toBe(false);
  menu.toggle();
  expect(aMenu({ preferences }).menu.isOpen).toBe(true);
});

describe('the menu of a window that becomes narrow', () => {
  it('folds, and is as the dealer left it when the window is wide again', () => {
    const { menu, browserWindow } = aMenu();
    browserWindow.resize(867);
    expect(menu.isOpen).toBe(false);
    browserWindow.resize(868);
    expect(menu.isOpen).toBe(true);
    menu.toggle();
    browserWindow.resize(867);
    browserWindow.resize(868);
    expect(menu.isOpen).toBe(false);
  });

  it('remembers nothing of being opened and closed there', () => {
    const { menu, browserWindow } = aMenu();
    browserWindow.resize(867);
    menu.toggle();
    menu.toggle();
    browserWindow.resize(868);
    expect(menu.isOpen).toBe(true);
  });
});

describe('the tabs of a phone', () => {
  it('are there below 700 px, whatever the width was before', () => {
    expect(aMenu({ width: 699 }).menu.hasTabs).toBe(true);
    const { menu, browserWindow } = aMenu({ width: 700 });
    expect(menu.hasTabs).toBe(false);
    browserWindow.resize(699);
    expect(menu.hasTabs).toBe(true);
    browserWindow.resize(700);
    expect(menu.hasTabs).toBe(false);
  });

  it('open the rest of the menu, and remember nothing for a wide window', () => {
    const { menu, preferences } = aMenu({ width: 390 });
    menu.moreToggled();
    expect(menu.isOpen).toBe(true);
    menu.moreToggled();
    expect(menu.isOpen).toBe(false);
    expect(aMenu({ preferences }).menu.isOpen).toBe(true);
  });
});

describe('the menu of a shown page', () => {
  it('opens the sub-menu of the page and leaves it open on pages without one', () => {
    const { menu } = aMenu();
    menu.pageShown('/settings/language');
    expect(menu).toMatchObject({ isOpen: true, tab: 'settings' });
    menu.pageShown('/browsing/browse');
    expect(menu.tab).toBe('settings');
    menu.pageShown('/purchasing/conversations/PD-1');
    expect(menu.tab).toBe('auctions');
  });

  it('stays folded when it is folded', () => {
    const { menu } = aMenu({ width: 867 });
    menu.pageShown('/settings/language');
    expect(menu).toMatchObject({ isOpen: false, tab: 'settings' });
  });

  it('is arranged before the first page is rendered', () => {
    expect(aMenu({ path: '/selling/clients' }).menu).toMatchObject({ isOpen: true, tab: 'sell' });
    expect(aMenu({ path: '/settings/data', width: 867 }).menu).toMatchObject({ isOpen: false, tab: 'desk' });
  });
});

describe('the suggestion of the native app', () => {
  it.each([
    [868, false],
    [867, true],
    [390, true],
    [1440, false],
  ])('in a window of %d px is there: %s', (width, isThere) => {
    expect(aMenu({ width }).menu.isNativeAppSuggested).toBe(isThere);
  });

  it('follows the width of the window', () => {
    const { browserWindow, menu } = aMenu({ width: 1000 });
    browserWindow.resize(867);
    expect(menu.isNativeAppSuggested).toBe(true);
    browserWindow.resize(868);
    expect(menu.isNativeAppSuggested).toBe(false);
  });

  it('returns only in the next visit if it was declined', () => {
    const { browserWindow, menu, storage } = aMenu({ width: 390 });
    menu.declineNativeApp();
    expect(menu.isNativeAppSuggested).toBe(false);
    browserWindow.resize(1000);
    browserWindow.resize(390);
    expect(menu.isNativeAppSuggested).toBe(false);
    expect(aMenu({ width: 390, storage }).menu.isNativeAppSuggested).toBe(false);
    expect(aMenu({ width: 390 }).menu.isNativeAppSuggested).toBe(true);
  });

  it('returns when the window becomes narrow again if it was held back', () => {
    const { browserWindow, menu } = aMenu({ width: 390 });
    menu.holdNativeAppBack();
    expect(menu.isNativeAppSuggested).toBe(false);
    browserWindow.resize(1000);
    browserWindow.resize(390);
    expect(menu.isNativeAppSuggested).toBe(true);
  });
});
