/** @jest-environment jsdom */
import type { Clock } from '../../src/application/ports/Clock';
import { BrowserClock } from '../../src/infrastructure/browser/BrowserClock';
import { InMemoryClock } from '../twins/InMemoryClock';

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
