import type { BrowserWindow } from '../../src/application/ports/BrowserWindow';

interface BrowserWindowSubject {
  readonly browserWindow: BrowserWindow;
  /** The reader comes back to the tab. */
  readonly focus: () => void;
  /** The reader turns to another tab. */
  readonly hide: () => void;
  /** They turn back to this one. */
  readonly show: () => void;
  /** The network comes back. */
  readonly goOnline: () => void;
  /** The reader pulls at the edge; pixels. */
  readonly resize: (width: number) => void;
  /** The reader closes the tab: whether they are asked first. */
  readonly close: () => boolean;
}

/** `makeSubject` gives one that is 1440 pixels wide, whose reader prefers dark and reads Austrian German, then English. */
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

    it('knows whether it can be seen, and tells each time it can again', () => {
      const { browserWindow, hide, show } = makeSubject();
      const seen: boolean[] = [];
      const cancel = browserWindow.onShown(() => seen.push(browserWindow.isHidden()));
      expect(browserWindow.isHidden()).toBe(false);
      hide();
      expect(browserWindow.isHidden()).toBe(true);
      expect(seen).toEqual([]);
      show();
      hide();
      cancel();
      show();
      expect(seen).toEqual([false]);
    });

    it('tells each time it gets narrower or wider than asked for, and only then', () => {
      const { browserWindow, resize } = makeSubject();
      const heard: string[] = [];
      const cancels = [
        browserWindow.onNarrowed(868, () => heard.push('narrowed')),
        browserWindow.onWidened(868, () => heard.push('widened')),
      ];
      for (const width of [1000, 867, 400, 868, 867]) resize(width);
      expect(heard).toEqual(['narrowed', 'widened', 'narrowed']);
      for (const cancel of cancels) cancel();
      resize(1440);
      expect(heard).toHaveLength(3);
    });

    it('asks before it is closed only while somebody holds it back', () => {
      const { browserWindow, close } = makeSubject();
      let isHeld = false;
      const cancel = browserWindow.confirmLeaving(() => isHeld);
      expect(close()).toBe(false);
      isHeld = true;
      expect(close()).toBe(true);
      cancel();
      expect(close()).toBe(false);
    });
  });
}
