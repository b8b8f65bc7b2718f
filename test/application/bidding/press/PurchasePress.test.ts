import * as fc from 'fast-check';
import { autorun } from 'mobx';
import { OwnPurchases } from '../../../../src/application/bidding/deal/OwnPurchases';
import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import { isPickedUp } from '../../../../src/domain/offers/Deal';
import type { Offer, OfferPatch } from '../../../../src/domain/offers/Offer';
import { SECOND } from '../../../../src/domain/shared/Instant';
import type { Money } from '../../../../src/domain/shared/Money';
import { visitorEmail } from '../../../infrastructure/demo/market/aMarketplace';
import { anOffer } from '../../../support/anOffer';
import { run } from '../../../support/aRace';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { type MarketPorts, scheduledWire, straightWire, type Wire } from '../../../support/Wire';
import { aHeldOffer, atTheList, Workplace, type WorkplaceOptions } from '../../../support/Workplace';
import { InMemoryTabLocks } from '../../../twins/InMemoryTabLocks';
import { aDeal, barOf, withTransport } from '../deal/aDeal';

watchActions();

describe('PurchasePress', () => {
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
});

describe('DealPresses, pickup', () => {
  describe('a pickup', () => {
    it('creates the invoice and shows the thank-you with one request', async () => {
      const { at, deal } = await aDeal();
      expect(barOf(at, deal)).toBe('pickUp');
      at.bars.toggleRow(deal);
      await at.confirmPickup(deal.hashId);
      expect(at.calls).toEqual([`pickup ${deal.id}`]);
      expect(at.offer(deal.hashId).deal).toMatchObject({ vehiclePickedUp: true, invoiceCreated: true });
      expect([at.bars.barOf(at.offer(deal.hashId)), at.bars.isExpanded(deal.hashId)]).toEqual(['thankYouPickUp', true]);
      expect(at.pressStore.stepOf(deal.hashId)).toEqual({ step: 'idle' });
      expect(at.served(deal.hashId).deal).toEqual(at.offer(deal.hashId).deal);
    });

    it('is thanked for until the dealer closes the thanks or leaves the page, and never if only the server says that the invoice exists', async () => {
      const { at, deal } = await aDeal();
      await at.confirmPickup(deal.hashId);
      expect(at.bars.isThanking(at.offer(deal.hashId))).toBe(true);
      at.bars.happened(at.offer(deal.hashId), 'thankYouClosed');
      expect(at.bars.isThanking(at.offer(deal.hashId))).toBe(false);
      const onPage = await aDeal();
      await onPage.at.confirmPickup(onPage.deal.hashId);
      onPage.at.bars.leavePage(onPage.deal.hashId, { wasExpanded: true });
      expect(onPage.at.bars.isThanking(onPage.at.offer(onPage.deal.hashId))).toBe(false);
      const elsewhere = await aDeal();
      const { id, hashId } = elsewhere.deal;
      elsewhere.at.bars.toggleRow(elsewhere.deal);
      elsewhere.at.registry.apply({ id, hashId, deal: { ...elsewhere.deal.deal!, invoiceCreated: true } });
      expect(barOf(elsewhere.at, elsewhere.deal)).toBe('thankYouPickUp');
      expect(elsewhere.at.bars.isThanking(elsewhere.at.offer(hashId))).toBe(false);
    });

    it('keeps the deal in the list until the server archives it', async () => {
      const { at, deal } = await aDeal();
      await at.confirmPickup(deal.hashId);
      await at.loadOffers.refresh('inRealization');
      expect(at.list('inRealization').ids).toContain(deal.hashId);
      expect(barOf(at, deal)).toBe('thankYouPickUp');
      expect(at.market.marketplace.archiveDeal(deal.hashId, at.session.email)).toBe(true);
      await at.loadOffers.refresh('inRealization');
      await at.loadOffers.refresh('archived');
      expect(at.list('inRealization').ids).not.toContain(deal.hashId);
      expect(at.list('archived').ids[0]).toBe(deal.hashId);
    });

    it('makes the invoices stale, and the new invoice is at their top', async () => {
      const { at, deal } = await aDeal();
      await at.invoices.pages.show();
      const before = at.invoices.pages.list.totalCount;
      await at.confirmPickup(deal.hashId);
      await at.invoices.pages.show();
      expect(at.invoices.pages.list.totalCount).toBe(before + 1);
      expect(at.invoices.pages.rows[0]?.offer).toBe(deal.hashId);
    });
  });

  describe('a pickup sends nothing', () => {
    it('for an archived deal', async () => {
      const { at, deal } = await aDeal();
      const { id, hashId } = deal;
      at.registry.apply({ id, hashId, inArchive: true });
      await at.confirmPickup(hashId);
      expect(at.calls).toEqual([]);
    });

    it('for a vehicle that was picked up', async () => {
      const { at, deal } = await aDeal();
      await at.confirmPickup(deal.hashId);
      await at.confirmPickup(deal.hashId);
      expect(at.sent('pickup')).toHaveLength(1);
    });

    it('for an offer that is no deal', async () => {
      const { at } = await aDeal();
      await at.loadOffers.refresh('browse');
      await at.confirmPickup(at.list('browse').ids[0]!);
      expect(at.sent('pickup')).toEqual([]);
    });
  });

  describe('a refused pickup', () => {
    it('shows the words of the server, and then the deal as the server has it', async () => {
      const { at, deal } = await aDeal();
      at.dealer.confirmPickup(deal.id);
      await at.confirmPickup(deal.hashId);
      const failure = { reason: 'refused', status: 422, message: 'The vehicle has already been picked up.' };
      expect(at.pressStore.stepOf(deal.hashId)).toMatchObject({ step: 'failed', action: 'pickup', failure });
      await settled();
      expect(barOf(at, deal)).toBe('thankYouPickUp');
    });
  });

  describe('cancelling the pickup', () => {
    it('collapses the row and keeps the bar', async () => {
      const { at, deal } = await aDeal();
      at.bars.toggleRow(deal);
      at.bars.happened(deal, 'pickUpCancelled');
      expect([at.bars.barOf(deal), at.bars.isExpanded(deal.hashId)]).toEqual(['pickUp', false]);
      expect(at.calls).toEqual([]);
    });
  });

  it('a pickup that was confirmed elsewhere removes the button from an expanded row', async () => {
    const { at, deal } = await aDeal();
    at.bars.toggleRow(deal);
    at.dealer.confirmPickup(deal.id);
    await at.loadOffers.refresh('inRealization');
    expect([at.bars.barOf(at.offer(deal.hashId)), at.bars.isExpanded(deal.hashId)]).toEqual(['thankYouPickUp', true]);
  });
});

