import * as fc from 'fast-check';
import { autorun } from 'mobx';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import type { Offer } from '../../../../src/domain/offers/Offer';
import type { Money } from '../../../../src/domain/shared/Money';
import { aRace, run } from '../../../support/aRace';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer, type Workplace } from '../../../support/Workplace';

watchActions();

const steps = ['bid', 'buy', 'rivalBids', 'rivalBuys', 'open', 'refresh', 'ownBids'] as const;
type Step = readonly [what: (typeof steps)[number], offer: 0 | 1];

const anyStep: fc.Arbitrary<Step> = fc.tuple(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('bid' as const, 'rivalBids' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...steps) },
  ),
  fc.constantFrom(0, 1),
);

function act(at: Workplace, [what, index]: Step, offers: readonly Offer[]): void {
  const { hashId } = offers[index]!;
  switch (what) {
    case 'bid':
      return void at.placeBid(hashId, minimumBid(at.offer(hashId).highestBid));
    case 'buy':
      return void at.acceptBuyNow(hashId, at.offer(hashId).buyNowPrice);
    case 'rivalBids':
      return void at.market.marketplace.rivalBids(hashId);
    case 'rivalBuys':
      return void at.market.marketplace.rivalBuys(hashId);
    case 'open':
      return void at.opened.read(hashId);
    case 'refresh':
      return void at.loadOffers.refresh('browse');
    case 'ownBids':
      return void at.loadOffers.refresh('ownBids');
  }
}

/** Records each time the shown state of an offer becomes older. */
function watchFalls(at: Workplace, { hashId }: Offer, falls: string[]): () => void {
  let before: Offer = at.offer(hashId);
  return autorun(() => {
    const now = at.offer(hashId);
    if (now.highestBid < before.highestBid) falls.push(`highest bid ${before.highestBid} → ${now.highestBid}`);
    if (now.bidsCount! < before.bidsCount!) falls.push(`bids ${before.bidsCount} → ${now.bidsCount}`);
    const ownBidFell = (now.ownBid ?? 0) < (before.ownBid ?? 0);
    // The own bid of an offer ends when it becomes a deal.
    if (ownBidFell && now.deal === null) falls.push(`own bid ${before.ownBid} → ${now.ownBid}`);
    if (before.closed && !now.closed) falls.push('opened again');
    before = now;
  });
}

it('bids, purchases and rival bids on two offers never mix, and both offers end with the state of the server', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(anyStep, { minLength: 2, maxLength: 10 }), async (scheduler, plan) => {
      const at = await aRace(scheduler, { offers: 24 });
      const fixed = aHeldOffer(at, ({ buyNowPrice, ownBid, closed }) => buyNowPrice > 0 && ownBid === null && !closed);
      const auctioned = aHeldOffer(at, ({ buyNowPrice, ownBid }) => buyNowPrice === 0 && ownBid === null);
      const offers = [fixed, auctioned];
      const falls: string[] = [];
      const stops = offers.map(offer => watchFalls(at, offer, falls));
      await run(scheduler, plan, step => act(at, step, offers));
      stops.forEach(stop => stop());
      expect(falls).toEqual([]);
      for (const { hashId } of offers) expectTheTruth(at, hashId);
    }),
    { numRuns: 100 },
  );
});

function expectTheTruth(at: Workplace, hashId: Offer['hashId']): void {
  const { highestBid, bidsCount, closed, deal, ownBid } = at.served(hashId);
  expect(at.offer(hashId)).toMatchObject({ highestBid, bidsCount, closed });
  expect(at.offer(hashId).ownBid ?? 0).toBeGreaterThanOrEqual(ownBid ?? 0);
  if (deal === null) expect(at.offer(hashId).ownBid).toBe(ownBid);
  expect(at.pressStore.isLocked(hashId)).toBe(false);
  const bar = at.bars.barOf(at.offer(hashId));
  expect(bar === 'thankYouBuyNow').toBe(deal !== null);
  if (bar === 'thankYouBid') expect(ownBid).not.toBeNull();
  // What was bought is in the list of deals, and no longer among the bids of the server.
  const isListed = ownBid !== null && deal === null && at.list('ownBids').lastFetchedAt !== null;
  if (isListed) expect(at.list('ownBids').ids).toContain(hashId);
}

it('every press is answered on its own offer, and amounts typed for other offers stay', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, tooLow) => {
      const at = await aRace(scheduler, { offers: 24 });
      const one = aHeldOffer(at, ({ ownBid, closed }) => ownBid === null && !closed);
      const other = aHeldOffer(at, ({ ownBid, hashId, closed }) => ownBid === null && hashId !== one.hashId && !closed);
      const amounts = [
        minimumBid(one.highestBid),
        (minimumBid(other.highestBid) - (tooLow ? 100 : 0)) as Money,
      ] as const;
      at.typeAmount(one.hashId, amounts[0]);
      at.typeAmount(other.hashId, amounts[1]);
      void at.placeBid(one.hashId, amounts[0]);
      void at.placeBid(other.hashId, amounts[1]);
      await scheduler.waitIdle();
      expect(at.amountFor(one.hashId)).toBe(0);
      expect(at.amountFor(other.hashId)).toBe(tooLow ? amounts[1] : 0);
      expect(at.pressStore.stepOf(one.hashId).step).toBe('idle');
      expect(at.pressStore.stepOf(other.hashId).step).toBe(tooLow ? 'failed' : 'idle');
      expect(at.offer(one.hashId).ownBid).toBe(amounts[0]);
      expect(at.offer(other.hashId).ownBid).toBe(tooLow ? null : amounts[1]);
    }),
    { numRuns: 40 },
  );
});
