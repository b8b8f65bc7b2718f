/** @jest-environment jsdom */
import { BrowserTabs } from '../../src/infrastructure/browser/BrowserTabs';
import { InMemoryTabs } from '../../src/infrastructure/inMemory/InMemoryTabs';
import { describeTabsContract } from './tabsContract';

describeTabsContract('InMemoryTabs', () => {
  const tabs = new InMemoryTabs();
  return {
    tabs,
    shown: () => tabs.opened,
    block: () => void (tabs.isBlocking = true),
    closeLast: () => Object.assign(tabs.opened.at(-1) ?? {}, { isClosed: true }),
  };
});

/** The part of a browser that opens tabs. */
function aBrowser() {
  const opened: ReturnType<typeof aTab>[] = [];
  const asked: unknown[][] = [];
  let isBlocking = false;
  const open = (...how: unknown[]) => {
    asked.push(how);
    if (isBlocking) return null;
    const tab = aTab();
    opened.push(tab);
    return tab;
  };
  Object.assign(window, { open });
  return { opened, asked, block: () => void (isBlocking = true) };
}

function aTab() {
  const tab = {
    opener: window as unknown,
    closed: false,
    document: document.implementation.createHTMLDocument(),
    address: null as string | null,
    location: { replace: (address: string) => void (tab.address = address) },
    close: () => void (tab.closed = true),
  };
  return tab;
}

describeTabsContract('BrowserTabs', () => {
  const { opened, block } = aBrowser();
  return {
    tabs: new BrowserTabs(),
    shown: () => opened.map(({ document: { title }, address, closed }) => ({ title, address, isClosed: closed })),
    block,
    closeLast: () => opened.at(-1)?.close(),
  };
});

it('BrowserTabs cuts the link back to the opener and writes the title as text', () => {
  const { opened, asked } = aBrowser();
  new BrowserTabs().open('<img src=x>');
  expect(asked).toEqual([['', '_blank']]);
  expect(opened[0]?.opener).toBeNull();
  expect(opened[0]?.document.body.innerHTML).toBe('&lt;img src=x&gt;');
});
