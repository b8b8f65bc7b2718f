import * as fc from 'fast-check';
import { mergeOffer, offerName, type HashId, type OfferId, type OfferPatch } from '../../../src/domain/offers/Offer';
import { withLaterPush } from '../../../src/domain/offers/withLaterPush';
import { euros } from '../../../src/domain/shared/Money';
import { aDeal } from '../deals/aDeal';
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

describe('offerName', () => {
  const { hashId } = bare;

  it.each([
    ['both labels', 'Yamaha', 'MT-07', 'Yamaha MT-07'],
    ['the first label if the second is empty', 'Yamaha', '', 'Yamaha'],
    ['the second label if the first is empty', '', 'MT-07', 'MT-07'],
    ['the hash id if both labels are empty', '', ' ', hashId],
  ])('is %s', (_, label1, label2, name) => {
    expect(offerName({ hashId, label1, label2 })).toBe(name);
  });

  it('is never empty and always contains both labels', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (label1, label2) => {
        const name = offerName({ hashId, label1, label2 });
        expect(name).not.toBe('');
        for (const label of [label1, label2]) expect(name).toContain(label.trim());
      }),
    );
  });
});

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
      bidsCount: null,
      year: null,
      productionYear: null,
      totalMileage: null,
      region: null,
      vehicleType: 'Motorbike',
      finalPrice: null,
      archivedAt: null,
      publishedAt: null,
      closed: false,
      deal: null,
      unstated: ['label1', 'label2', 'score', 'highestBid', 'ownBid', 'buyNowPrice', 'vehicleType'],
    });
  });

  it('notes which facts nobody has stated, until an answer or a push states them', () => {
    const named = mergeOffer(undefined, { ...bare, label1: '', label2: '', score: null, ownBid: null });
    expect(named.unstated).toEqual(['highestBid', 'buyNowPrice', 'vehicleType']);
    const motorbike = mergeOffer(named, { ...bare, vehicleType: 'Motorbike' });
    expect(motorbike.unstated).toEqual(['highestBid', 'buyNowPrice']);
    expect(mergeOffer(motorbike, { ...bare, vehicleType: 'Motorbike' })).toBe(motorbike);
    const pushed = withLaterPush(motorbike, { ...bare, highestBid: euros(0) });
    expect(pushed.unstated).toEqual(['buyNowPrice']);
    expect(mergeOffer(pushed, { ...bare, buyNowPrice: euros(0) }).unstated).toBeUndefined();
  });

  it('keeps the fields that a push does not contain', () => {
    const said = { isLiked: true, highestBid: euros(550), ownBid: euros(500), contractStatus: 'waiting' } as const;
    const known = mergeOffer(undefined, { ...bare, ...said });
    expect(mergeOffer(known, { ...bare, highestBid: euros(600) })).toEqual({ ...known, highestBid: euros(600) });
  });

  it('treats a deal as running if its row says nothing about an archive', () => {
    const known = mergeOffer(undefined, { ...bare, archivedAt: Date.UTC(2026, 10, 20) });
    expect(mergeOffer(known, { ...bare, deal: aDeal() }).archivedAt).toBeNull();
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
