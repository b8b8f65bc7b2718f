/** @jest-environment jsdom */
import * as fc from 'fast-check';
import type { BrowserWindow } from '../../src/application/ports/BrowserWindow';
import type { Clock } from '../../src/application/ports/Clock';
import type { Geolocation, GeolocationFailure } from '../../src/application/ports/Geolocation';
import type { Pictures } from '../../src/application/ports/Pictures';
import type { Preferences } from '../../src/application/ports/Preferences';
import type { NotificationPermissionState, SystemNotifications } from '../../src/application/ports/SystemNotifications';
import type { Tabs } from '../../src/application/ports/Tabs';
import { failed, type Result, success } from '../../src/domain/shared/Result';
import type { Position } from '../../src/domain/valuation/Distance';
import { BrowserClock } from '../../src/infrastructure/browser/BrowserClock';
import { BrowserGeolocation } from '../../src/infrastructure/browser/BrowserGeolocation';
import { BrowserPictures } from '../../src/infrastructure/browser/BrowserPictures';
import { BrowserSystemNotifications } from '../../src/infrastructure/browser/BrowserSystemNotifications';
import { BrowserTabs } from '../../src/infrastructure/browser/BrowserTabs';
import { DomBrowserWindow } from '../../src/infrastructure/browser/DomBrowserWindow';
import { LocalStoragePreferences } from '../../src/infrastructure/browser/LocalStoragePreferences';
import {
  InMemoryGeolocation,
  InMemoryPictures,
  InMemoryPreferences,
  InMemorySystemNotifications,
} from '../twins/BrowserTwins';
import { InMemoryBrowserWindow } from '../twins/InMemoryBrowserWindow';
import { InMemoryClock } from '../twins/InMemoryClock';
import { InMemoryTabs } from '../twins/InMemoryTabs';

/** The media queries of a window with a width, which jsdom lacks. The simulated dealer prefers dark at first. */
class WidthMedia {
  private readonly queries: { readonly isOf: () => boolean; readonly target: EventTarget }[] = [];
  private isDark = true;
  /** The width of the paper in pixels. Null on screen. */
  private paper: number | null = null;

  constructor(private width: number) {}

  query(text: string) {
    const below = Number(/width < (\d+)px/.exec(text)?.[1] ?? Infinity);
    const target = new EventTarget();
    const isOf = () => {
      if (text === 'print') return this.paper !== null;
      if (text.includes('dark')) return this.isDark && this.paper === null;
      return (this.paper ?? this.width) < below;
    };
    this.queries.push({ isOf, target });
    return Object.defineProperty(target, 'matches', { get: isOf });
  }

  changeColorScheme(): void {
    this.changed(() => (this.isDark = !this.isDark));
  }

  resize(width: number): void {
    this.changed(() => (this.width = width));
  }

  /** Prints on A4, which is light. */
  print(): void {
    this.changed(() => (this.paper = 718));
    this.changed(() => (this.paper = null));
  }

  private changed(change: () => void): void {
    const before = this.queries.map(({ isOf }) => isOf());
    change();
    for (const [index, { isOf, target }] of [...this.queries].entries()) {
      if (isOf() !== before[index]) target.dispatchEvent(new Event('change'));
    }
  }
}

describe('browserWindow', () => {
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

  const { matchMedia } = window;
  afterEach(() => void Object.assign(window, { matchMedia }));

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
});

