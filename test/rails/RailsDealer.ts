import { setTimeout as pause } from 'node:timers/promises';
import { adapters } from '@rails/actioncable';
import { WebSocket } from 'ws';
import type { ConnectionState, LiveEvent, LiveFeed } from '../../src/application/ports/LiveFeed';
import { ActionCableLiveFeed } from '../../src/infrastructure/actionCable/ActionCableLiveFeed';
import { BrowserClock } from '../../src/infrastructure/browser/BrowserClock';
import { InMemoryDiagnostics } from '../../src/infrastructure/inMemory/InMemoryDiagnostics';
import { settled } from '../support/settled';
import { atTheList, type Workplace } from '../support/Workplace';
import type { RailsCable } from './RailsCable';

/** Much less than the time after which the library considers a silent connection stale. */
const STEP = 500;

/** A dealer at the browse list with a real live feed. The test fakes its timers. */
export class RailsDealer {
  readonly states: ConnectionState[] = [];
  readonly events: LiveEvent[] = [];
  readonly diagnostics = new InMemoryDiagnostics();
  /** The reason for each token request. */
  readonly tokensAsked: string[] = [];
  nextTokens: string[] = [];
  readonly feed;
  private readonly sockets: WebSocket[] = [];

  constructor(cable: RailsCable) {
    this.lendBrowser();
    this.feed = new ActionCableLiveFeed({
      cableUrl: '/cable',
      pageAddress: cable.origin,
      tokens: {
        current: async () => this.token('current'),
        renewed: async refused => this.token(`instead of ${refused}`),
        forget: () => undefined,
      },
      clock: new BrowserClock(),
      diagnostics: this.diagnostics,
      random: Math.random,
    });
  }

  /** Loads the list and waits for the live connection. */
  async begins(): Promise<Workplace> {
    const at = await atTheList({ feedThrough: () => this.noted() });
    at.followMarket.execute();
    await this.connects();
    at.calls.length = 0;
    return at;
  }

  /** The number of connections so far. */
  get connections(): number {
    return this.states.filter(state => state === 'connected').length;
  }

  async isLost(): Promise<void> {
    await this.until(() => this.states.at(-1) === 'lost');
  }

  /** Skips the waiting times of the library by advancing the fake clock; the server takes its real time. */
  async connects(): Promise<void> {
    const before = this.connections;
    while (this.connections === before) {
      const attempts = this.sockets.length;
      while (this.sockets.length === attempts) {
        await jest.advanceTimersByTimeAsync(STEP);
        await settled();
      }
      const last = this.sockets.at(-1);
      await this.until(() => this.connections > before || last?.readyState === WebSocket.CLOSED);
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
    const { sockets } = this;
    class NotedSocket extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols);
        sockets.push(this);
      }
    }
    Object.assign(globalThis, { addEventListener: () => undefined, removeEventListener: () => undefined });
    Object.assign(adapters, { WebSocket: NotedSocket });
  }
}
