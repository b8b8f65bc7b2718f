import * as fc from 'fast-check';

describe('a number', () => {
  it('is always below 100', () => {
    fc.assert(fc.property(fc.nat(), number => number >= 0));
    fc.assert(fc.property(fc.nat(1000), number => number < 100));
  });

  it('is never negative', () => {
    fc.assert(
      fc.property(fc.nat(), number => number >= 0),
      { numRuns: 200 },
    );
  });
});
