/** @jest-environment jsdom */
import type { BrowserWindow } from '../../src/application/ports/BrowserWindow';
import { DomBrowserWindow } from '../../src/infrastructure/browser/DomBrowserWindow';
import { InMemoryBrowserWindow } from '../twins/InMemoryBrowserWindow';
import { WidthMedia } from './WidthMedia';

interface BrowserWindowSubject {
  readonly browserWindow: BrowserWindow;
  /** The dealer returns to the tab. */
  readonly focus: () => void;
  /** The dealer switches to another tab. */
  readonly hide: () => void;
  /** The dealer switches back to this tab. */
  readonly show: () => void;
  /** The dealer presses a key. */
  readonly leave: () => void;
  /** The dealer goes back to the page, which the browser has kept. */
  readonly restore: () => void;
  readonly use: () => void;
  /** The network returns. */
  readonly goOnline: () => void;
  /** The dealer resizes the window; pixels. */
  readonly resize: (width: number) => void;
  readonly changeColorScheme: () => void;
  /** The dealer prints the page with the keys of the browser. */
  readonly printPage: () => void;
  /** The dealer closes the tab; returns whether they are asked first. */
  readonly close: () => boolean;
  /** How often the browser was asked to print. */
  readonly prints: () => number;
}

afterEach(() => jest.restoreAllMocks());

function turnTo(state: 'hidden' | 'visible'): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

const pageShown = (how: { persisted: boolean }): void =>
  void window.dispatchEvent(Object.assign(new Event('pageshow'), how));

function inMemoryWindow(): BrowserWindowSubject {
  const browserWindow = new InMemoryBrowserWindow({ languages: ['de-AT', 'en'], prefersDark: true });
  return {
    browserWindow,
    focus: () => browserWindow.focus(),
    hide: () => browserWindow.hide(),
    show: () => browserWindow.show(),
    leave: () => browserWindow.leave(),
    restore: () => browserWindow.restore(),
    use: () => browserWindow.use(),
    goOnline: () => browserWindow.goOnline(),
    resize: width => browserWindow.resize(width),
    changeColorScheme: () => browserWindow.changeColorScheme(),
    printPage: () => browserWindow.print(),
    close: () => browserWindow.close(),
    prints: () => browserWindow.prints,
  };
}

function domWindow(): BrowserWindowSubject {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en']);
  const media = new WidthMedia(1440);
  Object.assign(window, { matchMedia: (query: string) => media.query(query) });
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  return {
    browserWindow: new DomBrowserWindow(),
    focus: () => void window.dispatchEvent(new Event('focus')),
    hide: () => turnTo('hidden'),
    show: () => turnTo('visible'),
    leave: () => void window.dispatchEvent(new Event('pagehide')),
    restore: () => pageShown({ persisted: true }),
    use: () => void document.body.dispatchEvent(new Event('keydown', { bubbles: true })),
    goOnline: () => void window.dispatchEvent(new Event('online')),
    resize: width => media.resize(width),
    changeColorScheme: () => media.changeColorScheme(),
    printPage: () => media.print(),
    close: () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    prints: () => print.mock.calls.length,
  };
}

/** `makeSubject` returns a window that is 1440 pixels wide and prefers dark, Austrian German and then English. */
describe.each<[name: string, makeSubject: () => BrowserWindowSubject]>([
  ['InMemoryBrowserWindow', inMemoryWindow],
  ['DomBrowserWindow', domWindow],
])('%s as BrowserWindow', (_name, makeSubject) => {
  it('knows the preferred languages and colour scheme', () => {
    const { browserWindow } = makeSubject();
    expect(browserWindow.languages()).toEqual(['de-AT', 'en']);
    expect(browserWindow.prefersDark()).toBe(true);
  });

  it.each(['focus', 'goOnline', 'leave', 'restore', 'use'] as const)(
    'reports %s each time until the listener is cancelled',
    happening => {
      const subject = makeSubject();
      const subscribe = (
        { focus: 'onFocus', goOnline: 'onOnline', leave: 'onLeave', restore: 'onRestored', use: 'onUse' } as const
      )[happening];
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
    },
  );

  it('knows whether it is visible and reports each time it becomes visible', () => {
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

  it('reports each time it becomes invisible', () => {
    const { browserWindow, hide, show } = makeSubject();
    const heard: boolean[] = [];
    const cancel = browserWindow.onHidden(() => heard.push(browserWindow.isHidden()));
    hide();
    expect(heard).toEqual([true]);
    show();
    hide();
    cancel();
    show();
    hide();
    expect(heard).toEqual([true, true]);
  });

  it('reports whether it is narrower than the given width, at once and each time that changes', () => {
    const { browserWindow, resize } = makeSubject();
    const heard: boolean[] = [];
    const cancel = browserWindow.followWidth(868, isNarrower => heard.push(isNarrower));
    expect(heard).toEqual([false]);
    for (const width of [1000, 867, 400, 868, 867]) resize(width);
    expect(heard).toEqual([false, true, false, true]);
    cancel();
    resize(1440);
    expect(heard).toHaveLength(4);
  });

  it.each([1440, 600])('reports no change when a page is printed from a window of %i pixels', width => {
    const { browserWindow, resize, printPage } = makeSubject();
    resize(width);
    const heard = jest.fn();
    browserWindow.followWidth(720, heard);
    heard.mockClear();
    browserWindow.onPrefersDarkChanged(heard);
    printPage();
    printPage();
    expect(heard).not.toHaveBeenCalled();
    resize(width === 600 ? 1440 : 600);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('asks the browser to print', () => {
    const { browserWindow, prints } = makeSubject();
    browserWindow.print();
    expect(prints()).toBe(1);
  });

  it('reports each change of the color scheme', () => {
    const { browserWindow, changeColorScheme } = makeSubject();
    const heard: boolean[] = [];
    const cancel = browserWindow.onPrefersDarkChanged(() => heard.push(browserWindow.prefersDark()));
    changeColorScheme();
    changeColorScheme();
    expect(heard).toEqual([false, true]);
    cancel();
    changeColorScheme();
    expect(heard).toHaveLength(2);
  });

  it('asks before it closes only while a page holds it back', () => {
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

it('DomBrowserWindow reports no return to the page when it is loaded', () => {
  const { browserWindow } = domWindow();
  const told = jest.fn();
  browserWindow.onRestored(told);
  pageShown({ persisted: false });
  expect(told).not.toHaveBeenCalled();
});
