import type { OpenedTab, Tabs } from '../../src/application/ports/Tabs';
import { fileAddress } from '../../src/domain/shared/WebAddress';

interface TabInMemory {
  readonly title: string;
  address: string | null;
  isClosed: boolean;
}

export class InMemoryTabs implements Tabs {
  readonly opened: TabInMemory[] = [];
  /** Simulates a popup blocker. */
  isBlocking = false;

  open(title: string): OpenedTab {
    if (this.isBlocking) return { show: () => false, close: () => undefined };
    const tab: TabInMemory = { title, address: null, isClosed: false };
    this.opened.push(tab);
    return {
      show: text => {
        const address = fileAddress(text);
        if (address === null) tab.isClosed = true;
        if (tab.isClosed) return false;
        tab.address = address;
        return true;
      },
      close: () => {
        tab.isClosed = true;
      },
    };
  }
}
