import { makeAutoObservable } from 'mobx';
import type { MenuTab } from '../../domain/navigation/MenuTab';

export class MenuStore {
  isOpen = true;
  /** The foot of the window has tabs. The menu opens above them. */
  hasTabs = false;
  tab: MenuTab = 'auctions';

  constructor() {
    makeAutoObservable(this);
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
