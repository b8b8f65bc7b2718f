import { autorun } from 'mobx';
import { defaultQuestion } from '../../../src/domain/offers/BrowseQuestion';
import type { HashId, OfferId } from '../../../src/domain/offers/Offer';
import { noFilters } from '../../../src/domain/offers/OfferFilters';
import { SECOND } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { atTheList, Workplace, type WorkplaceOptions } from '../../support/Workplace';

watchActions();

const FRAME = 16;

/** At the top of the unfiltered list, with the line standing. */
async function aFollower(options?: WorkplaceOptions): Promise<Workplace> {
  const at = await atTheList(options);
  at.followMarket.execute();
  await settled();
  await at.passes(FRAME);
  at.calls.length = 0;
  return at;
}

describe('what comes within one frame', () => {
  it('is taken in in one go', async () => {
    const at = await aFollower();
    const [one, other] = [at.list('browse').ids[0]!, at.list('browse').ids[1]!];
    const painted: number[] = [];
    const stop = autorun(() => {
      painted.push(at.offer(one).highestBid + at.offer(other).highestBid);
    });
    for (const hashId of [one, other, one]) at.market.marketplace.rivalBids(hashId);
    expect(painted).toHaveLength(1);
    await at.passes(FRAME);
    stop();
    expect(painted.slice(1)).toEqual([at.served(one).highestBid + at.served(other).highestBid]);
  });

  it('leaves a row alone that it does not speak of', async () => {
    const at = await aFollower();
    const [one, other] = [at.list('browse').ids[0]!, at.list('browse').ids[1]!];
    const before = at.offer(other);
    at.market.marketplace.rivalBids(one);
    await at.passes(FRAME);
    expect(at.offer(other)).toBe(before);
  });

  it('shows an offer that appeared twice only once', async () => {
    const at = await aFollower();
    const hashId = at.market.marketplace.publish();
    at.followMarket.handleEvents([{ kind: 'offerListed', offer: at.served(hashId) }]);
    await at.passes(FRAME);
    expect(at.list('browse').ids.filter(id => id === hashId)).toHaveLength(1);
  });
});

describe('a known offer', () => {
  it('is brought up to date where it stands, and keeps what concerns the dealer alone', async () => {
    const at = await aFollower();
    await at.loadOffers.refresh('ownBids');
    const [hashId] = at.list('ownBids').ids;
    const { ownBid } = at.offer(hashId!);
    const before = [...at.list('browse').ids];
    at.market.marketplace.rivalBids(hashId!);
    await at.passes(FRAME);
    expect(at.offer(hashId!)).toMatchObject({ ownBid, highestBid: at.served(hashId!).highestBid });
    expect(at.list('browse').ids).toEqual(before);
    expect(ownBid).not.toBeNull();
  });

  it('that somebody bought says so', async () => {
    const at = await aFollower();
    const hashId = at.list('browse').ids[0]!;
    at.market.marketplace.rivalBuys(hashId);
    await at.passes(FRAME);
    expect(at.offer(hashId).closed).toBe(true);
    expect(at.list('browse').ids[0]).toBe(hashId);
  });
});

describe('a dealer who leads', () => {
  it('hears of it when somebody outbids them, and of nothing else', async () => {
    const at = await aFollower();
    const leading = at.list('browse').ids.find(id => at.offer(id).ownBid === at.offer(id).highestBid)!;
    const other = at.list('browse').ids.find(id => at.offer(id).ownBid === null)!;
    at.market.marketplace.rivalBids(other);
    await at.passes(FRAME);
    expect(at.news.outbidOn).toBeNull();
    at.market.marketplace.rivalBids(leading);
    await at.passes(FRAME);
    expect(at.news.outbidOn).toBe(leading);
  });
});

