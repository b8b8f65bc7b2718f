/** @jest-environment jsdom */
import { adapters, type Consumer, createConsumer } from '@rails/actioncable';
import * as fc from 'fast-check';
import type { ConnectionState, LiveEvent, LiveFeedListener } from '../../../src/application/ports/LiveFeed';
import { HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import { success } from '../../../src/domain/shared/Result';
import { ActionCableLiveFeed } from '../../../src/infrastructure/actionCable/ActionCableLiveFeed';
import { readCounters } from '../../../src/infrastructure/actionCable/CableChannels';
import { cableAddress, connectionOf } from '../../../src/infrastructure/actionCable/connectionOf';
import { BrowserClock } from '../../../src/infrastructure/browser/BrowserClock';
import type { AccessTokens } from '../../../src/infrastructure/http/client/AccessTokens';
import { InMemoryDiagnostics } from '../../twins/BrowserTwins';
import { reading } from '../http/json/aRow';
import { ScriptedSocket } from './ScriptedSocket';

describe('ActionCableLiveFeed', () => {
  const ended = { type: 'disconnect', reason: 'remote', reconnect: false };

  const channels = ['DealerOffersChannel', 'BetsChannel', 'InAppNotificationsChannel', 'ChatChannel'];

  /** Each token is different; `asked` records the reason for each request. */
  class CountingTokens implements AccessTokens {
    readonly asked: string[] = [];
    readonly isRenewalLost = false;
    missing = false;

    async current(): Promise<string | null> {
      return this.next('current');
    }

    async renewed(refused: string): Promise<string | null> {
      return this.next(`instead of ${refused}`);
    }

    forget(): void {}

    private next(reason: string): string | null {
      this.asked.push(reason);
      return this.missing ? null : `token-${this.asked.length}`;
    }
  }

  class RecordingListener implements LiveFeedListener {
    readonly events: LiveEvent[] = [];
    readonly states: ConnectionState[] = [];

    handleEvents(events: readonly LiveEvent[]): void {
      this.events.push(...events);
    }

    handleConnection(state: ConnectionState): void {
      this.states.push(state);
    }
  }

  let tokens: CountingTokens;
  let diagnostics: InMemoryDiagnostics;
  let listener: RecordingListener;
  let feed: ActionCableLiveFeed;

  // The feed imports the cable lazily; a loaded module takes no time that the fake timers do not control.
  beforeAll(() => import('../../../src/infrastructure/actionCable/CableLine'));

  beforeEach(() => {
    jest.useFakeTimers();
    // The library varies its pauses by it.
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    Object.assign(adapters, { WebSocket: ScriptedSocket });
    begin();
  });

  afterEach(() => {
    feed.close();
    jest.useRealTimers();
  });

  function begin(): void {
    Object.assign(ScriptedSocket, { made: [], forbidden: false, unanswered: false });
    tokens = new CountingTokens();
    diagnostics = new InMemoryDiagnostics();
    listener = new RecordingListener();
    feed = new ActionCableLiveFeed({
      cableUrl: '/cable',
      pageAddress: 'https://paddock.example/browsing/browse?secret=no',
      tokens,
      clock: new BrowserClock(),
      diagnostics,
      random: () => 0,
    });
  }

  /** Pushes are delivered together, one frame after the first. */
  const FRAME = 16;

  const passes = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

  async function connected(): Promise<ScriptedSocket> {
    feed.open(listener);
    await passes(0);
    return ScriptedSocket.latest.accept().welcome();
  }

  describe('opening the live feed', () => {
    it('connects to the configured address with a token and subscribes to each channel once', async () => {
      const socket = await connected();
      expect(socket.url).toBe('wss://paddock.example/cable?token=token-1');
      expect(socket.subscriptions.map(({ identifier }) => identifier)).toEqual(
        channels.map(channel => JSON.stringify({ channel })),
      );
      expect(listener.states).toEqual(['connecting', 'connected']);
      expect(diagnostics.problems).toEqual([]);
    });

    it('reports the connection once every channel has answered, so that no later push is missed', async () => {
      feed.open(listener);
      await passes(0);
      const socket = ScriptedSocket.latest.accept().welcome('BetsChannel');
      expect(listener.states).toEqual(['connecting']);
      socket.confirm(JSON.stringify({ channel: 'BetsChannel' }));
      expect(listener.states).toEqual(['connecting', 'connected']);
    });

    it('stops waiting for a channel that the server does not know', async () => {
      feed.open(listener);
      await passes(0);
      ScriptedSocket.latest.accept().welcome('BetsChannel');
      await passes(1_999);
      expect(listener.states).toEqual(['connecting']);
      await passes(1);
      expect(listener.states).toEqual(['connecting', 'connected']);
    });

    it('reports the connection again when a channel answers late, because its pushes were missed until then', async () => {
      feed.open(listener);
      await passes(0);
      const socket = ScriptedSocket.latest.accept().welcome('BetsChannel');
      await passes(2_000);
      expect(listener.states).toEqual(['connecting', 'connected']);
      const identifier = JSON.stringify({ channel: 'BetsChannel' });
      socket.confirm(identifier);
      socket.confirm(identifier);
      await passes(FRAME);
      expect(listener.states).toEqual(['connecting', 'connected', 'connected']);
    });

    it('repeats an unanswered subscription once after 500 ms', async () => {
      feed.open(listener);
      await passes(0);
      const socket = ScriptedSocket.latest.accept().welcome('BetsChannel');
      const asked = () => socket.subscriptions.map(({ identifier }) => identifier);
      await passes(499);
      expect(asked()).toHaveLength(channels.length);
      await passes(1);
      expect(asked().slice(channels.length)).toEqual([JSON.stringify({ channel: 'BetsChannel' })]);
      socket.confirm(JSON.stringify({ channel: 'BetsChannel' }));
      expect(listener.states).toEqual(['connecting', 'connected']);
      await passes(1_000);
      expect(asked()).toHaveLength(channels.length + 1);
    });

    it('waits for a token and asks again if there was none', async () => {
      tokens.missing = true;
      feed.open(listener);
      await passes(0);
      expect(ScriptedSocket.made).toEqual([]);
      tokens.missing = false;
      await passes(500);
      ScriptedSocket.latest.accept().welcome();
      expect(listener.states).toEqual(['connecting', 'connected']);
    });

    it('survives an address that must not be opened and does not reveal the token', async () => {
      ScriptedSocket.forbidden = true;
      feed.open(listener);
      await passes(0);
      expect(diagnostics.problems).toEqual([
        { kind: 'unexpected', where: 'cable', what: 'The socket cannot be opened.' },
      ]);
      ScriptedSocket.forbidden = false;
      await passes(500);
      expect(ScriptedSocket.active).toHaveLength(1);
    });

    it('closes the connection of the first listener when a second one opens it', async () => {
      const socket = await connected();
      const second = new RecordingListener();
      feed.open(second);
      await passes(0);
      expect(listener.states).toEqual(['connecting', 'connected', 'closed']);
      expect(ScriptedSocket.active).toEqual([ScriptedSocket.latest]);
      socket.push('BetsChannel', { offer: { id: 1, hash_id: 'A' } });
      ScriptedSocket.latest
        .accept()
        .welcome()
        .push('BetsChannel', { offer: { id: 1, hash_id: 'A' } });
      await passes(FRAME);
      expect([listener.events.length, second.events.length]).toEqual([0, 1]);
    });
  });

  describe('a live message', () => {
    it.each([
      [
        'DealerOffersChannel',
        { offer: { id: 1, hash_id: 'A' } },
        { kind: 'offerListed', offer: { id: 1, hashId: 'A' } },
      ],
      ['BetsChannel', { offer: { id: 1, hash_id: 'A' } }, { kind: 'offerChanged', offer: { id: 1, hashId: 'A' } }],
      ['InAppNotificationsChannel', { liked_offers: 3 }, { kind: 'counted', counters: { likedOffers: 3 } }],
      [
        'ChatChannel',
        { author: 'admin', conversation_id: 7, start_typing_at: null },
        { kind: 'typing', author: 'support', conversationId: 7, isTyping: false },
      ],
    ])('on %s becomes an event', async (channel, message, event) => {
      (await connected()).push(channel, message);
      await passes(FRAME);
      expect(listener.events).toStrictEqual([event]);
    });

    it.each([
      ['frame', (socket: ScriptedSocket) => socket.sayText('not JSON')],
      ['frame', (socket: ScriptedSocket) => socket.sayText('null')],
      ['offer', (socket: ScriptedSocket) => socket.push('BetsChannel', {})],
      ['offer.id', (socket: ScriptedSocket) => socket.push('BetsChannel', { offer: { hash_id: 'A' } })],
      ['message', (socket: ScriptedSocket) => socket.push('InAppNotificationsChannel', 7)],
      ['message.id', (socket: ScriptedSocket) => socket.push('ChatChannel', { message: { body: 'Hello' } })],
    ])('that cannot be read is reported (%s), and the next one is delivered', async (what, spoil) => {
      const socket = await connected();
      spoil(socket);
      socket.push('InAppNotificationsChannel', { liked_offers: 3 });
      await passes(FRAME);
      expect(diagnostics.problems).toMatchObject([{ kind: 'pushUnreadable', what }]);
      expect(listener.events).toHaveLength(1);
    });

    it('is delivered with the others of its frame in their order', async () => {
      const socket = await connected();
      const heard = jest.spyOn(listener, 'handleEvents');
      for (const id of [1, 2, 3]) socket.push('BetsChannel', { offer: { id, hash_id: 'A' } });
      await passes(FRAME);
      socket.push('BetsChannel', { offer: { id: 4, hash_id: 'A' } });
      await passes(FRAME);
      const ids = heard.mock.calls.map(([events]) => events.map(event => 'offer' in event && event.offer.id));
      expect(ids).toEqual([[1, 2, 3], [4]]);
    });

    it('that arrives right before the connection is lost is delivered before the loss is reported', async () => {
      const socket = await connected();
      const before: ConnectionState[] = [];
      jest.spyOn(listener, 'handleEvents').mockImplementation(() => void before.push(...listener.states));
      socket.push('BetsChannel', { offer: { id: 1, hash_id: 'A' } });
      socket.hangUp();
      expect(before).toEqual(['connecting', 'connected']);
      expect(listener.states.at(-1)).toBe('lost');
    });

    it('keeps the parts that can be read', async () => {
      (await connected()).push('BetsChannel', { offer: { id: 1, hash_id: 'A', highest_bet: 'dear', bets_count: 5 } });
      await passes(FRAME);
      expect(listener.events).toMatchObject([{ offer: { id: 1, bidsCount: 5 } }]);
      expect(diagnostics.problems).toEqual([
        { kind: 'elementDropped', where: 'BetsChannel', what: 'offer.highest_bet' },
      ]);
    });

    it('that makes the listener throw is not reported as an error of the server', async () => {
      const socket = await connected();
      jest.spyOn(listener, 'handleEvents').mockImplementation(() => {
        throw new Error('bug');
      });
      socket.push('InAppNotificationsChannel', { liked_offers: 3 });
      expect(() => jest.advanceTimersByTime(FRAME)).toThrow('bug');
      expect(diagnostics.problems).toEqual([]);
    });
  });

  describe('a rejected subscription', () => {
    /** Opens the feed, and rejects a channel of the connection and of the one that replaces it. */
    async function rejectedTwice() {
      feed.open(listener);
      await passes(0);
      ScriptedSocket.latest.accept().welcome('DealerOffersChannel').reject('DealerOffersChannel');
      await passes(500);
      return ScriptedSocket.latest.accept().welcome('DealerOffersChannel').reject('DealerOffersChannel');
    }

    it('closes the connection once, and opens it again with a fresh token', async () => {
      feed.open(listener);
      await passes(0);
      const socket = ScriptedSocket.latest.accept().welcome('DealerOffersChannel').reject('DealerOffersChannel');
      expect(ScriptedSocket.active).not.toContain(socket);
      expect(listener.states).toEqual(['connecting']);
      await passes(500);
      ScriptedSocket.latest.accept().welcome();
      expect(listener.states).toEqual(['connecting', 'connected']);
      expect(tokens.asked).toEqual(['current', 'instead of token-1']);
      expect(diagnostics.problems).toMatchObject([{ where: 'DealerOffersChannel' }]);
    });

    it('of another channel, on the connection that was opened again, closes that one once, too', async () => {
      feed.open(listener);
      await passes(0);
      ScriptedSocket.latest.accept().welcome('BetsChannel').reject('BetsChannel');
      await passes(500);
      const second = ScriptedSocket.latest.accept().welcome('ChatChannel').reject('ChatChannel');
      expect(ScriptedSocket.active).not.toContain(second);
      await passes(500);
      const third = ScriptedSocket.latest.accept().welcome('ChatChannel', 'BetsChannel');
      third.reject('ChatChannel').reject('BetsChannel');
      await passes(2_000);
      expect(ScriptedSocket.made).toHaveLength(3);
      expect(ScriptedSocket.active).toEqual([third]);
      expect(listener.states).toEqual(['connecting', 'connected']);
    });

    it('of two channels of one connection opens one connection in its place', async () => {
      feed.open(listener);
      await passes(0);
      const first = ScriptedSocket.latest.accept().welcome('BetsChannel', 'ChatChannel');
      first.reject('BetsChannel').reject('ChatChannel');
      await passes(500);
      ScriptedSocket.latest.accept().welcome();
      await passes(2_000);
      expect(ScriptedSocket.made).toHaveLength(2);
      expect(listener.states).toEqual(['connecting', 'connected']);
    });

    it('closes the connection again if the server had accepted the channel since', async () => {
      feed.open(listener);
      await passes(0);
      ScriptedSocket.latest.accept().welcome('BetsChannel').reject('BetsChannel');
      await passes(500);
      ScriptedSocket.latest.accept().welcome().hangUp();
      await passes(20_000);
      const socket = ScriptedSocket.latest.accept().welcome('BetsChannel').reject('BetsChannel');
      expect(ScriptedSocket.active).not.toContain(socket);
    });

    it('that is rejected again leaves the other channels connected, and is repeated with the next connection', async () => {
      const socket = await rejectedTwice();
      expect(listener.states).toEqual(['connecting', 'connected']);
      expect(diagnostics.problems).toMatchObject([{ where: 'DealerOffersChannel' }, { where: 'DealerOffersChannel' }]);
      socket.push('BetsChannel', { offer: { id: 1, hash_id: 'A' } });
      await passes(FRAME);
      expect(listener.events).toHaveLength(1);

      socket.hangUp();
      await passes(20_000);
      ScriptedSocket.latest
        .accept()
        .welcome()
        .push('DealerOffersChannel', { offer: { id: 1, hash_id: 'A' } });
      await passes(FRAME);
      expect(listener.events).toHaveLength(2);
    });
  });

  describe('a lost connection', () => {
    it.each([0.001, 0.999])('is reopened by the library with a fresh token each time (jitter %d)', async jitter => {
      jest.mocked(Math.random).mockReturnValue(jitter);
      (await connected()).hangUp();
      expect(listener.states).toEqual(['connecting', 'connected', 'lost']);
      await passes(15_000);
      ScriptedSocket.latest.hangUp();
      await passes(15_000);
      ScriptedSocket.latest.accept().welcome();
      expect(listener.states).toEqual(['connecting', 'connected', 'lost', 'connected']);
      expect(ScriptedSocket.made.map(({ token }) => token)).toEqual(['token-1', 'token-2', 'token-3']);
      expect(tokens.asked).toEqual(['current', 'current', 'current']);
    });

    it('is detected by the silence of the server', async () => {
      const socket = await connected();
      await passes(5_900);
      expect(listener.states.at(-1)).toBe('connected');
      await passes(12_000);
      expect(listener.states.at(-1)).toBe('lost');
      expect(ScriptedSocket.active).not.toContain(socket);
      expect(ScriptedSocket.active).toHaveLength(1);
    });

    it.each(['lost', 'silent'])('that is %s while the clock is set back is reopened within a minute', async how => {
      const socket = await connected();
      if (how === 'lost') socket.hangUp();
      jest.setSystemTime(Date.now() - HOUR);
      await passes(MINUTE);
      expect(listener.states.at(-1)).toBe('lost');
      expect(ScriptedSocket.made.length).toBeGreaterThan(1);
      ScriptedSocket.latest.accept().welcome();
      expect(listener.states).toEqual(['connecting', 'connected', 'lost', 'connected']);
    });

    it('that became stale is reopened after 500 ms', async () => {
      const socket = await connected();
      while (ScriptedSocket.active.includes(socket)) await jest.advanceTimersToNextTimerAsync();
      expect(listener.states.at(-1)).toBe('lost');
      await passes(499);
      expect(ScriptedSocket.made).toEqual([socket]);
      await passes(1);
      expect(ScriptedSocket.made).toHaveLength(2);
    });

    it('is not reported a second time when the dead socket finally closes', async () => {
      const dead = await connected();
      ScriptedSocket.unanswered = true;
      await passes(18_000);
      ScriptedSocket.latest.accept().welcome();
      dead.hangUp();
      expect(listener.states).toEqual(['connecting', 'connected', 'lost', 'connected']);
    });

    it('is not assumed while the server pings', async () => {
      const socket = await connected();
      for (let pings = 0; pings < 20; pings += 1) {
        await passes(3_000);
        socket.say({ type: 'ping', message: pings });
      }
      expect(listener.states).toEqual(['connecting', 'connected']);
      expect(ScriptedSocket.made).toEqual([socket]);
    });

    it('after a refused token is reopened by the feed itself, first soon and then with the back-off of the library', async () => {
      feed.open(listener);
      await passes(0);
      ScriptedSocket.latest.accept().say(ended);
      await passes(499);
      expect(ScriptedSocket.made).toHaveLength(1);
      await passes(1);
      expect(ScriptedSocket.made).toHaveLength(2);

      ScriptedSocket.latest.accept().say(ended);
      await passes(6_899);
      expect(ScriptedSocket.made).toHaveLength(2);
      await passes(1);
      ScriptedSocket.latest.accept().welcome();
      expect(listener.states).toEqual(['connecting', 'connected']);
      expect(tokens.asked).toEqual(['current', 'instead of token-1', 'instead of token-2']);

      ScriptedSocket.latest.hangUp();
      await passes(15_000);
      expect(tokens.asked.at(-1)).toBe('current');
    });
  });

  describe('a connection that does not last', () => {
    /** The server ends each connection as soon as it has confirmed it. */
    async function endedAgainAndAgain(end: (socket: ScriptedSocket) => void, seconds: number): Promise<void> {
      for (let passed = 0; passed < seconds * 1_000; passed += 250) {
        const { latest } = ScriptedSocket;
        if (latest.readyState === ScriptedSocket.CONNECTING) end(latest.accept().welcome());
        await passes(250);
      }
    }

    it.each([
      ['forbids a reconnect', (socket: ScriptedSocket) => socket.say(ended)],
      ['allows a reconnect', (socket: ScriptedSocket) => socket.say({ ...ended, reconnect: true })],
      ['is cut', (socket: ScriptedSocket) => socket.hangUp()],
    ])('is opened less and less often, and with a token that is still valid, if the server %s', async (_, end) => {
      feed.open(listener);
      await passes(0);
      await endedAgainAndAgain(end, 30);
      expect(ScriptedSocket.made.length).toBeLessThan(6);
      const before = ScriptedSocket.made.length;
      await endedAgainAndAgain(end, 120);
      expect(ScriptedSocket.made.length - before).toBeLessThan(13);
      expect(tokens.asked.filter(reason => reason !== 'current')).toEqual([]);
    });

    it('is opened with a fresh token if the server then refuses the old one', async () => {
      (await connected()).say(ended);
      await passes(FRAME);
      await passes(500);
      ScriptedSocket.latest.accept().say(ended);
      await passes(6_900);
      expect(tokens.asked).toEqual(['current', 'current', 'instead of token-2']);
    });

    it.each([
      [29, 6_900],
      [30, 500],
    ])('is opened again at once only if it lasted long: after %d s, the pause is %d ms', async (seconds, pause) => {
      (await connected()).say(ended);
      await passes(FRAME);
      await passes(500);
      const socket = ScriptedSocket.latest.accept().welcome();
      for (let second = 0; second < seconds; second += 1) {
        await passes(1_000);
        socket.say({ type: 'ping', message: second });
      }
      socket.say(ended);
      await passes(FRAME);
      await passes(pause - 1);
      expect(ScriptedSocket.latest).toBe(socket);
      await passes(1);
      expect(ScriptedSocket.latest).not.toBe(socket);
    });
  });

  describe('closing the live feed', () => {
    it('ends everything that is still under way', async () => {
      const socket = await connected();
      feed.close();
      await passes(60_000);
      expect(listener.states).toEqual(['connecting', 'connected', 'closed']);
      expect(ScriptedSocket.made).toEqual([socket]);
      expect(ScriptedSocket.active).toEqual([]);
      expect(jest.getTimerCount()).toBe(0);
    });

    it('while the socket is connecting closes the socket as soon as possible', async () => {
      feed.open(listener);
      await passes(0);
      feed.close();
      ScriptedSocket.latest.accept();
      await passes(60_000);
      expect(ScriptedSocket.active).toEqual([]);
      expect(ScriptedSocket.latest.subscriptions).toEqual([]);
      expect(listener.states).toEqual(['connecting', 'closed']);
    });

    it('while the feed waits for a token opens no socket', async () => {
      feed.open(listener);
      feed.close();
      await passes(60_000);
      expect(ScriptedSocket.made).toEqual([]);
    });

    it('does nothing before it is opened', () => {
      feed.close();
      expect(listener.states).toEqual([]);
    });
  });

  describe('after any sequence of events', () => {
    const happenings = {
      accept: () => ScriptedSocket.latest.readyState === 0 && ScriptedSocket.latest.accept(),
      welcome: () => ScriptedSocket.latest.readyState === 1 && ScriptedSocket.latest.welcome(),
      hangUp: () => ScriptedSocket.latest.hangUp(),
      refuse: () => ScriptedSocket.latest.readyState === 1 && ScriptedSocket.latest.say({ type: 'disconnect' }),
      reject: () => ScriptedSocket.latest.readyState === 1 && ScriptedSocket.latest.reject('BetsChannel'),
      reopen: () => feed.open(listener),
      tokensEnd: () => (tokens.missing = true),
      tokensCome: () => (tokens.missing = false),
      aMomentPasses: () => passes(600),
      aWhilePasses: () => passes(20_000),
    };

    it('the live feed has at most one open socket, and one push is one event', async () => {
      const names = Object.keys(happenings) as (keyof typeof happenings)[];
      const story = fc.array(fc.constantFrom(...names), { maxLength: 25 });
      await fc.assert(
        fc.asyncProperty(story, async steps => {
          // A socket that a failing run left open must not look like a failure of the next run.
          feed.close();
          begin();
          feed.open(listener);
          await passes(0);
          for (const step of steps) {
            if (ScriptedSocket.made.length > 0) await happenings[step]();
            await passes(0);
            expect(ScriptedSocket.open.length).toBeLessThanOrEqual(1);
          }
          tokens.missing = false;
          ScriptedSocket.made.at(-1)?.hangUp();
          await passes(60_000);
          const socket = ScriptedSocket.latest;
          ScriptedSocket.active.forEach(late => late.accept());
          await passes(0);
          expect(ScriptedSocket.open).toEqual([socket]);
          socket.welcome();
          expect(listener.states.at(-1)).toBe('connected');
          const before = listener.events.length;
          const typing = { author: 'admin', conversation_id: 1, start_typing_at: '2026-11-19T08:00:00Z' };
          for (const channel of channels) socket.push(channel, { offer: { id: 1, hash_id: 'A' }, ...typing });
          await passes(FRAME);
          expect(listener.events.length - before).toBe(channels.length);
          feed.close();
          await passes(0);
        }),
        { numRuns: 60 },
      );
    });
  });
});

describe('readCounters', () => {
  it('reads all counters', () => {
    const purchase_module = { overall: 9, invoices: 1, in_realization: 2, messages: 3, bets: 4 };
    expect(reading(readCounters, { purchase_module, sell_module: { overall: 5 }, liked_offers: 6 }).value).toEqual(
      success({ purchases: 9, invoices: 1, inRealization: 2, messages: 3, bids: 4, sales: 5, likedOffers: 6 }),
    );
  });

  it.each([
    [{ purchase_module: { messages: 0 } }, { messages: 0 }],
    [{ liked_offers: 3, sell_module: null }, { likedOffers: 3 }],
    [{}, {}],
  ])('reads a part of the counters: %j', (json, part) =>
    expect(reading(readCounters, json).value).toStrictEqual(success(part)),
  );

  it('drops and names a counter that is not a number', () => {
    const { value, dropped } = reading(readCounters, { purchase_module: { bets: 'many', messages: 2 } });
    expect(value).toEqual(success({ messages: 2 }));
    expect(dropped).toEqual(['purchase_module.bets']);
  });
});

describe('connectionOf', () => {
  let consumer: Consumer;
  let attempts: number;

  /** Counts the attempts that reach the replaced `open`. */
  function replaceOpen(): void {
    const connection = connectionOf(consumer);
    const { open } = connection;
    connection.open = () => {
      attempts += 1;
      return open();
    };
  }

  beforeEach(() => {
    jest.useFakeTimers();
    // The monitor then looks for the first time after 9 seconds.
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    Object.assign(adapters, { WebSocket: ScriptedSocket });
    Object.assign(ScriptedSocket, { made: [], forbidden: false, unanswered: false });
    attempts = 0;
    consumer = createConsumer('wss://paddock.example/cable');
    replaceOpen();
  });

  afterEach(() => {
    consumer.disconnect();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  describe('the connection of an Action Cable consumer', () => {
    it('opens its first socket through the replaced method', () => {
      consumer.connect();
      expect([attempts, ScriptedSocket.made.length]).toEqual([1, 1]);
    });

    it('reopens a lost socket through the replaced method', () => {
      consumer.connect();
      ScriptedSocket.latest.accept().welcome().hangUp();
      jest.advanceTimersByTime(10_000);
      expect([attempts, ScriptedSocket.made.length]).toEqual([2, 2]);
    });

    it('reopens a silent socket through the replaced method', () => {
      consumer.connect();
      ScriptedSocket.latest.accept().welcome();
      jest.advanceTimersByTime(10_000);
      expect([attempts, ScriptedSocket.made.length]).toEqual([2, 2]);
    });

    it('is active while a socket is open or about to open', () => {
      const connection = connectionOf(consumer);
      const states = [connection.isActive()];
      consumer.connect();
      states.push(connection.isActive());
      ScriptedSocket.latest.accept();
      states.push(connection.isActive());
      ScriptedSocket.latest.hangUp();
      states.push(connection.isActive());
      expect(states).toEqual([false, true, true, false]);
    });

    it('has the newest socket, and listens to it with handlers that can be replaced', () => {
      consumer.connect();
      const socket = connectionOf(consumer).webSocket;
      expect(socket).toBe(ScriptedSocket.latest);
      expect([typeof socket.onmessage, typeof socket.onclose]).toEqual(['function', 'function']);
    });

    it('throws at a message that is not JSON', () => {
      consumer.connect();
      const socket = ScriptedSocket.latest.accept();
      expect(() => socket.sayText('<html>')).toThrow(SyntaxError);
    });

    it('has a monitor that runs from the first socket until no other attempt is wanted', () => {
      const { monitor } = connectionOf(consumer);
      const isRunning = [monitor.isRunning()];
      consumer.connect();
      isRunning.push(monitor.isRunning());
      ScriptedSocket.latest.accept().say({ type: 'disconnect', reason: 'unauthorized', reconnect: false });
      isRunning.push(monitor.isRunning());
      expect(isRunning.map(Boolean)).toEqual([false, true, false]);
    });

    it('has a monitor that looks through a method that can be replaced, and compares times of the clock', () => {
      const { monitor } = connectionOf(consumer);
      const looks = jest.fn();
      monitor.reconnectIfStale = looks;
      consumer.connect();
      const startedAt = Date.now();
      expect([monitor.refreshedAt, monitor.disconnectedAt]).toEqual([startedAt, undefined]);
      jest.advanceTimersByTime(10_000);
      expect(looks).toHaveBeenCalledTimes(1);
      monitor.recordMessage();
      monitor.recordDisconnect();
      expect([monitor.refreshedAt, monitor.disconnectedAt]).toEqual([startedAt + 10_000, startedAt + 10_000]);
    });
  });

  describe('cableAddress', () => {
    it.each([
      ['/cable', 'https://paddock.example/browsing/browse', 'wss://paddock.example/cable?token=t'],
      ['/cable', 'http://localhost:8080/', 'ws://localhost:8080/cable?token=t'],
      ['wss://live.example/cable', 'https://paddock.example/', 'wss://live.example/cable?token=t'],
      ['https://live.example/cable?v=1', 'https://paddock.example/', 'wss://live.example/cable?v=1&token=t'],
    ])('turns %s on the page %s into %s', (cableUrl, page, address) =>
      expect(cableAddress(cableUrl, page, 't')).toBe(address),
    );

    it('encodes the token', () => {
      const address = cableAddress('/cable', 'https://paddock.example', 'a+b/c=&d');
      expect(new URL(address).searchParams.get('token')).toBe('a+b/c=&d');
      expect(address).not.toContain('a+b');
    });
  });
});
