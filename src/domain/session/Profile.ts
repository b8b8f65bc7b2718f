import type { NotificationPermissions } from '../notifications/NotificationPermissions';
import type { Language } from '../shared/Language';

export interface Dealer {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly nickname: string;
  readonly phone: string;
  readonly secondPhone: string;
  readonly companyName: string;
  readonly ftin: string;
  readonly companyAddress: string;
  readonly street: string;
  readonly zipCode: string;
  readonly place: string;
  readonly iban: string;
  readonly avatarAddress: string | null;
  readonly language: Language;
  /** May look, but not bid, buy or accept. */
  readonly testAccess: boolean;
  readonly sellModuleUnlocked: boolean;
}

/** The data of one profile request. */
export interface Profile {
  readonly dealer: Dealer;
  readonly minimumAppVersion: string | null;
  readonly notificationPermissions: NotificationPermissions;
}
