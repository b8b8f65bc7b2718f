type AnalyticsEventName =
  'dealer_open_offer' | 'dealer_create_bet' | 'dealer_set_manual_pagination' | 'dealer_set_infinite_pagination';

export interface AnalyticsEvent {
  readonly name: AnalyticsEventName;
  readonly data: Readonly<Record<string, string | number>>;
}

export abstract class Analytics {
  /** Sends the event of the dealer who is signed in, in the background. A failure is ignored. */
  abstract record(event: AnalyticsEvent): void;
}
