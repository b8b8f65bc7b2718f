import * as fc from 'fast-check';
import { autorun, runInAction } from 'mobx';
import { BookStore } from '../../../../src/application/book/BookStore';
import { HomeNumbers } from '../../../../src/application/home/HomeNumbers';
import { HiddenReturns } from '../../../../src/application/live/HiddenReturns';
import { KeptNews } from '../../../../src/application/notifications/KeptNews';
import { HiddenOffers } from '../../../../src/application/offers/hidden/HiddenOffers';
import { SeenOffers } from '../../../../src/application/offers/seen/SeenOffers';
import { type HideUntil, hideUntils, mayBeHidden } from '../../../../src/domain/offers/HiddenOffer';
import type { Offer } from '../../../../src/domain/offers/Offer';
import { isOnSale } from '../../../../src/domain/offers/Sale';
import { DAY, HOUR } from '../../../../src/domain/shared/Instant';
import { euros } from '../../../../src/domain/shared/Money';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { aHeldOffer, atTheList, Workplace, type WorkplaceOptions } from '../../../support/Workplace';

watchActions();

const fits = (offer: Offer) => isOnSale(offer) && mayBeHidden(offer);

/** A dealer at the browse list, which leaves out what the dealer hides. */
async function atBrowse(options: WorkplaceOptions = {}) {
  const at = await atTheList(options);
  return { at, ...partsOf(at) };
}

function partsOf(at: Workplace) {
  const { container } = at;
  const hiddenOffers = container.get(HiddenOffers);
  const browse = at.list('browse');
  container.get(HiddenReturns).run();
  return {
    hiddenOffers,
    shown: () => hiddenOffers.shownIds(browse).slice(),
    hide: async (offer: Offer, until: HideUntil = 'forGood') => {
      hiddenOffers.hide(offer, { reason: 'tooDear', until });
      await settled();
    },
    push: async (offer: Offer, parts: Partial<Offer>) => {
      const { id, hashId } = offer;
      at.followMarket.handleEvents([{ kind: 'offerChanged', offer: { id, hashId, ...parts } }]);
      await settled();
    },
  };
}

describe('HiddenOffers', () => {
  it('searches the list for hidden rows when it or what is hidden changes, and not when a held row does', async () => {
    const { at, hide, push, hiddenOffers } = await atBrowse();
    const [hidden, other, last] = at
      .list('browse')
      .ids.map(hashId => at.offer(hashId))
      .filter(fits);
    await hide(hidden!);
    let passes = 0;
    const stop = autorun(() => {
      hiddenOffers.shownIds(at.list('browse'));
      passes += 1;
    });
    for (const offer of [hidden!, other!]) await push(offer, { highestBid: euros(90_000), buyNowPrice: euros(95_000) });
    expect(passes).toBe(1);
    await hide(last!);
    expect(passes).toBe(2);
    stop();
  });
  it('takes the row out of the list and moves no other, until it is undone', async () => {
    const { at, hide, shown, hiddenOffers } = await atBrowse();
    const before = shown();
    const offer = aHeldOffer(at, fits);
    await hide(offer);
    expect(shown()).toEqual(before.filter(hashId => hashId !== offer.hashId));
    expect(hiddenOffers.countIn(at.list('browse'))).toBe(1);
    expect(at.list('browse').ids.slice()).toEqual(before);
    hiddenOffers.undo();
    await settled();
    expect(shown()).toEqual(before);
    expect(hiddenOffers.countIn(at.list('browse'))).toBe(0);
  });

  it('restores what was known before, if it is undone', async () => {
    const { at, hide, hiddenOffers } = await atBrowse();
    const offer = aHeldOffer(at, fits);
    await hide(offer, 'sevenDays');
    await hide(offer, 'forGood');
    hiddenOffers.undo();
    expect(hiddenOffers.recordOf(offer.hashId)?.until).toBe('sevenDays');
    hiddenOffers.showAgain(offer.hashId);
    expect(hiddenOffers.recordOf(offer.hashId)).toBeUndefined();
  });

  it('does nothing to an offer on which the dealer has bid, and a later bid shows the offer again', async () => {
    const { at, hide, push, shown, hiddenOffers } = await atBrowse();
    const bidOn = aHeldOffer(at, ({ ownBid }) => ownBid !== null);
    await hide(bidOn);
    expect(hiddenOffers.recordOf(bidOn.hashId)).toBeUndefined();
    const offer = aHeldOffer(at, fits);
    await hide(offer);
    await push(offer, { ownBid: euros(100) });
    expect(shown()).toContain(offer.hashId);
  });

  it('leaves the lists of the dealer as they are', async () => {
    const { at, hide, hiddenOffers } = await atBrowse();
    await at.loadOffers.refresh('liked');
    const offer = aHeldOffer(at, fits, 'liked');
    await hide(offer);
    expect(hiddenOffers.shownIds(at.list('liked'))).toContain(offer.hashId);
  });
});

