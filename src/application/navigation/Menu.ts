import { injectable } from 'inversify';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { type MenuTab, menuTabOf } from '../../domain/navigation/MenuTab';
import { NARROW_BELOW, PHONE_BELOW } from '../../domain/navigation/WindowWidths';
import { BrowserWindow } from '../ports/BrowserWindow';
import { Preferences, VisitStorage } from '../ports/Preferences';

/** A dialog that the menu opens. Keys and commands open it too. */
type MenuDialog = 'news' | 'commands';

const NATIVE_APP_DECLINED = 'browserChosen';

/** The menu, and the native app that a narrow window suggests before its page, until the dealer declines for this visit. */
@injectable()
export class Menu {
  isOpen = true;
  /** In a narrow window, the menu is over the page. */
  coversPage = false;
  /** The foot of the window has tabs. The menu opens above them. */
  hasTabs = false;
  tab: MenuTab = 'auctions';
  private readonly dialogs = observable.set<MenuDialog>();
  private isNativeAppDeclined = false;
  private isNativeAppHeldBack = false;

  constructor(
    private readonly preferences: Preferences,
    private readonly storage: VisitStorage,
    private readonly window: BrowserWindow,
  ) {
    makeAutoObservable(this, { isShown: false }, { deep: false });
  }

  get isNativeAppSuggested(): boolean {
    return this.coversPage && !this.isNativeAppDeclined && !this.isNativeAppHeldBack;
  }

  isShown(dialog: MenuDialog): boolean {
    return this.dialogs.has(dialog);
  }

  /** Arranges the menu for the first page, before it is rendered. */
  restore(path: string): void {
    this.pageShown(path);
    this.isNativeAppDeclined = this.storage.read(NATIVE_APP_DECLINED) !== null;
    this.window.followWidth(NARROW_BELOW, isNarrow =>
      runInAction(() => {
        this.coversPage = isNarrow;
        this.isNativeAppHeldBack = false;
        this.isOpen = !isNarrow && this.preferences.read('menu') !== 'folded';
      }),
    );
    this.window.followWidth(PHONE_BELOW, isPhone => runInAction(() => (this.hasTabs = isPhone)));
  }

  toggle(): void {
    this.isOpen = !this.isOpen;
    // Over the page, the menu is closed on the next one, so nothing is remembered.
    if (!this.coversPage) this.preferences.write('menu', this.isOpen ? 'open' : 'folded');
  }

  /** Opens or closes the menu above the tabs of a phone. It is closed on the next page, so nothing is remembered. */
  moreToggled(): void {
    this.isOpen = !this.isOpen;
  }

  openDialog(dialog: MenuDialog): void {
    this.dialogs.add(dialog);
  }

  closeDialog(dialog: MenuDialog): void {
    this.dialogs.delete(dialog);
  }

  openTab(tab: MenuTab): void {
    this.tab = tab;
    this.isOpen = true;
  }

  /** Selects the tab of the current page. A page that is in two sub-menus leaves the open one open. */
  pageShown(path: string): void {
    const tab = menuTabOf(path, this.tab);
    if (tab !== null) this.tab = tab;
  }

  /** The dealer followed a menu item. On a narrow screen the menu closes, because it covers the page. */
  followed(): void {
    if (this.coversPage) this.isOpen = false;
  }

  /** The dealer has begun a form. The suggestion comes when the window becomes narrow the next time. */
  holdNativeAppBack(): void {
    this.isNativeAppHeldBack = true;
  }

  declineNativeApp(): void {
    this.storage.write(NATIVE_APP_DECLINED, 'yes');
    this.isNativeAppDeclined = true;
  }
}
