/** @jest-environment jsdom */
import { BrowserClock } from '../../src/infrastructure/browser/BrowserClock';
import { InMemoryClock } from '../../src/infrastructure/inMemory/InMemoryClock';
import { describeClockContract } from './clockContract';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describeClockContract('InMemoryClock', () => {
  const clock = new InMemoryClock();
  return { clock, pass: milliseconds => clock.advance(milliseconds) };
});

describeClockContract('BrowserClock', () => ({
  clock: new BrowserClock(),
  pass: milliseconds => jest.advanceTimersByTime(milliseconds),
}));
