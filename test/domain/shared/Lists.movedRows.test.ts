import * as fc from 'fast-check';
import { changedRows, movedRows } from '../../../src/domain/shared/Lists';

const ids = (text: string): string[] => [...text];
const anyOrder = fc.uniqueArray(fc.constantFrom(...ids('ABCDEFGH')));

describe('movedRows', () => {
  it.each([
    ['', '', 0],
    ['ABC', 'ABC', 0],
    ['ABCD', 'DABC', 1],
    ['ABCD', 'BCDA', 1],
    ['ABCD', 'DCBA', 3],
    ['ABCD', 'BADC', 2],
    ['AXB', 'ABY', 0],
    ['AXB', 'BYA', 1],
  ])('from %p to %p is %d', (shown, wanted, count) => expect(movedRows(ids(shown), ids(wanted))).toBe(count));

  it('is always the least number of rows without which both orders are the same', () => {
    const without = (order: readonly string[], kept: readonly string[]) =>
      order.filter(id => kept.includes(id)).join('');
    const choices = (order: readonly string[]): readonly (readonly string[])[] =>
      order.reduce<readonly (readonly string[])[]>((sets, id) => sets.flatMap(set => [set, [...set, id]]), [[]]);
    fc.assert(
      fc.property(anyOrder, anyOrder, (shown, wanted) => {
        const common = shown.filter(id => wanted.includes(id));
        const agreeing = choices(common).filter(kept => without(shown, kept) === without(wanted, kept));
        const most = Math.max(...agreeing.map(kept => kept.length));
        expect(movedRows(shown, wanted)).toBe(common.length - most);
      }),
    );
  });
});

describe('changedRows', () => {
  it.each([
    ['ABC', 'ABC', 0],
    ['ABC', 'BCA', 1],
    ['AXB', 'ABY', 2],
    ['', 'AB', 2],
  ])('from %p to %p is %d', (shown, wanted, count) => expect(changedRows(ids(shown), ids(wanted))).toBe(count));

  it('is 0 only for the same list', () => {
    fc.assert(
      fc.property(anyOrder, anyOrder, (shown, wanted) => {
        expect(changedRows(shown, wanted) === 0).toBe(shown.join() === wanted.join());
      }),
    );
  });
});