describe('clock', () => {
  interface ClockSubject {
    readonly clock: Clock;
    /** Lets the given number of milliseconds pass. */
    readonly pass: (milliseconds: number) => void;
  }

  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  function inMemoryClock(): ClockSubject {
    const clock = new InMemoryClock();
    return { clock, pass: milliseconds => clock.advance(milliseconds) };
  }

  const browserClock = (): ClockSubject => ({
    clock: new BrowserClock(),
    pass: milliseconds => jest.advanceTimersByTime(milliseconds),
  });

  describe.each<[name: string, makeSubject: () => ClockSubject]>([
    ['InMemoryClock', inMemoryClock],
    ['BrowserClock', browserClock],
  ])('%s as Clock', (_name, makeSubject) => {
    let subject: ClockSubject;

    beforeEach(() => {
      subject = makeSubject();
    });

    it('moves on with the time', () => {
      const before = subject.clock.now();
      subject.pass(1_500);
      expect(subject.clock.now() - before).toBe(1_500);
    });

    it('calls back once, at the due time and not before', () => {
      const called = jest.fn();
      subject.clock.after(1_000, called);
      subject.pass(999);
      expect(called).not.toHaveBeenCalled();
      subject.pass(1);
      subject.pass(5_000);
      expect(called.mock.calls).toEqual([[]]);
    });

    it('calls back in the order of time, equal times in the order of the calls, including callbacks that a callback scheduled', () => {
      const begun = subject.clock.now();
      const order: string[] = [];
      const called = (name: string) => order.push(`${name} after ${subject.clock.now() - begun}`);
      subject.clock.after(300, () => called('late'));
      subject.clock.after(100, () => {
        called('early');
        subject.clock.after(100, () => called('set in a call'));
      });
      subject.clock.after(100, () => called('second'));
      subject.pass(1_000);
      expect(order).toEqual(['early after 100', 'second after 100', 'set in a call after 200', 'late after 300']);
    });

    it('does not call a cancelled callback, and cancelling twice affects no other', () => {
      const called = jest.fn();
      const cancel = subject.clock.after(100, called);
      const other = jest.fn();
      subject.clock.after(100, other);
      cancel();
      cancel();
      subject.pass(1_000);
      expect(called).not.toHaveBeenCalled();
      expect(other).toHaveBeenCalledTimes(1);
    });

    it('calls back again and again until it is cancelled, also by the callback', () => {
      const called = jest.fn();
      const cancel = subject.clock.every(100, called);
      const stopped = jest.fn(() => stop());
      const stop = subject.clock.every(100, stopped);
      subject.pass(99);
      expect(called).not.toHaveBeenCalled();
      subject.pass(301);
      expect(called).toHaveBeenCalledTimes(4);
      expect(stopped).toHaveBeenCalledTimes(1);
      cancel();
      subject.pass(1_000);
      expect(called).toHaveBeenCalledTimes(4);
    });

    it('calls back once when idle unless that was cancelled', () => {
      const called = jest.fn();
      const cancelled = jest.fn();
      subject.clock.whenIdle(called);
      subject.clock.whenIdle(cancelled)();
      expect(called).not.toHaveBeenCalled();
      subject.pass(2_000);
      subject.pass(5_000);
      expect(called.mock.calls).toEqual([[]]);
      expect(cancelled).not.toHaveBeenCalled();
    });
  });
});

describe('geolocation', () => {
  type Answer = Result<Position, GeolocationFailure>;

  function inMemory(answer: Answer): Geolocation {
    const geolocation = new InMemoryGeolocation();
    geolocation.answer = answer;
    return geolocation;
  }

  function inBrowser(answer: Answer): Geolocation {
    const getCurrentPosition = (found: (position: unknown) => void, missed: (error: unknown) => void) => {
      if (answer.ok) found({ coords: answer.value });
      else missed({ code: answer.failure.reason === 'refused' ? 1 : 3 });
    };
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    return new BrowserGeolocation();
  }

  describe.each([
    ['BrowserGeolocation', inBrowser],
    ['InMemoryGeolocation', inMemory],
  ])('%s as Geolocation', (_name, subject) => {
    it.each<Answer>([
      success({ latitude: 52.5, longitude: 13.4 }),
      failed({ reason: 'refused' }),
      failed({ reason: 'unavailable' }),
    ])('answers %j', async answer => {
      expect(await subject(answer).locate()).toEqual(answer);
    });
  });
});

