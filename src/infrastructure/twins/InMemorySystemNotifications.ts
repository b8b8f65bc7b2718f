import type {
  NotificationPermissionState,
  SystemNotification,
  SystemNotifications,
} from '../../application/ports/SystemNotifications';

/** Records what is shown. */
export class InMemorySystemNotifications implements SystemNotifications {
  state: NotificationPermissionState = 'unasked';
  /** What the dealer will answer. */
  answer: NotificationPermissionState = 'granted';
  shown: readonly SystemNotification[] = [];
  private readonly presses = new Map<string, () => void>();

  permission(): NotificationPermissionState {
    return this.state;
  }

  ask(): Promise<NotificationPermissionState> {
    if (this.state === 'unasked') this.state = this.answer;
    return Promise.resolve(this.state);
  }

  show(notification: SystemNotification, onPress: () => void): boolean {
    if (this.state !== 'granted') return false;
    this.shown = [...this.shown.filter(({ tag }) => tag !== notification.tag), notification];
    this.presses.set(notification.tag, onPress);
    return true;
  }

  /** Simulates a press on the notification with this tag. */
  press(tag: string): void {
    this.shown = this.shown.filter(shown => shown.tag !== tag);
    this.presses.get(tag)?.();
  }
}
