import * as fc from 'fast-check';
import {
  changesSince,
  isNewSince,
  sameFigures,
  seenAs,
  type SeenOffer,
  withSeen,
} from '../../../src/domain/offers/SeenOffer';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';

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
