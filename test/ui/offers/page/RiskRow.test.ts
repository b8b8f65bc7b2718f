/** @jest-environment jsdom */
import '../../support/jsdomPage';
import { fittingTags } from '../../../../src/ui/offers/page/RiskRow';

describe('fittingTags', () => {
  it('is unlimited if all tags fit on two lines', () => {
    expect(fittingTags([], 100)).toBe(Infinity);
    expect(fittingTags([48, 48, 48, 48], 100)).toBe(Infinity);
    expect(fittingTags([120, 100], 100)).toBe(Infinity);
  });

  it('leaves room for the button that shows the others', () => {
    expect(fittingTags([48, 48, 48, 48, 10], 100)).toBe(2);
    expect(fittingTags([48, 48, 40, 48, 10], 100)).toBe(3);
  });
});