describe('DealPresses, with answers in any order', () => {
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
});

describe('DealPresses, transport', () => {
  const aTransport = () => aDeal(withTransport);

  describe('a transport', () => {
    it('sends the typed note and shows the thank-you with one request', async () => {
      const { at, deal } = await aTransport();
      at.bars.happened(deal, 'transportChosen');
      expect(barOf(at, deal)).toBe('transport');
      at.typeNote(deal.hashId, ' Gate 3 ');
      await at.orderTransport(deal.hashId);
      expect(at.calls).toEqual([`transport ${deal.id} Gate 3`]);
      expect(at.offer(deal.hashId).deal?.speditionArranged).toBe(true);
      expect(barOf(at, deal)).toBe('thankYouTransport');
      expect(at.noteFor(deal.hashId)).toBe('');
      expect(at.served(deal.hashId).deal).toEqual(at.offer(deal.hashId).deal);
    });

    it('sets the bar to a pickup without a transport after the thank-you is closed', async () => {
      const { at, deal } = await aTransport();
      at.bars.toggleRow(deal);
      at.bars.happened(deal, 'transportChosen');
      await at.orderTransport(deal.hashId);
      at.bars.happened(at.offer(deal.hashId), 'thankYouClosed');
      expect([at.bars.barOf(at.offer(deal.hashId)), at.bars.isExpanded(deal.hashId)]).toEqual(['pickUp', false]);
      at.bars.happened(at.offer(deal.hashId), 'transportChosen');
      expect(barOf(at, deal)).toBe('pickUp');
    });

    it('orders a transport without a note', async () => {
      const { at, deal } = await aTransport();
      await at.orderTransport(deal.hashId);
      expect(at.offer(deal.hashId).deal?.speditionArranged).toBe(true);
    });
  });

  it('cancelling the transport collapses the row, returns to the pickup and keeps the note', async () => {
    const { at, deal } = await aTransport();
    at.bars.toggleRow(deal);
    at.bars.happened(deal, 'transportChosen');
    at.typeNote(deal.hashId, 'Gate 3');
    at.bars.happened(deal, 'transportCancelled');
    expect([at.bars.barOf(deal), at.bars.isExpanded(deal.hashId)]).toEqual(['pickUp', false]);
    expect(at.noteFor(deal.hashId)).toBe('Gate 3');
  });

  describe('a transport sends nothing', () => {
    it('if the seller does not allow a transport', async () => {
      const { at, deal } = await aDeal(details => !details.easyTransportEnabled);
      await at.orderTransport(deal.hashId);
      expect(at.calls).toEqual([]);
    });
  });

  describe('a refused transport', () => {
    it('keeps the note, shows the words of the server, and then the deal as the server has it', async () => {
      const { at, deal } = await aTransport();
      at.bars.happened(deal, 'transportChosen');
      at.typeNote(deal.hashId, 'Gate 3');
      at.dealer.orderTransport(deal.id, '');
      await at.orderTransport(deal.hashId);
      const failure = { reason: 'refused', status: 422, message: 'The transport has already been ordered.' };
      expect(at.pressStore.stepOf(deal.hashId)).toMatchObject({ step: 'failed', action: 'transport', failure });
      await settled();
      expect(barOf(at, deal)).toBe('pickUp');
      expect(at.pressStore.stepOf(deal.hashId).step).toBe('failed');
      expect(at.noteFor(deal.hashId)).toBe('Gate 3');
    });
  });
});
