import { runInAction } from 'mobx';
import { KeptNews } from '../../../../src/application/notifications/KeptNews';
import { FreshOffers } from '../../../../src/application/offers/FreshOffers';
import type { OfferListPart } from '../../../../src/application/ports/Offers';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import type { Press } from '../../../../src/domain/bidding/Press';
import type { Offer, OfferPatch } from '../../../../src/domain/offers/Offer';
import { offerStanding } from '../../../../src/domain/offers/OwnBidStanding';
import { isOnSale } from '../../../../src/domain/offers/Sale';
import { euros } from '../../../../src/domain/shared/Money';
import { aDeal } from '../../../domain/deals/aDeal';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import type { MarketPorts } from '../../../support/Wire';
import { aHeldOffer, atTheList, type Workplace } from '../../../support/Workplace';

watchActions();

const REREAD_FOR = 66;
const FRAME = 16;

/** A server that sends deals only while `isOpen` returns true. */
function dealsOpenLater(isOpen: () => boolean) {
  const hidden = (offer: OfferPatch): OfferPatch => (isOpen() ? offer : { ...offer, deal: null });
  return ({ offers, ...ports }: MarketPorts): MarketPorts => ({
    ...ports,
    offers: {
      homeScreen: signal => offers.homeScreen(signal),
      list: async (tab, question, signal) => {
        const answer = await offers.list(tab, question, signal);
        if (!answer.ok || tab !== 'inRealization' || isOpen()) return answer;
        const none: OfferListPart = { ...answer.value, offers: [] };
        return { ok: true, value: none };
      },
      open: async (id, signal) => {
        const answer = await offers.open(id, signal);
        return answer.ok ? { ok: true, value: { ...answer.value, offer: hidden(answer.value.offer) } } : answer;
      },
    },
  });
}

/** A dealer who leads an auction that is out of sight. */
async function leading(isOpen = () => true) {
  const at = await atTheList({ through: dealsOpenLater(isOpen) });
  at.followMarket.follow();
  await settled();
  const { id, hashId, highestBid } = aHeldOffer(at, ({ ownBid, closed, buyNowPrice }) => {
    return ownBid === null && !closed && buyNowPrice > 0;
  });
  await at.placeBid(hashId, minimumBid(highestBid));
  await at.passes(FRAME);
  at.lists.tilesVisible({ tab: 'browse', ids: [], from: 0, to: 0 });
  const rivalBuys = async () => {
    at.market.marketplace.rivalBuys(hashId);
    await at.passes(FRAME);
  };
  const told = () => at.news.toasts.map(({ kind }) => kind);
  return { at, id, hashId, rivalBuys, told, isChecked: () => at.purchases.of(at.offer(hashId)) === 'checking' };
}

describe('an offer that closes while the dealer leads', () => {
  it('is checked, and no news reports it as sold meanwhile', async () => {
    const { rivalBuys, isChecked, told } = await leading(() => false);
    await rivalBuys();
    expect([isChecked(), told()]).toEqual([true, []]);
  });

  it('is checked also if the push about its list says that it is closed', async () => {
    const { at, id, hashId, isChecked } = await leading(() => false);
    at.followMarket.handleEvents([{ kind: 'offerListed', offer: { id, hashId, closed: true } }]);
    expect(isChecked()).toBe(true);
    expect(at.list('browse').newRows).toEqual([]);
  });

  it('is checked also if the pushes were missed and an answer shows it', async () => {
    const { at, hashId, isChecked } = await leading(() => false);
    at.twins.liveFeed.drop();
    at.market.marketplace.rivalBuys(hashId);
    await at.passes(FRAME);
    expect(isChecked()).toBe(false);
    await at.twins.liveFeed.reconnect();
    await at.container.get(FreshOffers).read(hashId, new AbortController().signal);
    expect(isChecked()).toBe(true);
  });

  it('becomes a deal as soon as the server sends one', async () => {
    let isOpen = false;
    const { at, id, hashId, isChecked } = await leading(() => isOpen);
    // The dealer buys on another device.
    at.dealer.acceptBuyNow(id);
    await at.passesInSeconds(7);
    expect([isChecked(), at.offer(hashId).deal]).toEqual([true, null]);
    isOpen = true;
    await at.passesInSeconds(4);
    expect([isChecked(), at.offer(hashId).deal !== null]).toEqual([false, true]);
    expect(at.list('inRealization').ids).toContain(hashId);
  });

  it('is told as an accepted bid as soon as its deal is known, and once', async () => {
    const { at, id, hashId, told } = await leading();
    const deal = { ...aDeal(), clientPrice: at.offer(hashId).ownBid };
    const push = { id, hashId, closed: true, ownBid: null, deal };
    at.followMarket.handleEvents([{ kind: 'offerChanged', offer: push }]);
    await settled();
    at.followMarket.handleEvents([{ kind: 'offerChanged', offer: { ...push, bidsCount: 9 } }]);
    expect(told()).toEqual(['accepted']);
    expect(at.purchases.timeOf(hashId)).toEqual({ at: at.twins.clock.now(), isLatest: true });
  });

  it('is told as an accepted bid also if the seller accepts one that is not the highest', async () => {
    const { at, id, hashId, told } = await leading();
    await at.loadOffers.refresh('inRealization');
    at.market.marketplace.rivalBids(hashId);
    await at.passesInSeconds(1);
    at.news.putAway(hashId);
    const deal = { ...aDeal(), clientPrice: at.offer(hashId).ownBid };
    at.followMarket.handleEvents([{ kind: 'offerChanged', offer: { id, hashId, closed: true, deal } }]);
    await settled();
    expect(told()).toEqual(['accepted']);
  });

  it('is told as a purchase on another device if its deal has another price than the own bid', async () => {
    const { at, id, told } = await leading();
    // The dealer buys on another device.
    at.dealer.acceptBuyNow(id);
    await at.passesInSeconds(7);
    expect(told()).toEqual(['boughtElsewhere']);
  });

  it('is lost as soon as the rejection by the seller is known', async () => {
    const { at, id, hashId, rivalBuys, isChecked } = await leading();
    await rivalBuys();
    at.registry.apply({ id, hashId, contractStatus: 'rejected' });
    await at.passesInSeconds(2);
    expect([isChecked(), at.offer(hashId).deal]).toEqual([false, null]);
  });

  it('is no longer checked after 60 s without a deal', async () => {
    const { at, rivalBuys, isChecked } = await leading(() => false);
    await rivalBuys();
    await at.passesInSeconds(REREAD_FOR);
    expect(isChecked()).toBe(false);
  });
});

