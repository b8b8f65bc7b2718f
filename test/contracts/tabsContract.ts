import type { Tabs } from '../../src/application/ports/Tabs';

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

export function describeTabsContract(name: string, makeSubject: () => TabsSubject): void {
  describe(`${name} as Tabs`, () => {
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

    it.each(['http://localhost:3000/1.pdf', 'http://127.0.0.1/1.pdf', 'http://[::1]:3000/1.pdf'])(
      'shows %j, which never leaves this machine',
      address => {
        expect(subject.tabs.open('Creating…').show(address)).toBe(true);
        expect(subject.shown()[0]?.address).toBe(address);
      },
    );

    it.each([
      'http://market.example/1.pdf',
      'http://localhost.market.example/1.pdf',
      'http://localhost@market.example/1.pdf',
      'javascript:alert(1)',
      'data:text/html,<h1>',
      'file:///etc/passwd',
      'https:',
      '',
    ])('closes the tab instead of showing %j', address => {
      expect(subject.tabs.open('Creating…').show(address)).toBe(false);
      expect(subject.shown()).toEqual([{ title: 'Creating…', address: null, isClosed: true }]);
    });

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
}
