import * as fc from 'fast-check';
import { runInAction } from 'mobx';
import { Book } from '../../../src/application/book/Book';
import { HiddenReturns } from '../../../src/application/live/HiddenReturns';
import { LiveEvents } from '../../../src/application/live/LiveEvents';
import { MatchPushedOffers } from '../../../src/application/live/MatchPushedOffers';
import type { CountedScreen } from '../../../src/application/notifications/CounterStore';
import { HiddenOffers } from '../../../src/application/offers/hidden/HiddenOffers';
import { WholeLists } from '../../../src/application/offers/list/WholeLists';
import { NewMatches } from '../../../src/application/search/saved/NewMatches';
import { OwnSearches } from '../../../src/application/search/saved/OwnSearches';
import { type HideUntil, mayBeHidden, newHiddenOffer } from '../../../src/domain/offers/HiddenOffer';
import { type BrowseFilters, noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { type BrowseQuestion, defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { noRefinements } from '../../../src/domain/offers/list/Refinements';
import type { Offer } from '../../../src/domain/offers/Offer';
import { isOnSale } from '../../../src/domain/offers/Sale';
import { DAY, MINUTE, SECOND } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { wholeList } from '../../infrastructure/demo/market/aMarketplace';
import { arrives } from '../../support/aList';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';
import { InMemoryTabLocks } from '../../twins/InMemoryTabLocks';

watchActions();

describe('LiveEvents', () => {
  const told = { purchases: 10, bids: 4, inRealization: 3, invoices: 2, messages: 1 };

  /** All lists were fetched before the counters arrived. */
  async function aDesk() {
    const at = new Workplace();
    for (const list of at.lists.all) await at.loadOffers.refresh(list.tab);
    await at.invoices.pages.list.refresh();
    at.conversationList.pages.list.requested('newest');
    arrives(at.conversationList.pages.list, 'first', { ids: [], totalPages: 1, totalCount: 0 }, at.twins.clock.now());
    at.counted(told);
    at.calls.length = 0;
    const listOf = {
      bids: at.list('ownBids'),
      inRealization: at.list('inRealization'),
      invoices: at.invoices.pages.list,
      messages: at.conversationList.pages.list,
    };
    return { at, listOf };
  }

  const screens: readonly CountedScreen[] = ['bids', 'inRealization', 'invoices', 'messages'];

  it.each(['bids', 'messages'] as const)('a rising counter marks only the list of %s as stale', async screen => {
    const { at, listOf } = await aDesk();
    expect(screens.filter(each => !listOf[each].isCurrent)).toEqual([]);
    at.counted({ [screen]: told[screen] + 1 });
    expect(screens.filter(each => !listOf[each].isCurrent)).toEqual([screen]);
  });

  // Each step of a deal on another device changes one of them, and the deal may be in all three lists.
  it.each([
    ['inRealization', told.inRealization + 1],
    ['inRealization', 0],
    ['invoices', told.invoices + 1],
    ['invoices', 0],
  ] as const)('a count of %s that becomes %d marks deals, archive and invoices as stale', async (screen, count) => {
    const { at, listOf } = await aDesk();
    at.counted({ [screen]: count });
    expect(screens.filter(each => !listOf[each].isCurrent)).toEqual(['inRealization', 'invoices']);
    expect(at.list('archived').isCurrent).toBe(false);
  });

  it('a change of a deal on another device is read for the page of the offer', async () => {
    const { at } = await aDesk();
    const [deal] = at.list('inRealization').ids;
    await at.opened.open(deal!);
    at.calls.length = 0;
    at.counted({ invoices: told.invoices + 1 });
    expect(at.calls).toEqual([`open ${deal}`]);
  });

  it('another count of likes than the own ones marks the liked offers as stale', async () => {
    const { at } = await aDesk();
    const { length } = at.list('liked').ids;
    at.counted({ likedOffers: length });
    at.counted({ likedOffers: length });
    expect(at.list('liked').isCurrent).toBe(true);
    at.counted({ likedOffers: length + 1 });
    expect(at.list('liked').isCurrent).toBe(false);
  });

  it('a list is refetched when it is opened after its counter rose', async () => {
    const { at } = await aDesk();
    const { question } = at.list('ownBids');
    await at.loadOffers.show('ownBids', question);
    expect(at.calls).toEqual([]);
    at.counted({ bids: 5 });
    await at.loadOffers.show('ownBids', question);
    expect(at.calls).toEqual(['list ownBids 1']);
  });

  describe('a badge', () => {
    it('disappears when the refetched list is on screen, and not before', async () => {
      const { at } = await aDesk();
      at.counted({ bids: 5 });
      at.twins.line.latency = 100;
      void at.loadOffers.show('ownBids', at.list('ownBids').question);
      at.counters.run('bids', at.list('ownBids'));
      expect(at.counters.counters.bids).toBe(5);
      await at.passes(100);
      expect(at.counters.counters.bids).toBe(0);
    });

    it('stays if the list could not be fetched', async () => {
      const { at } = await aDesk();
      at.counted({ invoices: 3 });
      at.twins.line.failNext({ reason: 'offline' });
      at.counters.run('invoices', at.invoices.pages.list);
      await at.invoices.pages.show();
      expect(at.counters.counters.invoices).toBe(3);
      await at.invoices.pages.show();
      expect(at.counters.counters.invoices).toBe(0);
    });

    it('refetches the list on screen when it rises, even while a request is on its way', async () => {
      const { at } = await aDesk();
      at.lists.shown('inRealization');
      at.counters.run('inRealization', at.list('inRealization'));
      at.container.get(WholeLists).keepCurrent('inRealization');
      expect(at.counters.counters.inRealization).toBe(0);
      at.twins.line.latency = 100;
      at.counted({ inRealization: 4 });
      await at.passes(50);
      at.counted({ inRealization: 5 });
      await at.passes(50);
      expect(at.counters.counters.inRealization).toBe(2);
      await at.passes(50);
      expect(at.counters.counters.inRealization).toBe(0);
      expect(at.sent('list')).toEqual(['list inRealization 1', 'list inRealization 1']);
    });

    it('refetches the invoices on screen when it rises', async () => {
      const { at } = await aDesk();
      at.counters.run('invoices', at.invoices.pages.list);
      at.invoices.pages.run();
      at.counted({ invoices: 3 });
      expect(at.counters.counters.invoices).toBe(1);
      await settled();
      expect(at.sent('invoices')).toHaveLength(1);
      expect(at.counters.counters.invoices).toBe(0);
    });

    it('stays while the page is hidden', async () => {
      const { at } = await aDesk();
      at.twins.browserWindow.hide();
      at.counters.run('bids', at.list('ownBids'));
      expect(at.counters.counters.bids).toBe(4);
      at.twins.browserWindow.show();
      expect(at.counters.counters.bids).toBe(0);
    });

    it('stays while new rows wait above the visible ones', async () => {
      const { at } = await aDesk();
      const [hashId] = at.list('browse').ids;
      at.list('ownBids').newRowsArrived([hashId!]);
      at.counters.run('bids', at.list('ownBids'));
      expect(at.counters.counters.bids).toBe(4);
    });
  });
});

describe('HiddenReturns.reread', () => {
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

describe('MatchPushedOffers', () => {
  const asking = (filters: Partial<BrowseFilters>, more: Partial<BrowseQuestion> = {}): BrowseQuestion => ({
    ...defaultQuestion,
    filters: { ...noFilters, ...filters },
    ...more,
  });

  async function aDesk() {
    const at = new Workplace({ offers: 60 });
    await at.container.get(Book).hold();
    const keep = at.container.get(OwnSearches);
    const matches = at.container.get(NewMatches);
    const stop = at.container.get(MatchPushedOffers).run();
    const passes = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        at.twins.clock.advance(SECOND);
        await settled();
      }
    };
    return {
      at,
      stop,
      passes,
      save: (name: string, question: BrowseQuestion) => keep.save(name, question)!,
      push: (...offers: readonly Offer[]) =>
        at.container.get(LiveEvents).apply(offers.map(offer => ({ kind: 'offerListed', offer }))),
      /** Offers that the market has and that this page has not loaded. */
      market: wholeList(at.dealer, 'browse').filter(({ ownBid }) => ownBid === null),
      told: () => at.news.toasts.filter(({ kind }) => kind === 'match'),
      countOf: (searchId: string) => matches.foundFor(searchId).hashIds.size,
      asked: () => at.calls.filter(call => /open|list/.test(call)).length,
    };
  }

  it('tells the dealer of a new offer that a saved search lists for certain, once', async () => {
    const { at, save, push, market, passes, told, countOf, asked } = await aDesk();
    const [offer] = market;
    const search = save('From home', asking({ countryCode: offer!.region }));
    const other = save('Everything', asking({}));
    push(offer!);
    await passes(3);
    expect(told()).toEqual([
      expect.objectContaining({ kind: 'match', hashId: offer!.hashId, searchId: search, search: 'From home' }),
    ]);
    expect([search, other].map(countOf)).toEqual([1, 1]);
    push(offer!);
    await passes(3);
    expect(countOf(search)).toBe(1);
    expect(asked()).toBe(0);
    expect(at.news.toasts.filter(({ kind }) => kind === 'match')).toHaveLength(1);
  });

  it('only counts the offers of a search whose notifications are off, and announces what another search lists too', async () => {
    const { at, save, push, market, passes, told, countOf } = await aDesk();
    const keep = at.container.get(OwnSearches);
    const [first, second] = market.filter(({ region }) => region === market[0]!.region);
    const quiet = save('From home', asking({ countryCode: first!.region }));
    keep.notify(quiet, false);
    push(first!);
    await passes(3);
    expect([told(), countOf(quiet)]).toEqual([[], 1]);
    keep.replace(quiet, asking({ countryCode: first!.region }, { buyNowOnly: false }));
    keep.rename(quiet, 'Still quiet');
    save('Everything', asking({}));
    push(second!);
    await passes(3);
    expect(told()).toEqual([expect.objectContaining({ hashId: second!.hashId, search: 'Everything' })]);
  });

  it('never announces an offer that the filters or the refinements exclude, or that is hidden', async () => {
    const { at, save, push, market, passes, told } = await aDesk();
    const [offer, hidden] = market.filter(({ region }) => region === 'DE');
    save('Poland', asking({ countryCode: 'PL' }));
    save('No such word', asking({}, { refinements: { ...noRefinements, words: 'nosuchword' } }));
    push(offer!);
    await passes(3);
    expect(told()).toEqual([]);
    save('Everything', asking({}));
    at.container.get(HiddenOffers).hide(hidden!, { reason: 'far', until: 'forever' as never });
    push(hidden!);
    await passes(3);
    expect(told()).toEqual([]);
  });

  it('opens an offer if its row does not tell, at most one a second, and asks the server if that does not tell either', async () => {
    const { save, push, market, passes, countOf, asked, at } = await aDesk();
    const offers = market.slice(0, 3);
    const undamaged = save('Undamaged', asking({ damaged: false }));
    const near = save('Near', asking({ countryCode: 'DE', zipCode: '80331', distance: 320 }));
    push(...offers);
    await passes(1);
    expect(asked()).toBeLessThanOrEqual(1);
    await passes(12);
    const listedBy = (question: BrowseQuestion) => {
      const found = new Set(wholeList(at.dealer, 'browse', question.filters).map(({ hashId }) => hashId));
      return offers.filter(({ hashId }) => found.has(hashId)).length;
    };
    expect(countOf(undamaged)).toBe(listedBy(asking({ damaged: false })));
    expect(countOf(near)).toBe(listedBy(asking({ countryCode: 'DE', zipCode: '80331', distance: 320 })));
    expect(asked()).toBeGreaterThanOrEqual(3);
  });

  it('counts all matches of a storm, announces few of them, and stops when it is cancelled', async () => {
    const { save, push, market, passes, told, countOf, stop } = await aDesk();
    const search = save('Everything', asking({}));
    push(...market.slice(0, 20));
    await passes(2);
    expect(countOf(search)).toBe(20);
    expect(told().length).toBeLessThanOrEqual(3);
    stop();
    push(market[25]!);
    await passes(2);
    expect(countOf(search)).toBe(20);
  });
});
