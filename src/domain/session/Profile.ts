import type { NotificationPermissions } from '../notifications/NotificationPermissions';
import type { Dealer } from './Dealer';

/** All that one fetch of the profile tells. */
export interface Profile {
  readonly dealer: Dealer;
  readonly minimumAppVersion: string | null;
  readonly notificationPermissions: NotificationPermissions;
}
