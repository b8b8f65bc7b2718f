import { setTimeout as pause } from 'node:timers/promises';
import { adapters } from '@rails/actioncable';
import { WebSocket } from 'ws';
import type { ConnectionState, LiveEvent, LiveFeed } from '../../src/application/ports/LiveFeed';
import { ActionCableLiveFeed } from '../../src/infrastructure/actionCable/ActionCableLiveFeed';
import { BrowserClock } from '../../src/infrastructure/browser/BrowserClock';
import { settled } from '../support/settled';
import { atTheList, type Workplace, type WorkplaceOptions } from '../support/Workplace';
import { InMemoryDiagnostics } from '../twins/BrowserTwins';
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
