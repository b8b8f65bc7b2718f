import { inject, injectable } from 'inversify';
import { type MenuTab, menuTabOf } from '../../domain/navigation/MenuTab';
import { BrowserWindow } from '../ports/BrowserWindow';
import { Preferences } from '../ports/Preferences';
import { SessionStore } from '../session/SessionStore';
import { MenuStore } from './MenuStore';

/** Pixels: below this the menu covers the page, so it stays folded until it is asked for. */
const NARROW = 868;

@injectable()
export class ArrangeMenu {
  constructor(
    @inject(Preferences) private readonly preferences: Preferences,
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(MenuStore) private readonly menu: MenuStore,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  restore(): void {
    this.menu.opened(!this.window.isNarrowerThan(NARROW) && this.preferences.read('menu') !== 'folded');
    this.window.onNarrowed(NARROW, () => this.menu.opened(false));
  }

  toggle(): void {
    this.menu.opened(!this.menu.isOpen);
    this.preferences.write('menu', this.menu.isOpen ? 'open' : 'folded');
  }

  openTab(tab: MenuTab): void {
    this.menu.tabOpened(tab);
  }

  /** The menu shows where the page is, however it was reached; the locked tab of the sell module opens nowhere. */
  pageShown(path: string): void {
    const tab = menuTabOf(path);
    if (tab !== null && (tab !== 'sell' || this.session.sellModuleUnlocked)) this.menu.tabFollowed(tab);
  }

  /** An entry was followed: on a narrow screen the page it led to must be seen. */
  followed(): void {
    if (this.window.isNarrowerThan(NARROW)) this.menu.opened(false);
  }
}
