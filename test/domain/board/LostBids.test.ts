import * as fc from 'fast-check';
import { isCloseMiss, lostBid, missesBy, wasWithinLimit } from '../../../src/domain/board/LostBids';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { aRealization } from '../realization/aRealization';

const sold = anOffer({ finalPrice: euros(10_000) });
const amounts = { bid: euros(9_000), limit: euros(9_500) };

describe('lostBid', () => {
  it('is the own bid and limit against the final price', () => {
    expect(lostBid(sold, amounts)).toEqual({
      hashId: sold.hashId,
      name: 'BMW R 1250 GS Adventure',
      vehicleType: 'Motorbike',
      make: 'BMW',
      bid: euros(9_000),
      limit: euros(9_500),
      price: euros(10_000),
      miss: euros(1_000),
    });
  });

  it('is none without a bid from here or a final price, or if the dealer bought the vehicle', () => {
    expect(lostBid(sold, { ...amounts, bid: null })).toBeNull();
    expect(lostBid(anOffer(), amounts)).toBeNull();
    expect(lostBid({ ...sold, realization: aRealization() }, amounts)).toBeNull();
    expect(lostBid({ ...sold, inArchive: true }, amounts)).toBeNull();
  });

  it('never misses by nothing or less', () => {
    fc.assert(
      fc.property(fc.nat(2e6), fc.nat(2e6), (bid, price) => {
        const lost = lostBid({ ...sold, finalPrice: price as Money }, { bid: bid as Money, limit: null });
        expect(lost?.miss ?? null).toBe(price > bid ? price - bid : null);
      }),
    );
  });

  it('knows makers whose name has a space', () => {
    const makes = ['Moto Guzzi V7', 'John Deere 6155R', 'Hymer B 544', ''].map(
      label1 => lostBid({ ...sold, label1 }, amounts)!.make,
    );
    expect(makes).toEqual(['Moto Guzzi', 'John Deere', 'Hymer', '']);
  });
});

it.each([
  [499, true],
  [500, false],
  [501, false],
])('isCloseMiss of a miss by %d € at 10 000 € is %s', (miss, isClose) =>
  expect(isCloseMiss({ miss: euros(miss), price: euros(10_000) })).toBe(isClose),
);

it('wasWithinLimit is true if the limit would have reached the price', () => {
  const at = (limit: number | null) => ({ limit: limit === null ? null : euros(limit), price: euros(10_000) });
  expect([at(10_000), at(9_999), at(null)].map(wasWithinLimit)).toEqual([true, false, false]);
});

describe('missesBy', () => {
  const misses = (...of: number[]) => of.map(miss => ({ ...lostBid(sold, amounts)!, miss: miss as Money }));

  it('has the median of each group, and the largest group first', () => {
    const [one, two, three, four] = misses(100, 300, 200, 50);
    const bids = [{ ...four!, make: 'Honda' }, one!, two!, three!];
    expect(missesBy(bids, ({ make }) => make)).toEqual([
      { group: 'BMW', count: 3, median: 200 },
      { group: 'Honda', count: 1, median: 50 },
    ]);
    expect(missesBy(misses(100, 201), () => '')[0]!.median).toBe(151);
  });

  it('lies within the misses of the group, and counts each bid once', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ miss: fc.nat(1e6), make: fc.constantFrom('A', 'B', 'C') })), rows => {
        const bids = rows.map(({ miss, make }) => ({ ...lostBid(sold, amounts)!, miss: miss as Money, make }));
        const groups = missesBy(bids, ({ make }) => make);
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
        for (const { group, median } of groups) {
          const own = rows.filter(({ make }) => make === group).map(({ miss }) => miss);
          expect(own.filter(miss => miss <= median).length * 2).toBeGreaterThanOrEqual(own.length);
          expect(own.filter(miss => miss >= median).length * 2).toBeGreaterThanOrEqual(own.length);
        }
      }),
    );
  });
});
