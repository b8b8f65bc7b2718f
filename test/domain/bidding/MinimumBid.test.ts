import * as fc from 'fast-check';
import { bidChips } from '../../../src/domain/bidding/BidChip';
import { allowsBid, limitStanding, lowestRaise } from '../../../src/domain/bidding/BidLimit';
import { isNewBidToAnnounce, missingToMinimumPrice, withAcceptedBid } from '../../../src/domain/bidding/HighestBid';
import {
  BID_STEP,
  excessBid,
  isBelowMinimum,
  minimumBid,
  nextBid,
  wholeMinimumBid,
} from '../../../src/domain/bidding/MinimumBid';
import {
  type BidContext,
  reviewBeforeBid,
  timesThePrice,
  type UnusualReason,
  unusualReasons,
} from '../../../src/domain/bidding/UnusualBid';
import { bidStanding } from '../../../src/domain/offers/BidStanding';
import { type HashId, mergeOffer, type Offer, type OfferId, type OfferPatch } from '../../../src/domain/offers/Offer';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { anyPrice } from '../shared/anyMoney';

describe('minimumBid', () => {
  it('is 50 € above the highest bid, or 50 € if there is no bid', () => {
    expect(minimumBid(euros(8450))).toBe(euros(8500));
    expect(minimumBid(euros(0))).toBe(euros(50));
  });

  it('is always one step above the highest bid', () => {
    fc.assert(fc.property(anyPrice, highest => expect(minimumBid(highest) - highest).toBe(BID_STEP)));
  });
});

describe('nextBid', () => {
  it('is not known if there are bids of unknown height', () => {
    expect(nextBid({ highestBid: euros(0), bidsCount: 3 })).toBeNull();
    expect(nextBid({ highestBid: euros(0), ownBid: euros(8300), bidsCount: null })).toBeNull();
    expect(nextBid({ highestBid: euros(0), bidsCount: 0 })).toBe(euros(50));
    expect(nextBid({ highestBid: euros(8450.5), bidsCount: 3 })).toBe(euros(8501));
  });
});

describe('isBelowMinimum', () => {
  it.each([
    [0, false],
    [1, true],
    [8450, true],
    [8499, true],
    [8500, false],
    [9000, false],
  ])('returns for %d € against a highest bid of 8 450 €: %s', (amount, below) =>
    expect(isBelowMinimum(euros(amount), euros(8450))).toBe(below),
  );

  it('never flags an empty field or the minimum itself and always flags one cent less', () => {
    fc.assert(
      fc.property(anyPrice, highest => {
        expect(isBelowMinimum(euros(0), highest)).toBe(false);
        expect(isBelowMinimum(minimumBid(highest), highest)).toBe(false);
        expect(isBelowMinimum((minimumBid(highest) - 1) as Money, highest)).toBe(true);
      }),
    );
  });
});

describe('excessBid', () => {
  it.each([
    [0, null],
    [4_300, null],
    [4_350, null],
    [4_784, null],
    [4_785, 435],
    [8_102, 3_752],
  ])('returns for %d € against a highest bid of 4 300 €: %s', (amount, excess) =>
    expect(excessBid(euros(amount), { highestBid: euros(4300), minimalPrice: euros(0) })?.excess ?? null).toBe(
      excess === null ? null : euros(excess),
    ),
  );

  it('compares with the minimum price of the seller, who need not accept less', () => {
    const offer = { highestBid: euros(4300), minimalPrice: 809_950 as Money };
    expect(excessBid(euros(8000), offer)).toBeNull();
    expect(excessBid(euros(8100), offer)).toBeNull();
    expect(excessBid(euros(8909), offer)).toBeNull();
    expect(excessBid(euros(8910), offer)).toEqual({ excess: euros(810), enough: euros(8100), of: 'minimumPrice' });
    expect(excessBid(euros(8910), { ...offer, highestBid: euros(8050) })?.of).toBe('minimum');
  });

  it('always leads back to the lowest bid that the field takes and that reaches the minimum price', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, anyPrice, (amount, highestBid, minimalPrice) => {
        const found = excessBid(amount, { highestBid, minimalPrice });
        if (found === null) return;
        expect(amount - found.excess).toBe(found.enough);
        expect(found.enough).toBe(Math.max(wholeMinimumBid(highestBid), Math.ceil(minimalPrice / 100) * 100));
      }),
    );
  });
});

