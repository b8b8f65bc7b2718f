import type { Analytics, AnalyticsEvent } from '../../application/ports/Analytics';
import type { HttpClient } from './client/HttpClient';
import { readNothing } from './json/reading/JsonReader';

export class HttpAnalytics implements Analytics {
  /** The client must have no `onUnauthorized`: a refused analytics call must not sign the dealer out. */
  constructor(private readonly api: HttpClient) {}

  record({ name, email, data }: AnalyticsEvent): void {
    const body = { event_name: name, event_tags: [email.toLowerCase()], event_data: data };
    void this.api.write({ method: 'POST', path: '/analytics/create', body, read: readNothing });
  }
}
