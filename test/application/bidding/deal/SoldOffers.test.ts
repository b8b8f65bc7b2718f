import { runInAction } from 'mobx';
import { Book } from '../../../../src/application/book/Book';
import { KeptNews } from '../../../../src/application/notifications/KeptNews';
import { FreshOffers } from '../../../../src/application/offers/FreshOffers';
import type { OfferListPart, Offers } from '../../../../src/application/ports/Offers';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import type { Press } from '../../../../src/domain/bidding/Press';
import type { HashId, Offer, OfferId, OfferPatch } from '../../../../src/domain/offers/Offer';
import { offerStanding, ownBidStanding } from '../../../../src/domain/offers/OwnBidStanding';
import { isOnSale } from '../../../../src/domain/offers/Sale';
import { DAY, HOUR } from '../../../../src/domain/shared/Instant';
import { euros } from '../../../../src/domain/shared/Money';
import { failed } from '../../../../src/domain/shared/Result';
import { aDeal } from '../../../domain/deals/aDeal';
import { anOffer } from '../../../support/anOffer';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import type { MarketPorts } from '../../../support/Wire';
import { aHeldOffer, atTheList, Workplace, type WorkplaceOptions } from '../../../support/Workplace';
import { InMemoryTabLocks } from '../../../twins/InMemoryTabLocks';
import { aDeal as aListedDeal } from './aDeal';

watchActions();

describe('SoldOffers', () => {
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
});

describe('SoldOffers, of listed bids', () => {
  const outbid: Partial<Offer> = { ownBid: euros(8000), highestBid: euros(9000) };

  const sold = (number: number, change: Partial<Offer> = {}): Offer =>
    anOffer({ id: number as OfferId, hashId: `CA-${number}` as HashId, ...outbid, closed: true, ...change });

  /** A market whose answer about the deals the test decides. */
  function dealsAre(deals: () => readonly Offer[] | 'unanswered') {
    return ({ offers, ...ports }: MarketPorts): MarketPorts => ({
      ...ports,
      offers: {
        homeScreen: signal => offers.homeScreen(signal),
        open: (id, signal) => offers.open(id, signal),
        list: async (tab, question, signal) => {
          const answer = await offers.list(tab, question, signal);
          const now = deals();
          if (tab !== 'inRealization' || !answer.ok) return answer;
          return now === 'unanswered'
            ? failed({ reason: 'timedOut' })
            : { ok: true, value: { ...answer.value, offers: now } };
        },
      } satisfies Offers,
    });
  }

  /** A page that has just been loaded, with these rows in its first answer. */
  function loadedWith(rows: readonly Offer[], options: WorkplaceOptions = {}) {
    const at = new Workplace(options);
    for (const row of rows) at.registry.apply(row);
    const standingOf = ({ hashId }: Offer) => {
      const offer = at.offer(hashId);
      return ownBidStanding(offer, at.purchases.of(offer));
    };
    const checks = () => at.sent('list').filter(call => call.startsWith('list inRealization')).length;
    return { at, standingOf, checks };
  }

  describe('an own bid that was not the highest on an offer that was sold before the page was loaded', () => {
    it.each<[string, Partial<Offer>]>([
      ['closed', {}],
      ['final price', { closed: false, finalPrice: euros(9000) }],
      ['archive date', { closed: false, archivedAt: Date.UTC(2026, 10, 21) }],
    ])('is checked for 60 s and only then lost, if the sign of the sale is its %s', async (_, sign) => {
      const row = sold(1, sign);
      const { at, standingOf } = loadedWith([row], { through: dealsAre(() => []) });
      expect(standingOf(row)).toBe('checking');
      await at.passesInSeconds(59);
      expect(standingOf(row)).toBe('checking');
      await at.passesInSeconds(2);
      expect(standingOf(row)).toBe('lost');
    });

    it('is won as soon as the list of deals has the offer, even if the server sends nothing else about the deal', async () => {
      let isListed = false;
      const row = sold(1);
      const { at, standingOf } = loadedWith([row], { through: dealsAre(() => (isListed ? [sold(1)] : [])) });
      await at.passesInSeconds(10);
      expect(standingOf(row)).toBe('checking');
      isListed = true;
      await at.passesInSeconds(6);
      expect(standingOf(row)).toBe('won');
      expect(at.list('inRealization').ids).toEqual([row.hashId]);
    });

    it('is not lost while the server does not answer, and is looked for again', async () => {
      let isAnswering = false;
      const row = sold(1);
      const { at, standingOf } = loadedWith([row], { through: dealsAre(() => (isAnswering ? [] : 'unanswered')) });
      await at.passesInSeconds(61);
      expect(standingOf(row)).toBe('undecided');
      isAnswering = true;
      await at.passesInSeconds(61);
      expect(standingOf(row)).toBe('lost');
    });

    it('is lost at once if the offer was archived more than a day ago', async () => {
      const at = new Workplace();
      const row = sold(1, { archivedAt: at.twins.clock.now() - 2 * DAY });
      at.registry.apply(row);
      expect(ownBidStanding(row, at.purchases.of(row))).toBe('lost');
    });
  });

  describe('a highest own bid on an offer that was sold before the page was loaded', () => {
    it('is checked for 60 s, and then the buyer is not known', async () => {
      const row = sold(1, { ownBid: euros(9000) });
      const { at, standingOf } = loadedWith([row], { through: dealsAre(() => []) });
      expect(standingOf(row)).toBe('checking');
      await at.passesInSeconds(61);
      expect(standingOf(row)).toBe('undecided');
    });
  });

  describe('the look for the buyers of listed own bids', () => {
    const rows = Array.from({ length: 200 }, (_, index) => sold(index + 1));

    it('looks for all offers of an answer with the same five calls', async () => {
      const { at, standingOf, checks } = loadedWith(rows, { through: dealsAre(() => []) });
      await at.passesInSeconds(120);
      expect([checks(), at.sent('open').length]).toEqual([5, 0]);
      expect(new Set(rows.map(standingOf))).toEqual(new Set(['lost']));
    });

    it('shares its calls among answers that arrive one after the other', async () => {
      const { at, standingOf, checks } = loadedWith([], { through: dealsAre(() => []) });
      for (const [index, row] of rows.entries()) {
        at.registry.apply(row);
        if (index % 20 === 0) await at.passes(300);
      }
      await at.passesInSeconds(120);
      expect(checks()).toBeLessThanOrEqual(12);
      expect(new Set(rows.map(standingOf))).toEqual(new Set(['lost']));
    });

    it('does not look for an offer without an own bid', async () => {
      const { at, checks } = loadedWith([sold(1, { ownBid: null })], { through: dealsAre(() => []) });
      await at.passesInSeconds(120);
      expect(checks()).toBe(0);
    });
  });

  describe('an offer that was bought on this device', () => {
    it('is still won after a reload, however long its deal is not listed', async () => {
      const at = await atTheList({ through: dealsAre(() => []) });
      const hashId = at.list('browse').ids.find(id => at.offer(id).buyNowPrice > 0 && !at.offer(id).closed)!;
      await at.acceptBuyNow(hashId, at.offer(hashId).buyNowPrice);
      await at.passesInSeconds(2);

      const row: Offer = { ...at.offer(hashId), ...outbid, closed: true, deal: null };
      const { at: reloaded, standingOf } = loadedWith([row], { beside: at, through: dealsAre(() => []) });
      expect(standingOf(row)).toBe('checking');
      await reloaded.signedIn.begin();
      expect(standingOf(row)).toBe('won');
      await reloaded.passesInSeconds(120);
      expect(standingOf(row)).toBe('won');
    });
  });
});

