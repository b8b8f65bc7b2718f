import * as fc from 'fast-check';
import { runInAction } from 'mobx';
import { PickupTour } from '../../../src/application/board/PickupTour';
import { withStop } from '../../../src/domain/board/PickupPlan';
import { isPickedUp } from '../../../src/domain/offers/Deal';
import { SECOND } from '../../../src/domain/shared/Instant';
import type { LocalDate } from '../../../src/domain/shared/LocalDate';
import { arrives } from '../../support/aList';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace, type WorkplaceOptions } from '../../support/Workplace';

watchActions();

async function aTour(options: WorkplaceOptions = {}) {
  const at = new Workplace({ offers: 600, ...options });
  const keep = at.container.get(PickupTour);
  keep.run();
  await at.loadOffers.refresh('inRealization');
  await settled();
  const deals = at
    .list('inRealization')
    .ids.map(hashId => at.offer(hashId))
    .filter(({ deal }) => deal && !isPickedUp(deal));
  return { at, keep, deals };
}

describe('PickupTour', () => {
  it('shares one tour between two tabs, and neither undoes the change of the other', async () => {
    const here = await aTour();
    const there = await aTour({ beside: here.at });
    const [first, second] = here.deals.map(({ hashId }) => hashId);
    here.keep.change(plan => withStop(plan, first!, true));
    await here.at.passes(SECOND);
    there.keep.change(plan => withStop(plan, second!, true));
    await there.at.passes(SECOND);
    expect(here.keep.plan.stops).toEqual([first, second]);
    expect(there.keep.plan.stops).toEqual([first, second]);
  });

  it('keeps both changes if two tabs change the tour at the same time', async () => {
    const here = await aTour();
    const there = await aTour({ beside: here.at });
    const [first, second] = here.deals.map(({ hashId }) => hashId);
    here.keep.change(plan => withStop(plan, first!, true));
    await settled();
    there.keep.change(plan => withStop(plan, second!, true));
    there.keep.change(plan => ({ ...plan, driver: 'Lena' }));
    await here.at.passes(SECOND);
    const shared = { stops: [first, second], driver: 'Lena' };
    expect([here.keep.plan, there.keep.plan]).toMatchObject([shared, shared]);
  });

  it('shows the tour that is planned here if the stored one cannot be read', async () => {
    const at = new Workplace({ offers: 600 });
    at.twins.book.failure = { reason: 'unavailable' };
    const keep = at.container.get(PickupTour);
    keep.run();
    expect(keep.isShown).toBe(false);
    await settled();
    keep.change(plan => ({ ...plan, driver: 'Lena' }));
    expect([keep.isShown, keep.plan.driver]).toEqual([true, 'Lena']);
  });

  it('takes a vehicle out of the tour whose deal is archived elsewhere, once all deals are loaded', async () => {
    const { at, keep, deals } = await aTour();
    const [{ hashId: gone }, { hashId: left }] = [deals[0]!, deals[1]!] as const;
    keep.change(plan => withStop(withStop(plan, gone, true), left, true));
    const list = at.list('inRealization');
    const remaining = list.ids.filter(id => id !== gone);
    const page = {
      ids: remaining,
      totalPages: 2,
      totalCount: remaining.length + 1,
      limit: null,
      availableCountries: null,
    };
    runInAction(() => arrives(list, 'first', page, at.twins.clock.now() + 1));
    expect(keep.plan.stops).toEqual([gone, left]);
    runInAction(() =>
      arrives(list, 'first', { ...page, totalPages: 1, totalCount: remaining.length }, at.twins.clock.now() + 2),
    );
    expect(keep.plan.stops).toEqual([left]);
  });

  it('forgets the date of a tour whose vehicles are all picked up', async () => {
    const { at, keep, deals } = await aTour();
    const { id, hashId, deal } = deals[0]!;
    keep.change(plan => ({ ...withStop(plan, hashId, true), date: '2026-11-27' as LocalDate }));
    runInAction(() => at.registry.apply({ id, hashId, deal: { ...deal!, vehiclePickedUp: true } }));
    expect(keep.plan).toMatchObject({ stops: [], date: null });
  });

  it('takes a vehicle out of the tour that is picked up, here or elsewhere', async () => {
    const { at, keep, deals } = await aTour();
    const { id, hashId, deal } = deals[0]!;
    keep.change(plan => withStop(plan, hashId, true));
    expect(keep.plan.stops).toEqual([hashId]);
    await at.passes(SECOND);
    const pickedUp = { ...deal!, vehiclePickedUp: true };
    runInAction(() => at.registry.apply({ id, hashId, deal: pickedUp }));
    expect(keep.plan.stops).toEqual([]);
    await at.passes(SECOND);
    const { keep: reloaded } = await aTour({ beside: at });
    expect(reloaded.plan.stops).toEqual([]);
  });

  it('never keeps a picked-up vehicle on the tour, in any tab', async () => {
    const step = fc.tuple(fc.constantFrom('choose', 'pickUp', 'invoice', 'chooseInOtherTab'), fc.nat(3));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async steps => {
        const here = await aTour();
        const there = await aTour({ beside: here.at });
        const pickedUp = new Set<string>();
        const chosen = new Set<string>();
        for (const [what, place] of steps) {
          const { id, hashId, deal } = here.deals[place]!;
          if (what === 'choose' || what === 'chooseInOtherTab') {
            (what === 'choose' ? here : there).keep.change(plan => withStop(plan, hashId, true));
            chosen.add(hashId);
          } else {
            const done = what === 'pickUp' ? { vehiclePickedUp: true } : { invoiceCreated: true };
            const { at } = here;
            runInAction(() => at.registry.apply({ id, hashId, deal: { ...at.offer(hashId).deal!, ...deal, ...done } }));
            pickedUp.add(hashId);
          }
          await here.at.passes(SECOND);
          const left = [...chosen].filter(hashId => !pickedUp.has(hashId)).sort();
          expect([...here.keep.plan.stops].sort()).toEqual(left);
          expect([...there.keep.plan.stops].sort()).toEqual(left);
        }
      }),
      { numRuns: 10 },
    );
  });
});
