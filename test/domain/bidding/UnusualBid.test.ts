import * as fc from 'fast-check';
import {
  type BidContext,
  reviewBeforeBid,
  timesThePrice,
  unusualReasons,
  type UnusualReason,
} from '../../../src/domain/bidding/UnusualBid';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anyPrice } from '../shared/anyMoney';

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
          known.length > 0 ? known.every(price => BigInt(amount) * 10n > BigInt(price) * 13n) : amount > euros(100_000);
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