describe('a hidden offer', () => {
  it('comes back with the reason when its price falls, and is hidden no more', async () => {
    const { at, hide, push, shown, hiddenOffers } = await atBrowse();
    const offer = aHeldOffer(at, fits);
    await push(offer, { buyNowPrice: euros(9000) });
    await hide(at.offer(offer.hashId), 'priceFalls');
    await push(offer, { buyNowPrice: euros(9500) });
    expect(shown()).not.toContain(offer.hashId);
    await push(offer, { buyNowPrice: euros(8500) });
    expect(shown()).toContain(offer.hashId);
    expect(hiddenOffers.cameBack).toMatchObject([{ hashId: offer.hashId, cameBack: 'priceFell' }]);
    await push(offer, { buyNowPrice: euros(9900) });
    expect(shown()).toContain(offer.hashId);
    runInAction(() => at.lists.offerOpened(offer.hashId));
    runInAction(() => at.lists.offerClosed(offer.hashId));
    await settled();
    expect(hiddenOffers.cameBack).toEqual([]);
  });

  it('does not come back because the server alone says that 7 days are over', async () => {
    const { at, hide, shown } = await atBrowse();
    const offer = aHeldOffer(at, fits);
    await hide(offer, 'sevenDays');
    at.twins.clock.serverAhead = 8 * DAY;
    await at.passes(HOUR);
    expect(shown()).not.toContain(offer.hashId);
  });

  it('comes back after 7 days while the page is open', async () => {
    const { at, hide, shown } = await atBrowse();
    const offer = aHeldOffer(at, fits);
    await hide(offer, 'sevenDays');
    await at.passes(7 * DAY - 2 * HOUR);
    expect(shown()).not.toContain(offer.hashId);
    await at.passes(3 * HOUR);
    expect(shown()).toContain(offer.hashId);
  });

  it('waits once it came back under the pointer, until the dealer asks for it or leaves the screen', async () => {
    const { at, hide, push, shown, hiddenOffers } = await atBrowse();
    const offer = aHeldOffer(at, fits);
    await hide(offer, 'bid');
    at.list('browse').place.useChanged(true);
    await push(offer, { highestBid: euros(90_000) });
    expect(shown()).not.toContain(offer.hashId);
    expect([...hiddenOffers.waiting]).toEqual([offer.hashId]);
    // On the way to the button.
    at.list('browse').place.useChanged(false);
    expect(shown()).not.toContain(offer.hashId);
    at.lists.screenOpened();
    expect(shown()).toContain(offer.hashId);
  });

  it('is the first row in sight once the dealer asks for it', async () => {
    const { at, hide, push, shown, hiddenOffers } = await atBrowse();
    const offer = aHeldOffer(at, fits);
    await hide(offer, 'bid');
    at.list('browse').place.useChanged(true);
    await push(offer, { highestBid: euros(90_000) });
    hiddenOffers.release(at.list('browse'));
    expect(shown()).toContain(offer.hashId);
    expect(at.list('browse').place.topTile).toEqual({ hashId: offer.hashId, above: 0 });
  });

  it('comes back by a push although no list has been loaded', async () => {
    const { at, hide } = await atBrowse();
    const offer = aHeldOffer(at, fits);
    await hide(offer, 'bid');
    const later = new Workplace({ beside: at });
    const parts = partsOf(later);
    await settled();
    expect(later.registry.has(offer.hashId)).toBe(false);
    await parts.push(offer, { highestBid: euros(90_000) });
    expect(parts.hiddenOffers.cameBack.map(({ hashId }) => hashId)).toEqual([offer.hashId]);
  });

  it('has no unread news', async () => {
    const { at, hide } = await atBrowse();
    const offer = aHeldOffer(at, fits);
    const news = { kind: 'buyNow', hashId: offer.hashId, name: 'Honda', amount: euros(100) } as const;
    const record = { key: 'buyNow', changedAt: 1, value: { news, isRead: false } };
    await at.twins.book.put(at.session.dealerKey, 'news', [record]);
    at.container.get(KeptNews).run();
    await settled();
    expect(at.container.get(BookStore).unreadNews.length).toBe(1);
    await hide(offer);
    expect(at.container.get(BookStore).unreadNews.length).toBe(0);
  });

  it('is shown on request', async () => {
    const { at, hide, shown, hiddenOffers } = await atBrowse();
    const offer = aHeldOffer(at, fits);
    await hide(offer);
    hiddenOffers.toggle();
    expect(shown()).toContain(offer.hashId);
    hiddenOffers.toggle();
    expect(shown()).not.toContain(offer.hashId);
  });

  it('is left out from the first moment of the next visit, and in another tab', async () => {
    const { at, hide } = await atBrowse();
    const other = new Workplace({ beside: at });
    await other.loadOffers.refresh('browse');
    const parts = partsOf(other);
    await settled();
    const offer = aHeldOffer(at, fits);
    await hide(offer);
    expect(parts.shown()).not.toContain(offer.hashId);

    const later = new Workplace({ beside: at });
    later.container.get(HiddenOffers).start(true);
    expect(later.container.get(HiddenOffers).isAwaited).toBe(true);
    await settled();
    expect(later.container.get(HiddenOffers).isAwaited).toBe(false);
    await later.loadOffers.refresh('browse');
    expect(later.container.get(HiddenOffers).shownIds(later.list('browse'))).not.toContain(offer.hashId);
  });

  it('makes no dealer wait who has hidden nothing here', async () => {
    const { at } = await atBrowse();
    const later = new Workplace({ beside: at });
    later.container.get(HiddenOffers).start(true);
    expect(later.container.get(HiddenOffers).isAwaited).toBe(false);
  });

  it('makes no dealer wait for a book that cannot be read', async () => {
    const { at } = await atBrowse();
    at.twins.book.failure = { reason: 'unavailable' };
    const later = new Workplace({ beside: at });
    later.container.get(HiddenOffers).start(false);
    expect(later.container.get(HiddenOffers).isAwaited).toBe(true);
    await settled();
    expect(later.container.get(HiddenOffers).isAwaited).toBe(false);
  });

  it('is never in the list, a count or a notice, whatever is pushed', async () => {
    const rows = 8;
    const step = fc.record({
      kind: fc.constantFrom(
        'hide' as const,
        'showAgain' as const,
        'bid' as const,
        'price' as const,
        'new' as const,
        'use' as const,
      ),
      place: fc.nat(rows - 1),
      until: fc.constantFrom(...hideUntils),
      amount: fc.integer({ min: 1, max: 200 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async steps => {
        const { at, hide, push, hiddenOffers, shown } = await atBrowse({ offers: 20 });
        at.news.run();
        const browse = at.list('browse');
        const { ids } = browse;
        const numbers = at.container.get(HomeNumbers);
        await at.container.get(SeenOffers).read(ids);
        for (const { kind, place, until, amount } of steps) {
          const offer = at.offer(ids[place]!);
          if (kind === 'hide') await hide(offer, until);
          else if (kind === 'showAgain') hiddenOffers.showAgain(offer.hashId);
          else if (kind === 'bid') await push(offer, { highestBid: euros(amount) });
          else if (kind === 'price')
            await push(offer, { buyNowPrice: euros(amount), isLiked: true, closed: amount > 180 });
          else if (kind === 'use') browse.place.useChanged(!browse.place.isInUse);
          else runInAction(() => browse.newRowsArrived([offer.hashId]));
          await settled();
          const isHidden = (hashId: Offer['hashId']) => hiddenOffers.isHidden(hashId);
          expect(shown().filter(isHidden)).toEqual([]);
          expect(hiddenOffers.newOffersOf(browse).filter(isHidden)).toEqual([]);
          expect(at.news.toasts.filter(({ hashId }) => isHidden(hashId))).toEqual([]);
          expect(hiddenOffers.countIn(browse)).toBe(ids.filter(isHidden).length);
          expect(shown()).toEqual(ids.filter(hashId => shown().includes(hashId)));
          const now = at.twins.clock.now();
          const recent = ids.filter(id => !isHidden(id) && (at.offer(id).publishedAt ?? 0) > now - DAY);
          expect(numbers.newOffers(now)).toMatchObject({ count: recent.length });
        }
      }),
      { numRuns: 30 },
    );
  });
});
