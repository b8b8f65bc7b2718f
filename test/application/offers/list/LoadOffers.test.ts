import * as fc from 'fast-check';
import { runInAction } from 'mobx';
import type { Offers } from '../../../../src/application/ports/Offers';
import { noFilters } from '../../../../src/domain/offers/list/BrowseFilters';
import { type BrowseQuestion, defaultQuestion } from '../../../../src/domain/offers/list/BrowseQuestion';
import type { Offer, OfferPatch } from '../../../../src/domain/offers/Offer';
import { hasRunningDeal, isOnSale } from '../../../../src/domain/offers/Sale';
import { MINUTE, SECOND } from '../../../../src/domain/shared/Instant';
import { pagesBetween } from '../../../../src/domain/shared/Page';
import { success } from '../../../../src/domain/shared/Result';
import { aQuestion, wholeList } from '../../../infrastructure/demo/market/aMarketplace';
import { aRace, run } from '../../../support/aRace';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { atTheList, Workplace } from '../../../support/Workplace';

watchActions();

describe('LoadOffers', () => {
  const campers: BrowseQuestion = { ...defaultQuestion, filters: { ...noFilters, vehicleType: 'Camper' } };
  const pages = (page: number): BrowseQuestion => ({ ...defaultQuestion, paging: 'paginated', page });

  /** A server whose rows do not say that their sale is over. */
  function withoutEnds(offers: Offers): Offers {
    const unended = (offer: OfferPatch) => ({ ...offer, finalPrice: null, archivedAt: null, closed: false });
    return {
      open: (id, signal) => offers.open(id, signal),
      homeScreen: signal => offers.homeScreen(signal),
      list: async (tab, question, signal) => {
        const answer = await offers.list(tab, question, signal);
        return answer.ok ? success({ ...answer.value, offers: answer.value.offers.map(unended) }) : answer;
      },
    };
  }

  /** The ids on this page of the browse list on the server. */
  const served = (at: Workplace, page: number, filters = {}) =>
    at.dealer.list('browse', aQuestion(filters, { page })).offers.map(offer => offer.hashId);

  describe('a list that is old', () => {
    it('starts over from its first page only if it shows a later one', async () => {
      const at = new Workplace({ offers: 60 });
      const startsOver = (page: number) => at.loadOffers.startsOver('browse', pages(page));
      await at.loadOffers.show('browse', pages(3));
      expect(startsOver(3)).toBe(false);
      at.twins.clock.advance(15 * MINUTE + 1);
      expect([startsOver(3), startsOver(2)]).toEqual([true, false]);
      await at.loadOffers.show('browse', pages(2));
      at.twins.clock.advance(15 * MINUTE + 1);
      expect(startsOver(2)).toBe(true);
      await at.loadOffers.show('browse', pages(1));
      at.twins.clock.advance(15 * MINUTE + 1);
      expect(startsOver(1)).toBe(false);
    });

    it('does not start over if it is outdated by a change, because its page is fetched again in place', async () => {
      const at = new Workplace({ offers: 60 });
      await at.loadOffers.show('browse', pages(3));
      at.list('browse').outdated();
      expect(at.loadOffers.startsOver('browse', pages(3))).toBe(false);
    });
  });

  describe('the first page', () => {
    it('is loading, then contains everything that the server sends about the list', async () => {
      const at = new Workplace({ offers: 60 });
      const list = at.list('browse');
      const arriving = at.loadOffers.refresh('browse');
      expect(list.status).toEqual({ step: 'loading', what: 'first' });
      await arriving;
      expect(list.ids).toEqual(served(at, 1));
      expect(list).toMatchObject({
        status: { step: 'idle' },
        totalPages: 3,
        totalCount: 60,
        limit: 20,
        nextPage: 2,
        hasMore: true,
        lastFetchedAt: at.twins.clock.now(),
      });
      expect(at.lists.countriesOf('browse')).toContain('DE');
      expect(at.offer(list.ids[0]!)).toEqual(at.served(list.ids[0]!));
    });

    it('of an empty list is empty, and there are no more pages', async () => {
      const at = new Workplace();
      await at.loadOffers.show('browse', { ...defaultQuestion, filters: { ...noFilters, hashId: 'MB-ZZZZZ' } });
      expect(at.list('browse')).toMatchObject({ isEmpty: true, hasMore: false, totalPages: 0 });
    });

    it('keeps the previous rows and the reason if it fails', async () => {
      const at = await atTheList();
      const before = [...at.list('browse').ids];
      at.twins.line.failNext({ reason: 'serverFailed', status: 503 });
      await at.loadOffers.refresh('browse');
      expect(at.list('browse').ids).toEqual(before);
      expect(at.list('browse').status).toEqual({
        step: 'failed',
        what: 'first',
        failure: { reason: 'serverFailed', status: 503 },
      });
    });
  });

  describe('an archive list', () => {
    it('ends the deals that it holds, whatever their rows say', async () => {
      const at = new Workplace({ through: ports => ({ ...ports, offers: withoutEnds(ports.offers) }) });
      await at.loadOffers.refresh('archived');
      const offers = at.list('archived').ids.map(hashId => at.offer(hashId));
      expect(offers.some(({ deal }) => deal !== null)).toBe(true);
      for (const offer of offers) expect([hasRunningDeal(offer), isOnSale(offer)]).toEqual([false, false]);
    });

    it('of sold offers leaves nothing on sale', async () => {
      const at = new Workplace({ through: ports => ({ ...ports, offers: withoutEnds(ports.offers) }) });
      await at.loadOffers.refresh('sold');
      expect(at.list('sold').ids.some(hashId => isOnSale(at.offer(hashId)))).toBe(false);
    });
  });

  describe('the next page', () => {
    it('is appended until there are no more pages', async () => {
      const at = await atTheList({ offers: 60 });
      await at.loadOffers.more('browse');
      expect(at.list('browse').ids).toEqual([...served(at, 1), ...served(at, 2)]);
      await at.loadOffers.more('browse');
      await at.loadOffers.more('browse');
      expect(at.sent('list')).toEqual(['list browse 1', 'list browse 2', 'list browse 3']);
      expect(at.list('browse').ids).toHaveLength(60);
      expect(at.list('browse').hasMore).toBe(false);
    });

    it('is requested once, however often the end of the list comes into view', async () => {
      const at = await atTheList();
      await Promise.all([at.loadOffers.more('browse'), at.loadOffers.more('browse')]);
      expect(at.sent('list')).toEqual(['list browse 1', 'list browse 2']);
    });

    it('is not requested in a paginated list', async () => {
      const at = new Workplace();
      await at.loadOffers.show('browse', pages(2));
      await at.loadOffers.more('browse');
      expect(at.sent('list')).toEqual(['list browse 2']);
      expect(at.list('browse').ids).toEqual(served(at, 2));
    });

    it('adds no duplicates if new offers pushed others to the next page', async () => {
      const at = await atTheList({ offers: 60 });
      for (let count = 0; count < 5; count += 1) at.market.marketplace.publish();
      await at.loadOffers.more('browse');
      const { ids } = at.list('browse');
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toHaveLength(35);
    });

    it.each([1, 3, 20, 20 + 5])('loses nothing if %i held offers were sold meanwhile', async sold => {
      const at = await atTheList({ offers: 100 });
      await at.loadOffers.more('browse');
      for (const hashId of at.list('browse').ids.slice(0, sold)) at.market.marketplace.rivalBuys(hashId);
      while (at.list('browse').hasMore) await at.loadOffers.more('browse');
      const { ids } = at.list('browse');
      const open = [...Array(5).keys()].flatMap(page => served(at, page + 1));
      expect(open.filter(hashId => !ids.includes(hashId))).toEqual([]);
      expect(ids.filter(hashId => !at.served(hashId).closed)).toEqual(open);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('loads the page to which offers moved up at once', async () => {
      const at = await atTheList({ offers: 100 });
      await at.loadOffers.more('browse');
      for (const hashId of at.list('browse').ids.slice(0, 20)) at.market.marketplace.rivalBuys(hashId);
      at.calls.length = 0;
      await at.loadOffers.more('browse');
      expect(at.sent('list')).toEqual(['list browse 3', 'list browse 2']);
      expect(at.list('browse').ids).toHaveLength(60);
    });

    it('loses nothing if liked offers were removed from the list', async () => {
      const at = await atTheList({ offers: 100 });
      for (const hashId of [...served(at, 1), ...served(at, 2)]) at.dealer.like(at.served(hashId).id);
      await at.loadOffers.refresh('liked');
      for (const hashId of at.list('liked').ids.slice(0, 4)) await at.likes.toggle(hashId);
      while (at.list('liked').hasMore) await at.loadOffers.more('liked');
      expect(at.list('liked').ids).toHaveLength(at.dealer.counters().likedOffers);
    });

    it('keeps the rows if it fails, and can be requested again', async () => {
      const at = await atTheList({ offers: 60 });
      at.twins.line.failNext({ reason: 'offline' });
      await at.loadOffers.more('browse');
      expect(at.list('browse').status).toEqual({ step: 'failed', what: 'more', failure: { reason: 'offline' } });
      expect(at.list('browse').ids).toHaveLength(20);
      await at.loadOffers.more('browse');
      expect(at.list('browse').ids).toHaveLength(40);
    });

    it('is not appended to the answer of another question', async () => {
      const at = await atTheList();
      at.twins.line.failNext({ reason: 'offline' });
      await at.loadOffers.show('browse', campers);
      await at.loadOffers.more('browse');
      expect(at.sent('list')).toEqual(['list browse 1', 'list browse 1']);
      expect(at.list('browse').ids).toEqual(served(at, 1));
    });
  });

  describe('the question of a list', () => {
    it('is sent again after 15 minutes, from page 1, and not before', async () => {
      const at = await atTheList();
      await at.passes(15 * MINUTE);
      await at.loadOffers.show('browse', defaultQuestion);
      expect(at.sent('list')).toHaveLength(1);
      await at.passes(1);
      await at.loadOffers.show('browse', defaultQuestion);
      expect(at.sent('list')).toHaveLength(2);
    });

    it('is not sent again while it is on its way', async () => {
      const at = new Workplace();
      const first = at.loadOffers.show('browse', campers);
      await at.loadOffers.show('browse', campers);
      expect(at.list('browse').status).toEqual({ step: 'idle' });
      await first;
      expect(at.sent('list')).toEqual(['list browse 1']);
    });

    it('scrolls to the top and replaces the rows if it is new', async () => {
      const at = await atTheList();
      at.list('browse').place.scrolledTo(1200);
      const { restarts } = at.list('browse').place;
      await at.loadOffers.show('browse', campers);
      expect(at.list('browse').place.scrollTop).toBe(0);
      expect(at.list('browse').place.restarts).toBe(restarts + 1);
      expect(at.list('browse').ids).toEqual(served(at, 1, { vehicleType: 'Camper' }));
    });

    it('cancels an older question', async () => {
      const at = new Workplace();
      at.twins.line.latency = 100;
      void at.loadOffers.show('browse', defaultQuestion);
      void at.loadOffers.show('browse', campers);
      await at.passes(100);
      expect(at.list('browse').ids).toEqual(served(at, 1, { vehicleType: 'Camper' }));
      expect(at.list('browse').status).toEqual({ step: 'idle' });
    });

    it('is sent again if it had no answer', async () => {
      const at = await atTheList();
      at.twins.line.failNext({ reason: 'offline' });
      await at.loadOffers.show('browse', campers);
      expect(at.list('browse').status).toMatchObject({ step: 'failed', what: 'first' });
      await at.loadOffers.show('browse', campers);
      expect(at.list('browse').ids).toEqual(served(at, 1, { vehicleType: 'Camper' }));
    });
  });

  describe('an offer that arrives while the first page is on its way', () => {
    it('stays at the top', async () => {
      const at = await atTheList();
      at.twins.line.latency = 100;
      void at.loadOffers.refresh('browse');
      const hashId = at.market.marketplace.publish();
      at.list('browse').rowAdded(hashId);
      await at.passes(100);
      expect(at.list('browse').ids).toHaveLength(21);
      expect(at.list('browse').ids[0]).toBe(hashId);
      expect(at.list('browse').totalCount).toBe(61);
    });

    it('keeps waiting', async () => {
      const at = new Workplace();
      at.twins.line.latency = 100;
      void at.loadOffers.refresh('browse');
      const hashId = at.market.marketplace.publish();
      at.list('browse').newRowsArrived([hashId]);
      expect(at.list('browse').newRows).toEqual([]);
      await at.passes(100);
      expect(at.list('browse').newRows).toEqual([hashId]);
      await settled();
      at.twins.line.latency = 0;
      await at.loadOffers.refresh('browse');
      expect(at.list('browse').newRows).toEqual([]);
      expect(at.list('browse').ids[0]).toBe(hashId);
    });
  });
});

describe('LoadOffers, in place', () => {
  /** A dealer who looks at the second of three loaded pages of a list of five. */
  async function aReaderInTheMidst(): Promise<Workplace> {
    const at = await atTheList({ offers: 100 });
    await at.loadOffers.more('browse');
    await at.loadOffers.more('browse');
    at.list('browse').place.scrolledTo(2000);
    at.lists.rowsShown([2]);
    at.calls.length = 0;
    return at;
  }

  it('an update in place fetches only the pages on screen and moves no row', async () => {
    const at = await aReaderInTheMidst();
    const before = [...at.list('browse').ids];
    const [seen, unseen] = [before[25]!, before[50]!];
    at.market.marketplace.rivalBids(seen);
    at.market.marketplace.rivalBids(unseen);
    await at.loadOffers.refreshInPlace('browse');
    expect(at.sent('list')).toEqual(['list browse 2']);
    expect(at.list('browse').ids).toEqual(before);
    expect(at.offer(seen)).toEqual(at.served(seen));
    expect(at.offer(unseen).highestBid).toBeLessThan(at.served(unseen).highestBid);
  });

  it('an update in place reads rows that are on no page any more, because they may be sold', async () => {
    const at = await aReaderInTheMidst();
    const before = [...at.list('browse').ids];
    const [sold, soldElsewhere] = [before[30]!, before[55]!];
    for (const hashId of [sold, soldElsewhere]) at.market.marketplace.rivalBuys(hashId);
    await at.loadOffers.refreshInPlace('browse');
    expect(at.calls).toEqual(['list browse 2', `open ${sold}`]);
    expect(at.offer(sold).closed).toBe(true);
    expect(at.list('browse').ids).toEqual(before);
  });

  it('an update in place takes all rows of a page for new if none is known', async () => {
    const at = await aReaderInTheMidst();
    at.lists.rowsShown([1]);
    for (let count = 0; count < 20; count += 1) at.market.marketplace.publish();
    await at.loadOffers.refreshInPlace('browse');
    expect(at.list('browse').newRows).toHaveLength(20);
  });

  it('an update in place lets new offers wait above the list', async () => {
    const at = await aReaderInTheMidst();
    at.lists.rowsShown([1, 2]);
    const before = [...at.list('browse').ids];
    const fresh = at.market.marketplace.publish();
    await at.loadOffers.refreshInPlace('browse');
    expect(at.list('browse').ids).toEqual(before);
    expect(at.list('browse').newRows).toEqual([fresh]);
  });

  it.each([1, 19])('an update in place does not take rows for new that moved up because %i were sold', async sold => {
    const at = await aReaderInTheMidst();
    at.lists.rowsShown([3]);
    for (const hashId of at.list('browse').ids.slice(0, sold)) at.market.marketplace.rivalBuys(hashId);
    await at.loadOffers.refreshInPlace('browse');
    expect(at.sent('list')).toEqual(['list browse 3']);
    expect(at.list('browse').newRows).toEqual([]);
  });

  it('an update in place moves no row if the dealer has scrolled within a single page', async () => {
    const at = await atTheList();
    at.list('browse').place.scrolledTo(300);
    const before = [...at.list('browse').ids];
    const fresh = at.market.marketplace.publish();
    await at.loadOffers.refreshInPlace('browse');
    expect(at.list('browse').ids).toEqual(before);
    expect(at.list('browse').newRows).toEqual([fresh]);
  });

  it('an update in place moves no row under the pointer', async () => {
    const at = await atTheList();
    at.list('browse').place.useChanged(true);
    const before = [...at.list('browse').ids];
    const fresh = at.market.marketplace.publish();
    await at.loadOffers.refreshInPlace('browse');
    expect(at.list('browse').ids).toEqual(before);
    expect(at.list('browse').newRows).toEqual([fresh]);
  });

  it('an update in place keeps all loaded pages, even at the top', async () => {
    const at = await aReaderInTheMidst();
    at.list('browse').place.scrolledTo(0);
    at.lists.rowsShown([1]);
    await at.loadOffers.refreshInPlace('browse');
    expect(at.list('browse').ids).toHaveLength(60);
  });

  it('an update in place loads a list that was never loaded, even under the pointer', async () => {
    const at = new Workplace();
    at.list('browse').place.useChanged(true);
    expect(await at.loadOffers.refreshInPlace('browse')).toBe(true);
    expect(at.list('browse').ids).toHaveLength(20);
  });

  it('an update in place that has to reload the list fails if that fails', async () => {
    const at = new Workplace();
    at.twins.line.failNext({ reason: 'timedOut' });
    expect(await at.loadOffers.refreshInPlace('browse')).toBe(false);
    expect(await at.loadOffers.refreshInPlace('browse')).toBe(true);
  });

  it('an offer stops waiting once it is in the list', async () => {
    const at = await aReaderInTheMidst();
    const other = await atTheList({ beside: at });
    while (other.list('browse').hasMore) await other.loadOffers.more('browse');
    const waiting = other.list('browse').ids[at.list('browse').ids.length]!;
    runInAction(() => at.list('browse').newRowsArrived([waiting]));
    expect(at.list('browse').newRows).toEqual([waiting]);
    await at.loadOffers.more('browse');
    expect(at.list('browse').ids).toContain(waiting);
    expect(at.list('browse').newRows).toEqual([]);
  });

  it('an update in place restarts the list if no row can move, at the top or in a paginated list', async () => {
    const at = await atTheList();
    const fresh = at.market.marketplace.publish();
    await at.loadOffers.refreshInPlace('browse');
    expect(at.list('browse').ids[0]).toBe(fresh);
    await at.loadOffers.show('browse', { ...defaultQuestion, paging: 'paginated', page: 2 });
    at.calls.length = 0;
    at.list('browse').place.scrolledTo(300);
    await at.loadOffers.refreshInPlace('browse');
    expect(at.sent('list')).toEqual(['list browse 2']);
  });

  it('an update in place replaces a page that was on its way, and then requests that page again', async () => {
    const at = await aReaderInTheMidst();
    at.twins.line.latency = 100;
    void at.loadOffers.more('browse');
    void at.loadOffers.refreshInPlace('browse');
    await at.passes(100);
    await at.passes(100);
    expect(at.sent('list')).toEqual(['list browse 4', 'list browse 2', 'list browse 4']);
    expect(at.list('browse').ids).toHaveLength(80);
    expect(at.list('browse').status).toEqual({ step: 'idle' });
  });

  it('more rows that were asked for at the top have arrived when the call ends, although an update in place came between', async () => {
    const at = await atTheList({ offers: 100 });
    at.twins.line.latency = 100;
    let hasEnded = false;
    const more = at.loadOffers.more('browse').then(() => (hasEnded = true));
    await settled();
    void at.loadOffers.refreshInPlace('browse');
    await settled();
    await at.passes(100);
    expect([hasEnded, at.list('browse').nextPage]).toEqual([false, 2]);
    await at.passes(100);
    await more;
    expect(at.list('browse').nextPage).toBe(3);
  });

  it('an update in place loads more afterwards if the dealer reached the end meanwhile', async () => {
    const at = await aReaderInTheMidst();
    at.twins.line.latency = 100;
    void at.loadOffers.refreshInPlace('browse');
    void at.loadOffers.more('browse');
    void at.loadOffers.refreshInPlace('browse');
    await at.passes(100);
    expect(at.list('browse').ids).toHaveLength(60);
    await at.passes(100);
    expect(at.list('browse').ids).toHaveLength(80);
    expect(at.sent('list')).toEqual(['list browse 2', 'list browse 2', 'list browse 4']);
  });

  it('an update in place loads no more afterwards if the next page was asked for twice before', async () => {
    const at = await aReaderInTheMidst();
    await Promise.all([at.loadOffers.more('browse'), at.loadOffers.more('browse')]);
    await at.loadOffers.refreshInPlace('browse');
    expect(at.sent('list')).toEqual(['list browse 4', 'list browse 2']);
  });

  it('an update in place gives way to a new question', async () => {
    const at = await aReaderInTheMidst();
    const campers = { ...defaultQuestion, filters: { ...noFilters, vehicleType: 'Camper' as const } };
    at.twins.line.latency = 100;
    const updated = at.loadOffers.refreshInPlace('browse');
    void at.loadOffers.show('browse', campers);
    await at.passes(100);
    expect(await updated).toBe(false);
    expect(at.list('browse').ids.every(hashId => at.offer(hashId).vehicleType === 'Camper')).toBe(true);
    expect(at.list('browse').status).toEqual({ step: 'idle' });
  });

  it('an update in place does not accept the answer to an older question', async () => {
    const at = await aReaderInTheMidst();
    const campers = { ...defaultQuestion, filters: { ...noFilters, vehicleType: 'Camper' as const } };
    at.twins.line.latency = 100;
    void at.loadOffers.show('browse', campers);
    void at.loadOffers.refreshInPlace('browse');
    await at.passes(100);
    expect(at.list('browse').ids.every(hashId => at.offer(hashId).vehicleType === 'Camper')).toBe(true);
    expect(at.list('browse').status).toEqual({ step: 'idle' });
  });

  describe('an offer list after a reconnection', () => {
    const passedBy = async () => {
      const at = await aReaderInTheMidst();
      const old = at.list('browse').ids[5]!;
      at.market.marketplace.rivalBids(old);
      at.lists.shown('browse');
      at.refetchScreen.refetch();
      await settled();
      expect(at.calls).toEqual(['list browse 2']);
      return { at, old };
    };

    it('fetches rows that were off screen once, when they are scrolled to', async () => {
      const { at, old } = await passedBy();
      at.lists.rowsShown([1, 2]);
      await settled();
      expect(at.calls.slice(1)).toEqual(['list browse 1']);
      expect(at.offer(old)).toEqual(at.served(old));
      for (const page of [2, 1]) {
        at.lists.rowsShown([page]);
        await settled();
      }
      expect(at.calls).toHaveLength(2);
    });

    it('retries rows that could not be fetched or were scrolled past', async () => {
      const { at, old } = await passedBy();
      at.twins.line.failNext({ reason: 'timedOut' });
      at.lists.rowsShown([1]);
      await settled();
      at.lists.rowsShown([2]);
      at.lists.rowsShown([1]);
      await settled();
      expect(at.calls.slice(1)).toEqual(['list browse 1', 'list browse 1']);
      expect(at.offer(old)).toEqual(at.served(old));
    });

    it('fetches no page twice that is loaded again because the list started over', async () => {
      const { at } = await passedBy();
      await at.loadOffers.refresh('browse');
      for (const page of [2, 3]) {
        await at.loadOffers.more('browse');
        at.lists.rowsShown([page]);
        await settled();
      }
      expect(at.calls.slice(1)).toEqual(['list browse 1', 'list browse 2', 'list browse 3']);
    });

    it('fetches nothing while it is off screen', async () => {
      const { at } = await passedBy();
      at.lists.left('browse');
      at.lists.rowsShown([1]);
      await settled();
      expect(at.calls).toHaveLength(1);
    });
  });

  describe('a failed update in place', () => {
    it('is told beside the list, keeps the rows and leaves further pages loadable', async () => {
      const at = await aReaderInTheMidst();
      const before = [...at.list('browse').ids];
      at.twins.line.failNext({ reason: 'timedOut' });
      await at.loadOffers.refreshInPlace('browse');
      expect(at.list('browse')).toMatchObject({ updateFailure: { reason: 'timedOut' }, status: { step: 'idle' } });
      expect(at.list('browse').ids).toEqual(before);
      await at.loadOffers.more('browse');
      expect(at.list('browse').ids).toHaveLength(before.length + 20);
      expect(at.list('browse').updateFailure).toEqual({ reason: 'timedOut' });
      await at.loadOffers.refreshInPlace('browse');
      expect(at.list('browse').updateFailure).toBeNull();
    });

    it('loads the page that the dealer waits for at the end of the list', async () => {
      const at = await aReaderInTheMidst();
      at.twins.line.failNext({ reason: 'timedOut' });
      const updated = at.loadOffers.refreshInPlace('browse');
      await Promise.all([at.loadOffers.more('browse'), updated]);
      expect(await updated).toBe(false);
      expect(at.sent('list')).toEqual(['list browse 2', 'list browse 4']);
      expect(at.list('browse').ids).toHaveLength(80);
    });
  });
});

describe('LoadOffers, in any sequence of steps', () => {
  const FRAME = 16;

  const machines: BrowseQuestion = {
    ...defaultQuestion,
    filters: { ...noFilters, vehicleType: 'AgriculturalMachine' },
  };

  interface Model {
    question: BrowseQuestion;
    isConnected: boolean;
    /** Pushes may have been missed. */
    hasMissed: boolean;
  }

  class Step implements fc.AsyncCommand<Model, Workplace> {
    constructor(
      private readonly name: string,
      private readonly act: (model: Model, at: Workplace) => Promise<void> | void,
      private readonly mayStartOver = false,
    ) {}

    check = (): boolean => true;

    async run(model: Model, at: Workplace): Promise<void> {
      const before = [...at.list('browse').ids];
      await this.act(model, at);
      await at.passes(FRAME);
      expectWhole(model, at);
      // While the dealer is within the list, no row moves: rows are only added at its end.
      if (at.list('browse').place.scrollTop === 0 || this.mayStartOver) return;
      expect(at.list('browse').ids.slice(0, before.length)).toEqual(before);
    }

    toString = (): string => this.name;
  }

  function expectWhole({ question, isConnected, hasMissed }: Model, at: Workplace): void {
    const list = at.list('browse');
    const shown = [...list.ids, ...list.newRows];
    expect(new Set(shown).size).toBe(shown.length);
    if (isConnected && !hasMissed) {
      const { ids } = list;
      for (const hashId of ids) {
        const { highestBid, closed, bidsCount } = at.served(hashId);
        expect(at.offer(hashId)).toMatchObject({ highestBid, closed, bidsCount });
      }
    }
    if (hasMissed || list.hasMore) return;
    const open = wholeList(at.dealer, 'browse', question.filters).map(offer => offer.hashId);
    expect(open.filter(hashId => !shown.includes(hashId))).toEqual([]);
  }

  const somewhere = (at: Workplace, place: number) => at.list('browse').ids[place % at.list('browse').ids.length]!;

  async function startOver(model: Model, at: Workplace): Promise<void> {
    at.list('browse').place.toTop();
    await at.loadOffers.refresh('browse');
    model.hasMissed = !model.isConnected;
  }

  async function reconnect(model: Model, at: Workplace): Promise<void> {
    if (model.isConnected) return;
    at.lists.rowsShown(pagesBetween(1, Math.max(1, at.list('browse').nextPage - 1)));
    await at.twins.liveFeed.reconnect();
    // The screen is fetched at most every five seconds for the sake of the connection.
    await at.passes(5 * SECOND);
    Object.assign(model, { isConnected: true, hasMissed: false });
  }

  const place = fc.nat({ max: 79 });

  const commands = fc.commands(
    [
      fc.constant(new Step('more', (_, at) => at.loadOffers.more('browse'))),
      fc.constant(new Step('more', (_, at) => at.loadOffers.more('browse'))),
      fc.constant(new Step('publish', (_, at) => void at.market.marketplace.publish())),
      place.map(at => new Step(`bid ${at}`, (_, work) => void work.market.marketplace.rivalBids(somewhere(work, at)))),
      place.map(at => new Step(`sell ${at}`, (_, work) => void work.market.marketplace.rivalBuys(somewhere(work, at)))),
      fc
        .constantFrom(0, 900)
        .map(pixels => new Step(`scroll ${pixels}`, (_, at) => at.list('browse').place.scrolledTo(pixels))),
      fc.constant(new Step('refresh', startOver, true)),
      fc.constant(
        new Step('more fails', async (_, at) => {
          if (!at.list('browse').hasMore) return;
          at.twins.line.failNext({ reason: 'offline' });
          await at.loadOffers.more('browse');
          expect(at.list('browse').status.step).toBe('failed');
        }),
      ),
      fc.constantFrom(defaultQuestion, machines).map(
        question =>
          new Step(
            `show ${question.filters.vehicleType ?? 'everything'}`,
            async (model, at) => {
              const isNew = at.list('browse').question !== question;
              await at.loadOffers.show('browse', question);
              model.question = question;
              if (isNew) model.hasMissed = !model.isConnected;
            },
            true,
          ),
      ),
      fc.constant(
        new Step('the line is lost', (model, at) => {
          model.isConnected = false;
          model.hasMissed = true;
          at.twins.liveFeed.drop();
        }),
      ),
      fc.constant(new Step('the line is back', reconnect)),
      fc.constant(new Step('a quarter of an hour passes', (_, at) => at.passes(15 * MINUTE))),
    ],
    { maxCommands: 30 },
  );

  async function start(): Promise<{ model: Model; real: Workplace }> {
    const real = await atTheList({ offers: 50 });
    real.followMarket.follow();
    await settled();
    await real.passes(FRAME);
    return { model: { question: defaultQuestion, isConnected: true, hasMissed: false }, real };
  }

  it('nothing is doubled, lost or moved while a dealer pages through a changing market', async () => {
    await fc.assert(
      fc.asyncProperty(commands, async happenings => {
        await fc.asyncModelRun(start, happenings);
      }),
      { numRuns: 80 },
    );
  });
});

describe('LoadOffers, with answers in any order', () => {
  const questions = {
    everything: defaultQuestion,
    campers: { ...defaultQuestion, filters: { ...noFilters, vehicleType: 'Camper' } },
    fixedPrices: { ...defaultQuestion, buyNowOnly: true },
    secondPage: { ...defaultQuestion, paging: 'paginated', page: 2 },
  } satisfies Record<string, BrowseQuestion>;
  type Name = keyof typeof questions;

  const fits: Readonly<Record<Name, (offer: Offer) => boolean>> = {
    everything: () => true,
    campers: ({ vehicleType }) => vehicleType === 'Camper',
    fixedPrices: ({ buyNowPrice }) => buyNowPrice > 0,
    secondPage: () => true,
  };

  const anyStep = fc.oneof(
    fc.record({
      what: fc.constant('show' as const),
      question: fc.constantFrom<Name>('everything', 'campers', 'fixedPrices', 'secondPage'),
    }),
    fc.record({ what: fc.constantFrom('more' as const, 'refresh' as const, 'reconnect' as const, 'publish' as const) }),
    fc.record({
      what: fc.constantFrom('rivalBids' as const, 'rivalBuys' as const, 'scroll' as const),
      at: fc.nat({ max: 59 }),
    }),
  );
  type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

  function act(at: Workplace, step: Step): void {
    const { marketplace } = at.market;
    const list = at.list('browse');
    switch (step.what) {
      case 'show':
        return void at.loadOffers.show('browse', questions[step.question]);
      case 'more':
        return void at.loadOffers.more('browse');
      case 'refresh':
        return void at.loadOffers.refresh('browse');
      case 'reconnect':
        return void at.refetchScreen.refetch();
      case 'publish':
        return void marketplace.publish();
      case 'scroll':
        at.lists.rowsShown(pagesBetween(1, Math.max(1, list.nextPage - 1)));
        return list.place.scrolledTo(step.at);
      case 'rivalBids':
        return void marketplace.rivalBids(list.ids[step.at % list.ids.length]!);
      case 'rivalBuys':
        return void marketplace.rivalBuys(list.ids[step.at % list.ids.length]!);
    }
  }

  async function afterAll(scheduler: fc.Scheduler, plan: readonly Step[]): Promise<Workplace> {
    const at = await aRace(scheduler, { offers: 60 });
    await run(scheduler, plan, step => act(at, step));
    return at;
  }

  const race = (check: (at: Workplace, last: Name, scheduler: fc.Scheduler) => Promise<void> | void) =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(anyStep, { maxLength: 12 }), async (scheduler, plan) => {
        const at = await afterAll(scheduler, plan);
        const shown = plan.flatMap(step => (step.what === 'show' ? [step.question] : []));
        await check(at, shown.at(-1) ?? 'everything', scheduler);
      }),
      { numRuns: 50 },
    );

  it('a list always shows the answer to the last question, and never an older one', async () => {
    await race((at, last) => {
      const list = at.list('browse');
      expect(list.question).toEqual(questions[last]);
      expect(list.status).toEqual({ step: 'idle' });
      expect(list.ids.map(hashId => at.offer(hashId)).filter(offer => !fits[last](offer))).toEqual([]);
      if (last === 'secondPage') expect(list.ids.length).toBeLessThanOrEqual(20);
    });
  });

  it('an offer never appears twice, in the list or waiting above it', async () => {
    await race(at => {
      const { ids, newRows: waiting } = at.list('browse');
      const all = [...ids, ...waiting];
      expect(new Set(all).size).toBe(all.length);
    });
  });

  it('every offer on screen is as new as the last push', async () => {
    await race(at => {
      for (const hashId of at.list('browse').ids) {
        const { highestBid, bidsCount, closed } = at.served(hashId);
        expect(at.offer(hashId)).toMatchObject({ highestBid, bidsCount, closed });
      }
    });
  });

  it('a list that is scrolled to its end has lost no offer', async () => {
    await race(async (at, last, scheduler) => {
      if (last === 'secondPage') return;
      const list = at.list('browse');
      for (let page = 0; list.hasMore && page < 10; page += 1) {
        void at.loadOffers.more('browse');
        await scheduler.waitIdle();
      }
      const { filters, buyNowOnly } = questions[last];
      const open = wholeList(at.dealer, 'browse', filters).filter(offer => !buyNowOnly || offer.buyNowPrice > 0);
      const shown = new Set([...list.ids, ...list.newRows]);
      expect(open.map(({ hashId }) => hashId).filter(hashId => !shown.has(hashId))).toEqual([]);
    });
  });
});
