import { makeAutoObservable } from 'mobx';

export type MenuTab = 'auctions' | 'sell' | 'settings';

export class MenuStore {
  isOpen = true;
  tab: MenuTab = 'auctions';

  constructor() {
    makeAutoObservable(this);
  }

  opened(isOpen: boolean): void {
    this.isOpen = isOpen;
  }

  tabOpened(tab: MenuTab): void {
    this.tab = tab;
    this.isOpen = true;
  }
}
