import * as fc from 'fast-check';
import { bidChips } from '../../../src/domain/bidding/BidChip';
import { isBelowMinimum } from '../../../src/domain/bidding/MinimumBid';
import type { Offer } from '../../../src/domain/offers/Offer';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anyPrice } from '../shared/anyMoney';

const at = (highestBid: number, minimalPrice = 0) => ({
  highestBid: euros(highestBid),
  minimalPrice: euros(minimalPrice),
});
const anyOffer = fc.record({ highestBid: fc.nat({ max: 99_999_000_00 }), minimalPrice: anyPrice }) as fc.Arbitrary<
  Pick<Offer, 'highestBid' | 'minimalPrice'>
>;
const anyLimit = fc.option(anyPrice);

describe('bidChips', () => {
  it('are the minimum, the minimum price and the limit, and then 100, 250 and 500 € more', () => {
    expect(bidChips(at(8450, 9100), euros(9200))).toEqual([
      { kind: 'minimum', amount: euros(8500) },
      { kind: 'minimumPrice', amount: euros(9100) },
      { kind: 'limit', amount: euros(9200) },
      { kind: 'more', more: euros(100), amount: euros(8600) },
      { kind: 'more', more: euros(250), amount: euros(8750) },
      { kind: 'more', more: euros(500), amount: euros(9000) },
    ]);
  });

  it('contain the limit if and only if it is set and not below the minimum', () => {
    const kinds = (limit: Money | null) => bidChips(at(8450), limit).map(({ kind }) => kind);
    const withoutLimit = ['minimum', 'more', 'more', 'more'];
    expect(kinds(null)).toStrictEqual(withoutLimit);
    expect(kinds(euros(8499))).toStrictEqual(withoutLimit);
    expect(kinds(euros(8500))).toContain('limit');
  });

  it('contain the minimum price if and only if it is above the minimum', () => {
    const kinds = (price: number) => bidChips(at(8450, price), null).map(({ kind }) => kind);
    expect(kinds(8500)).not.toContain('minimumPrice');
    expect(kinds(8501)).toContain('minimumPrice');
  });

  it('always have amounts in whole euros that are not below the minimum', () => {
    fc.assert(
      fc.property(anyOffer, anyLimit, (offer, limit) => {
        for (const { amount } of bidChips(offer, limit)) {
          expect(amount % 100).toBe(0);
          expect(isBelowMinimum(amount, offer.highestBid)).toBe(false);
        }
      }),
    );
  });

  it('never fill in more than the limit with the chip of the limit', () => {
    fc.assert(
      fc.property(anyOffer, anyPrice, (offer, limit) => {
        const chip = bidChips(offer, limit).find(({ kind }) => kind === 'limit');
        expect(chip?.amount ?? 0).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
