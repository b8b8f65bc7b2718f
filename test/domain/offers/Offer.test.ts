import * as fc from 'fast-check';
import { mergeOffer, type HashId, type OfferId, type OfferPatch } from '../../../src/domain/offers/Offer';
import { euros } from '../../../src/domain/shared/Money';
import { aRealization } from '../realization/aRealization';
import { anyPrice } from '../shared/anyMoney';

const bare: OfferPatch = { id: 101 as OfferId, hashId: 'MB-7F3K2' as HashId };

const anyPatch: fc.Arbitrary<OfferPatch> = fc
  .record(
    {
      label1: fc.string(),
      isLiked: fc.boolean(),
      ownBid: fc.option(anyPrice),
      highestBid: anyPrice,
      contractStatus: fc.constantFrom('waiting' as const, 'rejected' as const, null),
      closed: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .map(said => ({ ...bare, ...said }));

describe('mergeOffer', () => {
  it('uses the defaults if nothing was known', () => {
    expect(mergeOffer(undefined, bare)).toEqual({
      ...bare,
      label1: '',
      label2: '',
      photo: null,
      score: null,
      isLiked: false,
      contractStatus: null,
      highestBid: 0,
      ownBid: null,
      minimalPrice: 0,
      buyNowPrice: 0,
      bidsCount: 0,
      year: null,
      productionYear: null,
      totalMileage: null,
      region: null,
      vehicleType: 'Motorbike',
      finalPrice: null,
      archivedAt: null,
      publishedAt: null,
      closed: false,
      realization: null,
    });
  });

  it('keeps the fields that a push does not contain', () => {
    const known = mergeOffer(undefined, { ...bare, isLiked: true, ownBid: euros(500), contractStatus: 'waiting' });
    expect(mergeOffer(known, { ...bare, highestBid: euros(600) })).toEqual({ ...known, highestBid: euros(600) });
  });

  it('treats a deal as running if its row says nothing about an archive', () => {
    const known = mergeOffer(undefined, { ...bare, archivedAt: Date.UTC(2026, 10, 20) });
    expect(mergeOffer(known, { ...bare, realization: aRealization() }).archivedAt).toBeNull();
    expect(mergeOffer(known, { ...bare, highestBid: euros(600) }).archivedAt).toBe(known.archivedAt);
  });

  it('always lets the later patch win, key by key', () => {
    fc.assert(
      fc.property(anyPatch, anyPatch, (first, second) => {
        const known = mergeOffer(undefined, first);
        expect(mergeOffer(known, second)).toEqual(mergeOffer(undefined, { ...first, ...second }));
        expect(mergeOffer(known, first)).toEqual(known);
      }),
    );
  });
});
