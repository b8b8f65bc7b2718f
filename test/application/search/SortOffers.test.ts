import { autorun } from 'mobx';
import { SortOffers } from '../../../src/application/search/SortOffers';
import type { OfferOrder } from '../../../src/domain/offers/list/OfferOrder';
import type { HashId } from '../../../src/domain/offers/Offer';
import { euros } from '../../../src/domain/shared/Money';
import { Workplace } from '../../support/Workplace';

const compareTexts = (one: string, other: string) => one.localeCompare(other);

async function aList() {
  const at = new Workplace({ offers: 40 });
  at.lists.shown('browse');
  await at.loadOffers.refresh('browse');
  const ids = at.list('browse').ids.slice();
  const sort = (order: OfferOrder): readonly HashId[] => {
    const steps = at.container.get(SortOffers).steps(ids, order, compareTexts, 10);
    for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
  };
  return { at, sort, ids };
}

describe('SortOffers', () => {
  it('sorts by what the registry holds, unknown values last in both directions', async () => {
    const { at, sort, ids } = await aList();
    at.registry.pushed({ ...at.registry.get(ids[3]!)!, totalMileage: null });
    for (const direction of ['ascending', 'descending'] as const) {
      const sorted = sort({ key: 'mileage', direction });
      const known = sorted.map(id => at.registry.get(id)!.totalMileage).filter(mileage => mileage !== null);
      const expected = [...known].sort((one, other) => (direction === 'ascending' ? one - other : other - one));
      expect([...sorted].sort()).toEqual([...ids].sort());
      expect(known).toEqual(expected);
      expect(at.registry.get(sorted.at(-1)!)!.totalMileage).toBeNull();
    }
  });

  it('moves no row when an offer changes', async () => {
    const { at, sort, ids } = await aList();
    let runs = 0;
    const stop = autorun(() => {
      runs += 1;
      sort({ key: 'highestBid', direction: 'ascending' });
    });
    at.registry.pushed({ ...at.registry.get(ids[0]!)!, highestBid: euros(99_999) });
    expect(runs).toBe(1);
    stop();
  });
});
