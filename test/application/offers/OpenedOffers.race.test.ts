import * as fc from 'fast-check';
import { aRace, run } from '../../support/aRace';
import { watchActions } from '../../support/watchActions';

watchActions();

type Step = readonly [what: 'open' | 'read' | 'close' | 'rivalBids', offer: number];

const anyStep: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom('open' as const, 'open' as const, 'read' as const, 'close' as const, 'rivalBids' as const),
  fc.nat({ max: 2 }),
);

it('offers opened one after another never show the data of another, and the last one is loaded in the end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(anyStep, { maxLength: 12 }),
      fc.nat({ max: 2 }),
      async (scheduler, plan, last) => {
        const at = await aRace(scheduler, { offers: 24 });
        const ids = at.list('browse').ids.slice(0, 3);
        await run(scheduler, [...plan, ['open', last] as const], ([what, offer]) => {
          const hashId = ids[offer]!;
          if (what === 'open') {
            if (at.lists.openOffer) at.opened.close(at.lists.openOffer);
            void at.opened.open(hashId);
          } else if (what === 'read') void at.opened.read(hashId);
          else if (what === 'close') at.opened.close(hashId);
          else at.market.marketplace.rivalBids(hashId);
        });

        expect(at.lists.openOffer).toBe(ids[last]);
        expect(at.opened.statusOf(ids[last]!)).toEqual({ step: 'idle' });
        expect(at.opened.detailOf(ids[last]!)).toBeDefined();
        for (const hashId of ids) {
          const served = at.dealer.open(hashId);
          expect([undefined, served?.detail]).toContainEqual(at.opened.detailOf(hashId));
          // Whose bid a push brought may still be asked.
          expect({ ...at.offer(hashId), bidBeforePush: undefined }).toEqual(served?.offer);
        }
      },
    ),
    { numRuns: 100 },
  );
});
