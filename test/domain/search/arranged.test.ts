import * as fc from 'fast-check';
import type { OfferOrder } from '../../../src/domain/offers/list/OfferOrder';
import type { Refinements } from '../../../src/domain/offers/list/Refinements';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { refinementJudge } from '../../../src/domain/search/refinementJudge';
import { sortValue } from '../../../src/domain/search/sortValue';
import { euros } from '../../../src/domain/shared/Money';
import { sorted } from '../../../src/domain/shared/sorted';
import { anOffer } from '../../support/anOffer';
import { someFacts } from './someFacts';
import { oneRefinement, someOrder } from './someRefinements';

const amount = fc.constantFrom(0, 50, 900, 5000).map(euros);

const someOffers: fc.Arbitrary<readonly Offer[]> = fc
  .array(
    fc.record({
      label1: fc.constantFrom('BMW R 9', 'BMW R 10', 'Yamaha'),
      score: fc.option(fc.nat({ max: 100 })),
      highestBid: amount,
      ownBid: fc.option(amount),
      buyNowPrice: amount,
      bidsCount: fc.option(fc.nat({ max: 3 })),
      year: fc.option(fc.integer({ min: 2015, max: 2018 })),
      totalMileage: fc.option(fc.nat({ max: 3 })),
      publishedAt: fc.option(fc.nat({ max: 3 })),
    }),
    { maxLength: 12 },
  )
  .map(all => all.map((parts, index) => anOffer({ ...parts, hashId: `MB-${index}` as HashId })));

const compareTexts = new Intl.Collator('de', { numeric: true }).compare;
const sort = (offers: readonly Offer[], { key, direction }: OfferOrder) =>
  sorted(offers, { valueOf: offer => sortValue(key, { offer, limit: null, profit: null }), direction, compareTexts });

function refine(offers: readonly Offer[], refinements: Refinements) {
  const judge = refinementJudge(refinements, someFacts);
  return offers.filter(offer => judge(offer) === 'fits');
}

describe('sorting and refining offers', () => {
  it('give the same list in either order', () => {
    fc.assert(
      fc.property(someOffers, oneRefinement, someOrder, (offers, refinements, order) => {
        expect(refine(sort(offers, order), refinements)).toEqual(sort(refine(offers, refinements), order));
      }),
      { numRuns: 300 },
    );
  });

  it('change nothing the second time, and never invent an offer', () => {
    fc.assert(
      fc.property(someOffers, oneRefinement, someOrder, (offers, refinements, order) => {
        const once = sort(refine(offers, refinements), order);
        expect(sort(refine(once, refinements), order)).toEqual(once);
        expect(offers).toEqual(expect.arrayContaining(once));
        expect(new Set(once).size).toBe(once.length);
      }),
    );
  });

  it('always put offers last whose value is not known', () => {
    fc.assert(
      fc.property(someOffers, someOrder, (offers, order) => {
        const values = sort(offers, order).map(offer => sortValue(order.key, { offer, limit: null, profit: null }));
        expect(values.slice(values.indexOf(null)).filter(value => values.includes(null) && value !== null)).toEqual([]);
      }),
    );
  });
});
