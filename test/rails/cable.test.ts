/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { adapters } from '@rails/actioncable';
import { WebSocket } from 'ws';
import { ConversationStore } from '../../src/application/conversations/ConversationStore';
import type { ConnectionState, LiveEvent, LiveFeed } from '../../src/application/ports/LiveFeed';
import { minimumBid } from '../../src/domain/bidding/MinimumBid';
import { SECOND } from '../../src/domain/shared/Instant';
import { ActionCableLiveFeed } from '../../src/infrastructure/actionCable/ActionCableLiveFeed';
import { BrowserClock } from '../../src/infrastructure/browser/BrowserClock';
import { announce } from '../support/announce';
import { wiredConversations } from '../support/Conversing';
import { heldBytes } from '../support/heldBytes';
import { settled } from '../support/settled';
import { notedWire, straightWire } from '../support/Wire';
import { atTheList, type Workplace, type WorkplaceOptions } from '../support/Workplace';
import { InMemoryDiagnostics } from '../twins/BrowserTwins';
import { RailsCable } from './RailsCable';

/** Much less than the time after which the library considers a silent connection stale. */
const STEP = 500;

/** A dealer at the browse list with a real live feed. The test fakes its timers. */
class RailsDealer {
  readonly states: ConnectionState[] = [];
  readonly events: LiveEvent[] = [];
  readonly diagnostics = new InMemoryDiagnostics();
  /** The reason for each token request. */
  readonly tokensAsked: string[] = [];
  nextTokens: string[] = [];
  /** The listeners that the library has on the page. */
  readonly listeners = new Set<unknown>();
  readonly feed;
  private attempts = 0;
  private socket: WebSocket | null = null;

  constructor(cable: RailsCable) {
    this.lendBrowser();
    this.feed = new ActionCableLiveFeed({
      cableUrl: '/cable',
      pageAddress: cable.origin,
      tokens: {
        current: async () => this.token('current'),
        renewed: async refused => this.token(`instead of ${refused}`),
        isRenewalLost: false,
        forget: () => undefined,
      },
      clock: new BrowserClock(),
      diagnostics: this.diagnostics,
      random: Math.random,
    });
  }

  /** Loads the list and waits for the live connection. */
  async begins(options: WorkplaceOptions = {}): Promise<Workplace> {
    const at = await atTheList({ ...options, feedThrough: () => this.noted() });
    at.followMarket.follow();
    await this.connects();
    at.calls.length = 0;
    return at;
  }

  /** The number of connections so far. */
  get connections(): number {
    return this.states.filter(state => state === 'connected').length;
  }

  /** Ends the connection without a close frame, as when the network changes. */
  cutsLine(): void {
    this.socket?.terminate();
  }

  async isLost(): Promise<void> {
    await this.until(() => this.states.at(-1) === 'lost');
  }

  /** Skips the waiting times of the library by advancing the fake clock; the server takes its real time. */
  async connects(): Promise<void> {
    const before = this.connections;
    while (this.connections === before) {
      const { attempts } = this;
      while (this.attempts === attempts) {
        await jest.advanceTimersByTimeAsync(STEP);
        await settled();
      }
      await this.until(() => this.connections > before || this.socket?.readyState === WebSocket.CLOSED);
    }
  }

  async until(holds: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await holds())) {
      await pause(2);
      // A push is delivered one frame after it arrives, by the fake clock.
      await jest.advanceTimersByTimeAsync(1);
    }
  }

  private token(reason: string): string {
    this.tokensAsked.push(reason);
    return this.nextTokens.shift() ?? `good-${this.tokensAsked.length}`;
  }

  private noted(): LiveFeed {
    return {
      open: listener =>
        this.feed.open({
          handleEvents: events => {
            this.events.push(...events);
            listener.handleEvents(events);
          },
          handleConnection: state => {
            this.states.push(state);
            listener.handleConnection(state);
          },
        }),
      close: () => this.feed.close(),
    };
  }

  /** The globals that the cable library expects of a page. */
  private lendBrowser(): void {
    const opened = (socket: WebSocket) => {
      this.attempts += 1;
      this.socket = socket;
    };
    class NotedSocket extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols);
        opened(this);
      }
    }
    Object.assign(globalThis, {
      addEventListener: (_: string, listener: unknown) => this.listeners.add(listener),
      removeEventListener: (_: string, listener: unknown) => this.listeners.delete(listener),
    });
    Object.assign(adapters, { WebSocket: NotedSocket });
  }
}

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
