import * as fc from 'fast-check';
import { furthestDeal, isPickedUp, unstatedDeal } from '../../../src/domain/offers/Deal';
import { hideReasons, hideUntils, isHidden, mayBeHidden, newHiddenOffer } from '../../../src/domain/offers/HiddenOffer';
import {
  type HashId,
  mergeOffer,
  type Offer,
  type OfferId,
  offerName,
  type OfferPatch,
} from '../../../src/domain/offers/Offer';
import { returnReason } from '../../../src/domain/offers/returnReason';
import { hasRunningDeal, isOnSale } from '../../../src/domain/offers/Sale';
import {
  changesSince,
  isNewSince,
  sameFigures,
  seenAs,
  type SeenOffer,
  withSeen,
} from '../../../src/domain/offers/SeenOffer';
import { lastingFields, listedRow, withBidInDoubt, withLaterPush } from '../../../src/domain/offers/withLaterPush';
import { DAY } from '../../../src/domain/shared/Instant';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { anOfferPatch, anyOfferPatch } from '../../support/anyOfferPatch';
import { aDeal } from '../deals/aDeal';
import { anyPrice } from '../shared/anyMoney';

describe('Offer', () => {
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
});

describe('Deal', () => {
  const anyStage = fc
    .record({ invoiceCreated: fc.boolean(), speditionArranged: fc.boolean(), vehiclePickedUp: fc.boolean() })
    .map(aDeal);

  it('isPickedUp is true if the vehicle is picked up or the invoice exists', () => {
    expect(isPickedUp(aDeal())).toBe(false);
    expect(isPickedUp(aDeal({ vehiclePickedUp: true }))).toBe(true);
    expect(isPickedUp(aDeal({ invoiceCreated: true }))).toBe(true);
  });

  it('furthestDeal never takes back a step and takes all other fields from the second argument', () => {
    fc.assert(
      fc.property(anyStage, anyStage, (one, other) => {
        const both = furthestDeal(one, { ...other, phone: '112' });
        expect(both).toEqual({
          ...other,
          phone: '112',
          invoiceCreated: one.invoiceCreated || other.invoiceCreated,
          speditionArranged: one.speditionArranged || other.speditionArranged,
          vehiclePickedUp: one.vehiclePickedUp || other.vehiclePickedUp,
        });
      }),
    );
  });
});

describe('Sale', () => {
  const deal = aDeal();
  const archivedAt = Date.UTC(2026, 10, 20);

  describe('isOnSale', () => {
    it.each<[boolean, Partial<Offer>]>([
      [true, {}],
      [false, { closed: true }],
      [false, { finalPrice: euros(9000) }],
      [false, { archivedAt }],
      [false, { inArchive: true }],
    ])('is %s for an offer with %j', (onSale, parts) => expect(isOnSale(anOffer(parts))).toBe(onSale));
  });

  describe('hasRunningDeal', () => {
    it.each<[boolean, Partial<Offer>]>([
      [false, {}],
      [true, { deal }],
      [true, { deal, closed: true, finalPrice: euros(9000) }],
      [false, { deal, archivedAt }],
      [false, { deal, inArchive: true }],
    ])('is %s for an offer with %j', (runs, parts) => expect(hasRunningDeal(anOffer(parts))).toBe(runs));
  });
});

