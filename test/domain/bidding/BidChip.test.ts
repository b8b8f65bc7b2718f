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
const none = { limit: null, maximum: null };
const anyLimit = fc.option(anyPrice);

describe('bidChips', () => {
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
