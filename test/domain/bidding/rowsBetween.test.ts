import * as fc from 'fast-check';
import { rowsBetween } from '../../../src/domain/bidding/rowsBetween';
import type { HashId } from '../../../src/domain/offers/Offer';

const rows = ['a', 'b', 'c', 'd'] as HashId[];
const anyRow = fc.constantFrom(...rows);

describe('rowsBetween', () => {
  it('are the rows from one end to the other, in the order of the list', () => {
    expect(rowsBetween(rows, { from: 'b' as HashId, to: 'd' as HashId })).toEqual(['b', 'c', 'd']);
  });

  it('are the same in both directions, with both ends', () => {
    fc.assert(
      fc.property(anyRow, anyRow, (from, to) => {
        const between = rowsBetween(rows, { from, to });
        expect(between).toEqual(rowsBetween(rows, { from: to, to: from }));
        expect(between).toEqual(expect.arrayContaining([from, to]));
      }),
    );
  });

  it('are none if one end is not in the list', () => {
    fc.assert(fc.property(anyRow, from => expect(rowsBetween(rows, { from, to: 'x' as HashId })).toEqual([])));
  });
});
