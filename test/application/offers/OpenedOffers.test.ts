import * as fc from 'fast-check';
import { autorun, runInAction } from 'mobx';
import { BookStore } from '../../../src/application/book/BookStore';
import { HomeNumbers } from '../../../src/application/home/HomeNumbers';
import { HiddenReturns } from '../../../src/application/live/HiddenReturns';
import { KeptNews } from '../../../src/application/notifications/KeptNews';
import { HiddenOffers } from '../../../src/application/offers/hidden/HiddenOffers';
import { RecordSeenOffers } from '../../../src/application/offers/seen/RecordSeenOffers';
import { SeenOffers } from '../../../src/application/offers/seen/SeenOffers';
import { type HideUntil, hideUntils, mayBeHidden } from '../../../src/domain/offers/HiddenOffer';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import type { Photo } from '../../../src/domain/offers/OfferDetail';
import { isOnSale } from '../../../src/domain/offers/Sale';
import { DAY, HOUR, SECOND } from '../../../src/domain/shared/Instant';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { aRace, run } from '../../support/aRace';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer, atTheList, Workplace, type WorkplaceOptions } from '../../support/Workplace';

watchActions();

describe('OpenedOffers', () => {
  const photo = (id: number): Photo => ({
    id,
    address: `https://photos.example/${id}.jpg`,
    thumbnail: `https://photos.example/${id}-small.jpg`,
    size: { width: 800, height: 600 },
  });

  it('shows the fields of the row at once and the details when they arrive', async () => {
    const at = await atTheList();
    const hashId = at.list('browse').ids[3]!;
    const opening = at.opened.open(hashId);
    expect(at.lists.openOffer).toBe(hashId);
    expect(at.opened.statusOf(hashId)).toEqual({ step: 'loading' });
    expect(at.offer(hashId).label1).not.toBe('');
    await opening;
    expect(at.opened.detailOf(hashId)).toEqual(at.dealer.open(hashId)?.detail);
    expect(at.opened.statusOf(hashId)).toEqual({ step: 'idle' });
  });

  it('shows in the row what has changed since it was loaded', async () => {
    const at = await atTheList();
    const hashId = at.list('browse').ids[0]!;
    at.market.marketplace.rivalBids(hashId);
    await at.opened.open(hashId);
    expect(at.offer(hashId)).toEqual(at.served(hashId));
  });

  it('reports the opened offer to analytics', async () => {
    const at = await atTheList();
    const hash_id = at.list('browse').ids[0]!;
    await at.opened.open(hash_id);
    expect(at.twins.analytics.events).toEqual([{ name: 'dealer_open_offer', data: { hash_id } }]);
  });

  it('finds an offer by its number for addresses that contain it', async () => {
    const at = await atTheList();
    const { id, hashId } = at.offer(at.list('browse').ids[0]!);
    await at.opened.open(String(id) as HashId);
    expect(at.opened.detailOf(String(id) as HashId)?.hashId).toBe(hashId);
    expect(at.opened.detailOf(hashId)).toBeDefined();
  });

  it('reports why an offer could not be fetched and keeps what is known about it', async () => {
    const at = await atTheList();
    const hashId = at.list('browse').ids[0]!;
    await at.opened.open(hashId);
    const detail = at.opened.detailOf(hashId);
    at.twins.line.failNext({ reason: 'timedOut' });
    await at.opened.read(hashId);
    expect(at.opened.statusOf(hashId)).toEqual({ step: 'failed', failure: { reason: 'timedOut' } });
    expect(at.opened.detailOf(hashId)).toEqual(detail);
    await at.opened.read(hashId);
    expect(at.opened.statusOf(hashId)).toEqual({ step: 'idle' });
  });

  it('reports an unknown offer as not found', async () => {
    const at = new Workplace();
    const hashId = 'MB-ZZZZZ' as HashId;
    await at.opened.open(hashId);
    expect(at.opened.statusOf(hashId)).toEqual({ step: 'failed', failure: { reason: 'notFound' } });
    expect(at.registry.has(hashId)).toBe(false);
  });

  it('an offer that is closed before its answer ignores the answer, and is fetched again when it is reopened', async () => {
    const at = await atTheList();
    const [one, other] = [at.list('browse').ids[0]!, at.list('browse').ids[1]!];
    at.twins.line.latency = 100;
    void at.opened.open(one);
    at.opened.close(one);
    expect(at.lists.openOffer).toBeNull();
    void at.opened.open(other);
    at.opened.close(one);
    expect(at.lists.openOffer).toBe(other);
    await at.passes(100);
    expect(at.opened.detailOf(one)).toBeUndefined();
    expect(at.opened.detailOf(other)?.hashId).toBe(other);
    void at.opened.open(one);
    await at.passes(100);
    expect(at.opened.detailOf(one)?.hashId).toBe(one);
  });

  it('keeps the fifty offers opened last, whatever their outcome', async () => {
    const at = await atTheList({ offers: 60 });
    await at.loadOffers.more('browse');
    await at.loadOffers.more('browse');
    const { ids } = at.list('browse');
    for (const hashId of ids.slice(0, 50)) await at.opened.read(hashId);
    await at.opened.read(ids[0]!);
    at.twins.line.failNext({ reason: 'timedOut' });
    await at.opened.read(ids[50]!);
    expect(at.opened.detailOf(ids[0]!)).toBeDefined();
    expect(at.opened.detailOf(ids[1]!)).toBeUndefined();
    expect(at.opened.detailOf(ids[2]!)).toBeDefined();
  });

  it('finds an offer that the server does not show any more among the deals', async () => {
    const at = new Workplace();
    const deal = at.dealer.list('inRealization', defaultQuestion).offers[0]!;
    at.twins.line.failNext({ reason: 'notFound' });
    await at.opened.open(deal.hashId);
    expect(at.opened.statusOf(deal.hashId)).toMatchObject({ step: 'failed', failure: { reason: 'notFound' } });
    expect(at.offer(deal.hashId).deal).not.toBeNull();
  });

  it('counts each photo that was not shown large', () => {
    const { opened } = new Workplace();
    const photos = [photo(1), photo(2), photo(3)];
    expect(opened.unseenOf(photos)).toBe(3);
    opened.photoShown(photo(2));
    opened.photoShown(photo(2));
    expect(opened.unseenOf(photos)).toBe(2);
    expect(opened.unseenOf([])).toBe(0);
  });
});