describe('HighestBid', () => {
  const bids = (highestBid: number, ownBid: number | null, bidBeforePush?: number) => ({
    highestBid: euros(highestBid),
    ownBid: ownBid === null ? null : euros(ownBid),
    bidBeforePush: bidBeforePush === undefined ? undefined : euros(bidBeforePush),
  });

  describe('isNewBidToAnnounce', () => {
    it.each([
      ['a first bid of another dealer', bids(0, null), bids(500, null), true],
      ['a higher bid of another dealer', bids(500, null), bids(550, null), true],
      ['a higher bid while this dealer is outbid', bids(500, 400), bids(550, 400), true],
      ['an own bid', bids(500, null), bids(550, 550), false],
      ['an own raise', bids(500, 400), bids(550, 550), false],
      ['an outbid, which the news announces', bids(500, 500), bids(550, 500), false],
      ['a pushed bid whose bidder is not known', bids(500, 500), bids(550, 500, 500), true],
      ['the answer that says who placed it', bids(550, 500, 500), bids(550, 500), false],
      ['an unchanged bid', bids(500, null), bids(500, null), false],
    ])('judges %s', (_, before, now, expected) => expect(isNewBidToAnnounce(before, now)).toBe(expected));
  });

  const missing = (minimalPrice: number, highestBid: number, ownBid: number | null = null) =>
    missingToMinimumPrice({
      minimalPrice: euros(minimalPrice),
      highestBid: euros(highestBid),
      ownBid: ownBid === null ? null : euros(ownBid),
    });

  describe('missingToMinimumPrice', () => {
    it.each([
      [9000, 8450, null, euros(550)],
      [9000, 0, null, null],
      [9000, 9000, null, 0],
      [9000, 9500, null, 0],
      // A push to all dealers does not contain the own bid, so either of them may be the newer one.
      [9000, 8000, 8500, euros(500)],
      [0, 8450, null, null],
    ])('of a minimum price of %d and bids of %d and %s is %s', (minimalPrice, highestBid, ownBid, expected) =>
      expect(missing(minimalPrice, highestBid, ownBid)).toBe(expected),
    );

    it('is always exactly what a bid must add to reach the minimum price', () => {
      const cents = fc.nat({ max: 2_000_000 }).map(amount => amount as Money);
      fc.assert(
        fc.property(cents, cents, fc.option(cents), (minimalPrice, highestBid, ownBid) => {
          const lacking = missingToMinimumPrice({ minimalPrice, highestBid, ownBid });
          const highest = Math.max(highestBid, ownBid ?? 0);
          // An own bid beside a highest bid of 0 leaves open how high the bids are.
          if (minimalPrice === 0 || highestBid === 0) expect(lacking).toBeNull();
          else if (highest >= minimalPrice) expect(lacking).toBe(0);
          else expect(highest + lacking!).toBe(minimalPrice);
        }),
      );
    });
  });

  const ids = { id: 7 as OfferId, hashId: 'MB-7' as HashId };
  const known = mergeOffer(undefined, { ...ids, highestBid: euros(8_400), ownBid: euros(8_000) });
  const amount = euros(8_450);
  const shown = (row: Partial<OfferPatch>) => mergeOffer(known, withAcceptedBid({ ...ids, ...row }, amount, known));

  describe('withAcceptedBid', () => {
    it.each<[Partial<OfferPatch>, number, number]>([
      [{}, 8_450, 8_450],
      [{ highestBid: euros(8_450) }, 8_450, 8_450],
      [{ ownBid: null, highestBid: euros(8_450) }, 8_450, 8_450],
      [{ highestBid: euros(8_400) }, 8_450, 8_450],
      [{ highestBid: euros(9_000) }, 8_450, 9_000],
      [{ ownBid: euros(8_450), highestBid: euros(8_400) }, 8_450, 8_450],
      [{ ownBid: euros(8_500), highestBid: euros(8_500) }, 8_500, 8_500],
    ])('completes the row %j to the own bid %d and the highest bid %d', (row, ownBid, highestBid) => {
      expect(shown(row)).toMatchObject({ ownBid: euros(ownBid), highestBid: euros(highestBid) });
    });

    it('ends the status of an earlier bid', () => {
      const rejected = { ...known, contractStatus: 'rejected' } as const;
      expect(mergeOffer(rejected, withAcceptedBid(ids, amount, rejected)).contractStatus).toBeNull();
      expect(shown({ contractStatus: 'waiting' }).contractStatus).toBe('waiting');
    });

    it('never shows the dealer as outbid, unless the answer or the offer has a higher bid', () => {
      const money = fc.nat(2_000_000).map(cents => cents as Money);
      const told = fc.record({ highestBid: money, ownBid: fc.option(money) }, { requiredKeys: [] });
      fc.assert(
        fc.property(told, money, money, (row, bid, highestBid) => {
          const before = { ...known, highestBid };
          const now = mergeOffer(before, withAcceptedBid({ ...ids, ...row }, bid, before));
          const isBeaten = (row.highestBid ?? highestBid) > (row.ownBid ?? bid);
          expect(now.highestBid).toBeGreaterThanOrEqual(now.ownBid!);
          if (!isBeaten) expect(bidStanding(now)).not.toBe('outbid');
        }),
      );
    });
  });
});

