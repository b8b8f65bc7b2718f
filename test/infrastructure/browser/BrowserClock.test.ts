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
});
