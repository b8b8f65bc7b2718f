import * as fc from 'fast-check';
import { dealsTotal } from '../../../src/domain/deals/DealsTotal';
import { dealTotal } from '../../../src/domain/offers/Deal';
import { euros } from '../../../src/domain/shared/Money';
import { anyMoney } from '../shared/anyMoney';
import { aDeal } from './aDeal';

const anyDeal = fc.option(fc.record({ clientPrice: fc.option(anyMoney), commission: fc.option(anyMoney) }).map(aDeal));

it('dealsTotal adds prices and commissions, and counts what is not known', () => {
  const deals = [aDeal(), aDeal({ commission: null }), null];
  expect(dealsTotal(deals)).toEqual({ count: 3, total: euros(8870), unknown: 2 });
  expect(dealsTotal([])).toEqual({ count: 0, total: 0, unknown: 0 });
});

it('dealsTotal is the sum of all known totals, in any order', () => {
  fc.assert(
    fc.property(fc.array(anyDeal, { maxLength: 12 }), deals => {
      const sum = dealsTotal(deals);
      const totals = deals.map(deal => deal && dealTotal(deal)).filter(total => total !== null);
      expect(sum.total).toBe(totals.reduce((all, total) => all + total, 0));
      expect(sum.count - sum.unknown).toBe(totals.length);
      expect(dealsTotal([...deals].reverse())).toEqual(sum);
    }),
  );
});
