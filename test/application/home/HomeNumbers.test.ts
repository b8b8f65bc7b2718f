import * as fc from 'fast-check';
import { autorun, runInAction, when } from 'mobx';
import { OwnBids } from '../../../src/application/bidding/raise/OwnBids';
import { Book } from '../../../src/application/book/Book';
import { BookStore } from '../../../src/application/book/BookStore';
import { HomeNumbers } from '../../../src/application/home/HomeNumbers';
import { TodayParts } from '../../../src/application/home/TodayParts';
import { HiddenOffers } from '../../../src/application/offers/hidden/HiddenOffers';
import { CountedRows } from '../../../src/application/offers/list/CountedRows';
import { WholeLists } from '../../../src/application/offers/list/WholeLists';
import { SeenOffers } from '../../../src/application/offers/seen/SeenOffers';
import { JudgeOffers } from '../../../src/application/search/JudgeOffers';
import { NewMatches } from '../../../src/application/search/saved/NewMatches';
import { OwnTrading } from '../../../src/application/settings/OwnTrading';
import { FirstScreen } from '../../../src/application/start/FirstScreen';
import { Calculations } from '../../../src/application/valuation/Calculations';
import { nextBid } from '../../../src/domain/bidding/MinimumBid';
import { TRADING_SETTINGS } from '../../../src/domain/book/BookRecord';
import { type HomeNumber, homeNumberText } from '../../../src/domain/home/HomeNumber';
import { mayBeHidden, newHiddenOffer } from '../../../src/domain/offers/HiddenOffer';
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { summedAsWhole } from '../../../src/domain/offers/list/OfferTab';
import { noRefinements, type Refinements } from '../../../src/domain/offers/list/Refinements';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { ownBidStanding } from '../../../src/domain/offers/OwnBidStanding';
import { isOnSale } from '../../../src/domain/offers/Sale';
import { seenAs } from '../../../src/domain/offers/SeenOffer';
import { type VehicleType, vehicleTypes } from '../../../src/domain/offers/vehicle/VehicleType';
import { savedAs } from '../../../src/domain/search/SavedSearch';
import { sortValue } from '../../../src/domain/search/sortValue';
import { DAY, HOUR, MINUTE, SECOND } from '../../../src/domain/shared/Instant';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { success } from '../../../src/domain/shared/Result';
import { calculation, unsetCalculation } from '../../../src/domain/valuation/Calculation';
import { wholeList } from '../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import type { MarketPorts } from '../../support/Wire';
import { Workplace, type WorkplaceOptions } from '../../support/Workplace';
import { aDealerWithManyBids } from '../bidding/raise/aDealerWithManyBids';

watchActions();

