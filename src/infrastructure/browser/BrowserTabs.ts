import type { OpenedTab, Tabs } from '../../application/ports/Tabs';
import { fileAddress } from '../../domain/shared/WebAddress';

export class BrowserTabs implements Tabs {
  open(title: string): OpenedTab {
    // Not with `noopener`, because `window.open` would then return no reference to the tab.
    const tab = window.open('', '_blank');
    if (!tab) return { show: () => false, close: () => undefined };
    // The tab will show an external address, which must not get access to this page.
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
