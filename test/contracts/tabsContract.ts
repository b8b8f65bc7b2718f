import type { Tabs } from '../../src/application/ports/Tabs';

interface ShownTab {
  readonly title: string;
  /** Null while it is empty. */
  readonly address: string | null;
  readonly isClosed: boolean;
}

interface TabsSubject {
  readonly tabs: Tabs;
  /** Those that opened, in their order. */
  readonly shown: () => readonly ShownTab[];
  /** From now on the browser lets none open. */
  readonly block: () => void;
  /** The reader closes the last one. */
  readonly closeLast: () => void;
}

export function describeTabsContract(name: string, makeSubject: () => TabsSubject): void {
  describe(`${name} as Tabs`, () => {
    let subject: TabsSubject;
    beforeEach(() => {
      subject = makeSubject();
    });

    it('open empty, with a title, and show one address later', () => {
      const { tabs, shown } = subject;
      const tab = tabs.open('Creating…');
      expect(shown()).toEqual([{ title: 'Creating…', address: null, isClosed: false }]);
      expect(tab.show('https://market.example/1.pdf')).toBe(true);
      expect(shown()).toEqual([{ title: 'Creating…', address: 'https://market.example/1.pdf', isClosed: false }]);
    });

    it('show what the page made itself', () => {
      expect(subject.tabs.open('Creating…').show('blob:https://paddock.example/1')).toBe(true);
      expect(subject.shown()[0]?.address).toBe('blob:https://paddock.example/1');
    });

    it.each(['http://localhost:3000/1.pdf', 'http://127.0.0.1/1.pdf', 'http://[::1]:3000/1.pdf'])(
      'show %j: the way there does not leave this machine',
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
    ])('close in place of showing %j', address => {
      expect(subject.tabs.open('Creating…').show(address)).toBe(false);
      expect(subject.shown()).toEqual([{ title: 'Creating…', address: null, isClosed: true }]);
    });

    it('close, and say so where the reader was first', () => {
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

    it('say so where the browser lets none open', () => {
      subject.block();
      const tab = subject.tabs.open('Creating…');
      expect(tab.show('https://market.example/1.pdf')).toBe(false);
      expect(() => tab.close()).not.toThrow();
      expect(subject.shown()).toEqual([]);
    });
  });
}
