import { ArrangeMenu } from '../../../src/application/navigation/ArrangeMenu';
import { MenuStore } from '../../../src/application/navigation/MenuStore';
import { InMemoryBrowserWindow } from '../../../src/infrastructure/inMemory/InMemoryBrowserWindow';
import { InMemoryPreferences } from '../../../src/infrastructure/inMemory/InMemoryPreferences';
import { watchActions } from '../../support/watchActions';

watchActions();

function aMenu({ width = 1440, preferences = new InMemoryPreferences() } = {}) {
  const menu = new MenuStore();
  const browserWindow = new InMemoryBrowserWindow({ width });
  const arrange = new ArrangeMenu(preferences, browserWindow, menu);
  arrange.restore();
  return { menu, arrange, preferences, browserWindow };
}

it('stands open beside the page, with the auctions in front', () => {
  expect(aMenu().menu).toMatchObject({ isOpen: true, tab: 'auctions' });
});

it('stays folded on a narrow screen until it is asked for', () => {
  const { menu, arrange } = aMenu({ width: 867 });
  expect(menu.isOpen).toBe(false);
  arrange.openTab('settings');
  expect(menu).toMatchObject({ isOpen: true, tab: 'settings' });
  arrange.followed();
  expect(menu.isOpen).toBe(false);
});

it('gives a page no way on a wide one', () => {
  const { menu, arrange } = aMenu({ width: 868 });
  arrange.followed();
  expect(menu.isOpen).toBe(true);
});

it('is as it was left after a reload', () => {
  const { arrange, preferences } = aMenu();
  arrange.toggle();
  expect(aMenu({ preferences }).menu.isOpen).toBe(false);
  arrange.toggle();
  expect(aMenu({ preferences }).menu.isOpen).toBe(true);
});

it('folds when the window becomes narrow', () => {
  const { menu, browserWindow } = aMenu();
  browserWindow.resize(867);
  expect(menu.isOpen).toBe(false);
});
