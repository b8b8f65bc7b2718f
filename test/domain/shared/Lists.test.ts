import * as fc from 'fast-check';
import { neighbours } from '../../../src/domain/shared/Lists';

const anyIds = fc.uniqueArray(fc.nat({ max: 50 }), { minLength: 1 });

describe('neighbours', () => {
  it.each([
    ['a', -1, { previous: null, next: 'b' }],
    ['b', -1, { previous: 'a', next: 'c' }],
    ['c', -1, { previous: 'b', next: null }],
    ['x', -1, { previous: null, next: null }],
    ['x', 0, { previous: null, next: 'a' }],
    ['x', 1, { previous: 'a', next: 'b' }],
    ['x', 3, { previous: 'c', next: null }],
    ['x', 9, { previous: 'c', next: null }],
  ])('of %s, which was at %d, in a list of a, b and c are %j', (id, place, expected) =>
    expect(neighbours(['a', 'b', 'c'], id, place)).toEqual(expected),
  );

  it('always lead from the first id through every id to the last one', () => {
    fc.assert(
      fc.property(anyIds, ids => {
        const walked: number[] = [];
        for (let id: number | null = ids[0]!; id !== null; id = neighbours(ids, id).next) walked.push(id);
        expect(walked).toEqual(ids);
      }),
    );
  });

  it('never lead forward to an id that does not lead back', () => {
    fc.assert(
      fc.property(anyIds, fc.nat(), (ids, some) => {
        const id = ids[some % ids.length]!;
        const { previous, next } = neighbours(ids, id);
        if (next !== null) expect(neighbours(ids, next).previous).toBe(id);
        if (previous !== null) expect(neighbours(ids, previous).next).toBe(id);
      }),
    );
  });

  it('always stay the same when the id leaves the list', () => {
    fc.assert(
      fc.property(anyIds, fc.nat(), (ids, some) => {
        const place = some % ids.length;
        const id = ids[place]!;
        const others = ids.filter(other => other !== id);
        expect(neighbours(others, id, place)).toEqual(neighbours(ids, id));
      }),
    );
  });
});
