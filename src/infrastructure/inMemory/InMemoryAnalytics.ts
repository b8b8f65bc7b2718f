import type { Analytics, AnalyticsEvent } from '../../application/ports/Analytics';

/** The demo runs for days: the latest are enough. */
const MOST_KEPT = 200;

export class InMemoryAnalytics implements Analytics {
  private readonly recorded: AnalyticsEvent[] = [];

  record(event: AnalyticsEvent): void {
    this.recorded.push(event);
    if (this.recorded.length > MOST_KEPT) this.recorded.shift();
  }

  /** The oldest first. */
  get events(): readonly AnalyticsEvent[] {
    return this.recorded;
  }
}