describe('the time of a deal', () => {
  async function aDealOfABidFromHere() {
    const { at, deal } = await aListedDeal();
    const { hashId } = deal;
    const bid = { hashId, amount: euros(8000), placedAt: at.twins.clock.now() - HOUR };
    await at.container.get(Book).keep('placedBids', hashId, bid);
    return { at, hashId };
  }

  it('is at the latest when this device first listed it, if the bid was placed here, also after a reload', async () => {
    const { at, hashId } = await aDealOfABidFromHere();
    const seenAt = at.twins.clock.now();
    at.purchases.followDeals();
    await settled();
    expect(at.purchases.timeOf(hashId)).toEqual({ at: seenAt, isLatest: true });
    await at.passes(HOUR);
    const page = new Workplace({ beside: at, tabLocks: new InMemoryTabLocks() });
    await page.loadOffers.refresh('inRealization');
    page.purchases.followDeals();
    await settled();
    expect(page.purchases.timeOf(hashId)).toEqual({ at: seenAt, isLatest: true });
  });

  it('is unknown if neither the purchase nor the bid was made here', async () => {
    const { at, deal } = await aListedDeal();
    at.purchases.followDeals();
    await settled();
    expect(at.purchases.timeOf(deal.hashId)).toBeNull();
  });

  it('is the time of the press if it was pressed here', async () => {
    const { at, hashId } = await aDealOfABidFromHere();
    at.purchases.found(hashId, { boughtAt: 5 });
    at.purchases.followDeals();
    await settled();
    expect(at.purchases.timeOf(hashId)).toEqual({ at: 5, isLatest: false });
  });
});
