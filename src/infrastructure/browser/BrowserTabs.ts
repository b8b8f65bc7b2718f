import type { OpenedTab, Tabs } from '../../application/ports/Tabs';

export class BrowserTabs implements Tabs {
  open(title: string): OpenedTab {
    const tab = window.open('', '_blank');
    if (!tab) return { show: () => false, close: () => undefined };
    // What it shows later comes from elsewhere, and must not reach back.
    tab.opener = null;
    tab.document.title = title;
    tab.document.body.textContent = title;
    return {
      show: address => {
        if (tab.closed) return false;
        tab.location.replace(address);
        return true;
      },
      close: () => tab.close(),
    };
  }
}