describe('an offer', () => {
  const bid = euros(9000);

  /** Reports a change of an offer on which this dealer leads, and returns what was asked then. */
  async function changed(
    change: Partial<Offer>,
    press?: (at: Workplace, offer: Offer) => void,
    before?: Partial<Offer>,
  ) {
    const at = await atTheList();
    const held = aHeldOffer(at, ({ closed, ownBid }) => !closed && ownBid === null);
    const led: Offer = { ...held, highestBid: bid, ownBid: bid, contractStatus: null };
    runInAction(() => press?.(at, led));
    at.calls.length = 0;
    runInAction(() => {
      at.registry.apply({ ...led, ...before });
      at.registry.apply({ ...led, ...change });
    });
    const isChecked = at.purchases.of(at.offer(led.hashId)) === 'checking';
    await settled();
    return { isChecked, isAsked: at.calls.length > 0 };
  }

  const pressOn = ({ hashId }: Offer): Press => ({ action: 'buyNow', hashId, amount: bid, ownBidBefore: bid });

  it('that is closed while the dealer leads is checked', async () => {
    expect(await changed({ closed: true })).toEqual({ isChecked: true, isAsked: true });
  });

  it.each<[string, Partial<Offer>]>([
    ['gets a final price', { finalPrice: bid }],
    ['is archived', { archivedAt: Date.UTC(2026, 10, 20) }],
    ['loses the own bid with the answer that closes it', { closed: true, ownBid: null }],
  ])('that %s while the dealer leads is checked', async (_, change) => {
    expect(await changed(change)).toEqual({ isChecked: true, isAsked: true });
  });

  it('that is closed while the dealer waits for the seller is checked', async () => {
    const waiting = { ownBid: null, contractStatus: 'waiting' } as const;
    expect(await changed({ closed: true, ...waiting })).toEqual({ isChecked: true, isAsked: true });
  });

  it('that is still on sale is not checked', async () => {
    expect(await changed({ bidsCount: 7 })).toEqual({ isChecked: false, isAsked: false });
  });

  it.each<[string, Partial<Offer>]>([
    ['is closed while a rival leads', { closed: true, highestBid: euros(9100) }],
    ['gets a final price while a rival leads', { finalPrice: euros(9100), highestBid: euros(9100) }],
    ['is archived while a rival leads', { archivedAt: Date.UTC(2026, 10, 20), highestBid: euros(9100) }],
    ['is closed after the seller rejected the bid', { closed: true, contractStatus: 'rejected' }],
  ])('that %s is checked, because the dealer may have bought it on another device', async (_, change) => {
    expect(await changed(change)).toEqual({ isChecked: true, isAsked: true });
  });

  it('that was closed before is not checked again', async () => {
    const { at, id, hashId, rivalBuys } = await leading();
    at.market.marketplace.rivalBids(hashId);
    await at.passesInSeconds(1);
    await rivalBuys();
    await at.passesInSeconds(3);
    at.registry.apply({ id, hashId, bidsCount: 77 });
    expect(at.purchases.of(at.offer(hashId))).toBe('none');
  });

  it('with a press that is being sent is not checked', async () => {
    const answer = await changed({ closed: true }, (at, offer) => at.bars.sendingStarted(offer, pressOn(offer)));
    expect(answer.isAsked).toBe(false);
  });

  it('with a press whose outcome is unknown is not checked', async () => {
    const answer = await changed({ closed: true }, (at, offer) => {
      at.bars.sendingStarted(offer, pressOn(offer));
      at.pressStore.outcomeUnknown(pressOn(offer));
    });
    expect(answer).toEqual({ isChecked: false, isAsked: false });
  });
});

