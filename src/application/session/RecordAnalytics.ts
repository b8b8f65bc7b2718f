import { inject, injectable } from 'inversify';
import { Analytics, type AnalyticsEvent } from '../ports/Analytics';
import { SessionStore } from './SessionStore';

/** Records an event for the dealer who is signed in. */
@injectable()
export class RecordAnalytics {
  constructor(
    @inject(Analytics) private readonly analytics: Analytics,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  execute(event: Omit<AnalyticsEvent, 'email'>): void {
    this.analytics.record({ ...event, email: this.session.email });
  }
}
