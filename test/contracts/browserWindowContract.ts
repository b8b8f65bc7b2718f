import type { BrowserWindow } from '../../src/application/ports/BrowserWindow';

interface BrowserWindowSubject {
  readonly browserWindow: BrowserWindow;
  /** The reader comes back to the tab. */
  readonly focus: () => void;
  /** The network comes back. */
  readonly goOnline: () => void;
}

/** `makeSubject` gives one whose reader prefers dark and reads Austrian German, then English. */
export function describeBrowserWindowContract(name: string, makeSubject: () => BrowserWindowSubject): void {
  describe(`${name} as BrowserWindow`, () => {
    it('knows what its reader prefers', () => {
      const { browserWindow } = makeSubject();
      expect(browserWindow.languages()).toEqual(['de-AT', 'en']);
      expect(browserWindow.prefersDark()).toBe(true);
    });

    it.each(['focus', 'goOnline'] as const)('tells of %s each time, until it is told not to', happening => {
      const subject = makeSubject();
      const subscribe = happening === 'focus' ? 'onFocus' : 'onOnline';
      const told = jest.fn();
      const toldOther = jest.fn();
      const cancel = subject.browserWindow[subscribe](told);
      const cancelOther = subject.browserWindow[subscribe](toldOther);
      subject[happening]();
      subject[happening]();
      cancel();
      subject[happening]();
      cancelOther();
      expect([told.mock.calls.length, toldOther.mock.calls.length]).toEqual([2, 3]);
    });
  });
}
