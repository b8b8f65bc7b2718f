import * as fc from 'fast-check';
import { wholeList } from '../../infrastructure/demo/market/aMarketplace';
import { aRace, run } from '../../support/aRace';
import { watchActions } from '../../support/watchActions';

watchActions();

type Step = readonly [what: 'press' | 'liked' | 'browse', offer: number];

const anyStep: fc.Arbitrary<Step> = fc.tuple(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant('press' as const) },
    { weight: 1, arbitrary: fc.constantFrom('liked' as const, 'browse' as const) },
  ),
  fc.nat({ max: 3 }),
);

it('repeated presses end with the last press, in the app and on the server, and no request is repeated', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(anyStep, { minLength: 1, maxLength: 14 }),
      fc.boolean(),
      async (scheduler, plan, listIsThere) => {
        const at = await aRace(scheduler, { offers: 24 });
        if (listIsThere) {
          void at.loadOffers.refresh('liked');
          await scheduler.waitIdle();
        }
        const ids = at.list('browse').ids.slice(0, 4);
        const before = ids.map(hashId => at.served(hashId).isLiked);
        await run(scheduler, plan, ([what, offer]) => {
          if (what === 'press') void at.likes.toggle(ids[offer]!);
          else void at.loadOffers.refresh(what);
        });

        ids.forEach((hashId, index) => {
          const presses = plan.filter(([what, offer]) => what === 'press' && offer === index).length;
          const isLiked = before[index] !== (presses % 2 === 1);
          expect(at.likes.isLiked(at.offer(hashId))).toBe(isLiked);
          expect(at.served(hashId).isLiked).toBe(isLiked);
          const sent = at.calls.filter(call => call.endsWith(`like ${at.offer(hashId).id}`));
          expect(sent.filter((call, place) => call === sent[place - 1])).toEqual([]);
        });
        const liked = wholeList(at.dealer, 'liked').map(({ hashId }) => hashId);
        expect(at.likes.count).toBe(liked.length);
        if (at.list('liked').lastFetchedAt !== null) expect(new Set(at.list('liked').ids)).toEqual(new Set(liked));
      },
    ),
    { numRuns: 100 },
  );
});
