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

  it('calls once, after its time, unless it was told not to', () => {
    const called = jest.fn();
    const cancelled = jest.fn();
    const start = clock.now();
    clock.after(100, () => void called(clock.now() - start));
    clock.after(50, cancelled).call(undefined);
    jest.advanceTimersByTime(1_000);
    expect(called.mock.calls).toEqual([[100]]);
    expect(cancelled).not.toHaveBeenCalled();
  });

  it('calls once when idle where the browser can tell, and soon where it cannot', () => {
    const called = jest.fn();
    clock.whenIdle(called);
    jest.advanceTimersByTime(2_000);
    expect(called.mock.calls).toEqual([[]]);
  });
});
