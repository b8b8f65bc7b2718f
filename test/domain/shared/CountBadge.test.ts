import * as fc from 'fast-check';
import { menuBadge, toolbarBadge } from '../../../src/domain/shared/CountBadge';

describe('menuBadge and toolbarBadge', () => {
  it.each([
    [-1, null, null],
    [0, null, null],
    [1, '1', '1'],
    [9, '9', '9'],
    [10, '9+', '+9'],
    [12_000, '9+', '+9'],
  ])('show %d as %s and %s', (count, menu, toolbar) => {
    expect(menuBadge(count)).toBe(menu);
    expect(toolbarBadge(count)).toBe(toolbar);
  });

  it('never take more than two characters', () => {
    fc.assert(
      fc.property(fc.integer(), count => {
        for (const shown of [menuBadge(count), toolbarBadge(count)]) {
          expect(shown === null).toBe(count <= 0);
          expect((shown ?? '').length).toBeLessThanOrEqual(2);
        }
      }),
    );
  });
});
