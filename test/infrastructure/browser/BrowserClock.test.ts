/** @jest-environment jsdom */
import { BrowserClock } from '../../../src/infrastructure/browser/BrowserClock';
import { LocalStoragePreferences } from '../../../src/infrastructure/browser/LocalStoragePreferences';

describe('BrowserClock', () => {
  beforeEach(() => {
    sessionStorage.clear();
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  const hour = 3_600_000;
  const server = Date.UTC(2026, 10, 27, 9);

  it.each([2 * hour, -26 * hour])('follows the server if the device is %d ms ahead, also after a reload', ahead => {
    jest.setSystemTime(server + ahead);
    const told = new BrowserClock();
    told.serverSaid(server);
    told.serverSaid(server);
    expect([told.now(), new BrowserClock().now(), told.deviceNow()]).toEqual([server, server, server + ahead]);
    // The dealer has set the clock.
    jest.setSystemTime(server);
    told.serverSaid(server);
    told.serverSaid(server);
    expect([told.now(), new BrowserClock().now()]).toEqual([server, server]);
  });

  it('follows the device if the server says a time that differs by seconds', () => {
    const told = new BrowserClock();
    told.serverSaid(Date.now() - 40_000);
    expect(told.now()).toBe(Date.now());
  });

  it('follows a small change at once, and a jump of more than 2 minutes only when the next answer confirms it', () => {
    jest.setSystemTime(server);
    const told = new BrowserClock();
    const said = (...aheads: number[]) => {
      for (const ahead of aheads) told.serverSaid(Date.now() + ahead);
      return told.now() - Date.now();
    };
    expect(said(90_000)).toBe(90_000);
    expect(said(0)).toBe(0);
    expect(said(240 * hour)).toBe(0);
    expect(said(0, 240 * hour, 0, -240 * hour, 240 * hour)).toBe(0);
    expect(said(240 * hour)).toBe(240 * hour);
    expect(said(0)).toBe(240 * hour);
    expect(said(0)).toBe(0);
  });

  describe('asks the host of the page for the error of the device, which', () => {
    const answers = (...replies: (readonly [status: number, time: number | null])[]) => {
      jest.setSystemTime(server + 2 * hour);
      const { fetch } = globalThis;
      const reply = async () => {
        const [status, time] = replies.shift()!;
        return {
          ok: status === 200,
          headers: new Headers(time === null ? {} : { Date: new Date(time).toUTCString() }),
        };
      };
      Object.assign(globalThis, { fetch: reply });
      const asked = new BrowserClock();
      return asked
        .deviceError()
        .then(error => [error, asked.now() - Date.now()])
        .finally(() => Object.assign(globalThis, { fetch }));
    };

    beforeEach(() => sessionStorage.clear());

    it('is what two answers say, and changes no other time', async () => {
      expect(await answers([200, server], [200, server])).toEqual([2 * hour, 0]);
    });

    it.each<[string, ...(readonly [number, number | null])[]]>([
      ['one answer is wrong', [200, server + 2 * hour], [200, server]],
      ['an answer is that of an error', [500, server], [403, server]],
      ['an answer states no time', [200, null], [200, null]],
    ])('is 0 if %s', async (_, ...replies) => {
      expect(await answers(...replies)).toEqual([0, 0]);
    });
  });
});

describe('LocalStoragePreferences', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('keeps a written value for the next visit', () => {
    new LocalStoragePreferences().write('theme', 'dark');
    expect(new LocalStoragePreferences().read('theme')).toBe('dark');
    expect(new LocalStoragePreferences().read('language')).toBeNull();
  });

  it('keeps a value that does not fit until the tab is closed', () => {
    const preferences = new LocalStoragePreferences();
    preferences.write('theme', 'light');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    preferences.write('theme', 'dark');
    expect(preferences.read('theme')).toBe('dark');
    expect(new LocalStoragePreferences().read('theme')).toBe('light');
    jest.restoreAllMocks();
    preferences.write('theme', 'system');
    expect(new LocalStoragePreferences().read('theme')).toBe('system');
  });
});
