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

  it('calls once, with the next frame', () => {
    const called = jest.fn();
    clock.onNextFrame(called);
    jest.advanceTimersByTime(16);
    expect(called).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2_000);
    expect(called).toHaveBeenCalledTimes(1);
  });

  it('does not call for a frame that was cancelled', () => {
    const called = jest.fn();
    clock.onNextFrame(called)();
    jest.advanceTimersByTime(2_000);
    expect(called).not.toHaveBeenCalled();
  });

  it('calls in a hidden tab too, where no frame ever comes', () => {
    jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(7);
    const called = jest.fn();
    clock.onNextFrame(called);
    jest.advanceTimersByTime(500);
    expect(called).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });
});
