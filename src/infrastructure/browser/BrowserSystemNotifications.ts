import type {
  NotificationPermissionState,
  SystemNotification,
  SystemNotifications,
} from '../../application/ports/SystemNotifications';

const states: Readonly<Record<NotificationPermission, NotificationPermissionState>> = {
  default: 'unasked',
  granted: 'granted',
  denied: 'denied',
};

/** Uses the Notifications API. It is missing in an insecure context and in the pages of an iPhone. */
export class BrowserSystemNotifications implements SystemNotifications {
  private isRefused = false;

  permission(): NotificationPermissionState {
    return this.isRefused || !('Notification' in window) ? 'unavailable' : states[Notification.permission];
  }

  async ask(): Promise<NotificationPermissionState> {
    if (this.permission() === 'unasked') await Notification.requestPermission();
    return this.permission();
  }

  show({ title, body, tag }: SystemNotification, onPress: () => void): boolean {
    if (this.permission() !== 'granted') return false;
    try {
      const notification = new Notification(title, { body, tag, lang: document.documentElement.lang });
      notification.onclick = () => {
        window.focus();
        notification.close();
        onPress();
      };
      return true;
    } catch {
      // Chrome on Android grants the permission, but only a service worker can use it.
      this.isRefused = true;
      return false;
    }
  }
}
