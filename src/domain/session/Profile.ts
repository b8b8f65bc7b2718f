import type { NotificationPermissions } from '../notifications/NotificationPermissions';
import type { Dealer } from './Dealer';

/** The data of one profile request. */
export interface Profile {
  readonly dealer: Dealer;
  readonly minimumAppVersion: string | null;
  readonly notificationPermissions: NotificationPermissions;
}
