import { makeAutoObservable } from 'mobx';

export type MenuTab = 'auctions' | 'sell' | 'settings';

export class MenuStore {
  isOpen = true;
  tab: MenuTab = 'auctions';

  constructor() {
    makeAutoObservable(this);
  }

  toggled(): void {
    this.isOpen = !this.isOpen;
  }

  tabOpened(tab: MenuTab): void {
    this.tab = tab;
    this.isOpen = true;
  }
}
