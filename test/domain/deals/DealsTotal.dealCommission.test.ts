import * as fc from 'fast-check';
import { dealCommission } from '../../../src/domain/deals/DealsTotal';
import { euros } from '../../../src/domain/shared/Money';
import { aDeal } from './aDeal';

const costing = (price: number, commission: number) =>
  aDeal({ clientPrice: euros(price), commission: euros(commission) });

describe('dealCommission', () => {
  it('is the median with the range, in percent of the price', () => {
    const deals = [costing(10_000, 310), costing(5000, 250), costing(2000, 72), costing(1000, 36)];
    expect(dealCommission(deals)).toEqual({ median: 3.6, least: 3.1, most: 5, count: 4 });
  });

  it('leaves out deals that do not state both amounts', () => {
    expect(dealCommission([aDeal({ clientPrice: null }), aDeal({ commission: null }), costing(0, 50)])).toBeNull();
    expect(dealCommission([aDeal({ clientPrice: null }), costing(1000, 40)])).toMatchObject({ median: 4, count: 1 });
  });

  it('always has its median within its range', () => {
    const anyDeal = fc.tuple(fc.integer({ min: 1, max: 90_000 }), fc.nat(9000)).map(amounts => costing(...amounts));
    fc.assert(
      fc.property(fc.array(anyDeal, { minLength: 1 }), deals => {
        const { median, least, most, count } = dealCommission(deals)!;
        expect([least <= median, median <= most, count]).toEqual([true, true, deals.length]);
      }),
    );
  });
});
