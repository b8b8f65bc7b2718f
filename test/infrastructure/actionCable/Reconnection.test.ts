import * as fc from 'fast-check';
import { Reconnection } from '../../../src/infrastructure/actionCable/Reconnection';
import { InMemoryClock } from '../../twins/InMemoryClock';

/** The pauses before the given number of attempts, all of which fail. */
function pauses(attempts: number, random: number): number[] {
  const clock = new InMemoryClock(0);
  const reconnection = new Reconnection(clock, () => random);
  return Array.from({ length: attempts }, () => {
    const start = clock.now();
    let at = Number.NaN;
    reconnection.plan(() => (at = clock.now()));
    clock.advance(60_000);
    return at - start;
  });
}

describe('Reconnection', () => {
  it('waits 500 ms at first and then longer by 15 % with each of up to ten steps', () => {
    const [first, ...others] = pauses(13, 0);
    expect(first).toBe(500);
    const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10];
    others.forEach((pause, index) => expect(pause).toBe(Math.round(6_000 * 1.15 ** (steps[index] ?? 0))));
  });

  it('always spreads the clients over at most 15 % after the planned moment', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), random => {
        const [, plain = 0] = pauses(2, 0);
        const [, jittered = 0] = pauses(2, random);
        expect(jittered / plain).toBeCloseTo(1 + 0.15 * random, 3);
      }),
    );
  });

  it('holds at most one plan and starts over after a success', () => {
    const clock = new InMemoryClock(0);
    const reconnection = new Reconnection(clock, () => 0);
    const attempt = jest.fn();
    reconnection.plan(attempt);
    reconnection.plan(attempt);
    expect(clock.pending).toBe(1);
    reconnection.succeeded();
    expect(clock.pending).toBe(0);
    reconnection.plan(attempt);
    clock.advance(500);
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
