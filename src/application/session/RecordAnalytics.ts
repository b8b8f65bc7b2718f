import { injectable } from 'inversify';
import { Analytics, type AnalyticsEvent } from '../ports/Analytics';
import { Preferences } from '../ports/Preferences';
import { DEALER_EMAIL, SessionStore } from './SessionStore';

/** Records an event for the dealer who is signed in. */
@injectable()
export class RecordAnalytics {
  constructor(
    private readonly analytics: Analytics,
    private readonly session: SessionStore,
    private readonly preferences: Preferences,
  ) {}

  execute(event: Omit<AnalyticsEvent, 'email'>): void {
    // A profile may lack the address. Then the one of the sign-in counts.
    const email = this.session.email || (this.preferences.read(DEALER_EMAIL) ?? '');
    this.analytics.record({ ...event, email });
  }
}
