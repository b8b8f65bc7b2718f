import * as fc from 'fast-check';
import { autorun } from 'mobx';
import { ActionBars } from '../../../src/application/bidding/bar/ActionBars';
import type { LiveFeed } from '../../../src/application/ports/LiveFeed';
import { minimumBid } from '../../../src/domain/bidding/MinimumBid';
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import type { HashId, OfferId } from '../../../src/domain/offers/Offer';
import { isOnSale } from '../../../src/domain/offers/Sale';
import { SECOND } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { aConversation, type Conversing } from '../../support/Conversing';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { atTheList, Workplace, type WorkplaceOptions } from '../../support/Workplace';

watchActions();

describe('FollowMarket', () => {
  const FRAME = 16;

  /** The least time between two fetches for the sake of the connection. */
  const FETCHES_EVERY = 5 * SECOND;

  /** A dealer at the top of the unfiltered list, with a live connection. */
  async function aFollower(options?: WorkplaceOptions): Promise<Workplace> {
    const at = await atTheList(options);
    at.followMarket.follow();
    await settled();
    await at.passes(FETCHES_EVERY);
    at.calls.length = 0;
    return at;
  }

  describe('the pushes of one frame', () => {
    it('are applied at once', async () => {
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

    it('leave a row alone that they do not contain', async () => {
      const at = await aFollower();
      const [one, other] = [at.list('browse').ids[0]!, at.list('browse').ids[1]!];
      const before = at.offer(other);
      at.market.marketplace.rivalBids(one);
      await at.passes(FRAME);
      expect(at.offer(other)).toBe(before);
    });

    it('add an offer that appeared twice only once', async () => {
      const at = await aFollower();
      const hashId = at.market.marketplace.publish();
      at.followMarket.handleEvents([{ kind: 'offerListed', offer: at.served(hashId) }]);
      await at.passes(FRAME);
      expect(at.list('browse').ids.filter(id => id === hashId)).toHaveLength(1);
    });
  });

  describe('a known offer', () => {
    it('is updated in place and keeps the fields that only this dealer sees', async () => {
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

    it('is shown as closed when another dealer buys it', async () => {
      const at = await aFollower();
      const hashId = at.list('browse').ids[0]!;
      at.market.marketplace.rivalBuys(hashId);
      await at.passes(FRAME);
      expect(at.offer(hashId).closed).toBe(true);
      expect(at.list('browse').ids[0]).toBe(hashId);
    });
  });

  describe('a leading dealer', () => {
    it('is told when another dealer outbids them, and not about other offers', async () => {
      const at = await aFollower();
      const leading = at.list('browse').ids.find(id => at.offer(id).ownBid === at.offer(id).highestBid)!;
      const other = at.list('browse').ids.find(id => at.offer(id).ownBid === null)!;
      at.market.marketplace.rivalBids(other);
      await at.passes(FRAME);
      expect(at.news.saidOf('outbid')).toEqual([]);
      at.market.marketplace.rivalBids(leading);
      await at.passes(FRAME);
      expect(at.news.saidOf('outbid').map(({ hashId }) => hashId)).toEqual([leading]);
    });
  });

  describe('a new offer', () => {
    it('is added at the top, newest first, if the dealer is at the top of the unfiltered list', async () => {
      const at = await aFollower();
      const older = at.market.marketplace.publish();
      const newer = at.market.marketplace.publish();
      await at.passes(FRAME);
      expect(at.list('browse').ids.slice(0, 2)).toEqual([newer, older]);
      expect(at.list('browse').totalCount).toBe(62);
      expect(at.list('browse').newRows).toEqual([]);
    });

    it.each<readonly [string, (at: Workplace) => unknown]>([
      ['has scrolled', at => at.list('browse').place.scrolledTo(1)],
      ['is using a row', at => at.list('browse').place.useChanged(true)],
      ['looks at another list', at => at.lists.shown('liked')],
      ['has an offer open over the list', at => at.lists.offerOpened(at.list('browse').ids[0]!)],
      [
        'has filtered',
        at => at.loadOffers.show('browse', { ...defaultQuestion, filters: { ...noFilters, model: 'e' } }),
      ],
      ['uses the paginated list', at => at.loadOffers.show('browse', { ...defaultQuestion, paging: 'paginated' })],
    ])('waits without moving a row if the dealer %s', async (_, happens) => {
      const at = await aFollower();
      await happens(at);
      const before = [...at.list('browse').ids];
      const older = at.market.marketplace.publish();
      await at.passes(FRAME);
      const newer = at.market.marketplace.publish();
      await at.passes(FRAME);
      expect(at.list('browse').ids).toEqual(before);
      expect(at.list('browse').newRows).toEqual([newer, older]);
    });

    it('waits only if it fits the filters, and is marked as doubtful if that is unknown', async () => {
      const at = await aFollower();
      const list = at.list('browse');
      await at.loadOffers.show('browse', { ...defaultQuestion, filters: { ...noFilters, vehicleType: 'Camper' } });
      const base = { ...at.served(at.market.marketplace.publish()) };
      await at.passes(FRAME);
      const listed = (name: string, parts: object) => {
        const offer = { ...base, id: (7000 + name.length) as OfferId, hashId: name as HashId, closed: false, ...parts };
        at.followMarket.handleEvents([{ kind: 'offerListed', offer }]);
      };
      const before = list.newRows.length;
      listed('CA-ONE', { vehicleType: 'Camper' });
      listed('MB-OTHER', { vehicleType: 'Motorbike' });
      expect(list.newRows.slice(0, list.newRows.length - before)).toEqual(['CA-ONE']);
      expect(list.areNewRowsDoubtful).toBe(false);
      await at.loadOffers.show('browse', { ...defaultQuestion, filters: { ...noFilters, zipCode: '80331' } });
      listed('CA-THIRD1', { vehicleType: 'Camper' });
      expect(list.newRows).toEqual(['CA-THIRD1']);
      expect(list.areNewRowsDoubtful).toBe(true);
      await at.loadOffers.refresh('browse');
      expect(list.areNewRowsDoubtful).toBe(false);
    });

    it('is not lost if it arrives while the first page is on its way', async () => {
      const at = new Workplace();
      at.lists.shown('browse');
      at.followMarket.follow();
      await settled();
      at.twins.line.latency = 100;
      void at.loadOffers.refresh('browse');
      const hashId = at.market.marketplace.publish();
      await at.passes(FRAME);
      await at.passes(100);
      expect([...at.list('browse').ids, ...at.list('browse').newRows]).toContain(hashId);
    });

    it('is not added if it is already closed', async () => {
      const at = await aFollower();
      const offer = { id: 9999 as OfferId, hashId: 'MB-ZZZZZ' as HashId, closed: true };
      at.followMarket.handleEvents([{ kind: 'offerListed', offer }]);
      await at.passes(FRAME);
      expect(at.list('browse').ids).not.toContain(offer.hashId);
      expect(at.list('browse').newRows).toEqual([]);
    });
  });

  describe('the counters', () => {
    it('arrive with the connection and then one by one', async () => {
      const at = await aFollower();
      expect(at.counters.counters).toEqual(at.dealer.counters());
      at.followMarket.handleEvents([{ kind: 'counted', counters: { messages: 3 } }]);
      await at.passes(FRAME);
      expect(at.counters.counters).toEqual({ ...at.dealer.counters(), messages: 3 });
    });

    it('include the number of liked offers', async () => {
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
    it('reports its state', async () => {
      const at = await atTheList();
      expect(at.connection.state).toBe('closed');
      at.followMarket.follow();
      expect(at.connection.state).toBe('connecting');
      await settled();
      expect(at.connection.state).toBe('connected');
      at.twins.liveFeed.drop();
      expect(at.connection.state).toBe('lost');
    });

    it('refetches the screen when it opens for the first time, because of the pushes since the first answer', async () => {
      const at = await atTheList();
      const [hashId] = at.list('browse').ids;
      at.market.marketplace.rivalBids(hashId!);
      const fresh = at.market.marketplace.publish();
      at.calls.length = 0;
      at.followMarket.follow();
      await settled();
      expect(at.calls).toEqual(['list browse 1']);
      expect(at.offer(hashId!)).toEqual(at.served(hashId!));
      expect(at.list('browse').ids[0]).toBe(fresh);
    });

    it('leaves a failed list and its message alone when it opens for the first time', async () => {
      const at = new Workplace();
      at.lists.shown('browse');
      at.twins.line.failNext({ reason: 'timedOut' });
      await at.loadOffers.show('browse', defaultQuestion);
      at.followMarket.follow();
      await settled();
      expect(at.sent('list')).toHaveLength(1);
      expect(at.list('browse').status.step).toBe('failed');
    });

    it('leaves a row that a refetch does not change untouched', async () => {
      const at = await atTheList();
      const before = at.list('browse').ids.map(hashId => at.offer(hashId));
      at.followMarket.follow();
      await settled();
      expect(at.list('browse').ids.every((hashId, place) => at.offer(hashId) === before[place])).toBe(true);
    });

    it('counts as lost after a while until it opens', async () => {
      const at = await atTheList();
      at.twins.line.latency = 6 * SECOND;
      at.followMarket.follow();
      await at.passes(4 * SECOND);
      expect(at.connection.state).toBe('connecting');
      await at.passes(1 * SECOND);
      expect(at.connection.state).toBe('lost');
      await at.passes(1 * SECOND);
      expect(at.connection.state).toBe('connected');
    });

    it('refetches the visible list and the open offer once after it was lost, and nothing else', async () => {
      const at = await aFollower();
      const hashId = at.list('browse').ids[4]!;
      await at.opened.open(hashId);
      await at.loadOffers.refresh('liked');
      at.calls.length = 0;
      at.twins.liveFeed.drop();
      at.market.marketplace.rivalBids(hashId);
      await at.passes(FRAME);
      expect(at.offer(hashId).highestBid).not.toBe(at.served(hashId).highestBid);
      await at.twins.liveFeed.reconnect();
      await settled();
      expect(at.calls).toEqual([`open ${hashId}`, 'list browse 1']);
      expect(at.offer(hashId)).toEqual(at.served(hashId));
      at.twins.liveFeed.drop();
      await at.twins.liveFeed.reconnect();
      await at.passes(FETCHES_EVERY);
      expect(at.calls).toHaveLength(4);
    });

    it('is reported with the length of the gap after it was lost, and never without a gap', async () => {
      const at = await aFollower();
      expect(at.twins.diagnostics.measurements).toEqual([]);
      at.twins.liveFeed.drop();
      await at.passes(7 * SECOND);
      await at.twins.liveFeed.reconnect();
      await settled();
      expect(at.twins.diagnostics.measurements).toEqual([{ kind: 'connectionGap', milliseconds: 7 * SECOND }]);
    });

    it('is reported with the time that it took if it opened late', async () => {
      const at = await atTheList();
      at.twins.line.latency = 6 * SECOND;
      at.followMarket.follow();
      await at.passes(6 * SECOND);
      expect(at.twins.diagnostics.measurements).toEqual([{ kind: 'connectionGap', milliseconds: 6 * SECOND }]);
    });

    it('marks the other lists as stale after it was lost', async () => {
      const at = await aFollower();
      await at.loadOffers.refresh('liked');
      at.twins.liveFeed.drop();
      await at.twins.liveFeed.reconnect();
      await settled();
      at.calls.length = 0;
      for (const tab of ['browse', 'liked', 'liked'] as const) await at.loadOffers.show(tab, at.list(tab).question);
      expect(at.calls).toEqual(['list liked 1']);
    });

    it('brings back no badge that was seen when it returns, unless its number rose', async () => {
      const at = await aFollower();
      const { bids } = at.counters.counters;
      expect(bids).toBeGreaterThan(0);
      at.counters.screenSeen('bids');
      at.twins.liveFeed.drop();
      await at.twins.liveFeed.reconnect();
      await at.passes(FRAME);
      expect(at.counters.counters.bids).toBe(0);
      at.twins.liveFeed.drop();
      await at.twins.liveFeed.reconnect();
      await at.passes(FRAME);
      at.followMarket.handleEvents([{ kind: 'counted', counters: { bids: bids + 2 } }]);
      await at.passes(FRAME);
      expect(at.counters.counters.bids).toBe(2);
    });

    it('refetches no list after it was lost if none is visible', async () => {
      const at = await aFollower();
      at.lists.shown(null);
      at.twins.liveFeed.drop();
      await at.twins.liveFeed.reconnect();
      expect(at.calls).toEqual([]);
    });
  });

  it('a push that is slower than the answer does not undo a bid', async () => {
    const at = await aFollower();
    const hashId = at.list('browse').ids.find(id => at.offer(id).ownBid === null && !at.offer(id).closed)!;
    at.market.marketplace.rivalBids(hashId);
    const amount = euros(at.served(hashId).highestBid / 100 + 50);
    await at.placeBid(hashId, amount);
    at.followMarket.handleEvents([{ kind: 'offerChanged', offer: { ...at.served(hashId), highestBid: euros(50) } }]);
    await at.passes(FRAME);
    expect(at.offer(hashId)).toMatchObject({ highestBid: amount, ownBid: amount });
  });

  const lists = (at: Workplace) => at.calls.filter(call => call === 'list browse 1').length;

  describe('a line that is lost again and again', () => {
    it('has the screen fetched at once, then every 5 s, and once more after it was lost last', async () => {
      const at = await aFollower();
      for (let times = 0; times < 28; times += 1) {
        at.twins.liveFeed.drop();
        await at.twins.liveFeed.reconnect();
        await at.passesInSeconds(1);
      }
      expect(lists(at)).toBe(6);
      await at.passesInSeconds(60);
      expect(lists(at)).toBe(7);
    });

    it('has nothing fetched after the feed was closed', async () => {
      const at = await aFollower();
      for (const _ of [1, 2]) {
        at.twins.liveFeed.drop();
        await at.twins.liveFeed.reconnect();
      }
      at.twins.liveFeed.close();
      await at.passesInSeconds(10);
      expect(lists(at)).toBe(1);
    });
  });

  describe('a line that stays away', () => {
    it('is said after 30 s, and the screen is fetched every 20 s until the line returns', async () => {
      const at = await aFollower();
      at.twins.liveFeed.drop();
      await at.passesInSeconds(29);
      expect([at.connection.isPolling, lists(at)]).toEqual([false, 0]);
      await at.passesInSeconds(1);
      expect([at.connection.isPolling, lists(at)]).toEqual([true, 1]);
      await at.passesInSeconds(40);
      expect(lists(at)).toBe(3);
      await at.twins.liveFeed.reconnect();
      await at.passesInSeconds(5);
      expect([at.connection.isPolling, lists(at)]).toEqual([false, 4]);
      await at.passesInSeconds(60);
      expect(lists(at)).toBe(4);
    });

    it('causes no requests while the page is hidden, or after the feed was closed', async () => {
      const at = await aFollower();
      at.twins.liveFeed.drop();
      at.twins.browserWindow.hide();
      await at.passesInSeconds(60);
      expect(at.calls).toEqual([]);
      at.twins.browserWindow.show();
      at.twins.liveFeed.close();
      await at.passesInSeconds(60);
      expect([at.connection.isPolling, at.calls]).toEqual([false, []]);
    });
  });

  it('a push ends what the browser said about a missing network', async () => {
    const at = await aFollower();
    at.connection.wentOffline();
    at.market.marketplace.rivalBids(at.list('browse').ids[0]!);
    await at.passes(FRAME);
    expect(at.connection.isOffline).toBe(false);
  });

  it('a session that follows one that ended takes nothing as seen, because pushes between them were missed', async () => {
    const at = await aFollower();
    at.counters.counted({ bids: 4 });
    at.counters.screenSeen('bids');
    expect(at.counters.counters.bids).toBe(0);
    at.twins.liveFeed.close();
    at.followMarket.follow();
    await settled();
    expect(at.counters.counters.bids).toBe(4);
  });
});

describe('FollowMarket, with repeated pushes', () => {
  /** Delivers each push twice within its frame, and the frame twice. */
  const duplicating = (feed: LiveFeed): LiveFeed => ({
    open: listener =>
      feed.open({
        handleConnection: state => listener.handleConnection(state),
        handleEvents: events => {
          listener.handleEvents(events.flatMap(event => [event, event]));
          listener.handleEvents(events);
        },
      }),
    close: () => feed.close(),
  });

  async function aDealer(feedThrough?: (feed: LiveFeed) => LiveFeed): Promise<Conversing> {
    const chat = await aConversation({ offers: 24, ...(feedThrough && { feedThrough }) });
    const { at } = chat;
    at.lists.shown('browse');
    await at.loadOffers.refresh('browse');
    await at.loadOffers.refresh('ownBids');
    await chat.store.open(chat.talkedAbout()[0]!);
    await chat.list.pages.show();
    return chat;
  }

  const events = {
    'a rival outbids the dealer': ({ at }: Conversing) => at.market.marketplace.rivalBids(at.list('ownBids').ids[0]!),
    'a rival bids': ({ at }: Conversing) => at.market.marketplace.rivalBids(at.list('browse').ids[3]!),
    'a rival buys': ({ at }: Conversing) => at.market.marketplace.rivalBuys(at.list('browse').ids[4]!),
    'an offer appears': ({ at }: Conversing) => at.market.marketplace.publish(),
    'support writes': (chat: Conversing) => chat.supportSays(chat.talkedAbout()[0]!, 'The second key is here.'),
    'support writes elsewhere': (chat: Conversing) => chat.supportSays(chat.talkedAbout()[1]!, 'It is sold.'),
    'the dealer bids': ({ at }: Conversing) => {
      const { hashId, highestBid } = at.offer(at.list('browse').ids[2]!);
      return at.placeBid(hashId, minimumBid(highestBid));
    },
    'the dealer writes': (chat: Conversing) => chat.write(chat.talkedAbout()[0]!, 'Is the second key there?'),
  } as const;

  const eventNames = Object.keys(events) as (keyof typeof events)[];

  /** What the dealer sees. */
  function shown(chat: Conversing) {
    const { at } = chat;
    const ids = [...at.list('browse').ids];
    return {
      ids,
      waiting: at.list('browse').newRows,
      own: [...at.list('ownBids').ids],
      offers: ids.map(id => at.offer(id)),
      counters: at.counters.counters,
      toasts: at.news.toasts,
      unseen: at.news.unseenCount,
      said: chat.said(chat.talkedAbout()[0]!),
      unread: chat.talkedAbout().map(offer => chat.list.pages.of(offer)?.unread),
    };
  }

  it('applies a push that arrives several times once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...eventNames), { minLength: 1, maxLength: 6 }), async happened => {
        const [once, repeatedly] = [await aDealer(), await aDealer(duplicating)];
        for (const chat of [once, repeatedly]) {
          for (const name of happened) {
            await events[name](chat);
            await chat.frame();
          }
        }
        expect(shown(repeatedly)).toEqual(shown(once));
      }),
      { numRuns: 8 },
    );
  });
});

describe('FollowMarket, after sleep', () => {
  const LATENCY = 100;

  /** A dealer at the list with a live line, and some offers on sale. */
  async function aSleeper() {
    const at = await atTheList();
    at.followMarket.begin();
    await at.passes(6 * SECOND);
    at.twins.line.latency = LATENCY;
    at.calls.length = 0;
    const offers = at.list('browse').ids.filter(hashId => isOnSale(at.offer(hashId)));
    return { at, offers };
  }

  async function sleeps(at: Workplace, seconds: number): Promise<void> {
    at.twins.browserWindow.hide();
    at.twins.liveFeed.drop();
    await at.passes(seconds * SECOND);
    at.calls.length = 0;
  }

  const expand = (at: Workplace, hashId: HashId): void => at.container.get(ActionBars).openRow(hashId);

  /** Each way in which a page comes back with prices that may be old. */
  const returns: readonly (readonly [string, (at: Workplace) => Promise<void>])[] = [
    [
      'was hidden for more than 10 s',
      async at => {
        await sleeps(at, 11);
        at.twins.browserWindow.show();
      },
    ],
    ['is online again', async at => at.connection.cameOnline()],
    ['is back from the cache of the browser', async at => at.twins.browserWindow.restore()],
  ];

  describe.each(returns)('a page that %s', (_, returnsTo) => {
    it('reads what is in sight before the line is there, and what has an amount typed comes first', async () => {
      const { at, offers } = await aSleeper();
      const [one, other] = offers as [HashId, HashId];
      for (const hashId of [one, other]) expand(at, hashId);
      at.typeAmount(other, euros(5000));
      at.market.marketplace.rivalBids(other);
      await returnsTo(at);
      expect(at.calls).toEqual([`open ${other}`, `open ${one}`, 'list browse 1']);
      await at.passes(LATENCY);
      expect(at.offer(other).highestBid).toBe(at.served(other).highestBid);
    });

    it('takes the price of an open offer for old until it is read', async () => {
      const { at, offers } = await aSleeper();
      const [hashId] = offers as [HashId];
      void at.opened.open(hashId);
      await at.passes(LATENCY);
      at.calls.length = 0;
      await returnsTo(at);
      expect(at.registry.isPriceOld(hashId)).toBe(true);
      expect(at.calls).toEqual([`open ${hashId}`, 'list browse 1']);
      await at.passes(LATENCY);
      expect(at.registry.isPriceOld(hashId)).toBe(false);
    });
  });

  it('takes the price of an offer that is unfolded a moment later for old as well', async () => {
    const { at, offers } = await aSleeper();
    const [hashId, other] = offers as [HashId, HashId];
    expand(at, hashId);
    await sleeps(at, 11);
    at.twins.browserWindow.show();
    expand(at, other);
    expect(at.registry.isPriceOld(other)).toBe(true);
    await at.passes(5 * SECOND);
    expect(at.registry.isPriceOld(other)).toBe(false);
  });

  it('a price that no answer tells counts as it is after 5 s', async () => {
    const { at, offers } = await aSleeper();
    const [hashId] = offers as [HashId];
    expand(at, hashId);
    await sleeps(at, 11);
    at.twins.line.latency = 60 * SECOND;
    at.twins.browserWindow.show();
    await at.passes(5 * SECOND - 1);
    expect(at.registry.isPriceOld(hashId)).toBe(true);
    await at.passes(1);
    expect(at.registry.isPriceOld(hashId)).toBe(false);
  });

  it('an answer to a question from before the sleep does not make a price new', async () => {
    const { at, offers } = await aSleeper();
    const [hashId] = offers as [HashId];
    expand(at, hashId);
    at.twins.line.latency = 12 * SECOND;
    void at.opened.open(hashId);
    at.twins.browserWindow.hide();
    await at.passes(11 * SECOND);
    at.twins.line.latency = 3 * SECOND;
    at.lists.offerClosed(hashId);
    at.twins.browserWindow.show();
    await at.passes(SECOND);
    expect(at.registry.isPriceOld(hashId)).toBe(true);
    await at.passes(2 * SECOND);
    expect(at.registry.isPriceOld(hashId)).toBe(false);
  });

  it('a page that was hidden for a moment reads nothing', async () => {
    const { at } = await aSleeper();
    at.twins.browserWindow.hide();
    await at.passes(10 * SECOND);
    at.twins.browserWindow.show();
    await settled();
    expect(at.calls).toEqual([]);
  });

  it('a hidden page waits with the reading until it is shown', async () => {
    const { at } = await aSleeper();
    at.twins.browserWindow.hide();
    at.connection.cameOnline();
    await settled();
    expect(at.calls).toEqual([]);
    at.twins.browserWindow.show();
    await settled();
    expect(at.calls).toEqual(['list browse 1']);
  });

  it('the line that returns after the reading has the screen read once more, 5 s later at the earliest', async () => {
    const { at } = await aSleeper();
    await sleeps(at, 11);
    at.twins.browserWindow.show();
    void at.twins.liveFeed.reconnect();
    await at.passes(LATENCY);
    await at.passes(4 * SECOND);
    expect([at.connection.state, at.calls]).toEqual(['connected', ['list browse 1']]);
    await at.passes(SECOND);
    expect(at.calls).toEqual(['list browse 1', 'list browse 1']);
  });

  it('a page without a session reads nothing', async () => {
    const { at } = await aSleeper();
    at.session.sessionMissing(null);
    at.connection.cameOnline();
    await settled();
    expect(at.calls).toEqual([]);
  });
});