describe('bidChips', () => {
  const at = (highestBid: number, minimalPrice = 0) => ({
    highestBid: euros(highestBid),
    minimalPrice: euros(minimalPrice),
  });
  const anyOffer = fc.record({ highestBid: fc.nat({ max: 99_999_000_00 }), minimalPrice: anyPrice }) as fc.Arbitrary<
    Pick<Offer, 'highestBid' | 'minimalPrice'>
  >;
  const none = { limit: null, maximum: null };
  const anyLimit = fc.option(anyPrice);

  it('are the minimum, the minimum price, the limit and the maximum, and then 100, 250 and 500 € more', () => {
    expect(bidChips(at(8450, 9100), { limit: euros(9200), maximum: euros(9300) })).toEqual([
      { kind: 'minimum', amount: euros(8500) },
      { kind: 'minimumPrice', amount: euros(9100) },
      { kind: 'limit', amount: euros(9200) },
      { kind: 'maximum', amount: euros(9300) },
      { kind: 'more', more: euros(100), amount: euros(8600) },
      { kind: 'more', more: euros(250), amount: euros(8750) },
      { kind: 'more', more: euros(500), amount: euros(9000) },
    ]);
  });

  it('are the minimum price and the limit alone if there are bids of unknown height', () => {
    const offer = { ...at(0, 9100), bidsCount: 3 };
    expect(bidChips(offer, { limit: euros(9200), maximum: null })).toEqual([
      { kind: 'minimumPrice', amount: euros(9100) },
      { kind: 'limit', amount: euros(9200) },
    ]);
    expect(bidChips({ ...offer, ...at(0) }, none)).toEqual([]);
  });

  it.each(['limit', 'maximum'] as const)(
    'contain the %s if and only if it is known and not below the minimum',
    kind => {
      const kinds = (ceiling: Money | null) => bidChips(at(8450), { ...none, [kind]: ceiling }).map(chip => chip.kind);
      const without = ['minimum', 'more', 'more', 'more'];
      expect(kinds(null)).toStrictEqual(without);
      expect(kinds(euros(8499))).toStrictEqual(without);
      expect(kinds(euros(8500))).toContain(kind);
    },
  );

  it('contain the minimum price if and only if it is above the minimum', () => {
    const kinds = (price: number) => bidChips(at(8450, price), none).map(({ kind }) => kind);
    expect(kinds(8500)).not.toContain('minimumPrice');
    expect(kinds(8501)).toContain('minimumPrice');
  });

  it('always have amounts in whole euros that are not below the minimum', () => {
    fc.assert(
      fc.property(anyOffer, anyLimit, anyLimit, (offer, limit, maximum) => {
        for (const { amount } of bidChips(offer, { limit, maximum })) {
          expect(amount % 100).toBe(0);
          expect(isBelowMinimum(amount, offer.highestBid)).toBe(false);
        }
      }),
    );
  });

  it.each(['limit', 'maximum'] as const)('never fill in more than the %s with its chip', kind => {
    fc.assert(
      fc.property(anyOffer, anyPrice, (offer, ceiling) => {
        const chip = bidChips(offer, { ...none, [kind]: ceiling }).find(other => other.kind === kind);
        expect(chip?.amount ?? 0).toBeLessThanOrEqual(ceiling);
      }),
    );
  });
});