describe('pictures', () => {
  /** jsdom neither decodes nor draws pictures. test/browser/settings-pages.spec.ts does it in a browser. */
  function inBrowser(): Pictures {
    const files = new Map<string, Blob>();
    URL.createObjectURL = file => {
      files.set('blob:picture', file as Blob);
      return 'blob:picture';
    };
    URL.revokeObjectURL = address => void files.delete(address);
    HTMLImageElement.prototype.decode = function () {
      const { type = '', size = 0 } = files.get(this.src) ?? {};
      return type.startsWith('image/') && size > 0 ? Promise.resolve() : Promise.reject(new Error('EncodingError'));
    };
    const context = {
      drawImage: () => {},
      fillRect: () => {},
      getImageData: () => ({ data: new Uint8ClampedArray([0, 0, 0, 255]) }),
    };
    HTMLCanvasElement.prototype.getContext = (() => context) as never;
    const jpeg = { arrayBuffer: async () => Uint8Array.of(255, 216, 255, 0).buffer };
    HTMLCanvasElement.prototype.toBlob = callback => callback(jpeg as unknown as Blob);
    globalThis.createImageBitmap = async (file: unknown) => {
      const { type, size } = file as Blob;
      if (!type.startsWith('image/') || size === 0) throw new Error('InvalidStateError');
      return { width: 4_000, height: 3_000, close: () => {} };
    };
    HTMLCanvasElement.prototype.toDataURL = (type = '') => `data:${type};base64,AAAA`;
    return new BrowserPictures();
  }

  describe.each([
    ['BrowserPictures', inBrowser],
    ['InMemoryPictures', () => new InMemoryPictures()],
  ])('%s as Pictures', (_name, subject) => {
    it('preloads a picture without waiting for it', () => {
      expect(subject().preload('https://photos.example/missing.jpg')).toBeUndefined();
    });

    it('turns a photo into a JPEG', async () => {
      const answer = await subject().photoOf(new Blob(['picture'], { type: 'image/jpeg' }));
      expect(answer.ok && [...answer.value.subarray(0, 3)]).toEqual([255, 216, 255]);
    });

    it('turns a picture into an address that can be sent', async () => {
      const answer = await subject().avatarOf(new Blob(['picture'], { type: 'image/jpeg' }));
      expect(answer.ok && answer.value).toMatch(/^data:image\/(jpeg|png);base64,/);
    });

    it.each([
      ['a paper', new Blob(['%PDF-1.7'], { type: 'application/pdf' })],
      ['an empty file', new Blob([], { type: 'image/png' })],
    ])('cannot read %s', async (_what, file) => {
      expect(await subject().avatarOf(file)).toEqual(failed({ reason: 'unreadable' }));
      expect(await subject().photoOf(file)).toEqual(failed({ reason: 'unreadable' }));
    });
  });
});

