import type { OpenedTab, Tabs } from '../../application/ports/Tabs';
import { fileAddress } from '../../domain/shared/WebAddress';

export class BrowserTabs implements Tabs {
  open(title: string): OpenedTab {
    // Not by 'noopener', which would leave nothing to be shown in the tab later.
    const tab = window.open('', '_blank');
    if (!tab) return { show: () => false, close: () => undefined };
    // What it shows later comes from elsewhere, and must not reach back.
    tab.opener = null;
    tab.document.title = title;
    tab.document.body.textContent = title;
    return {
      show: text => {
        const address = fileAddress(text);
        if (address === null) tab.close();
        if (address === null || tab.closed) return false;
        tab.location.replace(address);
        return true;
      },
      close: () => tab.close(),
    };
  }
}