describe('HomeNumbers', () => {
  const numbersOf = (at: Workplace) => at.container.get(HomeNumbers);

  describe('HomeNumbers', () => {
    it('are unknown before anything is loaded or counted, and ask for nothing', () => {
      const at = new Workplace();
      const { outbid, unread, toPickUp } = numbersOf(at);
      const newOffers = numbersOf(at).newOffers(at.twins.clock.now());
      for (const number of [outbid, unread, toPickUp, newOffers]) {
        expect(number).toEqual({ state: 'unknown', reason: 'notLoaded' });
      }
      expect(at.calls).toEqual([]);
    });

    it('count the outbid own bids and the deals to pick up in the loaded lists', async () => {
      const at = new Workplace({ offers: 200 });
      await at.loadOffers.refresh('ownBids');
      await at.loadOffers.refresh('inRealization');
      const offersIn = (tab: 'ownBids' | 'inRealization') => at.list(tab).ids.map(hashId => at.offer(hashId));
      const outbid = offersIn('ownBids').filter(offer => ownBidStanding(offer) === 'outbid').length;
      const open = offersIn('inRealization').filter(({ deal }) => !deal?.vehiclePickedUp).length;
      expect(outbid).toBeGreaterThan(0);
      expect(open).toBeGreaterThan(0);
      expect(numbersOf(at).outbid).toMatchObject({ state: 'counted', count: outbid });
      expect(numbersOf(at).toPickUp).toMatchObject({ state: 'counted', count: open });
    });

    it('judge only the offer of a push, however many rows are held', async () => {
      const at = new Workplace({ offers: 200 });
      await at.loadOffers.refresh('ownBids');
      const numbers = numbersOf(at);
      const end = autorun(() => numbers.outbid);
      const { id, hashId, highestBid } = at.offer(at.list('ownBids').ids[0]!);
      const read = jest.spyOn(at.registry, 'get');
      runInAction(() => at.registry.apply({ id, hashId, highestBid: (highestBid + 5000) as Money }));
      const judged = read.mock.calls.filter(([asked]) => asked !== hashId);
      expect(judged).toEqual([]);
      expect(numbers.outbid).toMatchObject({ held: at.list('ownBids').ids.length });
      end();
    });

    it('tell the unread messages as the server counts them, also after their screen was seen', () => {
      const at = new Workplace();
      at.counted({ messages: 3 });
      at.counters.screenSeen('messages');
      expect(numbersOf(at).unread).toEqual({ state: 'received', count: 3 });
    });

    /** The loaded rows that were published within a day, and a dealer whose visit before ended an hour ago. */
    async function afterAVisit() {
      const at = new Workplace();
      const now = at.twins.clock.now();
      at.twins.preferences.write(`visitBefore ${at.session.dealerKey}`, String(now - HOUR));
      await at.loadOffers.refresh('browse');
      const rows = at.list('browse').ids.map(hashId => at.offer(hashId));
      const recent = rows.filter(({ publishedAt }) => (publishedAt ?? 0) > now - DAY);
      expect(recent.length).toBeGreaterThan(2);
      return { at, now, rows, recent };
    }

    const seenAt = (at: Workplace, { hashId }: Offer, ...times: number[]) =>
      runInAction(() =>
        at.container.get(SeenOffers).recalled(
          hashId,
          times.map(time => seenAs(at.offer(hashId), time)),
        ),
      );

    it('count the offers of the last day that were not seen before this visit, and all of them on the first visit', async () => {
      const { at, now, rows, recent } = await afterAVisit();
      expect(numbersOf(new Workplace()).newOffers(now)).toEqual({ state: 'unknown', reason: 'notLoaded' });
      await at.container.get(SeenOffers).read(at.list('browse').ids);
      seenAt(at, recent[0]!, now - 2 * HOUR, now);
      seenAt(at, recent[1]!, now - HOUR + MINUTE);
      const counted = { state: 'counted', held: rows.length, total: 60 };
      expect(numbersOf(at).newOffers(now)).toEqual({ ...counted, count: recent.length - 2 });
      expect(numbersOf(at).newOffers(now + 30 * DAY)).toEqual({ ...counted, count: 0 });
      at.twins.preferences.remove(`visitBefore ${at.session.dealerKey}`);
      expect(numbersOf(at).newOffers(now)).toEqual({ ...counted, count: recent.length });
    });

    it('count a new offer on while and after the dealer sees it in this visit', async () => {
      const { at, now, recent } = await afterAVisit();
      await at.container.get(SeenOffers).read(at.list('browse').ids);
      const count = () => numbersOf(at).newOffers(now);
      const before = count();
      seenAt(at, recent[0]!, now);
      runInAction(() => at.container.get(SeenOffers).leftSight(recent[0]!.hashId));
      expect(count()).toEqual(before);
    });

    it('do not count new offers before it is known which were seen, and then read it', async () => {
      const { at, now, recent } = await afterAVisit();
      expect(numbersOf(at).newOffers(now)).toEqual({ state: 'unknown', reason: 'notLoaded' });
      await at.container.get(SeenOffers).read(at.list('browse').ids.slice(1));
      expect(homeNumberText(numbersOf(at).newOffers(now))).toMatch(/^\d+\+$/);
      await at.container.get(Book).hold();
      const ends = [at.container.get(SeenOffers).run(), at.container.get(HomeNumbers).run()];
      await settled();
      expect(numbersOf(at).newOffers(now)).toMatchObject({ count: recent.length, held: at.list('browse').ids.length });
      for (const end of ends) end();
    });

    it('count no new offer that was sold and left the list, and none of a vehicle type in which the dealer does not trade', async () => {
      const at = new Workplace();
      await at.loadOffers.refresh('browse');
      const count = () => {
        const number = numbersOf(at).newOffers(at.twins.clock.now());
        return number.state === 'counted' ? number.count : null;
      };
      const open = at
        .list('browse')
        .ids.map(hashId => at.offer(hashId))
        .filter(isOnSale);
      expect(count()).toBe(open.length);
      const gone = wholeList(at.dealer, 'browse').find(({ hashId }) => !at.list('browse').holds(hashId))!;
      runInAction(() => {
        at.registry.apply({ ...gone, closed: true });
        at.container
          .get(CountedRows)
          .rowsRead('browse', { ids: [...at.list('browse').ids, gone.hashId], total: 60, at: 0, isDayRead: false });
      });
      expect(count()).toBe(open.length);
      await at.container.get(Book).hold();
      await at.container.get(OwnTrading).change({ vehicleTypes: ['Camper'] });
      const campers = open.filter(({ vehicleType }) => vehicleType === 'Camper');
      expect(count()).toBe(campers.length);
      expect(campers.length).toBeLessThan(open.length);
    });
  });

  describe('CountedRows', () => {
    /** A market of several pages, of which every offer of the last day is counted by the server's own list. */
    async function counted(
      before: (at: Workplace) => Promise<void> | void,
      options: WorkplaceOptions = { offers: 400 },
    ) {
      const at = new Workplace(options);
      for (const tab of ['browse', 'ownBids', 'inRealization'] as const) await at.loadOffers.refresh(tab);
      await before(at);
      const end = at.container.get(CountedRows).run();
      await settled();
      await at.passes(0);
      end();
      const now = at.twins.clock.now();
      const all = Array.from({ length: 20 }, (_, page) =>
        at.dealer.list('browse', { ...defaultQuestion, page: page + 1 }),
      );
      const recent = all.flatMap(({ offers }) => offers).filter(({ publishedAt }) => (publishedAt ?? 0) > now - DAY);
      return { at, now, recent };
    }

    it('makes the number of new offers exact, also while the browse list is filtered', async () => {
      const { at, now, recent } = await counted(at =>
        at.loadOffers.show('browse', { ...defaultQuestion, filters: { ...noFilters, vehicleType: 'Camper' } }),
      );
      expect(recent.length).toBeGreaterThan(9);
      expect(homeNumberText(numbersOf(at).newOffers(now))).toBe(String(recent.length));
    });

    it('makes no exact number if the browse list was fetched again since, because rows between may be missing', async () => {
      const { at, now } = await counted(() => undefined);
      await at.passes(SECOND);
      await at.loadOffers.refresh('browse');
      expect(homeNumberText(numbersOf(at).newOffers(now))).toMatch(/^\d+\+$/);
      const end = at.container.get(CountedRows).run();
      await settled();
      await at.passes(0);
      expect(homeNumberText(numbersOf(at).newOffers(now))).toMatch(/^\d+$/);
      end();
    });

    it('makes the numbers of lists with several pages exact, and leaves the lists as they are', async () => {
      const { at } = await counted(() => undefined);
      const { outbid, toPickUp } = numbersOf(at);
      expect([homeNumberText(outbid), homeNumberText(toPickUp)]).toEqual([
        expect.stringMatching(/^\d+$/),
        expect.stringMatching(/^\d+$/),
      ]);
      expect(at.list('ownBids').nextPage).toBe(2);
    });

    /** The server lists the same rows in pages of two, and says nothing about how new they are. */
    const inPagesOfTwo = (ports: MarketPorts): MarketPorts => ({
      ...ports,
      offers: {
        ...ports.offers,
        list: async (tab, question, signal) => {
          const answer = await ports.offers.list(tab, { ...question, page: 1 }, signal);
          if (!answer.ok) return answer;
          const all = answer.value.offers;
          const offers = all
            .slice(2 * question.page - 2, 2 * question.page)
            .map(row => ({ ...row, publishedAt: null }));
          const numbers = { totalPages: Math.ceil(all.length / 2), totalCount: all.length };
          return success({ ...answer.value, offers, received: offers.length, ...numbers });
        },
      },
    });

    it('reads all own bids and deals, and at most four pages of the browse list', async () => {
      const { at, now } = await counted(at => void (at.calls.length = 0), { offers: 200, through: inPagesOfTwo });
      const pages = (tab: string) => at.calls.filter(call => call.startsWith(`list ${tab} `)).length;
      expect(pages('browse')).toBe(4);
      expect(pages('ownBids')).toBeGreaterThan(4);
      expect(homeNumberText(numbersOf(at).outbid)).toMatch(/^\d+$/);
      expect(homeNumberText(numbersOf(at).newOffers(now))).toMatch(/^\d+\+$/);
    });

    describe('if the server gives no numbers', () => {
      const unnumbered = ({ repeatsFirstPage = false } = {}) => {
        const through = (ports: MarketPorts): MarketPorts => ({
          ...ports,
          offers: {
            ...ports.offers,
            list: async (tab, question, signal) => {
              const asked = repeatsFirstPage ? { ...question, page: 1 } : question;
              const answer = await ports.offers.list(tab, asked, signal);
              return answer.ok ? success({ ...answer.value, totalPages: Infinity, totalCount: 0 }) : answer;
            },
          },
        });
        return counted(() => undefined, { offers: 400, through });
      };
      const pagesOfDeals = ({ calls }: Workplace) =>
        calls.flatMap(call => (call.startsWith('list inRealization') ? [call.slice(-1)] : []));

      it('reads each list up to an empty page, so its numbers are exact', async () => {
        const { at } = await unnumbered();
        expect(pagesOfDeals(at)).toEqual(['1', '1', '2']);
        expect(homeNumberText(numbersOf(at).toPickUp)).toMatch(/^\d+$/);
      });

      it('stops after three pages that repeat known rows', async () => {
        const { at } = await unnumbered({ repeatsFirstPage: true });
        expect(pagesOfDeals(at)).toEqual(['1', '1', '2', '3', '4']);
      });

      it('gives no number of deals as long as only the list is loaded', async () => {
        const { at } = await unnumbered();
        const { total, ids } = at.container.get(CountedRows).read.get('inRealization')!;
        expect(total).toBe(ids.length);
        runInAction(() => at.container.get(CountedRows).read.delete('inRealization'));
        expect(homeNumberText(numbersOf(at).toPickUp)).toBe('–');
      });
    });

    it('asks for nothing that the lists hold', async () => {
      const { at } = await counted(at => void (at.calls.length = 0));
      expect(at.calls.filter(call => call.startsWith('list inRealization'))).toEqual([]);
    });
  });
});

