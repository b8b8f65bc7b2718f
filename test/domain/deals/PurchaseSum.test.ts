import * as fc from 'fast-check';
import { purchaseSum } from '../../../src/domain/deals/PurchaseSum';
import { dealTotal } from '../../../src/domain/offers/Deal';
import { euros } from '../../../src/domain/shared/Money';
import { anyMoney } from '../shared/anyMoney';
import { aDeal } from './aDeal';

const anyPurchase = fc.option(
  fc.record({ clientPrice: fc.option(anyMoney), commission: fc.option(anyMoney) }).map(aDeal),
);

it('purchaseSum adds prices and commissions, and counts what is not known', () => {
  const purchases = [aDeal(), aDeal({ commission: null }), null];
  expect(purchaseSum(purchases)).toEqual({ count: 3, total: euros(8870), unknown: 2 });
  expect(purchaseSum([])).toEqual({ count: 0, total: 0, unknown: 0 });
});

it('purchaseSum is the sum of all known totals, in any order', () => {
  fc.assert(
    fc.property(fc.array(anyPurchase, { maxLength: 12 }), purchases => {
      const sum = purchaseSum(purchases);
      const totals = purchases.map(purchase => purchase && dealTotal(purchase)).filter(total => total !== null);
      expect(sum.total).toBe(totals.reduce((all, total) => all + total, 0));
      expect(sum.count - sum.unknown).toBe(totals.length);
      expect(purchaseSum([...purchases].reverse())).toEqual(sum);
    }),
  );
});