describe('HiddenOffer', () => {
  const offer = anOffer({ highestBid: euros(5000), buyNowPrice: euros(9900), minimalPrice: euros(9000), bidsCount: 4 });

  const hide = (until: (typeof hideUntils)[number], now = offer) => newHiddenOffer(now, 'tooDear', until, 1_000);

  describe('returnReason', () => {
    it.each(['buyNowPrice', 'minimalPrice', 'highestBid'] as const)('is a fall of the %s', price => {
      const hidden = hide('priceFalls');
      expect(returnReason(hidden, { ...offer, [price]: (offer[price] - 1) as Money }, 0)).toBe('priceFell');
      expect(returnReason(hidden, { ...offer, [price]: (offer[price] + 1) as Money }, 0)).toBeNull();
      // The server may leave a price out.
      expect(returnReason(hidden, { ...offer, [price]: euros(0) }, 0)).toBeNull();
    });

    it('is a bid that came since', () => {
      const hidden = hide('bid');
      expect(returnReason(hidden, { ...offer, highestBid: euros(5100) }, 0)).toBe('bidCame');
      expect(returnReason(hidden, { ...offer, bidsCount: 5 }, 0)).toBe('bidCame');
      expect(returnReason(hidden, { ...offer, bidsCount: null, buyNowPrice: euros(1) }, 0)).toBeNull();
      const unknown = hide('bid', { ...offer, bidsCount: null });
      expect(returnReason(unknown, offer, 0)).toBeNull();
      expect(returnReason(hide('bid', { ...offer, highestBid: euros(0), bidsCount: 0 }), offer, 0)).toBe('bidCame');
    });

    it('is the end of 7 days, also for an offer that is not loaded', () => {
      expect(returnReason(hide('sevenDays'), undefined, 1_000 + 7 * DAY - 1)).toBeNull();
      expect(returnReason(hide('sevenDays'), undefined, 1_000 + 7 * DAY)).toBe('timeIsUp');
    });

    it('is never there for an offer that is hidden for good, or has not changed within seven days', () => {
      const amount = fc.nat(5).map(euros);
      const figures = fc.record({
        highestBid: amount,
        buyNowPrice: amount,
        minimalPrice: amount,
        bidsCount: fc.option(fc.nat(5)),
      });
      fc.assert(
        fc.property(figures, figures, fc.nat(7 * DAY), (then, now, at) => {
          const before = anOffer(then);
          expect(returnReason(hide('forGood', before), anOffer(now), at)).toBeNull();
          for (const until of hideUntils) expect(returnReason(hide(until, before), before, at)).toBeNull();
        }),
      );
    });
  });

  describe('isHidden', () => {
    it('is false once the offer came back, and while there is money of the dealer in it', () => {
      fc.assert(
        fc.property(fc.constantFrom(...hideReasons), fc.constantFrom(...hideUntils), (reason, until) => {
          const hidden = newHiddenOffer(offer, reason, until, 1);
          expect(isHidden(hidden, offer)).toBe(true);
          expect(isHidden(hidden, undefined)).toBe(true);
          expect(isHidden({ ...hidden, cameBack: 'bidCame' }, offer)).toBe(false);
          expect(isHidden(hidden, { ...offer, ownBid: euros(1) })).toBe(false);
          expect(isHidden(undefined, offer)).toBe(false);
        }),
      );
      expect(mayBeHidden({ ownBid: euros(0), deal: null })).toBe(true);
    });
  });
});

describe('SeenOffer', () => {
  const seen = (parts: Partial<SeenOffer> = {}): SeenOffer => ({
    at: 1,
    highestBid: euros(4600),
    buyNowPrice: euros(9900),
    bidsCount: 4,
    ...parts,
  });

  const someFigures: fc.Arbitrary<SeenOffer> = fc.record({
    at: fc.nat(9),
    highestBid: fc.nat(3).map(cents => cents as Money),
    buyNowPrice: fc.nat(3).map(cents => cents as Money),
    bidsCount: fc.option(fc.nat(3)),
  });

  describe('changesSince', () => {
    it('says both prices of a price that changed, and how many bids were added', () => {
      const now = seen({ highestBid: euros(4900), buyNowPrice: euros(9500), bidsCount: 7 });
      expect(changesSince(seen(), now)).toEqual([
        { kind: 'buyNow', from: euros(9900), to: euros(9500) },
        { kind: 'highestBid', from: euros(4600), to: euros(4900) },
        { kind: 'bids', more: 3 },
      ]);
    });

    it('says nothing about a figure that is or was unknown, and nothing about fewer bids', () => {
      const known = seen();
      const unknown = seen({ highestBid: euros(0), buyNowPrice: euros(0), bidsCount: null });
      expect(changesSince(known, unknown)).toEqual([]);
      expect(changesSince(unknown, known)).toEqual([]);
      expect(changesSince(known, seen({ bidsCount: 3 }))).toEqual([]);
    });

    it('never says anything about the same figures', () => {
      fc.assert(
        fc.property(someFigures, fc.nat(), (figures, at) => changesSince(figures, { ...figures, at }).length === 0),
      );
    });
  });

  describe('withSeen', () => {
    it('ends with the figures of now, never holds the same figures twice in a row, and is bounded', () => {
      fc.assert(
        fc.property(fc.array(someFigures, { maxLength: 90 }), someFigures, (looks, now) => {
          const kept = withSeen(looks.reduce<readonly SeenOffer[]>(withSeen, []), now);
          expect(sameFigures(kept.at(-1), now)).toBe(true);
          expect(kept.length).toBeLessThanOrEqual(40);
          expect(kept.every((look, index) => !sameFigures(kept[index + 1], look))).toBe(true);
        }),
      );
    });
  });

  describe('seenAs', () => {
    it('takes the own bid as the highest one, if it is higher', () => {
      expect(seenAs(anOffer({ highestBid: euros(100), ownBid: euros(200), bidsCount: null }), 5)).toEqual({
        at: 5,
        highestBid: euros(200),
        buyNowPrice: euros(0),
        bidsCount: null,
      });
    });
  });

  describe('isNewSince', () => {
    it('is true for an offer that was published since then', () => {
      expect(isNewSince(anOffer({ publishedAt: 5 }), 5)).toBe(true);
      expect(isNewSince(anOffer({ publishedAt: 4 }), 5)).toBe(false);
      expect(isNewSince(anOffer({ publishedAt: null }), 5)).toBe(false);
      expect(isNewSince(anOffer({ publishedAt: null }), -Infinity)).toBe(true);
    });

    it('is false for an offer with an own bid', () => {
      expect(isNewSince(anOffer({ publishedAt: 5, ownBid: euros(100) }), 5)).toBe(false);
    });
  });
});

