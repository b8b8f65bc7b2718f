import { makeAutoObservable } from 'mobx';
import type { MenuTab } from '../../domain/navigation/MenuTab';

export class MenuStore {
  isOpen = true;
  tab: MenuTab = 'auctions';

  constructor() {
    makeAutoObservable(this);
  }

  opened(isOpen: boolean): void {
    this.isOpen = isOpen;
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