describe('BidLimit', () => {
  const anyBids = fc.record({ highestBid: anyPrice, ownBid: fc.option(anyPrice) });

  describe('limitStanding', () => {
    it.each([
      [9000, 8450, { standing: 'headroom', headroom: euros(500) }],
      [8501, 8450, { standing: 'headroom', headroom: euros(1) }],
      [8500, 8450, { standing: 'reached' }],
      [8499, 8450, { standing: 'passed' }],
      [8450, 8450, { standing: 'passed' }],
    ])('of the limit %d € at the highest bid %d € of a rival is %j', (limit, highest, expected) => {
      const bids = { highestBid: euros(highest), ownBid: null };
      expect(limitStanding(euros(limit), bids)).toEqual(expected);
      expect(limitStanding(euros(limit), { ...bids, ownBid: euros(highest - 100) })).toEqual(expected);
    });

    it.each([
      [9000, 8450, { standing: 'headroom', headroom: euros(500) }],
      [8500, 8450, { standing: 'leading' }],
      [8450, 8450, { standing: 'leading' }],
      [8449, 8450, { standing: 'exceeded' }],
      [8000, 8450, { standing: 'exceeded' }],
    ])('of the limit %d € at the own highest bid %d € is %j', (limit, highest, expected) => {
      const bids = { highestBid: euros(highest), ownBid: euros(highest) };
      expect(limitStanding(euros(limit), bids)).toEqual(expected);
      const pushed = { ...bids, highestBid: euros(highest + 50), bidBeforePush: euros(highest) };
      expect(limitStanding(euros(limit), pushed).standing).toBe(expected.standing);
    });

    it('is passed if and only if the limit is below the minimum', () => {
      fc.assert(
        fc.property(anyPrice, anyPrice, (limit, highestBid) => {
          const result = limitStanding(limit, { highestBid, ownBid: null });
          expect(allowsBid(limit, { highestBid })).toBe(result.standing !== 'passed');
          expect(result.standing === 'passed').toBe(limit === 0 || isBelowMinimum(limit, highestBid));
          if (result.standing === 'headroom') expect(result.headroom + minimumBid(highestBid)).toBe(limit);
        }),
      );
    });
  });

  describe('lowestRaise', () => {
    const outbid = { highestBid: euros(8450.5), ownBid: euros(8000) };

    it.each([
      ['an outbid offer', 9000, outbid, euros(8501)],
      ['a limit that the raise reaches exactly', 8501, outbid, euros(8501)],
      ['a limit below the raise', 8500.99, outbid, null],
      ['an offer that the dealer leads', 9000, { ...outbid, ownBid: euros(8450.5) }, null],
      ['an offer without an own bid', 9000, { ...outbid, ownBid: null }, null],
      ['an offer that is no longer on sale', 9000, { ...outbid, closed: true }, null],
    ])('of %s is the whole minimum bid within the limit, or null', (_, limit, parts, raise) =>
      expect(lowestRaise(euros(limit), anOffer(parts))).toBe(raise),
    );

    it('is never above the limit or below the minimum', () => {
      fc.assert(
        fc.property(anyPrice, anyBids, (limit, bids) => {
          const raise = lowestRaise(limit, anOffer(bids));
          fc.pre(raise !== null);
          expect(raise).toBeLessThanOrEqual(limit);
          expect(raise).toBe(wholeMinimumBid(bids.highestBid));
          expect(isBelowMinimum(raise, bids.highestBid)).toBe(false);
        }),
      );
    });
  });
});