describe('withLaterPush', () => {
  const saying = (said: Partial<OfferPatch>): OfferPatch => ({ ...anOfferPatch, ...said });

  /** Facts that are never taken back: they only rise, or happen once. */
  const risen = (patch: OfferPatch) => {
    const { highestBid, ownBid, bidsCount, closed } = mergeOffer(undefined, patch);
    return { highestBid, ownBid: ownBid ?? 0, bidsCount, closed };
  };
  const rising: readonly string[] = ['highestBid', 'ownBid', 'bidsCount', 'closed'];
  const others = (patch: OfferPatch) =>
    Object.fromEntries(Object.entries(patch).filter(([key]) => !rising.includes(key)));

  describe('withLaterPush', () => {
    it('prefers the push, except for a bid that the answer knows to be higher', () => {
      const answer = saying({ label1: 'BMW', highestBid: euros(8600), bidsCount: 5, contractStatus: null });
      const push = saying({ highestBid: euros(8500), bidsCount: 4, contractStatus: 'waiting' });
      expect(withLaterPush(answer, push)).toEqual({ ...answer, contractStatus: 'waiting' });
    });

    it('keeps the own bid, which a push to all dealers does not contain', () => {
      const answer = saying({ ownBid: euros(8600) });
      expect(withLaterPush(answer, saying({ highestBid: euros(8600) })).ownBid).toBe(euros(8600));
      expect(withLaterPush(answer, saying({ ownBid: null })).ownBid).toBe(euros(8600));
    });

    it('keeps the deal, which a push to all dealers does not contain', () => {
      const answer = saying({ closed: true, deal: aDeal() });
      expect(withLaterPush(answer, saying({ closed: true, deal: null }))).toStrictEqual(answer);
    });

    it('takes a deal that only the push knows, and the more advanced of two deals', () => {
      const [begun, invoiced] = [aDeal(), aDeal({ invoiceCreated: true })];
      expect(withLaterPush(saying({ deal: null }), saying({ deal: begun })).deal).toBe(begun);
      const pairs = [
        [begun, invoiced],
        [invoiced, begun],
      ] as const;
      for (const [told, pushed] of pairs) {
        const both = withLaterPush(saying({ deal: told }), saying({ deal: pushed }));
        expect(both.deal).toMatchObject({ invoiceCreated: true });
      }
    });

    it('keeps a deal running when a push to all dealers says that the offer is archived', () => {
      const answer = saying({ deal: aDeal(), archivedAt: null });
      const archivedAt = Date.UTC(2026, 10, 20);
      expect(withLaterPush(answer, saying({ archivedAt })).archivedAt).toBeNull();
      expect(withLaterPush(answer, saying({ archivedAt, deal: aDeal() })).archivedAt).toBe(archivedAt);
    });

    it('sets no key that neither the answer nor the push sets', () => {
      fc.assert(
        fc.property(anyOfferPatch, anyOfferPatch, (answer, push) => {
          const said = new Set([...Object.keys(answer), ...Object.keys(push)]);
          expect(new Set(Object.keys(withLaterPush(answer, push)))).toEqual(said);
        }),
      );
    });

    it('always keeps the higher bids, and closed if either one is closed', () => {
      fc.assert(
        fc.property(anyOfferPatch, anyOfferPatch, (answer, push) => {
          const [one, other, both] = [risen(answer), risen(push), risen(withLaterPush(answer, push))];
          expect(both).toEqual({
            highestBid: Math.max(one.highestBid, other.highestBid),
            ownBid: Math.max(one.ownBid, other.ownBid),
            bidsCount: one.bidsCount === null ? other.bidsCount : Math.max(one.bidsCount, other.bidsCount ?? 0),
            closed: one.closed || other.closed,
          });
        }),
      );
    });

    it('always takes all other keys from the push if the push sets them', () => {
      fc.assert(
        fc.property(anyOfferPatch, anyOfferPatch, (answer, push) => {
          expect(others(withLaterPush(answer, push))).toEqual({ ...others(answer), ...others(push) });
        }),
      );
    });

    it('is always idempotent, and merges two pushes one by one or at once with the same result', () => {
      fc.assert(
        fc.property(anyOfferPatch, anyOfferPatch, anyOfferPatch, (answer, first, second) => {
          const once = withLaterPush(answer, first);
          expect(withLaterPush(once, first)).toEqual(once);
          expect(withLaterPush(once, second)).toEqual(withLaterPush(answer, withLaterPush(first, second)));
        }),
      );
    });
  });

  describe('withBidInDoubt', () => {
    const known = (said: Partial<OfferPatch>) => mergeOffer(undefined, saying({ highestBid: euros(8500), ...said }));
    const push = saying({ highestBid: euros(8600) });
    const noted = { ...push, bidBeforePush: euros(8500) };

    it.each([
      ['this dealer has a bid', known({ ownBid: euros(8000) }), false, noted],
      ['this dealer may bid', known({ ownBid: null }), true, noted],
      ['this dealer neither has a bid nor may bid', known({ ownBid: euros(0) }), false, push],
      ['the offer is not held', undefined, true, push],
      ['the highest bid is as high', known({ highestBid: euros(8600) }), true, push],
      ['the own bid is as high', known({ ownBid: euros(8600) }), true, push],
    ])('returns the push with the bid before it, or as it is, if %s', (_, offer, mayBid, expected) =>
      expect(withBidInDoubt(push, offer, mayBid)).toEqual(expected),
    );

    it('keeps the bid before the first of several pushes', () => {
      const inDoubt = mergeOffer(known({}), { ...noted, highestBid: euros(8550) });
      expect(withBidInDoubt(push, inDoubt, true).bidBeforePush).toBe(euros(8500));
    });

    it('ends the doubt if the push has the own bid', () => {
      const own = saying({ highestBid: euros(8600), ownBid: euros(8600) });
      expect(withBidInDoubt(own, known({}), true)).toStrictEqual({ ...own, bidBeforePush: undefined });
    });

    it('leaves a push without a bid as it is', () => {
      const { highestBid: _, ...other } = push;
      expect(withBidInDoubt(other, known({ ownBid: euros(8000) }), true)).toBe(other);
    });
  });

  describe('lastingFields', () => {
    it('keeps the identity and the deal, and adds nothing that was not said', () => {
      expect(lastingFields(saying({ label1: 'BMW' }))).toEqual(anOfferPatch);
      const deal = saying({ deal: aDeal() });
      expect(lastingFields(deal)).toEqual(deal);
      expect(lastingFields(saying({ deal: null, ownBid: null, closed: false }))).toEqual(anOfferPatch);
      expect(lastingFields(saying({ bidsCount: 0, highestBid: euros(0) }))).toEqual(
        saying({ bidsCount: 0, highestBid: euros(0) }),
      );
    });

    it('always keeps exactly the facts that rise or happen once', () => {
      fc.assert(
        fc.property(anyOfferPatch, patch => {
          expect(risen(lastingFields(patch))).toEqual(risen(patch));
          expect(others(lastingFields(patch))).toEqual(anOfferPatch);
        }),
      );
    });

    it('never changes the other keys of a later answer', () => {
      fc.assert(
        fc.property(anyOfferPatch, anyOfferPatch, (earlier, answer) => {
          expect(others(withLaterPush(answer, lastingFields(earlier)))).toEqual(others(answer));
        }),
      );
    });
  });

  const row = { id: 1 as OfferId, hashId: 'MB-1' as HashId };
  const known = mergeOffer(undefined, { ...row, deal: aDeal({ phone: '1' }) });

  describe('listedRow', () => {
    it.each([row, { ...row, deal: null }])('makes the row %j in the list of deals a deal', untold =>
      expect(listedRow('inRealization', untold, undefined).deal).toEqual(unstatedDeal),
    );

    it('keeps the known details of a deal, and prefers those of the row', () => {
      expect(listedRow('inRealization', row, known).deal).toEqual(known.deal);
      const told = { ...row, deal: aDeal({ phone: '2' }) };
      expect(listedRow('inRealization', told, known)).toEqual(told);
    });

    it('adds to archived and sold rows that they are over, and nothing to other rows', () => {
      expect(listedRow('archived', row, undefined)).toEqual({ ...row, inArchive: true });
      expect(listedRow('sold', row, undefined)).toEqual({ ...row, closed: true });
      for (const tab of ['browse', 'liked', 'ownBids'] as const) expect(listedRow(tab, row, known)).toBe(row);
    });
  });
});
