import fc from 'fast-check';
import { putLast, type SortDirection, sorted, sortSteps, type SortValue } from '../../../src/domain/shared/sorted';

interface Row {
  readonly id: number;
  readonly value: SortValue;
}

const { compare: compareTexts } = new Intl.Collator('de', { numeric: true });
const by = (direction: SortDirection) => ({ valueOf: ({ value }: Row) => value, direction, compareTexts });
const anyDirection = fc.constantFrom<SortDirection>('ascending', 'descending');
const rowsOf = (value: fc.Arbitrary<SortValue>) =>
  fc.array(fc.option(value)).map(values => values.map((value, id): Row => ({ id, value })));
const anyRows = fc.oneof(rowsOf(fc.nat(9)), rowsOf(fc.constantFrom('a', 'ä', 'b', '2', '10')));

const valuesIn = (rows: readonly Row[]) => rows.map(({ value }) => value);

describe('sorted', () => {
  it('knows numbers, and texts as a dictionary does', () => {
    const rows = (values: readonly SortValue[]) => values.map((value, id) => ({ id, value }));
    expect(valuesIn(sorted(rows([10, null, 9]), by('ascending')))).toEqual([9, 10, null]);
    expect(valuesIn(sorted(rows(['b', 'ä', null, 'a']), by('descending')))).toEqual(['b', 'ä', 'a', null]);
    expect(valuesIn(sorted(rows(['R 10', 'R 9']), by('ascending')))).toEqual(['R 9', 'R 10']);
  });

  it('always returns the same rows, and sorting again changes nothing', () => {
    fc.assert(
      fc.property(anyRows, anyDirection, (rows, direction) => {
        const once = sorted(rows, by(direction));
        expect(new Set(once)).toEqual(new Set(rows));
        expect(once).toHaveLength(rows.length);
        expect(sorted(once, by(direction))).toEqual(once);
      }),
    );
  });

  it('always keeps the order of rows with the same value', () => {
    fc.assert(
      fc.property(anyRows, anyDirection, (rows, direction) => {
        for (const value of new Set(valuesIn(rows))) {
          const same = (list: readonly Row[]) => list.filter(row => row.value === value).map(({ id }) => id);
          expect(same(sorted(rows, by(direction)))).toEqual(same(rows));
        }
      }),
    );
  });

  it('always puts rows without a value last', () => {
    fc.assert(
      fc.property(anyRows, anyDirection, (rows, direction) => {
        const values = valuesIn(sorted(rows, by(direction)));
        const known = values.filter(value => value !== null).length;
        expect(values.slice(known).every(value => value === null)).toBe(true);
      }),
    );
  });

  it('is the result of any number of steps', () => {
    fc.assert(
      fc.property(anyRows, anyDirection, fc.integer({ min: 1, max: 7 }), (rows, direction, piece) => {
        const steps = sortSteps(rows, by(direction), piece);
        let step = steps.next();
        while (!step.done) step = steps.next();
        expect(step.value).toEqual(sorted(rows, by(direction)));
      }),
    );
  });
});

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