describe('preferences', () => {
  function emptyLocalStorage(): Preferences {
    localStorage.clear();
    return new LocalStoragePreferences();
  }

  function noStorage(): Preferences {
    return new LocalStoragePreferences(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }

  /** `makeSubject` returns empty preferences. */
  describe.each<[name: string, makeSubject: () => Preferences]>([
    ['InMemoryPreferences', () => new InMemoryPreferences()],
    ['LocalStoragePreferences', emptyLocalStorage],
    ['LocalStoragePreferences without a storage', noStorage],
  ])('%s as Preferences', (_name, makeSubject) => {
    it('keeps the last value until it is removed', () => {
      const preferences = makeSubject();
      expect(preferences.read('theme')).toBeNull();
      preferences.write('theme', 'light');
      preferences.write('theme', 'dark');
      expect(preferences.read('theme')).toBe('dark');
      preferences.remove('theme');
      preferences.remove('never written');
      expect(preferences.read('theme')).toBeNull();
    });

    it('distinguishes an empty text from a missing value', () => {
      const preferences = makeSubject();
      preferences.write('theme', '');
      expect(preferences.read('theme')).toBe('');
    });

    it('never confuses two keys, and is empty after it is cleared', () => {
      fc.assert(
        fc.property(fc.dictionary(fc.string(), fc.string()), kept => {
          const preferences = makeSubject();
          for (const [key, value] of Object.entries(kept)) preferences.write(key, value);
          for (const [key, value] of Object.entries(kept)) expect(preferences.read(key)).toBe(value);
          preferences.clear();
          for (const key of Object.keys(kept)) expect(preferences.read(key)).toBeNull();
        }),
      );
    });
  });
});

describe('systemNotifications', () => {
  interface Given {
    readonly state: NotificationPermissionState;
    /** What the dealer will answer. */
    readonly answer?: 'granted' | 'denied';
  }

  interface Subject {
    readonly notifications: SystemNotifications;
    /** The tags of the notifications that are on screen. */
    readonly tags: () => readonly string[];
    readonly press: (tag: string) => void;
  }

  function inMemory({ state, answer = 'granted' }: Given): Subject {
    const notifications = Object.assign(new InMemorySystemNotifications(), { state, answer });
    return {
      notifications,
      tags: () => notifications.shown.map(({ tag }) => tag),
      press: tag => notifications.press(tag),
    };
  }

  const permissions = { unasked: 'default', granted: 'granted', denied: 'denied' } as const;

  function inBrowser({ state, answer = 'granted' }: Given): Subject {
    const shown = new Map<string, FakeNotification>();
    class FakeNotification {
      static permission = state === 'unavailable' ? 'denied' : permissions[state];
      static requestPermission = async () => (FakeNotification.permission = answer);
      onclick: (() => void) | null = null;
      constructor(
        readonly title: string,
        readonly options: { readonly tag: string },
      ) {
        shown.set(options.tag, this);
      }
      close() {
        shown.delete(this.options.tag);
      }
    }
    Reflect.deleteProperty(window, 'Notification');
    if (state !== 'unavailable')
      Object.defineProperty(window, 'Notification', { configurable: true, value: FakeNotification });
    jest.spyOn(window, 'focus').mockReturnValue();
    return {
      notifications: new BrowserSystemNotifications(),
      tags: () => [...shown.keys()],
      press: tag => shown.get(tag)?.onclick?.(),
    };
  }

  const a = { title: 'Honda', body: 'Sold', tag: 'sold MB-1' };

  describe.each([
    ['BrowserSystemNotifications', inBrowser],
    ['InMemorySystemNotifications', inMemory],
  ])('%s as SystemNotifications', (_name, subject) => {
    it.each(['granted', 'denied'] as const)('asks once, and remembers that the answer is %s', async answer => {
      const { notifications } = subject({ state: 'unasked', answer });
      expect(notifications.permission()).toBe('unasked');
      expect(await notifications.ask()).toBe(answer);
      expect(notifications.permission()).toBe(answer);
    });

    it('does not ask again after a denial', async () => {
      const { notifications } = subject({ state: 'denied', answer: 'granted' });
      expect(await notifications.ask()).toBe('denied');
    });

    it('shows a notification, which leads back to the page and is then gone', () => {
      const { notifications, tags, press } = subject({ state: 'granted' });
      const onPress = jest.fn();
      expect(notifications.show(a, onPress)).toBe(true);
      expect(tags()).toEqual([a.tag]);
      press(a.tag);
      expect(onPress).toHaveBeenCalledTimes(1);
      expect(tags()).toEqual([]);
    });

    it('shows one notification for each tag', () => {
      const { notifications, tags } = subject({ state: 'granted' });
      notifications.show(a, () => {});
      notifications.show({ ...a, body: 'Sold again' }, () => {});
      notifications.show({ ...a, tag: 'sold MB-2' }, () => {});
      expect(tags()).toEqual([a.tag, 'sold MB-2']);
    });

    it.each(['unasked', 'denied', 'unavailable'] as const)('shows nothing if the permission is %s', state => {
      const { notifications, tags } = subject({ state });
      expect(notifications.show(a, () => {})).toBe(false);
      expect(tags()).toEqual([]);
    });

    it('does not ask in a browser without notifications', async () => {
      expect(await subject({ state: 'unavailable' }).notifications.ask()).toBe('unavailable');
    });
  });

  it('BrowserSystemNotifications finds out that only a service worker could use the permission', () => {
    const refusing = Object.assign(
      function Notification() {
        throw new TypeError('Illegal constructor');
      },
      { permission: 'granted' },
    );
    Object.defineProperty(window, 'Notification', { configurable: true, value: refusing });
    const notifications = new BrowserSystemNotifications();
    expect(notifications.permission()).toBe('granted');
    expect(notifications.show(a, () => {})).toBe(false);
    expect(notifications.permission()).toBe('unavailable');
  });
});

describe('tabs', () => {
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
});
