/** @jest-environment jsdom */
import type { NotificationPermissionState, SystemNotifications } from '../../src/application/ports/SystemNotifications';
import { BrowserSystemNotifications } from '../../src/infrastructure/browser/BrowserSystemNotifications';
import { InMemorySystemNotifications } from '../twins/BrowserTwins';

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
