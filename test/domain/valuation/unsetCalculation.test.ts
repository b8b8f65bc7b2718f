import { euros } from '../../../src/domain/shared/Money';
import { maximumBid } from '../../../src/domain/valuation/MaximumBid';
import { unsetCalculation } from '../../../src/domain/valuation/unsetCalculation';

it('a dealer who has set no assumptions can bid up to the sale price', () => {
  const inputs = { ...unsetCalculation(null), salePrice: euros(9900), distance: null, score: 50 };
  expect(maximumBid(inputs)).toBe(euros(9900));
});

it.each([
  ['00-950', 23],
  [' PL-31-042 ', 23],
  ['20457', 19],
  ['1011 AB', 19],
  ['', 19],
])('the usual VAT rate of a dealer with the zip code %j is %d percent', (zipCode, rate) =>
  expect(unsetCalculation({ zipCode }).vatRate).toBe(rate),
);

it('the usual VAT rate is the German one before the profile is known', () => {
  expect(unsetCalculation(null).vatRate).toBe(19);
});
