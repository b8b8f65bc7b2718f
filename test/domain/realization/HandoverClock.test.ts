import * as fc from 'fast-check';
import { HANDOVER_WITHIN, handoverClock } from '../../../src/domain/realization/HandoverClock';
import { HOUR, MINUTE } from '../../../src/domain/shared/Instant';

const boughtAt = Date.UTC(2026, 10, 19, 8);

it.each([
  [0, { state: 'running', passed: 0, left: 48 }],
  [14 * HOUR + 59 * MINUTE, { state: 'running', passed: 14, left: 34 }],
  [48 * HOUR - 1, { state: 'running', passed: 47, left: 1 }],
  [48 * HOUR, { state: 'over', passed: 48 }],
  [73 * HOUR, { state: 'over', passed: 73 }],
])('handoverClock after %d ms', (gone, clock) => {
  expect(handoverClock(boughtAt, boughtAt + gone)).toEqual(clock);
});

it('handoverClock is unknown if the time of the purchase is', () => {
  expect(handoverClock(null, boughtAt)).toEqual({ state: 'unknown' });
});

it('handoverClock always accounts for all 48 hours until they are over, and never runs backwards', () => {
  fc.assert(
    fc.property(fc.integer({ min: -HOUR, max: 100 * HOUR }), fc.nat(HOUR), (gone, later) => {
      const [now, then] = [gone, gone + later].map(after => handoverClock(boughtAt, boughtAt + after));
      if (now?.state !== 'running') return expect(now?.state).toBe(gone >= HANDOVER_WITHIN ? 'over' : 'running');
      expect(now.passed + now.left).toBe(48);
      expect(now.left).toBeGreaterThan(0);
      expect(then?.state === 'unknown' ? 0 : then?.passed).toBeGreaterThanOrEqual(now.passed);
    }),
  );
});
