import type { Analytics, AnalyticsEvent } from '../../application/ports/Analytics';
import type { HttpClient } from './client/HttpClient';
import { readNothing } from './json/reading/JsonReader';

export class HttpAnalytics implements Analytics {
  /** The client must have no `onUnauthorized`: a refused analytics call must not sign the dealer out. */
  constructor(
    private readonly api: HttpClient,
    private readonly dealerEmail: () => string,
  ) {}

  record({ name, data }: AnalyticsEvent): void {
    const body = { event_name: name, event_tags: [this.dealerEmail().toLowerCase()], event_data: data };
    void this.api.write({ method: 'POST', path: '/analytics/create', body, read: readNothing });
  }
}
