import * as fc from 'fast-check';
import type { HashId, OfferId, OfferPatch } from '../../src/domain/offers/Offer';
import { anyPrice } from '../domain/shared/anyMoney';

/** A patch that only identifies its offer. */
export const anOfferPatch: OfferPatch = { id: 101 as OfferId, hashId: 'MB-7F3K2' as HashId };

/** Any patch of that offer, with any combination of fields. */
export const anyOfferPatch: fc.Arbitrary<OfferPatch> = fc
  .record(
    {
      label1: fc.string({ maxLength: 5 }),
      isLiked: fc.boolean(),
      highestBid: anyPrice,
      ownBid: fc.option(anyPrice),
      bidsCount: fc.nat({ max: 99 }),
      buyNowPrice: anyPrice,
      contractStatus: fc.constantFrom('waiting' as const, 'rejected' as const, null),
      closed: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .map(said => ({ ...anOfferPatch, ...said }));
