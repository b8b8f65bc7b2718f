/** @jest-environment node */
import { isDeepStrictEqual } from 'node:util';
import { ConversationStore } from '../../src/application/conversations/ConversationStore';
import { minimumBid } from '../../src/domain/bidding/MinimumBid';
import { SECOND } from '../../src/domain/shared/Instant';
import { announce } from '../support/announce';
import { wiredConversations } from '../support/Conversing';
import { heldBytes } from '../support/heldBytes';
import { settled } from '../support/settled';
import { notedWire, straightWire } from '../support/Wire';
import { RailsCable } from './RailsCable';
import { RailsDealer } from './RailsDealer';

const isHere = RailsCable.isInstalled();
const isJudged = Boolean(process.env.CI || process.env.SERVERS_REQUIRED);
const why = 'Left out, the cable of Rails: install ruby-actioncable, ruby-railties and puma.';
if (!isHere) announce(why);

it('the tests of the Rails cable are never skipped in continuous integration', () => {
  expect(isHere || !isJudged ? '' : why).toBe('');
});

/** `npm run soak` disconnects more often. After the early rounds, everything that grows once has grown. */
const { disconnects, early } = process.env.SOAK ? { disconnects: 1000, early: 50 } : { disconnects: 20, early: 10 };

/** What is in sight is fetched at most this often for the sake of the connection. */
const PAUSE = 5 * SECOND;
const channels = ['DealerOffersChannel', 'BetsChannel', 'InAppNotificationsChannel', 'ChatChannel'];
const identifiers = channels.map(channel => JSON.stringify({ channel }));
const greeting = { kind: 'counted', counters: { likedOffers: 3 } };
const typing = { author: 'admin', conversation_id: 7, start_typing_at: null };
const messages: readonly (readonly [channel: string, message: object, event: object])[] = [
  ['DealerOffersChannel', { offer: { id: 1, hash_id: 'A' } }, { kind: 'offerListed', offer: { id: 1, hashId: 'A' } }],
  ['BetsChannel', { offer: { id: 1, hash_id: 'A' } }, { kind: 'offerChanged', offer: { id: 1, hashId: 'A' } }],
  ['InAppNotificationsChannel', { liked_offers: 4 }, { kind: 'counted', counters: { likedOffers: 4 } }],
  ['ChatChannel', typing, { kind: 'typing', author: 'support', conversationId: 7, isTyping: false }],
];

