/**
 * `unasked` until the dealer decides, `denied` for good: a page cannot ask again. `unavailable` if the browser shows no
 * notifications.
 */
export type NotificationPermissionState = 'unasked' | 'granted' | 'denied' | 'unavailable';

export interface SystemNotification {
  readonly title: string;
  readonly body: string;
  /** A notification replaces an earlier one with the same tag, also of another tab. */
  readonly tag: string;
}

/** Notifications of the operating system, which appear beside other programs. */
export abstract class SystemNotifications {
  abstract permission(): NotificationPermissionState;
  /** Asks the dealer. Call it in a click handler: browsers refuse it otherwise. */
  abstract ask(): Promise<NotificationPermissionState>;
  /**
   * Shows a notification. A press on it brings this window to the front and then calls `onPress`. Returns false if it
   * cannot be shown.
   */
  abstract show(notification: SystemNotification, onPress: () => void): boolean;
}
