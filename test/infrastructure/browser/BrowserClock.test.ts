/** @jest-environment jsdom */
import { BrowserClock } from '../../../src/infrastructure/browser/BrowserClock';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('BrowserClock', () => {
  const clock = new BrowserClock();

  it('calls a callback once after its delay unless it was cancelled', () => {
    const called = jest.fn();
    const cancelled = jest.fn();
    const start = clock.now();
    clock.after(100, () => void called(clock.now() - start));
    clock.after(50, cancelled).call(undefined);
    jest.advanceTimersByTime(1_000);
    expect(called.mock.calls).toEqual([[100]]);
    expect(cancelled).not.toHaveBeenCalled();
  });

  it('calls an idle callback once, even if the browser has no idle callbacks', () => {
    const called = jest.fn();
    clock.whenIdle(called);
    jest.advanceTimersByTime(2_000);
    expect(called.mock.calls).toEqual([[]]);
  });

  const answerAt = (date: string | null, age: string | null = null) => ({
    headers: { get: (name: string) => (name === 'Date' ? date : age) },
  });
  const hour = 3_600_000;

  it.each([2 * hour, -26 * hour])('follows the server if the device is %d ms ahead, also after a reload', ahead => {
    const server = Date.UTC(2026, 10, 27, 9);
    jest.setSystemTime(server + ahead);
    const told = new BrowserClock();
    told.answered(answerAt(new Date(server).toUTCString()));
    expect([told.now(), new BrowserClock().now()]).toEqual([server, server]);
    // The dealer has set the clock.
    jest.setSystemTime(server);
    told.answered(answerAt(new Date(server - 600_000).toUTCString(), '600'));
    expect([told.now(), new BrowserClock().now()]).toEqual([server, server]);
  });

  it('follows the device if an answer states no time, or one that differs by seconds', () => {
    const told = new BrowserClock();
    told.answered(answerAt(null));
    told.answered(answerAt(new Date(Date.now() - 40_000).toUTCString()));
    expect(told.now()).toBe(Date.now());
  });
});
