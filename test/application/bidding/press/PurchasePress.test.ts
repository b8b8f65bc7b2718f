import { OwnPurchases } from '../../../../src/application/bidding/deal/OwnPurchases';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import type { Offer, OfferPatch } from '../../../../src/domain/offers/Offer';
import { SECOND } from '../../../../src/domain/shared/Instant';
import type { Money } from '../../../../src/domain/shared/Money';
import { visitorEmail } from '../../../infrastructure/demo/market/aMarketplace';
import { anOffer } from '../../../support/anOffer';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import type { MarketPorts } from '../../../support/Wire';
import { aHeldOffer, atTheList, Workplace, type WorkplaceOptions } from '../../../support/Workplace';
import { InMemoryTabLocks } from '../../../twins/InMemoryTabLocks';

watchActions();

async function aFixedPrice(options?: WorkplaceOptions): Promise<{ at: Workplace; offer: Offer }> {
  const at = await atTheList(options);
  return { at, offer: aHeldOffer(at, ({ buyNowPrice, closed }) => buyNowPrice > 0 && !closed) };
}

/** A server that lists running deals only while `isListed` returns true. */
function dealsListedWhen(isListed: () => boolean) {
  return ({ offers, ...ports }: MarketPorts): MarketPorts => ({
    ...ports,
    offers: {
      homeScreen: signal => offers.homeScreen(signal),
      open: (id, signal) => offers.open(id, signal),
      list: async (tab, question, signal) => {
        const answer = await offers.list(tab, question, signal);
        return answer.ok && tab === 'inRealization' && !isListed()
          ? { ok: true, value: { ...answer.value, offers: [] } }
          : answer;
      },
    },
  });
}

const barOf = (at: Workplace, { hashId }: Offer) => at.bars.barOf(at.offer(hashId));

describe('a purchase', () => {
  it('closes the offer, shows the thank-you and refetches the list of running deals after 1 s', async () => {
    const { at, offer } = await aFixedPrice();
    await at.acceptBuyNow(offer.hashId, offer.buyNowPrice);
    expect(at.served(offer.hashId).deal).not.toBeNull();
    expect(at.offer(offer.hashId).closed).toBe(true);
    expect(barOf(at, offer)).toBe('thankYouBuyNow');
    expect(at.pressStore.stepOf(offer.hashId)).toEqual({ step: 'idle' });
    await at.passes(SECOND - 1);
    expect(at.calls).not.toContain('list inRealization 1');
    await at.passes(1);
    expect(at.list('inRealization').ids[0]).toBe(offer.hashId);
  });

  it('looks for the deal again after 5, 15, 30 and 60 s until it is in the list of running deals', async () => {
    let isListed = false;
    const { at, offer } = await aFixedPrice({ through: dealsListedWhen(() => isListed) });
    await at.acceptBuyNow(offer.hashId, offer.buyNowPrice);
    const checks: number[] = [];
    for (let second = 1; second <= 100; second += 1) {
      const before = at.calls.length;
      if (second === 30) isListed = true;
      await at.passes(SECOND);
      if (at.calls.slice(before).includes('list inRealization 1')) checks.push(second);
    }
    expect(checks).toEqual([1, 5, 15, 30]);
    expect(at.list('inRealization').ids[0]).toBe(offer.hashId);
  });

  it('shows a final bar that no later action or push replaces', async () => {
    const { at, offer } = await aFixedPrice();
    await at.acceptBuyNow(offer.hashId, offer.buyNowPrice);
    await at.passes(SECOND);
    for (const event of [
      'thankYouClosed',
      'differentOfferChosen',
      'resigned',
      'bidAccepted',
      'transportChosen',
    ] as const)
      at.bars.happened(at.offer(offer.hashId), event);
    at.registry.apply({ id: offer.id, hashId: offer.hashId, closed: false });
    await at.acceptBuyNow(offer.hashId, offer.buyNowPrice);
    expect(at.sent('buy')).toHaveLength(1);
    expect(barOf(at, offer)).toBe('thankYouBuyNow');
    expect(at.offer(offer.hashId).closed).toBe(true);
  });

  it('does not look up the buyer of an offer that the dealer led and has bought', async () => {
    const { at, offer } = await aFixedPrice();
    await at.placeBid(offer.hashId, minimumBid(offer.highestBid));
    await at.acceptBuyNow(offer.hashId, offer.buyNowPrice);
    expect([at.offer(offer.hashId).closed, at.purchases.of(at.offer(offer.hashId))]).toEqual([true, 'done']);
  });

  it('shows the thank-you even if a push brings the deal before the answer', async () => {
    const { at, offer } = await aFixedPrice();
    at.twins.line.latency = 100;
    void at.acceptBuyNow(offer.hashId, offer.buyNowPrice);
    await settled();
    const { id, hashId, deal } = at.served(offer.hashId);
    at.registry.apply({ id, hashId, closed: true, deal });
    await at.passes(100);
    expect(barOf(at, offer)).toBe('thankYouBuyNow');
  });
});

