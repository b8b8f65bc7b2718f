import * as fc from 'fast-check';
import { noFilters } from '../../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion, type BrowseQuestion } from '../../../../src/domain/offers/list/BrowseQuestion';
import type { Offer } from '../../../../src/domain/offers/Offer';
import { pagesBetween } from '../../../../src/domain/shared/Page';
import { wholeList } from '../../../infrastructure/demo/market/aMarketplace';
import { aRace, run } from '../../../support/aRace';
import { watchActions } from '../../../support/watchActions';
import type { Workplace } from '../../../support/Workplace';

watchActions();

const questions = {
  everything: defaultQuestion,
  campers: { ...defaultQuestion, filters: { ...noFilters, vehicleType: 'Camper' } },
  fixedPrices: { ...defaultQuestion, buyNowOnly: true },
  secondPage: { ...defaultQuestion, paging: 'paginated', page: 2 },
} satisfies Record<string, BrowseQuestion>;
type Name = keyof typeof questions;

const fits: Readonly<Record<Name, (offer: Offer) => boolean>> = {
  everything: () => true,
  campers: ({ vehicleType }) => vehicleType === 'Camper',
  fixedPrices: ({ buyNowPrice }) => buyNowPrice > 0,
  secondPage: () => true,
};

const anyStep = fc.oneof(
  fc.record({
    what: fc.constant('show' as const),
    question: fc.constantFrom<Name>('everything', 'campers', 'fixedPrices', 'secondPage'),
  }),
  fc.record({ what: fc.constantFrom('more' as const, 'refresh' as const, 'reconnect' as const, 'publish' as const) }),
  fc.record({
    what: fc.constantFrom('rivalBids' as const, 'rivalBuys' as const, 'scroll' as const),
    at: fc.nat({ max: 59 }),
  }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

function act(at: Workplace, step: Step): void {
  const { marketplace } = at.market;
  const list = at.list('browse');
  switch (step.what) {
    case 'show':
      return void at.loadOffers.show('browse', questions[step.question]);
    case 'more':
      return void at.loadOffers.more('browse');
    case 'refresh':
      return void at.loadOffers.refresh('browse');
    case 'reconnect':
      return void at.refetchScreen.refetch();
    case 'publish':
      return void marketplace.publish();
    case 'scroll':
      at.lists.rowsShown(pagesBetween(1, Math.max(1, list.nextPage - 1)));
      return list.place.scrolledTo(step.at);
    case 'rivalBids':
      return void marketplace.rivalBids(list.ids[step.at % list.ids.length]!);
    case 'rivalBuys':
      return void marketplace.rivalBuys(list.ids[step.at % list.ids.length]!);
  }
}

async function afterAll(scheduler: fc.Scheduler, plan: readonly Step[]): Promise<Workplace> {
  const at = await aRace(scheduler, { offers: 60 });
  await run(scheduler, plan, step => act(at, step));
  return at;
}

const race = (check: (at: Workplace, last: Name, scheduler: fc.Scheduler) => Promise<void> | void) =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(anyStep, { maxLength: 12 }), async (scheduler, plan) => {
      const at = await afterAll(scheduler, plan);
      const shown = plan.flatMap(step => (step.what === 'show' ? [step.question] : []));
      await check(at, shown.at(-1) ?? 'everything', scheduler);
    }),
    { numRuns: 50 },
  );

it('a list always shows the answer to the last question, and never an older one', async () => {
  await race((at, last) => {
    const list = at.list('browse');
    expect(list.question).toEqual(questions[last]);
    expect(list.status).toEqual({ step: 'idle' });
    expect(list.ids.map(hashId => at.offer(hashId)).filter(offer => !fits[last](offer))).toEqual([]);
    if (last === 'secondPage') expect(list.ids.length).toBeLessThanOrEqual(20);
  });
});

it('an offer never appears twice, in the list or waiting above it', async () => {
  await race(at => {
    const { ids, newRows: waiting } = at.list('browse');
    const all = [...ids, ...waiting];
    expect(new Set(all).size).toBe(all.length);
  });
});

it('every offer on screen is as new as the last push', async () => {
  await race(at => {
    for (const hashId of at.list('browse').ids) {
      const { highestBid, bidsCount, closed } = at.served(hashId);
      expect(at.offer(hashId)).toMatchObject({ highestBid, bidsCount, closed });
    }
  });
});

it('a list that is scrolled to its end has lost no offer', async () => {
  await race(async (at, last, scheduler) => {
    if (last === 'secondPage') return;
    const list = at.list('browse');
    for (let page = 0; list.hasMore && page < 10; page += 1) {
      void at.loadOffers.more('browse');
      await scheduler.waitIdle();
    }
    const { filters, buyNowOnly } = questions[last];
    const open = wholeList(at.dealer, 'browse', filters).filter(offer => !buyNowOnly || offer.buyNowPrice > 0);
    const shown = new Set([...list.ids, ...list.newRows]);
    expect(open.map(({ hashId }) => hashId).filter(hashId => !shown.has(hashId))).toEqual([]);
  });
});