describe('a sale of an offer in sight without an own bid', () => {
  const FEW_SECONDS = 3;

  async function watching(isOpen = () => true) {
    const at = await atTheList({ through: dealsOpenLater(isOpen) });
    at.followMarket.follow();
    await at.passes(FRAME);
    const fits = ({ ownBid, buyNowPrice }: Offer) => ownBid === null && buyNowPrice > 0;
    const [offer] = at
      .list('browse')
      .ids.map(hashId => at.offer(hashId))
      .filter(held => isOnSale(held) && fits(held));
    at.calls.length = 0;
    const claim = () => offerStanding(at.offer(offer!.hashId), at.purchases.of(at.offer(offer!.hashId)));
    const keptNews = at.container.get(KeptNews);
    const kindsOf = () =>
      keptNews.unkept.filter(({ news }) => news.hashId === offer!.hashId).map(({ news }) => news.kind);
    return { at, ...offer!, claim, kindsOf };
  }

  it('is not called sold before the server has said that the dealer has no deal', async () => {
    const { at, hashId, claim } = await watching();
    at.market.marketplace.rivalBuys(hashId);
    await at.passes(FRAME);
    expect(claim()).toBe('checking');
    await at.passesInSeconds(FEW_SECONDS);
    expect(claim()).toBe('sold');
    expect(at.calls).toEqual([`open ${hashId}`, 'list inRealization 1']);
  });

  it('is a purchase if the dealer bought it on another device, and its 48 hours run', async () => {
    const { at, id, hashId, claim, kindsOf } = await watching();
    at.dealer.acceptBuyNow(id);
    await at.passes(FRAME);
    expect(claim()).not.toBe('sold');
    await at.passesInSeconds(FEW_SECONDS);
    expect([claim(), kindsOf()]).toEqual(['bought', ['boughtElsewhere']]);
    expect(at.purchases.timeOf(hashId)?.isLatest).toBe(true);
  });

  it('is asked about again if the count of the deals rises, because a deal may open later', async () => {
    let isOpen = false;
    const { at, id, claim, kindsOf } = await watching(() => isOpen);
    at.dealer.acceptBuyNow(id);
    await at.passesInSeconds(FEW_SECONDS);
    expect(claim()).toBe('sold');
    isOpen = true;
    at.counted({ inRealization: 77 });
    expect(claim()).toBe('checking');
    await at.passesInSeconds(FEW_SECONDS);
    expect([claim(), kindsOf()]).toEqual(['bought', ['boughtElsewhere']]);
  });

  it('is asked about until the server answers', async () => {
    let isDown = false;
    const down = { ok: false, error: { reason: 'server' } };
    const at = await atTheList({ wire: (_, ask) => (isDown ? Promise.resolve(down as never) : ask()) });
    at.followMarket.follow();
    await at.passes(FRAME);
    const { hashId } = aHeldOffer(at, ({ ownBid, closed }) => ownBid === null && !closed);
    isDown = true;
    at.market.marketplace.rivalBuys(hashId);
    await at.passesInSeconds(10);
    expect(at.purchases.of(at.offer(hashId))).toBe('checking');
    isDown = false;
    await at.passesInSeconds(10);
    expect(at.purchases.of(at.offer(hashId))).toBe('none');
  });

  it('shares one call with the other sales if there are many, and with those out of sight', async () => {
    const { at } = await watching();
    const { ids } = at.list('browse');
    const isFree = (offer: Offer) => offer.ownBid === null && !offer.isLiked && isOnSale(offer);
    const free = ids.filter(id => isFree(at.offer(id)));
    for (const hashId of free.slice(0, 8)) at.market.marketplace.rivalBuys(hashId);
    await at.passesInSeconds(FEW_SECONDS);
    at.lists.tilesVisible({ tab: 'browse', ids: [], from: 0, to: 0 });
    for (const hashId of free.slice(8, 11)) at.market.marketplace.rivalBuys(hashId);
    await at.passesInSeconds(2 * FEW_SECONDS);
    expect(at.calls).toEqual(['list inRealization 1', 'list inRealization 1']);
    const claims = free.slice(0, 11).map(hashId => at.purchases.of(at.offer(hashId)));
    expect(new Set(claims)).toEqual(new Set(['none']));
  });
});
