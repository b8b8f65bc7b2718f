import type { Analytics, AnalyticsEvent } from '../../application/ports/Analytics';

/** The demo may run for days, so older events are dropped. */
const MOST_KEPT = 200;

export class InMemoryAnalytics implements Analytics {
  private readonly recorded: AnalyticsEvent[] = [];

  record(event: AnalyticsEvent): void {
    this.recorded.push(event);
    if (this.recorded.length > MOST_KEPT) this.recorded.shift();
  }

  /** From the oldest to the latest. */
  get events(): readonly AnalyticsEvent[] {
    return this.recorded;
  }
}
