import * as fc from 'fast-check';
import {
  activeRefinements,
  noRefinements,
  refinementParameters,
  type Refinements,
  scoreBand,
  type ScoreBand,
  withoutRefinement,
} from '../../../../src/domain/offers/list/Refinements';
import { readParameters, writtenParameters } from '../../../../src/domain/shared/AddressParameter';
import { euros } from '../../../../src/domain/shared/Money';
import { someRefinements } from '../../search/someRefinements';

const addressOf = (refinements: Refinements) =>
  new URLSearchParams(
    writtenParameters(refinementParameters, refinements)
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );

describe('refinements', () => {
  it('are readable in an address', () => {
    const refinements: Refinements = {
      ...noRefinements,
      priceFrom: euros(0),
      priceTo: euros(5000),
      scores: ['green', 'red'],
      notSeen: true,
      words: 'gs adventure',
    };
    expect(addressOf(refinements).toString()).toBe(
      'priceFrom=0&priceTo=5000&score=green-red&notSeen=yes&words=gs+adventure',
    );
  });

  it('are always read back from the address that they are written to', () => {
    fc.assert(
      fc.property(someRefinements, refinements => {
        expect(readParameters(refinementParameters, addressOf(refinements))).toEqual(refinements);
      }),
    );
  });

  it.each(['priceFrom=-5', 'priceTo=1.5', 'score=blue', 'noBids=true', 'lastDay='])('are none in %s', search =>
    expect(readParameters(refinementParameters, new URLSearchParams(search))).toEqual(noRefinements),
  );

  it('are active if they are set, and taken away one by one', () => {
    expect(activeRefinements({ ...noRefinements, priceFrom: euros(0), words: '  ', outbid: true })).toEqual([
      'priceFrom',
      'outbid',
    ]);
    fc.assert(
      fc.property(someRefinements, refinements => {
        const none = activeRefinements(refinements).reduce(withoutRefinement, refinements);
        expect(activeRefinements(none)).toEqual([]);
      }),
    );
  });
});

const order: readonly ScoreBand[] = ['red', 'yellow', 'green'];

describe('scoreBand', () => {
  it.each([
    [null, 'neutral'],
    [0, 'red'],
    [33, 'red'],
    [34, 'yellow'],
    [67, 'yellow'],
    [68, 'green'],
    [100, 'green'],
    [-5, 'red'],
    [1000, 'green'],
  ] as const)('maps the score %s to %s', (score, band) => expect(scoreBand(score)).toBe(band));

  it('never falls as the score rises and always has a colour', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.nat(), (score, more) => {
        expect(order).toContain(scoreBand(score));
        expect(order.indexOf(scoreBand(score + more))).toBeGreaterThanOrEqual(order.indexOf(scoreBand(score)));
      }),
    );
  });

  it('is neutral for NaN', () => expect(scoreBand(Number.NaN)).toBe('neutral'));
});
