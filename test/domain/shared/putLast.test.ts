import * as fc from 'fast-check';
import { putLast } from '../../../src/domain/shared/putLast';

it('putLast drops the oldest entry and treats an entry that is put again as new', () => {
  const entries = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  expect(putLast(entries, ['a', 3], 2)).toEqual([]);
  expect(putLast(entries, ['c', 4], 2)).toEqual(['b']);
  expect([...entries]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});

it('putLast always holds the latest entries up to the limit and returns each dropped key', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.integer({ min: 1, max: 8 }), (keys, most) => {
      const entries = new Map<number, number>();
      const gone = keys.flatMap((key, index) => {
        const before = new Set(entries.keys());
        const left = putLast(entries, [key, index], most);
        expect([...before].filter(one => !entries.has(one))).toEqual(left);
        return left;
      });
      const latest = [...new Set(keys.toReversed())].slice(0, most).toReversed();
      expect([...entries.keys()]).toEqual(latest);
      expect(gone.length).toBeGreaterThanOrEqual(new Set(keys).size - most);
    }),
  );
});