describe('a figure', () => {
  const lists = ['browse', 'ownBids', 'inRealization', 'liked'] as const;

  /** Everything is loaded and read, as after some minutes of work. */
  async function aDay(): Promise<Workplace> {
    const at = new Workplace({ offers: 80 });
    at.twins.preferences.write(`visitBefore ${at.session.dealerKey}`, '1');
    await at.container.get(Book).hold();
    for (const tab of lists) {
      await at.loadOffers.refresh(tab);
      await at.container.get(WholeLists).loadAll(tab);
      await at.container.get(SeenOffers).read(at.list(tab).ids);
    }
    return at;
  }

  const countOf = (number: HomeNumber): number | null => (number.state === 'unknown' ? null : number.count);

  /** Where each figure stands, by the name of the place. All places of a figure have to say the same. */
  function places(at: Workplace): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
    const get = at.container.get.bind(at.container);
    const now = at.twins.clock.now();
    const [numbers, bets, matches] = [get(HomeNumbers), get(OwnBids), get(NewMatches)];
    const today = new Map(get(TodayParts).all.map(part => [part.name, part]));
    const inToday = (name: 'outbid' | 'toPickUp') => {
      const { number, ofOtherTypes = 0 } = today.get(name)!;
      return (countOf(number) ?? 0) + ofOtherTypes;
    };
    const ofTypes = get(BookStore).get('settings', TRADING_SETTINGS)?.vehicleTypes !== undefined;
    const refined = (tab: 'browse' | 'ownBids' | 'inRealization', wanted: Partial<Refinements>) => {
      const shown = get(HiddenOffers).shownIds(at.list(tab));
      return get(JudgeOffers).refined(shown, { ...noRefinements, ...wanted }).length;
    };
    const isNew = countOf(numbers.newOffers(now));
    const exposure = get(OwnBids).exposure(now);
    const leading = at.list('ownBids').ids.map(hashId => at.offer(hashId));
    // A bid that is placed already changes nothing.
    const again = leading.find(offer => isOnSale(offer) && offer.ownBid !== null && offer.bidBeforePush === undefined);
    const typed = again ? [{ offer: again, amount: again.ownBid! }] : [];
    const listed = get(JudgeOffers).refined(at.list('inRealization').ids, { ...noRefinements, toPickUp: true });
    const deals = listed.map(hashId => at.offer(hashId).deal!);
    return {
      outbid: {
        'the landing page': countOf(numbers.outbid),
        Today: inToday('outbid'),
        'the summary of My bets': bets.counts.get('outbid') ?? 0,
        'the groups of My bets': bets.wanted.find(({ group }) => group === 'outbid')!.ids.length,
      },
      'outbid in sight': {
        Today: countOf(today.get('outbid')!.number),
        'the lines of Today': today.get('outbid')!.entries.length,
        'the list that it opens': get(JudgeOffers).refined(bets.wanted.find(({ group }) => group === 'outbid')!.ids, {
          ...noRefinements,
          ownTypes: ofTypes,
        }).length,
      },
      new: {
        'the landing page': isNew,
        'the list that it opens': refined('browse', { notSeenBefore: true, lastDay: true, ownTypes: ofTypes }),
      },
      'something is new': {
        'the number': isNew !== 0,
        'the first of it': numbers.first('newOffers', now) !== null,
      },
      'to pick up': {
        'the landing page': countOf(numbers.toPickUp),
        Today: inToday('toPickUp'),
        'the list that it opens': listed.length,
      },
      'bound by deals': {
        'the meter': exposure!.deals,
        'the list of what is to pick up': deals.reduce(
          (sum, { clientPrice, commission }) => sum + clientPrice! + commission!,
          0,
        ),
      },
      bound: {
        'the meter of My bets': exposure!.bound,
        'its parts': exposure!.leading + exposure!.deals,
        'the review of a bid': get(OwnBids).exposure(now, typed)!.bound,
      },
      'new in saved searches': {
        'the menu': matches.total,
        Today: countOf(today.get('newMatches')!.number),
        'the saved searches': matches.all.reduce((sum, { searchId }) => sum + matches.of(searchId).count, 0),
        'the marks of their offers': get(BookStore)
          .keys('searches')
          .flatMap(id => at.list('browse').ids.filter(hashId => matches.isNew(id, hashId))).length,
      },
      ...Object.fromEntries(
        at
          .list('browse')
          .ids.slice(0, 5)
          .map(hashId => [`profit of ${hashId}`, profits(at, hashId)]),
      ),
    };
  }

  /** At the next minimum bid. */
  function profits(at: Workplace, hashId: HashId): Readonly<Record<string, unknown>> {
    const calculate = at.container.get(Calculations);
    const offer = at.offer(hashId);
    const [inputs, minimum] = [calculate.inputsOf(hashId), nextBid(offer)];
    const profit = calculate.atMinimum(offer)?.profit ?? null;
    return {
      'the row': profit,
      'the order of the list': sortValue('profit', { offer, limit: null, profit }),
      'the calculation of the offer': inputs && minimum !== null ? calculation(inputs, minimum).profit : null,
    };
  }

  /** What happens to an offer, to a deal or in the book. */
  type Event = (at: Workplace) => void | Promise<unknown>;

  const changed = (
    at: Workplace,
    tab: (typeof lists)[number],
    which: number,
    change: (offer: Offer) => Partial<Offer>,
  ) => {
    const { ids } = at.list(tab);
    const offer = at.offer(ids[which % ids.length]!);
    runInAction(() => at.registry.apply({ ...offer, ...change(offer) }));
  };

  const which = fc.nat(200);
  const more = (offer: Offer, by: number) => (offer.highestBid + euros(by)) as Money;
  const anyEvent: fc.Arbitrary<Event> = fc.oneof(
    which.map(
      nth => (at: Workplace) =>
        changed(at, 'ownBids', nth, offer => ({ highestBid: more(offer, 50), ownBid: offer.ownBid })),
    ),
    which.map(nth => (at: Workplace) => changed(at, 'ownBids', nth, offer => ({ ownBid: offer.highestBid }))),
    // A push that does not say whose bid it brings.
    which.map(nth => (at: Workplace) => {
      const { ids } = at.list('ownBids');
      const offer = at.offer(ids[nth % ids.length]!);
      runInAction(() => at.registry.apply({ id: offer.id, hashId: offer.hashId, highestBid: more(offer, 50) }));
    }),
    which.map(nth => (at: Workplace) => changed(at, 'ownBids', nth, () => ({ contractStatus: 'rejected' }))),
    which.map(nth => (at: Workplace) => changed(at, 'ownBids', nth, () => ({ contractStatus: 'waiting' }))),
    which.map(nth => (at: Workplace) => changed(at, 'ownBids', nth, () => ({ closed: true }))),
    which.map(
      nth => (at: Workplace) =>
        changed(at, 'inRealization', nth, ({ deal }) => ({ deal: deal && { ...deal, vehiclePickedUp: true } })),
    ),
    which.map(
      nth => (at: Workplace) =>
        changed(at, 'inRealization', nth, ({ deal }) => ({ deal: deal && { ...deal, commission: euros(nth) } })),
    ),
    which.map(nth => (at: Workplace) => {
      const hashId = at.list('browse').ids[nth % at.list('browse').ids.length]!;
      const seen = [seenAs(at.offer(hashId), nth)];
      runInAction(() => at.container.get(SeenOffers).recalled(hashId, seen));
    }),
    which.map(nth => (at: Workplace) => {
      const hashId = at.list('browse').ids[nth % at.list('browse').ids.length]!;
      const offer = at.offer(hashId);
      if (!mayBeHidden(offer)) return;
      return at.container.get(Book).keep('hidden', hashId, newHiddenOffer(offer, 'far', 'forGood', 1));
    }),
    fc.subarray<VehicleType>([...vehicleTypes]).map(types => (at: Workplace) => {
      const calculated = { ...unsetCalculation(null), transportPerKm: euros(1), commissionRate: 3 };
      const vehicleTypesChosen = types.length > 0 ? { vehicleTypes: types } : {};
      const settings = { calculation: calculated, ...vehicleTypesChosen };
      return at.container.get(Book).keep('settings', TRADING_SETTINGS, settings);
    }),
    fc.tuple(which, fc.nat(90_000)).map(([nth, price]) => (at: Workplace) => {
      const hashId = at.list('browse').ids[nth % 5]!;
      return at.container.get(Book).keep('calculations', hashId, { salePrice: euros(price) });
    }),
    fc.tuple(which, fc.constantFrom('A', 'B')).map(([nth, id]) => async (at: Workplace) => {
      await at.container.get(Book).keep('searches', id, savedAs(id, defaultQuestion, 1));
      const { ids } = at.list('browse');
      runInAction(() => at.container.get(NewMatches).counted(id, [ids[nth % ids.length]!], false));
    }),
  );

  it('is always the same in every place that says it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyEvent, { maxLength: 30 }), async events => {
        const at = await aDay();
        for (const happens of events) await happens(at);
        for (const [figure, said] of Object.entries(places(at))) {
          const [first] = Object.values(said);
          expect([figure, said]).toEqual([figure, Object.fromEntries(Object.keys(said).map(place => [place, first]))]);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is told nowhere before its lists are read whole, and then everywhere, whatever pages the lists show', async () => {
    const at = aDealerWithManyBids();
    const get = at.container.get.bind(at.container);
    await get(Book).hold();
    for (const tab of lists) await at.loadOffers.refresh(tab);
    const told = () => ({
      home: countOf(get(HomeNumbers).outbid),
      today: countOf(get(TodayParts).all.find(({ name }) => name === 'outbid')!.number),
      bets: get(OwnBids).areCounted ? (get(OwnBids).counts.get('outbid') ?? 0) : null,
    });
    const bound = () => get(OwnBids).exposure(at.twins.clock.now());
    expect([told(), bound()]).toEqual([{ home: null, today: null, bets: null }, null]);
    const end = get(CountedRows).run(summedAsWhole);
    await settled();
    end();
    const all = wholeList(at.dealer, 'ownBids').filter(offer => ownBidStanding(offer) === 'outbid').length;
    expect([told(), at.list('ownBids').hasMore]).toEqual([{ home: all, today: all, bets: all }, true]);
    expect(bound()).not.toBeNull();
  });
});

