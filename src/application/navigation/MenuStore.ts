import { makeAutoObservable, observable } from 'mobx';
import type { MenuTab } from '../../domain/navigation/MenuTab';

/** A dialog that the menu opens. Keys and commands open it too. */
export type MenuDialog = 'news' | 'commands';

export class MenuStore {
  isOpen = true;
  /** The foot of the window has tabs. The menu opens above them. */
  hasTabs = false;
  tab: MenuTab = 'auctions';
  private readonly dialogs = observable.set<MenuDialog>();

  constructor() {
    makeAutoObservable<this, 'dialogs'>(this, { dialogs: false });
  }

  isShown(dialog: MenuDialog): boolean {
    return this.dialogs.has(dialog);
  }

  dialogOpened(dialog: MenuDialog): void {
    this.dialogs.add(dialog);
  }

  dialogClosed(dialog: MenuDialog): void {
    this.dialogs.delete(dialog);
  }

  opened(isOpen: boolean): void {
    this.isOpen = isOpen;
  }

  widthKnown(isPhone: boolean): void {
    this.hasTabs = isPhone;
  }

  /** Changes the tab without opening a closed menu. */
  tabFollowed(tab: MenuTab): void {
    this.tab = tab;
  }

  tabOpened(tab: MenuTab): void {
    this.tab = tab;
    this.isOpen = true;
  }
}
