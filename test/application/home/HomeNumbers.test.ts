import { autorun, runInAction } from 'mobx';
import { Book } from '../../../src/application/book/Book';
import { HomeNumbers } from '../../../src/application/home/HomeNumbers';
import { CountedRows } from '../../../src/application/offers/list/CountedRows';
import { SeenOffers } from '../../../src/application/offers/seen/SeenOffers';
import { OwnTrading } from '../../../src/application/settings/OwnTrading';
import { homeNumberText } from '../../../src/domain/home/HomeNumber';
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import type { Offer } from '../../../src/domain/offers/Offer';
import { ownBidStanding } from '../../../src/domain/offers/OwnBidStanding';
import { isOnSale } from '../../../src/domain/offers/Sale';
import { seenAs } from '../../../src/domain/offers/SeenOffer';
import { DAY, HOUR, MINUTE, SECOND } from '../../../src/domain/shared/Instant';
import type { Money } from '../../../src/domain/shared/Money';
import { success } from '../../../src/domain/shared/Result';
import { wholeList } from '../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import type { MarketPorts } from '../../support/Wire';
import { Workplace, type WorkplaceOptions } from '../../support/Workplace';

watchActions();

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
  async function counted(before: (at: Workplace) => Promise<void> | void, options: WorkplaceOptions = { offers: 400 }) {
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
        const offers = all.slice(2 * question.page - 2, 2 * question.page).map(row => ({ ...row, publishedAt: null }));
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
