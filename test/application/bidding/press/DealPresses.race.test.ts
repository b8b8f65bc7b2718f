import * as fc from 'fast-check';
import { autorun } from 'mobx';
import { isPickedUp } from '../../../../src/domain/offers/Deal';
import type { Offer } from '../../../../src/domain/offers/Offer';
import { run } from '../../../support/aRace';
import { watchActions } from '../../../support/watchActions';
import { scheduledWire, straightWire, type Wire } from '../../../support/Wire';
import type { Workplace } from '../../../support/Workplace';
import { aDeal, withTransport } from '../deal/aDeal';

watchActions();

/** The outcome of a lost answer is known or counts as unknown after this many seconds. */
const REREAD_FOR = 66;

const steps = ['confirm', 'order', 'refresh', 'open', 'confirmElsewhere', 'loseAnswer'] as const;
type Step = (typeof steps)[number];

function act(at: Workplace, step: Step, { id, hashId }: Offer): void {
  switch (step) {
    case 'confirm':
      return void at.confirmPickup(hashId);
    case 'order':
      return void at.orderTransport(hashId);
    case 'refresh':
      return void at.loadOffers.refresh('inRealization');
    case 'open':
      return void at.opened.read(hashId);
    case 'confirmElsewhere':
      return void at.dealer.confirmPickup(id);
    case 'loseAnswer':
      return at.twins.line.loseNextAnswer();
  }
}

it('pickup, transport and concurrent reads never take a step back and never send a request twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom(...steps), { minLength: 2, maxLength: 8 }),
      async (scheduler, plan) => {
        let current: Wire = straightWire;
        const { at, deal } = await aDeal(withTransport, { wire: (call, ask) => current(call, ask) });
        current = scheduledWire(scheduler);
        const goneBack: string[] = [];
        let before = at.offer(deal.hashId).deal!;
        const stop = autorun(() => {
          const now = at.offer(deal.hashId).deal!;
          if (isPickedUp(before) && !isPickedUp(now)) goneBack.push('not picked up any more');
          if (before.speditionArranged && !now.speditionArranged) goneBack.push('no transport any more');
          before = now;
        });
        await run(scheduler, plan, step => act(at, step, deal));
        current = straightWire;
        await at.passesInSeconds(REREAD_FOR);
        stop();
        expect(goneBack).toEqual([]);
        expect(at.pressStore.isLocked(deal.hashId)).toBe(false);
        const served = at.served(deal.hashId).deal!;
        const bar = at.bars.barOf(at.offer(deal.hashId));
        if (bar === 'thankYouPickUp') expect(isPickedUp(served)).toBe(true);
        if (bar === 'thankYouTransport') expect(served.speditionArranged).toBe(true);
        if (isPickedUp(at.offer(deal.hashId).deal!)) expect(['pickUp', 'transport']).not.toContain(bar);
        const asked = plan.filter(step => step === 'confirm').length;
        expect(at.sent('pickup').length).toBeLessThanOrEqual(asked);
        // A press that the server refused may be repeated.
        if (plan.includes('confirmElsewhere')) return;
        expect(at.sent('pickup').length).toBeLessThanOrEqual(1);
        expect(at.sent('transport').length).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 150 },
  );
});
