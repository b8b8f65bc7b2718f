import type { QuietHours } from './QuietHours';

/** How the dealer is told about news beside the page. An absent key means that the dealer has not set it. */
export interface TellingSettings {
  /** Whether the browser shows notifications, if it has the permission. */
  readonly bySystem?: boolean;
  readonly quietHours?: QuietHours;
}