describe('a new offer', () => {
  it('comes on top, the newest first, for a reader at the top of the unfiltered list', async () => {
    const at = await aFollower();
    const older = at.market.marketplace.publish();
    const newer = at.market.marketplace.publish();
    await at.passes(FRAME);
    expect(at.list('browse').ids.slice(0, 2)).toEqual([newer, older]);
    expect(at.list('browse').totalCount).toBe(62);
    expect(at.list('browse').waiting).toEqual([]);
  });

  it.each<readonly [string, (at: Workplace) => unknown]>([
    ['has scrolled', at => at.list('browse').scrolledTo(1)],
    ['has a hand in the rows', at => at.list('browse').useChanged(true)],
    ['looks at another list', at => at.lists.shown('liked')],
    ['has an offer open over the list', at => at.lists.offerOpened(at.list('browse').ids[0]!)],
    ['has filtered', at => at.loadOffers.show('browse', { ...defaultQuestion, filters: { ...noFilters, model: 'e' } })],
    ['turns pages', at => at.loadOffers.show('browse', { ...defaultQuestion, paging: 'paginated' })],
  ])('waits for a reader who %s, and nothing moves', async (_, happens) => {
    const at = await aFollower();
    await happens(at);
    const before = [...at.list('browse').ids];
    const older = at.market.marketplace.publish();
    await at.passes(FRAME);
    const newer = at.market.marketplace.publish();
    await at.passes(FRAME);
    expect(at.list('browse').ids).toEqual(before);
    expect(at.list('browse').waiting).toEqual([newer, older]);
  });

  it('waits only if the filters would show it, and says so if that cannot be told', async () => {
    const at = await aFollower();
    const list = at.list('browse');
    await at.loadOffers.show('browse', { ...defaultQuestion, filters: { ...noFilters, vehicleType: 'Camper' } });
    const base = { ...at.served(at.market.marketplace.publish()) };
    await at.passes(FRAME);
    const listed = (name: string, parts: object) => {
      const offer = { ...base, id: (7000 + name.length) as OfferId, hashId: name as HashId, closed: false, ...parts };
      at.followMarket.handleEvents([{ kind: 'offerListed', offer }]);
    };
    const before = list.waiting.length;
    listed('CA-ONE', { vehicleType: 'Camper' });
    listed('MB-OTHER', { vehicleType: 'Motorbike' });
    expect(list.waiting.slice(0, list.waiting.length - before)).toEqual(['CA-ONE']);
    expect(list.isWaitingDoubtful).toBe(false);
    await at.loadOffers.show('browse', { ...defaultQuestion, filters: { ...noFilters, zipCode: '80331' } });
    listed('CA-THIRD1', { vehicleType: 'Camper' });
    expect(list.waiting).toEqual(['CA-THIRD1']);
    expect(list.isWaitingDoubtful).toBe(true);
    await at.loadOffers.refresh('browse');
    expect(list.isWaitingDoubtful).toBe(false);
  });

  it('that comes in while the first page is on its way is not lost', async () => {
    const at = new Workplace();
    at.lists.shown('browse');
    at.followMarket.execute();
    await settled();
    at.twins.line.latency = 100;
    void at.loadOffers.refresh('browse');
    const hashId = at.market.marketplace.publish();
    await at.passes(FRAME);
    await at.passes(100);
    expect([...at.list('browse').ids, ...at.list('browse').waiting]).toContain(hashId);
  });

  it('that is closed already does not come up at all', async () => {
    const at = await aFollower();
    const offer = { id: 9999 as OfferId, hashId: 'MB-ZZZZZ' as HashId, closed: true };
    at.followMarket.handleEvents([{ kind: 'offerListed', offer }]);
    await at.passes(FRAME);
    expect(at.list('browse').ids).not.toContain(offer.hashId);
    expect(at.list('browse').waiting).toEqual([]);
  });
});

describe('the counters', () => {
  it('come with the connection, and part by part after it', async () => {
    const at = await aFollower();
    expect(at.counters.counters).toEqual(at.dealer.counters());
    at.followMarket.handleEvents([{ kind: 'counted', counters: { messages: 3 } }]);
    await at.passes(FRAME);
    expect(at.counters.counters).toEqual({ ...at.dealer.counters(), messages: 3 });
  });

  it('tell how many offers are liked', async () => {
    const at = await aFollower();
    const before = at.likes.count!;
    at.dealer.like(at.served(at.list('browse').ids.find(id => !at.offer(id).isLiked)!).id);
    await at.passes(FRAME);
    expect(at.likes.count).toBe(before + 1);
    at.followMarket.handleEvents([{ kind: 'counted', counters: { messages: 1 } }]);
    await at.passes(FRAME);
    expect(at.likes.count).toBe(before + 1);
  });
});

