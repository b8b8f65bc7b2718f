import type { Offers } from '../../../../src/application/ports/Offers';
import { noFilters } from '../../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion, type BrowseQuestion } from '../../../../src/domain/offers/list/BrowseQuestion';
import type { OfferPatch } from '../../../../src/domain/offers/Offer';
import { hasRunningDeal, isOnSale } from '../../../../src/domain/offers/Sale';
import { MINUTE } from '../../../../src/domain/shared/Instant';
import { success } from '../../../../src/domain/shared/Result';
import { aQuestion } from '../../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { atTheList, Workplace } from '../../../support/Workplace';

watchActions();

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
