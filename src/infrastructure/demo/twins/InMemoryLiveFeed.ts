import type { Cancel, Clock } from '../../../application/ports/Clock';
import type { LiveEvent, LiveFeed, LiveFeedListener } from '../../../application/ports/LiveFeed';
import { FrameBatch } from '../../FrameBatch';
import type { InMemorySession } from './InMemorySession';

/** Delivers the market's events. Events during a lost connection are dropped, as with a real server. */
export class InMemoryLiveFeed implements LiveFeed {
  private listener: LiveFeedListener | null = null;
  private stopListening: Cancel | null = null;

  constructor(
    private readonly session: InMemorySession,
    private readonly clock: Clock,
  ) {}

  open(listener: LiveFeedListener): void {
    this.disconnect();
    this.listener = listener;
    listener.handleConnection('connecting');
    void this.connect(listener);
  }

  close(): void {
    const { listener } = this;
    this.disconnect();
    this.listener = null;
    listener?.handleConnection('closed');
  }

  /** Simulates a lost connection. */
  drop(): void {
    this.disconnect();
    this.listener?.handleConnection('lost');
  }

  /** Simulates the return of the connection. */
  async reconnect(): Promise<void> {
    if (this.listener !== null) await this.connect(this.listener);
  }

  private async connect(listener: LiveFeedListener): Promise<void> {
    await this.session.travel();
    if (this.listener !== listener || this.stopListening !== null) return;
    const email = this.session.email();
    const dealer = this.session.marketplace.dealer(email ?? '');
    if (email === null || dealer === undefined) return listener.handleConnection('lost');
    const batch = new FrameBatch<LiveEvent>(this.clock, events => listener.handleEvents(events));
    const unsubscribe = this.session.marketplace.onEvent(email, event => batch.add(event));
    this.stopListening = () => {
      unsubscribe();
      batch.drop();
    };
    listener.handleConnection('connected');
    batch.add({ kind: 'counted', counters: dealer.counters() });
  }

  private disconnect(): void {
    this.stopListening?.();
    this.stopListening = null;
  }
}