describe('the connection', () => {
  it('is told as it is', async () => {
    const at = await atTheList();
    expect(at.connection.state).toBe('closed');
    at.followMarket.execute();
    expect(at.connection.state).toBe('connecting');
    await settled();
    expect(at.connection.state).toBe('connected');
    at.twins.liveFeed.drop();
    expect(at.connection.state).toBe('lost');
  });

  it('that stands for the first time asks for nothing', async () => {
    const at = await aFollower();
    expect(at.calls).toEqual([]);
  });

  it('that stood only after a while asks for the screen: pushes were missed', async () => {
    const at = await atTheList();
    at.twins.line.latency = 6 * SECOND;
    at.followMarket.execute();
    await at.passes(6 * SECOND);
    expect(at.sent('list')).toHaveLength(2);
  });

  it('that does not stand after a while is shown as lost, until it does', async () => {
    const at = await atTheList();
    at.twins.line.latency = 6 * SECOND;
    at.followMarket.execute();
    await at.passes(4 * SECOND);
    expect(at.connection.state).toBe('connecting');
    await at.passes(1 * SECOND);
    expect(at.connection.state).toBe('lost');
    await at.passes(1 * SECOND);
    expect(at.connection.state).toBe('connected');
  });

  it('that is back asks once for the visible list and the open offer, and for nothing else', async () => {
    const at = await aFollower();
    const hashId = at.list('browse').ids[4]!;
    await at.openOffer.execute(hashId);
    await at.loadOffers.refresh('liked');
    at.calls.length = 0;
    at.twins.liveFeed.drop();
    at.market.marketplace.rivalBids(hashId);
    await at.passes(FRAME);
    expect(at.offer(hashId).highestBid).not.toBe(at.served(hashId).highestBid);
    await at.twins.liveFeed.reconnect();
    await settled();
    expect(at.calls).toEqual(['list browse 1', `open ${hashId}`]);
    expect(at.offer(hashId)).toEqual(at.served(hashId));
    at.twins.liveFeed.drop();
    await at.twins.liveFeed.reconnect();
    await settled();
    expect(at.calls).toHaveLength(4);
  });

  it('that is back lets the other lists be asked for when they are shown, also within 15 minutes', async () => {
    const at = await aFollower();
    await at.loadOffers.refresh('liked');
    at.twins.liveFeed.drop();
    await at.twins.liveFeed.reconnect();
    await settled();
    at.calls.length = 0;
    for (const tab of ['browse', 'liked', 'liked'] as const) await at.loadOffers.show(tab, at.list(tab).question);
    expect(at.calls).toEqual(['list liked 1']);
  });

  it('that is back counts again what was seen before: it may be settled, and something new counted for it', async () => {
    const at = await aFollower();
    const { bids } = at.counters.counters;
    at.counters.screenSeen('bids');
    at.twins.liveFeed.drop();
    await at.twins.liveFeed.reconnect();
    await at.passes(FRAME);
    expect(bids).toBeGreaterThan(0);
    expect(at.counters.counters.bids).toBe(bids);
  });

  it('that is back clears the counter of the list on screen once that was fetched', async () => {
    const at = await aFollower();
    at.lists.shown('ownBids');
    await at.loadOffers.refresh('ownBids');
    at.clearCounter.whileShown('bids', at.list('ownBids'));
    at.keepListCurrent.whileShown('ownBids');
    expect(at.counters.counters.bids).toBe(0);
    at.twins.liveFeed.drop();
    at.calls.length = 0;
    at.twins.line.latency = 100;
    void at.twins.liveFeed.reconnect();
    await at.passes(100);
    expect(at.connection.state).toBe('connected');
    expect(at.counters.counters.bids).toBeGreaterThan(0);
    await at.passes(100);
    expect(at.calls).toEqual(['list ownBids 1']);
    expect(at.counters.counters.bids).toBe(0);
  });

  it('that is back asks for no list where none is visible', async () => {
    const at = await aFollower();
    at.lists.shown(null);
    at.twins.liveFeed.drop();
    await at.twins.liveFeed.reconnect();
    expect(at.calls).toEqual([]);
  });
});

it('does not take back a bid with a push that was slower than its answer', async () => {
  const at = await aFollower();
  const hashId = at.list('browse').ids.find(id => at.offer(id).ownBid === null && !at.offer(id).closed)!;
  at.market.marketplace.rivalBids(hashId);
  const amount = euros(at.served(hashId).highestBid / 100 + 50);
  await at.placeBid.execute(hashId, amount);
  at.followMarket.handleEvents([{ kind: 'offerChanged', offer: { ...at.served(hashId), highestBid: euros(50) } }]);
  await at.passes(FRAME);
  expect(at.offer(hashId)).toMatchObject({ highestBid: amount, ownBid: amount });
});