(isHere ? describe : describe.skip)('the cable of Rails', () => {
  const cable = new RailsCable();
  let dealer: RailsDealer;

  beforeEach(async () => {
    await cable.start();
    await cable.reset();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'] });
    dealer = new RailsDealer(cable);
  });

  afterEach(async () => {
    dealer.feed.close();
    jest.useRealTimers();
  });

  afterAll(() => cable.stop());

  /** Waits until the server has removed the connections that ended. */
  const lone = async () => {
    await dealer.until(async () => (await cable.state()).live.length === 1);
    const [live = []] = (await cable.state()).live;
    return [...live].sort();
  };

  /** Pushes three times: a duplicate of the first push arrives before the last one. */
  const isHeard = async (...pushes: typeof messages) => {
    dealer.events.length = 0;
    for (let times = 1; times <= 3; times += 1) {
      for (const [channel, message] of pushes) await cable.push(channel, message);
      await dealer.until(() => dealer.events.length >= pushes.length * times);
    }
    for (const [, , event] of pushes)
      expect(dealer.events.filter(heard => isDeepStrictEqual(heard, event))).toHaveLength(3);
    expect(dealer.events).toHaveLength(pushes.length * 3);
  };

  it('accepts a token, subscribes to each channel once and delivers each push once', async () => {
    await dealer.begins();
    expect(await lone()).toEqual([...identifiers].sort());
    expect(await cable.state()).toMatchObject({ tokens: 1, subscribed: channels.length });
    await dealer.until(() => dealer.events.length > 0);
    expect(dealer.events).toEqual([greeting]);
    await isHeard(...messages);
    expect(dealer.states).toEqual(['connecting', 'connected']);
    expect(dealer.diagnostics.problems).toEqual([]);
  });

  it('refuses a token permanently and accepts another one', async () => {
    dealer.nextTokens = ['run-out'];
    await dealer.begins();
    expect(dealer.tokensAsked).toEqual(['current', 'instead of run-out']);
    expect(await lone()).toHaveLength(channels.length);
  });

  it.each(channels)(
    'rejects %s twice without affecting the others, and accepts it with the next connection',
    async one => {
      await cable.reject(one);
      await dealer.begins();
      const others = messages.filter(([channel]) => channel !== one);
      expect(await lone()).toEqual(identifiers.filter(name => !name.includes(`"${one}"`)).sort());
      expect(dealer.diagnostics.problems).toMatchObject([{ where: one }, { where: one }]);
      await isHeard(...others);
      await cable.reject(null);
      await cable.disconnectAll();
      await dealer.isLost();
      await dealer.connects();
      await isHeard(...messages);
    },
  );

  it('can be restarted, and the app reconnects and fetches missed changes once', async () => {
    const at = await dealer.begins();
    await cable.stop();
    await dealer.isLost();
    await jest.advanceTimersByTimeAsync(20_000);
    await at.passes(PAUSE);
    const hashId = at.list('browse').ids[0]!;
    at.market.marketplace.rivalBids(hashId, minimumBid(at.offer(hashId).highestBid));
    await cable.start();
    await dealer.connects();
    await settled();
    expect(dealer.states).toEqual(['connecting', 'connected', 'lost', 'connected']);
    expect(at.calls).toEqual(['list browse 1']);
    expect(at.offer(hashId).highestBid).toBe(at.served(hashId).highestBid);
    expect(await lone()).toEqual([...identifiers].sort());
    expect(await cable.state()).toMatchObject({ tokens: 1, subscribed: channels.length });
    await isHeard(...messages);
  });

  it('can disconnect any number of times, and each time the app subscribes once and fetches what is in sight once', async () => {
    const at = await dealer.begins({
      replaced: ({ conversations }, calls) => ({
        conversations: wiredConversations(conversations, notedWire(calls, straightWire)),
      }),
    });
    const { ids } = at.list('browse');
    const opened = ids[0]!;
    const inSight = [`conversation ${opened}`, 'list browse 1', `open ${opened}`, `seen ${opened}`];
    await at.opened.open(opened);
    await at.container.get(ConversationStore).open(opened);
    const held = async () => {
      // Only the timer of the library's monitor is still pending then. The monitor considers a connection stale that was
      // silent for 6 s, and up to 1.5 s of the fake clock have passed since the server's last ping.
      await jest.advanceTimersByTimeAsync(3_000);
      return { bytes: await heldBytes(), timers: jest.getTimerCount(), listeners: dealer.listeners.size };
    };
    let before = await held();
    for (let round = 1; round <= disconnects; round += 1) {
      const hashId = ids[round % ids.length]!;
      const { tokens, subscribed } = await cable.state();
      at.calls.length = 0;
      await (round % 2 === 0 ? cable.disconnectAll() : dealer.cutsLine());
      await dealer.isLost();
      await at.passes(PAUSE);
      at.market.marketplace.rivalBids(hashId, minimumBid(at.served(hashId).highestBid));
      await dealer.connects();
      await settled();
      // The greeting may count other likes than the list has. They are fetched in their own time.
      expect(at.calls.filter(call => call !== 'list liked 1').sort()).toEqual(inSight);
      expect(at.offer(hashId).highestBid).toBe(at.served(hashId).highestBid);
      expect(await lone()).toEqual([...identifiers].sort());
      expect(await cable.state()).toMatchObject({ tokens: tokens + 1, subscribed: subscribed + channels.length });
      await isHeard(...messages);
      if (round === early) before = await held();
    }
    const after = await held();
    const everyOther = Array.from({ length: disconnects }, () => ['lost', 'connected']);
    expect(dealer.states).toEqual(['connecting', 'connected', ...everyOther.flat()]);
    expect(dealer.diagnostics.problems).toEqual([]);
    expect(after.listeners).toBe(before.listeners);
    // One timer of the last connection may still run on a slow machine. A leak would leave one for each connection.
    expect(after.timers).toBeLessThanOrEqual(before.timers + 1);
    expect(after.bytes / before.bytes).toBeLessThanOrEqual(1.05);
    if (process.env.SOAK) announce(`${disconnects} disconnects: ${JSON.stringify({ before, after })}`);
  });
});
