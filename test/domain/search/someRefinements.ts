import * as fc from 'fast-check';
import { type OfferOrder, sortKeys } from '../../../src/domain/offers/list/OfferOrder';
import { noRefinements, type Refinements, scoreBands } from '../../../src/domain/offers/list/Refinements';
import { euros } from '../../../src/domain/shared/Money';

const amount = fc.option(fc.nat({ max: 999_999_999 }).map(euros));

/** Every combination of refinements that the form can produce. */
export const someRefinements: fc.Arbitrary<Refinements> = fc.record({
  priceFrom: amount,
  priceTo: amount,
  scores: fc.subarray([...scoreBands]),
  noBids: fc.boolean(),
  buyNow: fc.boolean(),
  notSeen: fc.boolean(),
  changed: fc.boolean(),
  notSeenBefore: fc.boolean(),
  leading: fc.boolean(),
  outbid: fc.boolean(),
  toPickUp: fc.boolean(),
  ownTypes: fc.boolean(),
  lastDay: fc.boolean(),
  words: fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme' }), fc.constantFrom('  ', 'BMW gs', '?&=#')),
});

/** One refinement only. Random ones together leave no offer. */
export const oneRefinement: fc.Arbitrary<Refinements> = fc
  .tuple(someRefinements, fc.constantFrom(...(Object.keys(noRefinements) as (keyof Refinements)[])))
  .map(([some, key]) => ({ ...noRefinements, [key]: some[key] }));

export const someOrder: fc.Arbitrary<OfferOrder> = fc.record({
  key: fc.constantFrom(...sortKeys),
  direction: fc.constantFrom('ascending', 'descending'),
});
