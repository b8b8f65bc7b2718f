import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { type Instant, SECOND } from '../../domain/shared/Instant';
import { RefetchScreen } from '../offers/RefetchScreen';
import { Clock } from '../ports/Clock';
import { Diagnostics } from '../ports/Diagnostics';
import { type ConnectionState, LiveFeed, type LiveEvent, type LiveFeedListener } from '../ports/LiveFeed';
import { ApplyLiveEvents } from './ApplyLiveEvents';
import { ConnectionStore } from './ConnectionStore';

/** Milliseconds. A first connection that takes longer is shown as lost, because as many pushes may have been missed. */
const SLOW_START = 5 * SECOND;

/** Follows the live feed, and fetches the visible data again if pushes were missed. */
@injectable()
export class FollowMarket implements LiveFeedListener {
  private connectingSince: Instant = 0;
  private lostAt: Instant | null = null;

  constructor(
    @inject(LiveFeed) private readonly feed: LiveFeed,
    @inject(Clock) private readonly clock: Clock,
    @inject(ConnectionStore) private readonly connection: ConnectionStore,
    @inject(RefetchScreen) private readonly refetchScreen: RefetchScreen,
    @inject(ApplyLiveEvents) private readonly applyLiveEvents: ApplyLiveEvents,
    @inject(Diagnostics) private readonly diagnostics: Diagnostics,
  ) {}

  execute(): void {
    // The feed was open before, for a session that ended. Pushes since then were missed.
    if (this.connectingSince !== 0) this.applyLiveEvents.missed({ countersToo: true });
    this.connectingSince = this.clock.now();
    this.clock.after(SLOW_START, () => {
      if (this.connection.state === 'connecting') this.connection.changed('lost');
    });
    this.feed.open(this);
  }

  handleEvents(events: readonly LiveEvent[]): void {
    this.applyLiveEvents.execute(events);
  }

  handleConnection(state: ConnectionState): void {
    this.connection.changed(state);
    const now = this.clock.now();
    if (state === 'lost') this.lostAt ??= now;
    if (state !== 'connected') return;
    const isGap = this.lostAt !== null || now - this.connectingSince > SLOW_START;
    if (isGap) {
      const milliseconds = now - (this.lostAt ?? this.connectingSince);
      this.diagnostics.measured({ kind: 'connectionGap', milliseconds });
    }
    // The server does not replay pushes that were missed, so the visible data is fetched again. The first connection also
    // misses those since the first answers.
    runInAction(() => {
      this.applyLiveEvents.missed({ countersToo: isGap });
      this.refetchScreen.execute({ retriesFailed: isGap });
    });
    this.lostAt = null;
    this.connectingSince = Infinity;
  }
}