describe('HomeScreen', () => {
  it('the landing screen shows a row of offers per vehicle type', async () => {
    const at = new Workplace();
    await at.home.show();
    const served = at.dealer.home();
    for (const type of vehicleTypes) {
      expect(at.home.offersByType[type]).toEqual(served[type].map(({ hashId }) => hashId));
      for (const hashId of at.home.offersByType[type]) expect(at.offer(hashId).vehicleType).toBe(type);
    }
    expect(at.home.status).toEqual({ step: 'idle' });
  });

  it('a push updates the tile of its offer on the landing screen', async () => {
    const at = new Workplace();
    at.followMarket.follow();
    await settled();
    await at.home.show();
    const hashId = at.home.offersByType.Motorbike.find(id => !at.offer(id).closed)!;
    const before = at.offer(hashId).highestBid;
    at.market.marketplace.rivalBids(hashId);
    await at.passes(16);
    expect(at.offer(hashId).highestBid).toBeGreaterThan(before);
  });

  it('the landing screen is fetched first, and the six lists after it', async () => {
    const at = new Workplace();
    const { signedIn } = at;
    at.twins.line.latency = 100;
    const screen = at.container.get(FirstScreen);
    screen.pageAwaited();
    void when(() => !screen.isPageAwaited).then(() => signedIn.begin());
    void at.home.show();
    await settled();
    expect(at.calls).toEqual(['home']);
    at.twins.line.latency = 0;
    await at.passes(100);
    expect(at.calls.slice(0, 3)).toEqual(['home', 'list browse 1', 'list liked 1']);
    expect(at.calls).toHaveLength(7);
  });

  it('a failed landing screen releases the lists, keeps its rows and can be fetched again', async () => {
    const at = new Workplace();
    await at.home.show();
    const screen = at.container.get(FirstScreen);
    screen.pageAwaited();
    at.twins.line.failNext({ reason: 'offline' });
    await at.home.refresh();
    expect(screen.isPageAwaited).toBe(false);
    expect(at.home.status).toEqual({ step: 'failed', failure: { reason: 'offline' } });
    expect(at.home.offersByType.Motorbike.length).toBeGreaterThan(0);
    await at.home.refresh();
    expect(at.home.status).toEqual({ step: 'idle' });
  });

  it('the landing screen is stale after 15 minutes and not fetched before', async () => {
    const at = new Workplace();
    await at.home.show();
    await at.home.show();
    await at.passes(15 * MINUTE + 1);
    await at.home.show();
    expect(at.calls).toEqual(['home', 'home']);
  });

  it('the landing screen is fetched once after a reconnection while it is on screen', async () => {
    const at = new Workplace();
    at.followMarket.follow();
    await settled();
    await at.home.show();
    const leave = at.home.run();
    const interrupt = async () => {
      at.twins.liveFeed.drop();
      await at.twins.liveFeed.reconnect();
      await at.passes(5_000);
    };
    await interrupt();
    expect(at.calls).toEqual(['home', 'home']);
    leave();
    await interrupt();
    expect(at.calls).toEqual(['home', 'home']);
    // The rows are stale by now.
    await at.home.show();
    expect(at.calls).toEqual(['home', 'home', 'home']);
  });

  it('drops a slower answer to an older request', async () => {
    const at = new Workplace();
    at.twins.line.latency = 100;
    void at.home.refresh();
    at.twins.line.latency = 50;
    void at.home.refresh();
    await at.passes(50);
    const shown = at.home.offersByType;
    await at.passes(50);
    expect(at.home.offersByType).toBe(shown);
    expect(at.home.status).toEqual({ step: 'idle' });
  });

  it('a row shows an offer once, even if the server sends it twice', async () => {
    const at = new Workplace({
      through: ports => ({
        ...ports,
        offers: Object.assign(Object.create(ports.offers) as typeof ports.offers, {
          homeScreen: async (signal: AbortSignal) => {
            const answer = await ports.offers.homeScreen(signal);
            if (!answer.ok) return answer;
            const { Motorbike, Camper, AgriculturalMachine } = answer.value;
            return success({ Motorbike: [...Motorbike, ...Motorbike], Camper, AgriculturalMachine });
          },
        }),
      }),
    });
    await at.home.show();
    expect(at.home.offersByType.Motorbike).toEqual(at.dealer.home().Motorbike.map(({ hashId }) => hashId));
  });
});
