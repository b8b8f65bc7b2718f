import { inject, injectable } from 'inversify';
import { type MenuTab, menuTabOf } from '../../domain/navigation/MenuTab';
import { NARROW_BELOW, PHONE_BELOW } from '../../domain/navigation/NarrowWidth';
import { BrowserWindow } from '../ports/BrowserWindow';
import { Preferences } from '../ports/Preferences';
import { type MenuDialog, MenuStore } from './MenuStore';

@injectable()
export class ArrangeMenu {
  constructor(
    @inject(Preferences) private readonly preferences: Preferences,
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(MenuStore) private readonly menu: MenuStore,
  ) {}

  /** Arranges the menu for the first page, before it is rendered. */
  restore(path: string): void {
    this.pageShown(path);
    const fit = () => this.menu.opened(!this.coversPage && this.preferences.read('menu') !== 'folded');
    fit();
    this.window.onNarrowed(NARROW_BELOW, fit);
    this.window.onWidened(NARROW_BELOW, fit);
    this.menu.widthKnown(this.window.isNarrowerThan(PHONE_BELOW));
    this.window.onNarrowed(PHONE_BELOW, () => this.menu.widthKnown(true));
    this.window.onWidened(PHONE_BELOW, () => this.menu.widthKnown(false));
  }

  toggle(): void {
    this.menu.opened(!this.menu.isOpen);
    // Over the page, the menu is closed on the next one, so nothing is remembered.
    if (!this.coversPage) this.preferences.write('menu', this.menu.isOpen ? 'open' : 'folded');
  }

  /** Opens or closes the menu above the tabs of a phone. It is closed on the next page, so nothing is remembered. */
  moreToggled(): void {
    this.menu.opened(!this.menu.isOpen);
  }

  openDialog(dialog: MenuDialog): void {
    this.menu.dialogOpened(dialog);
  }

  closeDialog(dialog: MenuDialog): void {
    this.menu.dialogClosed(dialog);
  }

  openTab(tab: MenuTab): void {
    this.menu.tabOpened(tab);
  }

  /** Selects the tab of the current page. */
  pageShown(path: string): void {
    const tab = menuTabOf(path);
    if (tab !== null) this.menu.tabFollowed(tab);
  }

  /** The dealer followed a menu item. On a narrow screen the menu closes, because it covers the page. */
  followed(): void {
    if (this.coversPage) this.menu.opened(false);
  }

  private get coversPage(): boolean {
    return this.window.isNarrowerThan(NARROW_BELOW);
  }
}