describe('the time of a purchase', () => {
  /** The same browser after a reload. */
  async function afterReload(at: Workplace): Promise<Workplace> {
    const page = new Workplace({ beside: at, tabLocks: new InMemoryTabLocks() });
    await page.container.get(OwnPurchases).restore();
    return page;
  }

  it('is the time of the press, also after a reload', async () => {
    const { at, offer } = await aFixedPrice();
    at.twins.line.latency = 100;
    const pressedAt = at.twins.clock.now();
    expect(at.purchases.timeOf(offer.hashId)).toBeNull();
    void at.acceptBuyNow(offer.hashId, offer.buyNowPrice);
    await settled();
    await at.passes(100);
    const time = { at: pressedAt, isLatest: false };
    expect(at.purchases.timeOf(offer.hashId)).toEqual(time);
    expect((await afterReload(at)).purchases.timeOf(offer.hashId)).toEqual(time);
  });

  it('is unknown for a purchase that was stored without its time', async () => {
    const { at, offer } = await aFixedPrice();
    await at.twins.kept.keep('11', 'purchaseTimes', offer.hashId, {});
    const page = await afterReload(at);
    expect(page.purchases.timeOf(offer.hashId)).toBeNull();
    expect(page.purchases.pressedOf(offer.hashId)).toBe('done');
  });

  it('stays known when the deal is found again', () => {
    const at = new Workplace();
    const { hashId } = anOffer();
    at.purchases.found(hashId, { boughtAt: 5 });
    at.purchases.found(hashId);
    expect(at.purchases.timeOf(hashId)).toEqual({ at: 5, isLatest: false });
  });
});

describe('the news of a purchase', () => {
  const told = ({ news }: Workplace) => news.toasts.map(({ kind }) => kind);

  it('says that it was confirmed or refused, if the dealer looks at something else', async () => {
    const { at, offer } = await aFixedPrice();
    const other = aHeldOffer(at, ({ hashId, buyNowPrice, closed }) => {
      return buyNowPrice > 0 && !closed && hashId !== offer.hashId;
    });
    at.lists.shown('liked');
    await at.acceptBuyNow(offer.hashId, offer.buyNowPrice);
    expect(told(at)).toEqual(['purchaseConfirmed']);
    at.market.marketplace.rivalBuys(other.hashId);
    await at.acceptBuyNow(other.hashId, other.buyNowPrice);
    expect(told(at)).toEqual(['purchaseConfirmed', 'purchaseRefused']);
  });
});

describe('a purchase sends nothing', () => {
  it.each([
    ['without a fixed price', { buyNowPrice: 0 as Offer['buyNowPrice'] }],
    ['that is closed', { closed: true }],
  ])('for an offer %s', async (_, change) => {
    const { at, offer } = await aFixedPrice();
    const patch: OfferPatch = { id: offer.id, hashId: offer.hashId, ...change };
    at.registry.apply(patch);
    await at.acceptBuyNow(offer.hashId, offer.buyNowPrice);
    expect(at.sent('buy')).toEqual([]);
  });

  it('if the price differs from the one that the dealer has read', async () => {
    const { at, offer } = await aFixedPrice();
    const dearer = (offer.buyNowPrice + 100) as Money;
    at.registry.apply({ id: offer.id, hashId: offer.hashId, buyNowPrice: dearer });
    await at.acceptBuyNow(offer.hashId, offer.buyNowPrice);
    expect(at.sent('buy')).toEqual([]);
    expect(at.pressStore.stepOf(offer.hashId)).toEqual({ step: 'idle' });
    await at.acceptBuyNow(offer.hashId, dearer);
    expect(at.sent('buy')).toHaveLength(1);
  });

  it('for a dealer with test access', async () => {
    const { at, offer } = await aFixedPrice({ email: visitorEmail });
    await at.acceptBuyNow(offer.hashId, offer.buyNowPrice);
    expect(at.sent('buy')).toEqual([]);
  });
});

describe('a purchase on an offer that another dealer bought first', () => {
  it('reports that it is sold, with the words of the server, and keeps the bar', async () => {
    const { at, offer } = await aFixedPrice();
    at.market.marketplace.rivalBuys(offer.hashId);
    await at.acceptBuyNow(offer.hashId, offer.buyNowPrice);
    expect(at.pressStore.stepOf(offer.hashId)).toEqual({
      step: 'failed',
      action: 'buyNow',
      amount: offer.buyNowPrice,
      cause: 'closed',
      failure: { reason: 'refused', status: 422, message: 'This offer is closed.' },
    });
    expect(barOf(at, offer)).toBe('buyNow');
  });
});