describe('UnusualBid', () => {
  const noPrices = { highestBid: euros(0), ownBid: null, minimalPrice: euros(0), buyNowPrice: euros(0) };
  const nothing: BidContext = {
    median: null,
    limit: null,
    isLimitUnknown: false,
    isPossibleDuplicate: false,
    reviewsEveryBid: false,
  };

  const anyPriceOrNone = fc.oneof(fc.constant(euros(0)), anyPrice);
  const anyPrices = fc.record({
    highestBid: anyPriceOrNone,
    ownBid: fc.option(anyPriceOrNone),
    minimalPrice: anyPriceOrNone,
    buyNowPrice: anyPriceOrNone,
  });
  const anyContext = fc.record<BidContext>({
    median: fc.option(anyPriceOrNone),
    limit: fc.option(anyPriceOrNone),
    isLimitUnknown: fc.boolean(),
    isPossibleDuplicate: fc.boolean(),
    reviewsEveryBid: fc.boolean(),
  });
  const anyBid = anyPrice.filter(price => price > 0);

  const kinds = (reasons: readonly UnusualReason[]) => reasons.map(({ reason }) => reason);

  describe('unusualReasons', () => {
    it.each([
      [13_000, { highestBid: euros(10_000) }, {}, []],
      [13_000.01, { highestBid: euros(10_000) }, {}, ['tooHigh']],
      [13_000.01, { highestBid: euros(10_000) }, { median: euros(10_001) }, []],
      [13_000.01, { highestBid: euros(10_000), minimalPrice: euros(10_001) }, {}, []],
      [13_000.01, { highestBid: euros(9000), ownBid: euros(10_001) }, {}, []],
      [13_000.01, { buyNowPrice: euros(10_001) }, {}, ['reachesBuyNow']],
      [100_000, {}, {}, []],
      [100_000.01, {}, {}, ['tooHigh']],
      [900, {}, { limit: euros(900) }, []],
      [900, {}, { limit: euros(899) }, ['aboveLimit']],
      [899, { buyNowPrice: euros(900) }, {}, []],
      [900, { buyNowPrice: euros(900) }, {}, ['reachesBuyNow']],
      [900, {}, { isLimitUnknown: true }, ['limitUnknown']],
      [900, {}, { isPossibleDuplicate: true }, ['possibleDuplicate']],
      [900, {}, { reviewsEveryBid: true }, ['everyBid']],
      [0, {}, { isLimitUnknown: true, isPossibleDuplicate: true, reviewsEveryBid: true, limit: euros(0) }, []],
    ])('of %d € on an offer with %j and %j are %j', (amount, prices, context, expected) => {
      const reasons = unusualReasons(euros(amount), { ...noPrices, ...prices }, { ...nothing, ...context });
      expect(kinds(reasons)).toStrictEqual(expected);
    });

    it('contain the data of their sentences', () => {
      const offer = { ...noPrices, highestBid: euros(500), minimalPrice: euros(600), buyNowPrice: euros(700) };
      const context = { ...nothing, median: euros(800), limit: euros(900) };
      expect(unusualReasons(euros(2000), offer, context)).toEqual([
        { reason: 'tooHigh', reference: { kind: 'median', price: euros(800) } },
        { reason: 'aboveLimit', limit: euros(900) },
        { reason: 'reachesBuyNow', buyNowPrice: euros(700) },
      ]);
      expect(unusualReasons(euros(200_000), noPrices, nothing)).toEqual([{ reason: 'tooHigh', reference: null }]);
    });

    it.each([
      ['highestBid', { highestBid: euros(500), minimalPrice: euros(500), buyNowPrice: euros(500) }],
      ['ownBid', { ownBid: euros(500), minimalPrice: euros(500) }],
      ['minimalPrice', { minimalPrice: euros(500), buyNowPrice: euros(500) }],
      ['buyNowPrice', { buyNowPrice: euros(500) }],
    ])('compare with %s first if several prices are the largest', (kind, prices) => {
      const [tooHigh] = unusualReasons(euros(2000), { ...noPrices, ...prices }, { ...nothing, median: euros(500) });
      expect(tooHigh).toEqual({ reason: 'tooHigh', reference: { kind, price: euros(500) } });
    });

    it('always contain tooHigh for more than 1.3 times every known price, and never otherwise', () => {
      fc.assert(
        fc.property(anyBid, anyPrices, anyContext, (amount, offer, context) => {
          const { highestBid, ownBid, minimalPrice, buyNowPrice } = offer;
          const known = [highestBid, ownBid ?? 0, minimalPrice, buyNowPrice, context.median ?? 0].filter(
            price => price > 0,
          );
          const isTooHigh =
            known.length > 0
              ? known.every(price => BigInt(amount) * 10n > BigInt(price) * 13n)
              : amount > euros(100_000);
          expect(kinds(unusualReasons(amount, offer, context)).includes('tooHigh')).toBe(isTooHigh);
        }),
        { numRuns: 1000 },
      );
    });

    it('always stay the same or grow with the amount', () => {
      fc.assert(
        fc.property(anyBid, anyBid, anyPrices, anyContext, (one, other, offer, context) => {
          const [less, more] = one < other ? [one, other] : [other, one];
          const higher = kinds(unusualReasons(more, offer, context));
          for (const reason of kinds(unusualReasons(less, offer, context))) expect(higher).toContain(reason);
        }),
      );
    });
  });

  describe('timesThePrice', () => {
    it.each([
      [7409, 5700, null],
      [11_399.99, 5700, null],
      [11_400, 5700, 2],
      [62_700, 5700, 11],
      [16_530, 5700, 2.9],
    ])('of %d € and a price of %d € is %s', (amount, price, times) =>
      expect(timesThePrice(euros(amount), { kind: 'minimalPrice', price: euros(price) })).toBe(times),
    );
  });

  describe('reviewBeforeBid', () => {
    it('never sends an unusual amount after one press', () => {
      fc.assert(
        fc.property(anyBid, anyPrices, anyContext, (amount, offer, context) => {
          const reasons = unusualReasons(amount, offer, context);
          const first = reviewBeforeBid(amount, reasons, null);
          expect(first === null).toBe(reasons.length === 0);
          if (first) expect(reviewBeforeBid(amount, reasons, first)).toBeNull();
        }),
      );
    });

    it('never accepts a second press for another amount or for a reason that it did not show', () => {
      const aboveLimit = [{ reason: 'aboveLimit', limit: euros(900) }] as const;
      const shown = { amount: euros(1000), reasons: aboveLimit };
      const lost = [...aboveLimit, { reason: 'possibleDuplicate' }] as const;
      expect(reviewBeforeBid(euros(1001), aboveLimit, shown)).toEqual({ amount: euros(1001), reasons: aboveLimit });
      expect(reviewBeforeBid(euros(1000), lost, shown)).toEqual({ amount: euros(1000), reasons: lost });
      fc.assert(
        fc.property(anyBid, anyBid, anyPrices, anyContext, anyContext, (amount, other, offer, before, now) => {
          const onScreen: { amount: Money; reasons: readonly UnusualReason[] } = {
            amount: other,
            reasons: unusualReasons(other, offer, before),
          };
          const reasons = unusualReasons(amount, offer, now);
          const isCovered = amount === other && kinds(reasons).every(kind => kinds(onScreen.reasons).includes(kind));
          expect(reviewBeforeBid(amount, reasons, onScreen) === null).toBe(reasons.length === 0 || isCovered);
        }),
      );
    });
  });
});
