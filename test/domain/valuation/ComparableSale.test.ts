import * as fc from 'fast-check';
import { effectiveFilters, knownBrands, noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { toSearch } from '../../../src/domain/offers/list/BrowseQuestion';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { vehicleTypes } from '../../../src/domain/offers/vehicle/VehicleType';
import { euros, type Money } from '../../../src/domain/shared/Money';
import {
  comparableFilters,
  comparablesKey,
  isComparable,
  similarOffers,
} from '../../../src/domain/valuation/ComparableQuestion';
import {
  comparableSale,
  type ComparableSale,
  priceSummary,
  saleYears,
} from '../../../src/domain/valuation/ComparableSale';
import { distanceBetween, distanceOnRoad, type Position, roadDistance } from '../../../src/domain/valuation/Distance';
import { priceAtMileage } from '../../../src/domain/valuation/priceAtMileage';
import { axisShare, dotLanes, priceAxis } from '../../../src/domain/valuation/PriceAxis';
import { anOffer } from '../../support/anOffer';
import { anyPrice } from '../shared/anyMoney';
import { cents } from './anyCalculation';
import { aSale } from './aSale';

describe('ComparableSale', () => {
  const sold = (prices: readonly (Money | null)[]) => prices.map(price => aSale({ price }));
  const anyKnown = anyPrice.filter(price => price > 0);
  const anyPrices = fc.array(fc.option(anyKnown));
  const enoughPrices = fc.array(anyKnown, { minLength: 3 });

  const known = (prices: readonly (Money | null)[]) => {
    const summary = priceSummary(sold(prices));
    if (summary.kind === 'tooFew') throw new Error('too few prices');
    return summary;
  };

  describe('comparableSale', () => {
    it('has the price, year and date of the sold offer', () => {
      const parts = { finalPrice: euros(8450), totalMileage: 12_000, year: 2021, score: 78, archivedAt: 5 };
      const { hashId, label1: label } = anOffer();
      const expected = { hashId, label, price: euros(8450), mileage: 12_000, year: 2021, score: 78, soldAt: 5 };
      expect(comparableSale(anOffer(parts))).toEqual(expected);
    });

    it('has no price if the final price is missing or 0', () => {
      expect(comparableSale(anOffer()).price).toBeNull();
      expect(comparableSale(anOffer({ finalPrice: euros(0) })).price).toBeNull();
    });
  });

  describe('saleYears', () => {
    it('names the years of the sales with a price, and how many are of the year of the offer', () => {
      const sale = (year: number | null, price: Money | null = euros(9000)) => aSale({ year, price });
      const sales = [sale(2024), sale(2026), sale(2024), sale(null), sale(2021, null)];
      expect(saleYears(sales, 2024)).toEqual({ first: 2024, last: 2026, same: 2 });
      expect(saleYears(sales, null)).toEqual({ first: 2024, last: 2026, same: 0 });
      expect(saleYears([sale(null), sale(2021, null)], 2021)).toBeNull();
    });
  });

  describe('priceSummary', () => {
    it('has quartiles that are interpolated between the nearest prices', () => {
      const sales = [400, 100, 300, 200].map((price, index) => aSale({ price: euros(price), soldAt: index }));
      expect(priceSummary([...sales, aSale()])).toEqual({
        kind: 'known',
        count: 4,
        unknownPrices: 1,
        lowest: euros(100),
        lowerQuartile: euros(175),
        median: euros(250),
        upperQuartile: euros(325),
        highest: euros(400),
        newest: 3,
      });
    });

    it('has no newest date if no sale has one', () => expect(known([100, 200, 300] as Money[]).newest).toBeNull());

    it('is too few if and only if fewer than three prices are known', () => {
      fc.assert(
        fc.property(anyPrices, prices => {
          const count = prices.filter(price => price !== null).length;
          const summary = priceSummary(sold(prices));
          expect(summary.kind).toBe(count < 3 ? 'tooFew' : 'known');
          expect(summary).toMatchObject({ count, unknownPrices: prices.length - count });
        }),
      );
    });

    it('never depends on the order of the sales or on sales without a price', () => {
      fc.assert(
        fc.property(enoughPrices, prices => {
          const { unknownPrices, ...summary } = known([null, ...[...prices].reverse()]);
          expect({ ...summary, unknownPrices: unknownPrices - 1 }).toEqual(known(prices));
        }),
      );
    });

    it('always has quartiles at a quarter, a half and three quarters of the way through the sorted prices', () => {
      fc.assert(
        fc.property(enoughPrices, prices => {
          const sorted = [...prices].sort((one, other) => one - other);
          const { lowest, lowerQuartile, median, upperQuartile, highest } = known(prices);
          [lowest, lowerQuartile, median, upperQuartile, highest].forEach((price, quarters) => {
            const steps = (prices.length - 1) * quarters;
            const [below, above] = [sorted[Math.floor(steps / 4)]!, sorted[Math.ceil(steps / 4)]!];
            const exact = below * 4 + (above - below) * (steps % 4);
            expect(Math.abs(price * 4 - exact)).toBeLessThanOrEqual(2);
          });
        }),
      );
    });

    it('always has the middle price, or the mean of the two middle prices, as its median', () => {
      fc.assert(
        fc.property(enoughPrices, prices => {
          const sorted = [...prices].sort((one, other) => one - other);
          const half = sorted.length / 2;
          const [low, high] = [sorted[Math.ceil(half) - 1]!, sorted[Math.floor(half)]!];
          expect(known(prices).median).toBe(Math.round((low + high) / 2));
        }),
      );
    });
  });
});

describe('ComparableQuestion', () => {
  const motorbike = anOffer({ label1: 'BMW R 1250 GS', year: 2020 });
  const camper = anOffer({ vehicleType: 'Camper', label1: 'Hymer B 544', year: 2015 });
  const sold = (offer: Offer, parts: Partial<Offer> = {}): Offer => ({
    ...offer,
    hashId: 'MB-SOLD' as HashId,
    ...parts,
  });

  const anyVehicle = fc
    .record({
      hashId: fc.constantFrom('MB-A', 'MB-B').map(id => id as HashId),
      vehicleType: fc.constantFrom(...vehicleTypes),
      label1: fc.constantFrom('BMW R 1250 GS', 'Honda CB 500', 'Hymer B 544', ''),
      year: fc.option(fc.integer({ min: 2010, max: 2016 })),
    })
    .map(anOffer);

  describe('comparableFilters', () => {
    it('ask for a motorbike by brand, model and year', () => {
      expect(comparableFilters(motorbike, knownBrands)).toEqual({
        ...noFilters,
        vehicleType: 'Motorbike',
        brandId: 2,
        model: 'R 1250 GS',
        productionYearFrom: 2018,
        productionYearTo: 2022,
      });
    });

    it('ask for the same model if the label has spaces around it', () => {
      const spaced = { ...motorbike, label1: ` ${motorbike.label1} ` };
      expect(comparableFilters(spaced, knownBrands)).toEqual(comparableFilters(motorbike, knownBrands));
    });

    it('ask for the whole label if the brand is not known, and for all years if the year is not known', () => {
      expect(comparableFilters({ ...motorbike, label1: ' Ural T ', year: null }, knownBrands)).toEqual({
        ...noFilters,
        vehicleType: 'Motorbike',
        model: 'Ural T',
      });
    });

    it('ask for other vehicles by type only', () => {
      expect(comparableFilters(camper, knownBrands)).toEqual({ ...noFilters, vehicleType: 'Camper' });
    });

    it('always have an effect as a whole', () => {
      fc.assert(
        fc.property(anyVehicle, offer => {
          const filters = comparableFilters(offer, knownBrands);
          expect(effectiveFilters(filters)).toEqual(filters);
        }),
      );
    });
  });

  describe('comparablesKey', () => {
    const keyOf = (offer: Offer, brands = knownBrands) => comparablesKey(offer, comparableFilters(offer, brands));

    it('is the same for another offer with the same type, year and label, in any spelling', () => {
      const other = anOffer({ hashId: 'MB-B' as HashId, label1: ' bmw r 1250 gs', year: 2020, ownBid: euros(500) });
      expect(keyOf(other)).toBe(keyOf(motorbike));
    });

    it('never changes its form, because sales are stored under it', () =>
      expect(keyOf(motorbike)).toBe('["Motorbike",2,"bmw r 1250 gs",2020]'));

    it.each([
      ['another type', keyOf({ ...motorbike, vehicleType: 'Camper' })],
      ['another label', keyOf({ ...motorbike, label1: 'BMW R 1200 GS' })],
      ['another year', keyOf({ ...motorbike, year: 2021 })],
      ['no year', keyOf({ ...motorbike, year: null })],
      ['a brand that was not known', keyOf(motorbike, [])],
    ])('differs for %s', (_, key) => expect(key).not.toBe(keyOf(motorbike)));
  });

  describe('isComparable', () => {
    it.each([
      ['the offer itself', motorbike, motorbike, false],
      ['a motorbike with another label', motorbike, sold(motorbike, { label1: 'R 1250 GS BMW' }), true],
      ['a motorbike two years older', motorbike, sold(motorbike, { year: 2018 }), true],
      ['a motorbike three years newer', motorbike, sold(motorbike, { year: 2023 }), false],
      ['a motorbike without a year', motorbike, sold(motorbike, { year: null }), false],
      ['any year for an offer without a year', { ...motorbike, year: null }, sold(motorbike), true],
      ['another type', motorbike, sold(motorbike, { vehicleType: 'Camper' }), false],
      ['a camper with the same label', camper, sold(camper, { label1: ' hymer b 544' }), true],
      ['a camper with another label', camper, sold(camper, { label1: 'Hymer B 574' }), false],
    ])('judges %s', (_, offer, other, expected) => expect(isComparable(offer, other)).toBe(expected));

    it('is always mutual between offers with a year', () => {
      const withYear = anyVehicle.filter(({ year }) => year !== null);
      fc.assert(
        fc.property(withYear, withYear, (one, other) =>
          expect(isComparable(one, other)).toBe(isComparable(other, one)),
        ),
      );
    });
  });

  describe('similarOffers', () => {
    it('asks for motorbikes of the same brand and age, whatever their model', () => {
      expect(toSearch(similarOffers(motorbike))).toBe('?type=Motorbike&brand=2&yearFrom=2018&yearTo=2022');
    });

    it('asks for other vehicles by their type', () => {
      expect(toSearch(similarOffers(camper))).toBe('?type=Camper');
    });
  });
});

describe('Distance', () => {
  const berlin: Position = { latitude: 52.52, longitude: 13.405 };
  const munich: Position = { latitude: 48.137, longitude: 11.575 };
  const anyPosition = fc.record<Position>({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  describe('distanceBetween', () => {
    it('is 504 km from Berlin to Munich', () => expect(distanceBetween(berlin, munich)).toBeCloseTo(504.4, 0));

    it('is a quarter of the circumference from the equator to a pole', () => {
      expect(distanceBetween({ latitude: 0, longitude: 50 }, { latitude: 90, longitude: 0 })).toBeCloseTo(10_007.5, 1);
    });

    it('is always the same in both directions, 0 to the same position, and never more than half the circumference', () => {
      fc.assert(
        fc.property(anyPosition, anyPosition, (one, other) => {
          const distance = distanceBetween(one, other);
          expect(distanceBetween(other, one)).toBeCloseTo(distance, 6);
          expect(distanceBetween(one, one)).toBe(0);
          expect(distance).toBeGreaterThanOrEqual(0);
          expect(distance).toBeLessThanOrEqual(Math.PI * 6371);
        }),
      );
    });

    it('is never longer than a way over a third position', () => {
      fc.assert(
        fc.property(anyPosition, anyPosition, anyPosition, (one, other, third) => {
          const way = distanceBetween(one, third) + distanceBetween(third, other);
          // Between opposite positions, the rounding of the arc is worth some metres.
          expect(distanceBetween(one, other)).toBeLessThanOrEqual(way + 0.01);
        }),
      );
    });
  });

  describe('roadDistance', () => {
    const offer = { ...munich, countryCode: 'DE' };

    it('is 1.3 times the straight line from the yard, in whole km', () => {
      expect(roadDistance(null, berlin, offer)).toEqual({ km: 656, source: 'straightLine' });
    });

    it('is the typed distance if there is one', () => {
      expect(roadDistance(0, berlin, offer)).toEqual({ km: 0, source: 'typed' });
      expect(roadDistance(612, null, offer)).toEqual({ km: 612, source: 'typed' });
    });

    it('is missing without a yard or without the coordinates of the offer', () => {
      expect(roadDistance(null, null, offer)).toBeNull();
      for (const countryCode of ['DE', null])
        expect(roadDistance(null, berlin, { latitude: null, longitude: null, countryCode })).toBeNull();
      expect(roadDistance(null, berlin, null)).toBeNull();
    });
  });

  describe('distanceOnRoad', () => {
    const at = (position: Position) => ({ ...position, countryCode: 'DE' });

    it('is 1.3 times the straight line between two exact positions', () => {
      expect(distanceOnRoad(at(berlin), at(munich))).toBe(656);
    });

    it('is not known if a place is not known or only its country is', () => {
      const country = { latitude: null, longitude: null, countryCode: 'DE' };
      expect([distanceOnRoad(at(berlin), country), distanceOnRoad(undefined, at(munich))]).toEqual([null, null]);
    });
  });
});

describe('priceAxis', () => {
  it('has round ticks', () => {
    expect(priceAxis([780_000 as Money, 1_130_000 as Money])?.ticks).toEqual([
      700_000, 800_000, 900_000, 1_000_000, 1_100_000, 1_200_000,
    ]);
    expect(priceAxis([])).toBeNull();
  });

  it.each([
    [[1000], [1000, 1050]],
    [
      [400, 0],
      [0, 100, 200, 300, 400],
    ],
    [
      [0, 401],
      [0, 200, 400, 600],
    ],
    [
      [0, 801],
      [0, 500, 1000],
    ],
    [
      [0, 2001],
      [0, 1000, 2000, 3000],
    ],
    [
      [950, 1099],
      [950, 1000, 1050, 1100],
    ],
  ])('has for the prices %j the ticks %j, at most five steps of 1, 2 or 5', (prices, ticks) => {
    expect(priceAxis(prices as Money[])).toEqual({ from: ticks[0], to: ticks.at(-1), ticks });
  });

  it('always contains every price, with two to seven ticks', () => {
    fc.assert(
      fc.property(fc.array(cents(100_000), { minLength: 1 }), prices => {
        const axis = priceAxis(prices)!;
        expect(axis.ticks.length).toBeGreaterThanOrEqual(2);
        expect(axis.ticks.length).toBeLessThanOrEqual(7);
        for (const price of prices) {
          expect(axisShare(axis, price)).toBeGreaterThanOrEqual(0);
          expect(axisShare(axis, price)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('axisShare', () => {
  it('is always in proportion to the distance from the first tick', () => {
    fc.assert(
      fc.property(fc.array(cents(100_000), { minLength: 1 }), prices => {
        const axis = priceAxis(prices)!;
        const shares = axis.ticks.map(tick => axisShare(axis, tick));
        shares.forEach((share, index) => expect(share).toBeCloseTo(index / (shares.length - 1), 9));
      }),
    );
  });
});

describe('dotLanes', () => {
  it.each([
    [[0, 0.0625, 0.125], 3, [0, 1, 0]],
    [[0.125, 0, 0.0625], 3, [0, 0, 1]],
    [[0, 0.0625, 0.25, 0.375], 2, [0, 1, 0, 0]],
    [[0.5, 0], 2, [0, 0]],
    [[], 2, []],
  ])('puts the dots at %j on %d lanes into %j, the lowest that are free', (shares, lanes, expected) =>
    expect(dotLanes(shares, 0.125, lanes)).toEqual(expected),
  );

  it('puts a dot without a free lane where it overlaps least', () => {
    expect(dotLanes([0, 0.02, 0.04, 0.06], 0.1, 2)).toEqual([0, 1, 0, 1]);
  });

  it('never lets two dots of a lane overlap while lanes are free', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 10 }), shares => {
        const lanes = dotLanes(shares, 0.1, 10);
        shares.forEach((one, index) =>
          shares.slice(index + 1).forEach((other, offset) => {
            if (lanes[index] === lanes[index + 1 + offset])
              expect(Math.abs(one - other)).toBeGreaterThanOrEqual(0.1 - 1e-9);
          }),
        );
      }),
    );
  });
});

describe('priceAtMileage', () => {
  const anySale = fc
    .record({ price: fc.integer({ min: 1, max: euros(50_000) }), mileage: fc.nat({ max: 100 }) })
    .map(({ price, mileage }) => aSale({ price: price as Money, mileage: mileage * 1000 }));
  const anySales = fc.array(anySale, { minLength: 8, maxLength: 20 });
  const anyMileage = fc.nat({ max: 160_000 });

  /** 10 000 € new, and 10 cents less for each km. */
  const onLine = (count: number): ComparableSale[] =>
    Array.from({ length: count }, (_, index) =>
      aSale({ mileage: index * 10_000, price: euros(10_000 - index * 1000) }),
    );

  function median(values: readonly number[]): number {
    const sorted = [...values].sort((one, other) => one - other);
    const half = sorted.length / 2;
    return (sorted[Math.ceil(half - 0.5)]! + sorted[Math.ceil(half) - 1]!) / 2;
  }

  /** The definition in plain steps: the line, then its differences to the prices. */
  function naiveEstimate(sales: readonly ComparableSale[], mileage: number): number {
    const points = sales.map(sale => [sale.mileage!, sale.price!] as const);
    const slopes = points.flatMap(([x1, y1]) => points.flatMap(([x2, y2]) => (x1 < x2 ? [(y2 - y1) / (x2 - x1)] : [])));
    const slope = median(slopes);
    const height = median(points.map(([x, y]) => y - slope * x));
    return height + slope * mileage;
  }

  it('is on the line that the sales lie on', () => {
    const expected = { price: euros(8500), from: euros(8500), to: euros(8500), count: 8 };
    expect(priceAtMileage(onLine(8), 15_000)).toEqual(expected);
  });

  it('ignores a single outlier', () => {
    const sales = [...onLine(10), aSale({ mileage: 50_000, price: euros(90_000) })];
    const { price } = priceAtMileage(sales, 15_000)!;
    expect(Math.abs(price - euros(8500))).toBeLessThan(euros(100));
  });

  it('has a range by the quartiles of the differences to the line', () => {
    const sales = onLine(8).flatMap(sale =>
      [-200, -100, 0, 100, 200].map(more => ({ ...sale, price: (sale.price! + euros(more)) as Money })),
    );
    expect(priceAtMileage(sales, 20_000)).toEqual({
      price: euros(8000),
      from: euros(7900),
      to: euros(8100),
      count: 40,
    });
  });

  it('is missing below 8 sales with a price and a mileage', () => {
    const unknown = [aSale({ price: euros(100) }), aSale({ mileage: 5 })];
    expect(priceAtMileage([...onLine(7), ...unknown], 15_000)).toBeNull();
    expect(priceAtMileage([...onLine(8), ...unknown], 15_000)?.count).toBe(8);
  });

  it('is missing if all mileages are equal', () => {
    const sales = onLine(9).map(sale => ({ ...sale, mileage: 20_000 }));
    expect(priceAtMileage(sales, 20_000)).toBeNull();
  });

  it('is missing outside the range of the sales widened by half its width', () => {
    const sales = onLine(9).map(sale => ({ ...sale, mileage: sale.mileage! + 50_000 }));
    const isKnown = (mileage: number) => priceAtMileage(sales, mileage) !== null;
    expect([9999, 10_000, 170_000, 170_001].map(isKnown)).toEqual([false, true, true, false]);
  });

  it('always agrees with the definition, and is never below 0', () => {
    fc.assert(
      fc.property(anySales, anyMileage, (sales, mileage) => {
        const mileages = sales.map(sale => sale.mileage!);
        const [least, most] = [Math.min(...mileages), Math.max(...mileages)];
        const margin = (most - least) / 2;
        const estimate = priceAtMileage(sales, mileage);
        if (least === most || mileage < least - margin || mileage > most + margin) return expect(estimate).toBeNull();
        const { price, from, to } = estimate!;
        // The definition adds the same numbers in another order, which may move a half to the next cent.
        expect(Math.abs(price - Math.max(0, naiveEstimate(sales, mileage)))).toBeLessThan(0.5001);
        expect([0, from, price, to]).toEqual([0, from, price, to].sort((one, other) => one - other));
      }),
      { numRuns: 1000 },
    );
  });

  it('never depends on the order of the sales', () => {
    fc.assert(
      fc.property(anySales, anyMileage, (sales, mileage) => {
        expect(priceAtMileage([...sales].reverse(), mileage)).toEqual(priceAtMileage(sales, mileage));
      }),
    );
  });
});
