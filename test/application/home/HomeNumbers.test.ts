import { autorun, runInAction } from 'mobx';
import { CountHome } from '../../../src/application/home/CountHome';
import { HomeNumbers } from '../../../src/application/home/HomeNumbers';
import { homeNumberText } from '../../../src/domain/home/HomeNumber';
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { ownBidStanding } from '../../../src/domain/offers/OwnBidStanding';
import { DAY } from '../../../src/domain/shared/Instant';
import type { Money } from '../../../src/domain/shared/Money';
import { success } from '../../../src/domain/shared/Result';
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
    runInAction(() => at.registry.pushed({ id, hashId, highestBid: (highestBid + 5000) as Money }));
    const judged = read.mock.calls.filter(([asked]) => asked !== hashId);
    expect(judged).toEqual([]);
    expect(numbers.outbid).toMatchObject({ held: at.list('ownBids').ids.length });
    end();
  });

  it('tell the unread messages as the server counts them, also after their screen was seen', () => {
    const at = new Workplace();
    at.applyCounters.execute({ messages: 3 });
    at.counters.screenSeen('messages');
    expect(numbersOf(at).unread).toEqual({ state: 'received', count: 3 });
  });

  it('count the offers of the last day that this device has not seen', async () => {
    const at = new Workplace();
    await at.loadOffers.refresh('browse');
    const now = at.twins.clock.now();
    const published = at.list('browse').ids.map(hashId => at.offer(hashId).publishedAt ?? 0);
    expect(numbersOf(at).newOffers(now)).toEqual({
      state: 'counted',
      count: published.filter(instant => instant > now - DAY).length,
      held: published.length,
      total: 60,
    });
    expect(numbersOf(at).newOffers(now + 30 * DAY)).toMatchObject({ count: 0 });
  });
});

describe('CountHome', () => {
  /** A market of several pages, of which every offer of the last day is counted by the server's own list. */
  async function counted(before: (at: Workplace) => Promise<void> | void, options: WorkplaceOptions = { offers: 400 }) {
    const at = new Workplace(options);
    for (const tab of ['browse', 'ownBids', 'inRealization'] as const) await at.loadOffers.refresh(tab);
    await before(at);
    const end = at.container.get(CountHome).run();
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

  it('makes the numbers of lists with several pages exact, and leaves the lists as they are', async () => {
    const { at } = await counted(() => undefined);
    const { outbid, toPickUp } = numbersOf(at);
    expect([homeNumberText(outbid), homeNumberText(toPickUp)]).toEqual([
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^\d+$/),
    ]);
    expect(at.list('ownBids').nextPage).toBe(2);
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

    it('gives lower bounds as long as only the lists are loaded', async () => {
      const { at } = await unnumbered();
      const { total, ids } = at.home.read.get('inRealization')!;
      expect(total).toBe(ids.length);
      runInAction(() => at.home.read.delete('inRealization'));
      expect(homeNumberText(numbersOf(at).toPickUp)).toMatch(/^\d+\+$/);
    });
  });

  it('asks for nothing that the lists hold', async () => {
    const { at } = await counted(at => void (at.calls.length = 0));
    expect(at.calls.filter(call => call.startsWith('list inRealization'))).toEqual([]);
  });
});
