import * as fc from 'fast-check';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { aDeal } from '../deals/aDeal';

const hashIds = ['MB-A', 'MB-B', 'MB-C', 'MB-D', 'MB-E', 'MB-F'].map(id => id as HashId);
const anyAmount = fc.nat({ max: 20 }).map(steps => euros(steps * 50));
const anyAmountOrNone: fc.Arbitrary<Money | null> = fc.option(anyAmount);

/** An offer with an own bid or a deal, in any state. Few amounts, so that equal ones are common. */
export const anyOwnBid: fc.Arbitrary<Offer> = fc
  .record({
    hashId: fc.constantFrom(...hashIds),
    highestBid: anyAmount,
    ownBid: anyAmountOrNone,
    contractStatus: fc.constantFrom(null, null, 'waiting', 'rejected'),
    closed: fc.boolean(),
    finalPrice: anyAmountOrNone,
    inArchive: fc.boolean(),
    deal: fc.option(
      fc
        .record({ clientPrice: anyAmountOrNone, commission: anyAmountOrNone, vehiclePickedUp: fc.boolean() })
        .map(aDeal),
    ),
  })
  .map(anOffer);