describe('OpenedOffers, with answers in any order', () => {
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
});

describe('RecordSeenOffers', () => {
  /** A page whose dealer sees these rows of the list. */
  class Sight {
    readonly store: SeenOffers;
    readonly ids: readonly HashId[];
    readonly end: () => void;

    constructor(readonly at: Workplace) {
      this.store = at.container.get(SeenOffers);
      this.ids = at.list('browse').ids.slice();
      this.end = at.container.get(RecordSeenOffers).run();
    }

    show(from: number, to: number, half?: () => { readonly from: number; readonly to: number }): void {
      this.at.lists.tilesVisible({ tab: 'browse', ids: this.ids, from, to, ...(half && { half }) });
    }

    offer(place: number): Offer {
      return this.at.offer(this.ids[place]!);
    }

    /** The first row from here on whose offer the dealer can only know from this list. */
    unseenPlace(from: number): number {
      return this.ids.findIndex((_, place) => place >= from && !this.offer(place).ownBid && !this.offer(place).deal);
    }

    marks(from: number, to: number) {
      return this.ids.slice(from, to).map(hashId => this.store.markOf(this.at.offer(hashId)));
    }

    change(place: number, parts: Partial<Offer>): void {
      const { id, hashId } = this.offer(place);
      runInAction(() => this.at.registry.apply({ id, hashId, ...parts }));
    }

    async stored(): Promise<readonly string[]> {
      const records = await this.at.twins.book.readAll(this.at.session.dealerKey, 'seen');
      return records.ok ? records.value.map(({ key }) => key) : [];
    }
  }

  async function aSight(of?: Workplace): Promise<Sight> {
    const sight = new Sight(of ?? (await atTheList({ offers: 20 })));
    sight.show(0, 0);
    await settled();
    return sight;
  }

  /** The next visit on the same device. */
  async function nextVisit({ at }: Sight): Promise<Sight> {
    const later = new Workplace({ beside: at });
    later.lists.shown('browse');
    await later.loadOffers.refresh('browse');
    return aSight(later);
  }

  const price = (cents: number) => cents as Money;

  describe('RecordSeenOffers', () => {
    it('marks nothing on the first visit, except for what is published during it', async () => {
      const sight = await aSight();
      sight.show(0, 3);
      await sight.at.passes(3 * SECOND);
      expect(sight.marks(0, 99)).toEqual(Array(sight.ids.length).fill(null));
      const place = sight.unseenPlace(3);
      sight.change(place, { publishedAt: sight.at.twins.clock.now() + 1 });
      expect(sight.marks(place, place + 1)).toEqual(['new']);
    });

    it('keeps a row after a second in sight, and marks the other rows as new on the next visit', async () => {
      const sight = await aSight();
      sight.show(0, 3);
      await sight.at.passes(SECOND - 1);
      expect(await sight.stored()).toEqual([]);
      await sight.at.passes(1);
      expect(await sight.stored()).toEqual(sight.ids.slice(0, 3).sort());
      sight.end();
      const later = await nextVisit(sight);
      const unseen = later.unseenPlace(3);
      expect(later.marks(0, 3)).toEqual([null, null, null]);
      expect(later.marks(unseen, unseen + 1)).toEqual(['new']);
    });

    it('writes once a second at most, whatever the number of rows, and nothing if nothing changed', async () => {
      const sight = await aSight();
      const put = jest.spyOn(sight.at.twins.book, 'put');
      sight.show(0, 12);
      await sight.at.passesInSeconds(3);
      expect(put).toHaveBeenCalledTimes(1);
      await sight.at.passesInSeconds(30);
      sight.show(0, 12);
      await sight.at.passesInSeconds(3);
      expect(put).toHaveBeenCalledTimes(1);
      runInAction(() => {
        sight.change(1, { buyNowPrice: price(500_000) });
        sight.change(2, { buyNowPrice: price(600_000) });
      });
      await sight.at.passesInSeconds(3);
      expect(put).toHaveBeenCalledTimes(2);
    });

    it('reads the rows of a list that scrolls in blocks, each row once', async () => {
      const { at } = await aSight();
      const ids = Array.from({ length: 200 }, (_, place) => `MB-${place}` as HashId);
      const read = jest.spyOn(at.twins.book, 'readSome');
      for (let from = 0; from < 100; from += 1) {
        at.lists.tilesVisible({ tab: 'browse', ids, from, to: from + 6 });
        await settled();
      }
      expect(read.mock.calls.map(([, , keys]) => keys)).toEqual([
        ids.slice(0, 60),
        ids.slice(60, 120),
        ids.slice(120, 180),
      ]);
    });

    it('leaves out a row of which less than half is in sight, until more of it is', async () => {
      const sight = await aSight();
      let half = { from: 1, to: 3 };
      sight.show(0, 4, () => half);
      await sight.at.passesInSeconds(3);
      expect(await sight.stored()).toEqual(sight.ids.slice(1, 3).sort());
      half = { from: 0, to: 4 };
      await sight.at.passesInSeconds(3);
      expect(await sight.stored()).toHaveLength(4);
    });

    it('keeps nothing while the tab is hidden', async () => {
      const sight = await aSight();
      sight.at.twins.browserWindow.hide();
      sight.show(0, 3);
      await sight.at.passesInSeconds(5);
      expect(await sight.stored()).toEqual([]);
      sight.at.twins.browserWindow.show();
      await sight.at.passesInSeconds(1);
      expect(await sight.stored()).toHaveLength(3);
    });

    it('keeps an offer that was opened for a moment, and not the rows below an open one', async () => {
      const sight = await aSight();
      sight.show(0, 3);
      runInAction(() => sight.at.lists.offerOpened(sight.ids[7]!));
      await settled();
      runInAction(() => sight.at.lists.offerOpened(sight.ids[8]!));
      await sight.at.passesInSeconds(5);
      expect(await sight.stored()).toEqual([...sight.ids.slice(7, 9)].sort());
    });

    it('shows what changed since the last visit until the row is out of sight', async () => {
      const first = await aSight();
      first.change(0, { buyNowPrice: price(490_000), bidsCount: 2 });
      first.show(0, 1);
      await first.at.passes(SECOND);
      first.end();
      const sight = await nextVisit(first);
      sight.change(0, { buyNowPrice: price(460_000), bidsCount: 5 });
      const changes = [
        { kind: 'buyNow', from: 490_000, to: 460_000 },
        { kind: 'bids', more: 3 },
      ];
      expect(sight.marks(0, 1)).toMatchObject([changes]);
      sight.show(0, 1);
      await sight.at.passesInSeconds(5);
      expect(sight.marks(0, 1)).toMatchObject([changes]);
      expect(sight.store.seenOf(sight.ids[0]!)).toHaveLength(2);
      sight.show(1, 2);
      expect(sight.marks(0, 1)).toEqual([null]);
    });

    it('knows what another tab has shown', async () => {
      const first = await aSight();
      first.show(0, 1);
      await first.at.passes(SECOND);
      const second = await nextVisit(first);
      const place = second.unseenPlace(1);
      expect(second.marks(place, place + 1)).toEqual(['new']);
      first.show(place, place + 1);
      await first.at.passesInSeconds(2);
      expect(second.marks(place, place + 1)).toEqual([null]);
    });

    it('marks and keeps nothing if the book cannot be read', async () => {
      const at = await atTheList();
      at.twins.book.failure = { reason: 'unavailable' };
      const put = jest.spyOn(at.twins.book, 'put');
      const sight = await aSight(at);
      sight.show(0, 3);
      await at.passesInSeconds(5);
      expect(put).not.toHaveBeenCalled();
      expect(sight.marks(0, 3)).toEqual([null, null, null]);
    });

    it('starts over when the dealer deletes the own data', async () => {
      const sight = await aSight();
      sight.show(0, 3);
      await sight.at.passes(SECOND);
      await sight.at.twins.book.removeAll(sight.at.session.dealerKey);
      await settled();
      expect(sight.store.isSeen(sight.ids[0]!)).toBe(false);
      expect(sight.marks(0, 99)).toEqual(Array(sight.ids.length).fill(null));
    });
  });

  describe('an offer', () => {
    it('is never told as new twice', async () => {
      const rows = 6;
      const step = fc.oneof(
        fc.record({ kind: fc.constant('show' as const), from: fc.nat(rows - 2), tab: fc.nat(1) }),
        fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.constantFrom(200, 999, 1000, 2500) }),
        fc.record({ kind: fc.constant('open' as const), place: fc.nat(rows - 1), tab: fc.nat(1) }),
        fc.record({ kind: fc.constant('bid' as const), place: fc.nat(rows - 1), tab: fc.nat(1) }),
        fc.record({ kind: fc.constant('reload' as const), tab: fc.nat(1) }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 8 }), async steps => {
          const before = await aSight();
          await before.at.twins.book.put(before.at.session.dealerKey, 'seen', [
            { key: 'elsewhere', changedAt: 1, value: [] },
          ]);
          before.end();
          const tabs = [await nextVisit(before), await nextVisit(before)];
          /** Offers that left the sight of a tab that had kept them. */
          const told = new Set<HashId>();
          const noteTold = async (left: readonly HashId[]) => {
            const stored = await before.stored();
            for (const hashId of left) if (stored.includes(hashId)) told.add(hashId);
          };
          for (const each of steps) {
            if (each.kind === 'wait') await before.at.passes(each.milliseconds);
            else {
              const tab = tabs[each.tab]!;
              const inSight = tab.at.lists.tilesInSight;
              if (each.kind === 'show') {
                tab.show(each.from, each.from + 2);
                await settled();
                await noteTold(inSight.filter(hashId => !tab.at.lists.tilesInSight.includes(hashId)));
              } else if (each.kind === 'open') {
                const hashId = tab.ids[each.place]!;
                runInAction(() => tab.at.lists.offerOpened(hashId));
                await before.at.passes(SECOND);
                runInAction(() => tab.at.lists.offerClosed(hashId));
                await noteTold([hashId]);
              } else if (each.kind === 'bid') {
                tab.change(each.place, { highestBid: price(tab.offer(each.place).highestBid + 10_000) });
              } else {
                tab.end();
                await noteTold(inSight);
                tabs[each.tab] = await nextVisit(tab);
              }
            }
            for (const tab of tabs) {
              const { tilesInSight } = tab.at.lists;
              for (const hashId of told) {
                // A row that two tabs show at the same time keeps its mark until it leaves the sight.
                if (!tilesInSight.includes(hashId)) expect(tab.store.markOf(tab.at.offer(hashId))).not.toBe('new');
              }
            }
          }
          for (const tab of tabs) tab.end();
        }),
        { numRuns: 20 },
      );
    });
  });
});

describe('HiddenOffers', () => {
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
      for (const offer of [hidden!, other!])
        await push(offer, { highestBid: euros(90_000), buyNowPrice: euros(95_000) });
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
});
