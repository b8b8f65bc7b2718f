import { injectable } from 'inversify';
import { reaction, runInAction } from 'mobx';
import { type Instant, SECOND } from '../../domain/shared/Instant';
import { ConnectionStore } from '../connection/ConnectionStore';
import { RefetchScreen } from '../offers/RefetchScreen';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { Diagnostics } from '../ports/Diagnostics';
import { type ConnectionState, LiveFeed, type LiveEvent, type LiveFeedListener } from '../ports/LiveFeed';
import { SessionStore } from '../session/SessionStore';
import { LiveEvents } from './LiveEvents';
import { PricesOnScreen } from './PricesOnScreen';

/** Milliseconds. A first connection that takes longer is shown as lost, because as many pushes may have been missed. */
const SLOW_START = 5 * SECOND;

/** Milliseconds without a live connection until the visible data is fetched regularly, and between the fetches. */
const POLLS_AFTER = 30 * SECOND;
const POLLS_EVERY = 20 * SECOND;

/** Milliseconds between two fetches for the sake of the connection, which may be lost again and again. */
const FETCHES_EVERY = 5 * SECOND;

/** Milliseconds in the background after which the prices on screen may be old. */
const SLEEP = 10 * SECOND;

/**
 * Follows the live feed while a dealer is signed in. Fetches the visible data again if pushes were missed, and as soon as the page
 * is back: it was hidden for a while, without a network, or kept by the browser for Back. The line takes seconds to return then,
 * and the dealer may press meanwhile.
 */
@injectable()
export class FollowMarket implements LiveFeedListener {
  private connectingSince: Instant = 0;
  private lostAt: Instant | null = null;
  /** The next fetch while there is no live connection. */
  private nextPoll: Cancel | null = null;
  /** The end of the pause after a fetch. */
  private nextFetch: Cancel | null = null;
  /** What a connection during that pause has to fetch. */
  private unfetched: { readonly isGap: boolean } | null = null;
  private hiddenAt: Instant | null = null;
  /** The network came back while nobody looked. */
  private isWakingDue = false;

  constructor(
    private readonly feed: LiveFeed,
    private readonly clock: Clock,
    private readonly window: BrowserWindow,
    private readonly session: SessionStore,
    private readonly connection: ConnectionStore,
    private readonly refetchScreen: RefetchScreen,
    private readonly events: LiveEvents,
    private readonly prices: PricesOnScreen,
    private readonly diagnostics: Diagnostics,
  ) {}

  /** Follows the sessions of this page. */
  begin(): void {
    this.watchSleep();
    reaction(
      () => this.session.isSignedIn,
      isSignedIn => (isSignedIn ? this.follow() : this.feed.close()),
      { fireImmediately: true },
    );
  }

  follow(): void {
    // The feed was open before, for a session that ended. Pushes since then were missed.
    if (this.connectingSince !== 0) this.events.sessionFollowed();
    this.connectingSince = this.clock.now();
    this.clock.after(SLOW_START, () => {
      if (this.connection.state === 'connecting') this.connection.changed('lost');
    });
    this.waitForLine();
    this.feed.open(this);
  }

  handleEvents(events: readonly LiveEvent[]): void {
    this.connection.answered();
    this.events.apply(events);
  }

  handleConnection(state: ConnectionState): void {
    this.connection.changed(state);
    const now = this.clock.now();
    if (state === 'lost') {
      this.lostAt ??= now;
      this.waitForLine();
    }
    if (state === 'connected' || state === 'closed') this.stopPolling();
    if (state === 'closed') this.unfetched = null;
    if (state !== 'connected') return;
    const isGap = this.lostAt !== null || now - this.connectingSince > SLOW_START;
    if (isGap) {
      const milliseconds = now - (this.lostAt ?? this.connectingSince);
      this.diagnostics.measured({ kind: 'connectionGap', milliseconds });
    }
    // The server does not replay pushes that were missed, so the visible data is fetched again. The first connection also
    // misses those since the first answers.
    this.fetchAgain(isGap);
    this.lostAt = null;
    this.connectingSince = Infinity;
  }

  private watchSleep(): void {
    this.window.onHidden(() => (this.hiddenAt ??= this.clock.now()));
    this.window.onShown(() => {
      const hasSlept = this.hiddenAt !== null && this.clock.now() - this.hiddenAt > SLEEP;
      this.hiddenAt = null;
      if (hasSlept || this.isWakingDue) this.woke();
    });
    this.window.onRestored(() => {
      this.hiddenAt = null;
      this.woke();
    });
    reaction(
      () => this.connection.networkReturns,
      () => this.woke(),
    );
  }

  private woke(): void {
    this.isWakingDue = this.window.isHidden();
    if (this.isWakingDue || !this.session.isSignedIn) return;
    this.prices.aged();
    this.nextFetch?.();
    this.nextFetch = null;
    this.unfetched = null;
    this.fetchAgain(true);
  }

  private fetchAgain(isGap: boolean): void {
    if (this.nextFetch) {
      this.unfetched = { isGap: isGap || this.unfetched?.isGap === true };
      return;
    }
    this.nextFetch = this.clock.after(FETCHES_EVERY, () => {
      const { unfetched } = this;
      this.nextFetch = null;
      this.unfetched = null;
      if (unfetched) this.fetchAgain(unfetched.isGap);
    });
    runInAction(() => {
      this.events.missed();
      this.refetchScreen.refetch({ retriesFailed: isGap });
    });
  }

  private waitForLine(): void {
    this.nextPoll ??= this.clock.after(POLLS_AFTER, () => this.poll());
  }

  /** A proxy may cut every live connection, while all other requests work. Nobody looks at a hidden page. */
  private poll(): void {
    this.nextPoll = this.clock.after(POLLS_EVERY, () => this.poll());
    this.connection.pollingStarted();
    if (!this.window.isHidden()) this.fetchAgain(false);
  }

  private stopPolling(): void {
    this.nextPoll?.();
    this.nextPoll = null;
  }
}
