import * as fc from 'fast-check';
import { runInAction } from 'mobx';
import { Book } from '../../../src/application/book/Book';
import { HiddenReturns } from '../../../src/application/live/HiddenReturns';
import { HiddenOffers } from '../../../src/application/offers/hidden/HiddenOffers';
import { type HideUntil, newHiddenOffer, mayBeHidden } from '../../../src/domain/offers/HiddenOffer';
import type { Offer } from '../../../src/domain/offers/Offer';
import { isOnSale } from '../../../src/domain/offers/Sale';
import { DAY, MINUTE, SECOND } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { wholeList } from '../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';
import { InMemoryTabLocks } from '../../twins/InMemoryTabLocks';

watchActions();

/** A visit during which no row of the hidden offers is loaded. */
async function aVisit(until: HideUntil | readonly HideUntil[], count = 3, change: Partial<Offer> = {}) {
  const at = new Workplace({ offers: 120 });
  const offers = wholeList(at.dealer, 'browse')
    .filter(offer => isOnSale(offer) && mayBeHidden(offer))
    .slice(0, count);
  const hidden = offers.map((offer, index) => ({
    key: offer.hashId,
    changedAt: 1,
    value: newHiddenOffer(
      { ...offer, ...change },
      'tooDear',
      typeof until === 'string' ? until : until[index]!,
      at.twins.clock.now(),
    ),
  }));
  await at.twins.book.put(at.session.dealerKey, 'hidden', hidden);
  at.container.get(HiddenReturns).run();
  const stop = at.container.get(HiddenReturns).reread();
  await settled();
  return { at, offers, stop, hiddenOffers: at.container.get(HiddenOffers) };
}

describe('HiddenReturns.reread', () => {
  it('always brings back within one visit what the server has changed as the dealer waits for it, and nothing else', async () => {
    const anyHidden = fc.record({
      until: fc.constantFrom<HideUntil>('priceFalls', 'bid', 'forGood', 'sevenDays'),
      happens: fc.constantFrom('cheaper', 'dearer', 'bid', 'nothing'),
    });
    /** What the dealer waits for, in words. */
    const met = { priceFalls: 'cheaper', bid: 'bid', forGood: null, sevenDays: null };
    await fc.assert(
      fc.asyncProperty(fc.array(anyHidden, { maxLength: 5 }), fc.nat(20), async (hidden, seconds) => {
        const price = euros(70_000);
        const untils = hidden.map(({ until }) => until);
        const { at, offers, hiddenOffers } = await aVisit(untils, hidden.length, { buyNowPrice: price });
        // Before the offers are read for the first time, while they are read, or after it.
        for (const { hashId } of offers) at.market.marketplace.sellerAsks(hashId, price);
        await at.passesInSeconds(seconds);
        hidden.forEach(({ happens }, index) => {
          const { hashId } = offers[index]!;
          if (happens === 'bid') at.market.marketplace.rivalBids(hashId);
          if (happens === 'cheaper') at.market.marketplace.sellerAsks(hashId, euros(69_000));
          if (happens === 'dearer') at.market.marketplace.sellerAsks(hashId, euros(71_000));
        });
        await at.passesInSeconds(16 * 60);
        const expected = offers.filter((_, index) => met[hidden[index]!.until] === hidden[index]!.happens);
        const back = hiddenOffers.cameBack.map(({ hashId }) => hashId);
        expect(back.sort()).toEqual(expected.map(({ hashId }) => hashId).sort());
      }),
      { numRuns: 8 },
    );
  });

  it('brings an offer back whose price fell or that got a bid, although its row is not loaded', async () => {
    const dearer = { minimalPrice: euros(900_000), buyNowPrice: euros(900_000), highestBid: euros(900_000) };
    const fell = await aVisit('priceFalls', 1, dearer);
    expect(fell.hiddenOffers.cameBack).toEqual([]);
    await fell.at.passesInSeconds(1);
    expect(fell.hiddenOffers.cameBack).toMatchObject([{ hashId: fell.offers[0]!.hashId, cameBack: 'priceFell' }]);

    const bid = await aVisit('bid', 1);
    await bid.at.passesInSeconds(1);
    expect(bid.hiddenOffers.cameBack).toEqual([]);
    bid.at.market.marketplace.rivalBids(bid.offers[0]!.hashId);
    await bid.at.passesInSeconds(15 * 60 + 1);
    expect(bid.hiddenOffers.cameBack).toMatchObject([{ cameBack: 'bidCame' }]);
  });

  it('reads each once at the start and every 15 minutes: one a second, and 50 at most', async () => {
    const { at } = await aVisit('priceFalls', 60);
    await at.passes(SECOND);
    expect(at.sent('open')).toHaveLength(1);
    await at.passesInSeconds(100);
    expect(at.sent('open')).toHaveLength(50);
    await at.passes(14 * MINUTE);
    await at.passesInSeconds(100);
    const all = new Set(at.sent('open'));
    expect(at.sent('open')).toHaveLength(100);
    expect(all.size).toBe(60);
  });

  it('reads others first on another day, so that many come back in spite of short visits', async () => {
    const { at, stop } = await aVisit('priceFalls', 60);
    await at.passesInSeconds(50);
    stop();
    await at.passes(DAY);
    const next = new Workplace({ beside: at, tabLocks: new InMemoryTabLocks() });
    await next.container.get(Book).hold();
    next.container.get(HiddenReturns).reread();
    await at.passesInSeconds(50);
    expect(at.sent('open')).toHaveLength(50);
    expect(new Set([...at.sent('open'), ...next.sent('open')]).size).toBe(60);
  });

  it('reads none that is hidden for good or for 7 days, none beside a press, and none after its end', async () => {
    const forGood = await aVisit('forGood');
    await forGood.at.passesInSeconds(10);
    const forDays = await aVisit('sevenDays');
    await forDays.at.passes(7 * DAY);
    expect([...forGood.at.sent('open'), ...forDays.at.sent('open')]).toEqual([]);

    const { at, stop, offers } = await aVisit('bid', 2);
    const { hashId } = offers[0]!;
    const press = { action: 'bid', hashId, amount: euros(8500), ownBidBefore: euros(0) } as const;
    runInAction(() => at.bars.sendingStarted(offers[0]!, press));
    await at.passesInSeconds(5);
    expect(at.sent('open')).toEqual([]);
    runInAction(() => at.pressStore.failed(press, { reason: 'offline' }));
    await at.passesInSeconds(1);
    expect(at.sent('open')).toHaveLength(1);
    stop();
    await at.passesInSeconds(20 * 60);
    expect(at.sent('open')).toHaveLength(1);
  });
});
