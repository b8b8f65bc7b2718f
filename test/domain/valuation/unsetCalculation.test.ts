import { euros } from '../../../src/domain/shared/Money';
import { maximumBid } from '../../../src/domain/valuation/MaximumBid';
import { unsetCalculation } from '../../../src/domain/valuation/unsetCalculation';

it('a dealer who has set no assumptions can bid up to the sale price', () => {
  const inputs = { ...unsetCalculation, salePrice: euros(9900), distance: null, score: 50 };
  expect(maximumBid(inputs)).toBe(euros(9900));
});
