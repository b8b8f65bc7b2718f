import fc from 'fast-check';
import { BID_STEP } from '../../../../../src/domain/bidding/MinimumBid';
import { euros } from '../../../../../src/domain/shared/Money';
import { OfferDice } from '../../../../../src/infrastructure/demo/market/offers/OfferDice';
import { filteredFacts, offerFacts } from '../../../../../src/infrastructure/demo/market/offers/OfferFacts';

const dice = fc.tuple(fc.integer(), fc.nat({ max: 100_000 })).map(([seed, index]) => new OfferDice(seed, index));

test('the facts of every generated offer are plausible', () => {
  fc.assert(
    fc.property(dice, chances => {
      const { model, year, mileage, operatingHours, score, ...money } = offerFacts(chances, 2026);
      expect(year ?? model.firstYear).toBeGreaterThanOrEqual(model.firstYear);
      expect(year ?? 2026).toBeLessThanOrEqual(2026);
      if (model.vehicleType !== 'AgriculturalMachine') expect(operatingHours).toBeNull();
      if (model.vehicleType === 'AgriculturalMachine' || model.engine === 0) expect(mileage).toBeNull();
      expect(score === null || (score >= 0 && score <= 100)).toBe(true);
      expect(money.minimalPrice).toBeGreaterThanOrEqual(euros(200));
      expect(money.minimalPrice).toBeLessThan(euros(model.price));
      for (const amount of [money.minimalPrice, money.buyNowPrice, money.firstHighestBid])
        expect(amount % BID_STEP).toBe(0);
      if (money.hasFixedPrice) expect(money.buyNowPrice).toBeGreaterThan(money.firstHighestBid);
      expect(money.hasFixedPrice).toBe(money.buyNowPrice > 0);
      expect(money.firstHighestBid > 0).toBe(money.firstBidsCount > 0);
    }),
    { numRuns: 1_000 },
  );
});

test('the facts used for filtering always equal the complete facts', () => {
  fc.assert(
    fc.property(dice, chances => {
      expect(offerFacts(chances, 2026)).toMatchObject(filteredFacts(chances, 2026));
    }),
  );
});
