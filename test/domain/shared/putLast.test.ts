import * as fc from 'fast-check';
import { putLast } from '../../../src/domain/shared/putLast';

it('putLast drops the oldest value and treats a value that is put again as new', () => {
  const map = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  expect(putLast(map, ['a', 3], 2)).toEqual([]);
  expect(putLast(map, ['c', 4], 2)).toEqual(['b']);
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});

it('putLast always holds the latest values up to the limit and returns each dropped key', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.integer({ min: 1, max: 8 }), (keys, most) => {
      const map = new Map<number, number>();
      const gone = keys.flatMap((key, index) => {
        const before = new Set(map.keys());
        const left = putLast(map, [key, index], most);
        expect([...before].filter(one => !map.has(one))).toEqual(left);
        return left;
      });
      const latest = [...new Set(keys.toReversed())].slice(0, most).toReversed();
      expect([...map.keys()]).toEqual(latest);
      expect(gone.length).toBeGreaterThanOrEqual(new Set(keys).size - most);
    }),
  );
});
