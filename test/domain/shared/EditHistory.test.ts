import fc from 'fast-check';
import { edited, newHistory, redone, undone } from '../../../src/domain/shared/EditHistory';

const states = fc.array(fc.integer(), { minLength: 1, maxLength: 20 });
const historyOf = ([first = 0, ...others]: readonly number[]) => others.reduce(edited, newHistory(first));
const times = (count: number) => Array.from({ length: count });

describe('the history of a field', () => {
  it('leads back to each state by undo, and forward to it again by redo', () => {
    fc.assert(
      fc.property(states, fc.nat(25), (all, steps) => {
        const back = times(steps).reduce(undone<number>, historyOf(all));
        expect(back.current).toBe(all[Math.max(0, all.length - 1 - steps)]);
        expect(times(steps).reduce(redone<number>, back)).toEqual(historyOf(all));
      }),
    );
  });

  it('forgets what was undone at the next edit', () => {
    fc.assert(
      fc.property(states, fc.integer(), (all, next) => {
        const history = edited(undone(historyOf(all)), next);
        expect(redone(history)).toBe(history);
        expect(history.current).toBe(next);
      }),
    );
  });
});
