/** @jest-environment jsdom */
import type { Tabs } from '../../src/application/ports/Tabs';
import { BrowserTabs } from '../../src/infrastructure/browser/BrowserTabs';
import { InMemoryTabs } from '../twins/InMemoryTabs';

interface ShownTab {
  readonly title: string;
  /** Null while the tab is empty. */
  readonly address: string | null;
  readonly isClosed: boolean;
}

interface TabsSubject {
  readonly tabs: Tabs;
  /** The opened tabs in their order. */
  readonly shown: () => readonly ShownTab[];
  /** Makes the browser block new tabs. */
  readonly block: () => void;
  /** The dealer closes the last tab. */
  readonly closeLast: () => void;
}

function inMemoryTabs(): TabsSubject {
  const tabs = new InMemoryTabs();
  return {
    tabs,
    shown: () => tabs.opened,
    block: () => void (tabs.isBlocking = true),
    closeLast: () => Object.assign(tabs.opened.at(-1) ?? {}, { isClosed: true }),
  };
}

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

function browserTabs(): TabsSubject {
  const { opened, block } = aBrowser();
  return {
    tabs: new BrowserTabs(),
    shown: () => opened.map(({ document: { title }, address, closed }) => ({ title, address, isClosed: closed })),
    block,
    closeLast: () => opened.at(-1)?.close(),
  };
}

describe.each<[name: string, makeSubject: () => TabsSubject]>([
  ['InMemoryTabs', inMemoryTabs],
  ['BrowserTabs', browserTabs],
])('%s as Tabs', (_name, makeSubject) => {
  let subject: TabsSubject;
  beforeEach(() => {
    subject = makeSubject();
  });

  it('opens an empty tab with a title and shows one address later', () => {
    const { tabs, shown } = subject;
    const tab = tabs.open('Creating…');
    expect(shown()).toEqual([{ title: 'Creating…', address: null, isClosed: false }]);
    expect(tab.show('https://market.example/1.pdf')).toBe(true);
    expect(shown()).toEqual([{ title: 'Creating…', address: 'https://market.example/1.pdf', isClosed: false }]);
  });

  it('shows a file that the page created', () => {
    expect(subject.tabs.open('Creating…').show('blob:https://paddock.example/1')).toBe(true);
    expect(subject.shown()[0]?.address).toBe('blob:https://paddock.example/1');
  });

  it('shows a file whose address is not encrypted', () => {
    expect(subject.tabs.open('Creating…').show('http://market.example/1.pdf')).toBe(true);
    expect(subject.shown()[0]?.address).toBe('http://market.example/1.pdf');
  });

  it.each(['javascript:alert(1)', 'data:text/html,<h1>', 'file:///etc/passwd', 'https:', ''])(
    'closes the tab instead of showing %j',
    address => {
      expect(subject.tabs.open('Creating…').show(address)).toBe(false);
      expect(subject.shown()).toEqual([{ title: 'Creating…', address: null, isClosed: true }]);
    },
  );

  it('closes a tab, and returns false if the dealer closed it first', () => {
    const { tabs, shown, closeLast } = subject;
    tabs.open('One').close();
    const second = tabs.open('Two');
    closeLast();
    expect(second.show('https://market.example/1.pdf')).toBe(false);
    expect(shown().map(({ isClosed, address }) => [isClosed, address])).toEqual([
      [true, null],
      [true, null],
    ]);
  });

  it('returns false if the browser blocks new tabs', () => {
    subject.block();
    const tab = subject.tabs.open('Creating…');
    expect(tab.show('https://market.example/1.pdf')).toBe(false);
    expect(() => tab.close()).not.toThrow();
    expect(subject.shown()).toEqual([]);
  });
});

it('BrowserTabs cuts the link back to the opener and writes the title as text', () => {
  const { opened, asked } = aBrowser();
  new BrowserTabs().open('<img src=x>');
  expect(asked).toEqual([['', '_blank']]);
  expect(opened[0]?.opener).toBeNull();
  expect(opened[0]?.document.body.innerHTML).toBe('&lt;img src=x&gt;');
});
