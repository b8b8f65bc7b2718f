import fc from 'fast-check';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { anchorShift } from '../../../../src/ui/conversations/thread/useScrollAnchor';

const ROW = 69;
const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `MB-${index}` as HashId);
const drawnOf = (ids: readonly HashId[], from: number, to: number) =>
  ids.slice(from, to).map((id, offset) => ({ id, index: from + offset, start: (from + offset) * ROW }));

it('anchorShift counts rows that moved to the top from below, but not rows that were already above', () => {
  const ids = idsOf(10);
  const sight = { top: 3 * ROW, end: 6 * ROW };
  const moved = (id: HashId) => [id, ...ids.filter(other => other !== id)];
  expect(anchorShift(drawnOf(ids, 1, 8), moved(ids[9]!), sight)).toBe(1);
  expect(anchorShift(drawnOf(ids, 1, 8), moved(ids[1]!), sight)).toBe(0);
});

it('anchorShift never moves the list if no visible row was drawn before, or if the rows stayed in place', () => {
  const ids = idsOf(10);
  expect(anchorShift(drawnOf(ids, 0, 4), [...ids].reverse(), { top: 6 * ROW, end: 9 * ROW })).toBe(0);
  expect(anchorShift(drawnOf(ids, 0, 4), ids, { top: 0, end: 9 * ROW })).toBe(0);
});

it('anchorShift always leads to the new place of the first visible row unless that row moved up itself', () => {
  const list = fc.integer({ min: 12, max: 60 }).chain(count =>
    fc.record({
      count: fc.constant(count),
      first: fc.integer({ min: 1, max: count - 6 }),
      moved: fc.uniqueArray(fc.nat(count - 1), { maxLength: 8 }),
    }),
  );
  fc.assert(
    fc.property(list, ({ count, first, moved }) => {
      const before = idsOf(count);
      fc.pre(!moved.includes(first));
      const after = moved.reduce((ids, index) => [before[index]!, ...ids.filter(id => id !== before[index])], before);
      const sight = { top: first * ROW, end: (first + 1) * ROW };
      const shift = anchorShift(drawnOf(before, Math.max(0, first - 3), first + 6), after, sight);
      expect(after[first + shift]).toBe(before[first]);
    }),
  );
});
