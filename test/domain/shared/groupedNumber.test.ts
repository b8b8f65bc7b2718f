import * as fc from 'fast-check';
import { groupedNumber } from '../../../src/domain/shared/groupedNumber';

describe('groupedNumber', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1\u00a0000'],
    [1234567, '1\u00a0234\u00a0567'],
    [-4500, '-4\u00a0500'],
  ])('writes %d as %s', (whole, text) => expect(groupedNumber(whole)).toBe(text));

  it('always groups by three and keeps the number', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), whole => {
        expect(groupedNumber(whole)).toMatch(/^-?\d{1,3}(\u00a0\d{3})*$/);
        expect(Number(groupedNumber(whole).replaceAll('\u00a0', ''))).toBe(whole);
      }),
    );
  });
});
