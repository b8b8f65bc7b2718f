import { injectable } from 'inversify';
import { NEWS_SETTINGS } from '../../domain/book/BookRecord';
import type { DatedNews } from '../../domain/notifications/KeptNews';
import { isQuiet, minuteOfDay, type NewsSettings } from '../../domain/notifications/QuietHours';
import { changedPartly, type PartialChange } from '../../domain/shared/PartialChange';
import { Book } from '../book/Book';
import { BookStore } from '../book/BookStore';
import { Clock } from '../ports/Clock';
import {
  type NotificationPermissionState,
  type SystemNotification,
  SystemNotifications,
} from '../ports/SystemNotifications';

/** More at once are announced together. */
const AT_ONCE = 3;

type Words = Omit<SystemNotification, 'tag'>;

interface Announcement {
  readonly wordsOf: (event: DatedNews) => Words;
  readonly wordsOfMany: (count: number) => Words;
  /** Called if the dealer presses a notification. Null for that of many events. */
  readonly onPress: (event: DatedNews | null) => void;
}

/** What is announced outside of the page, as far as the dealer has allowed it. */
@injectable()
export class Announcements {
  constructor(
    private readonly book: Book,
    private readonly bookStore: BookStore,
    private readonly notifications: SystemNotifications,
    private readonly clock: Clock,
  ) {}

  /** Asks the browser for the permission to show notifications. Call it in a click handler. */
  async askBrowser(): Promise<NotificationPermissionState> {
    const permission = await this.notifications.ask();
    if (permission === 'granted') void this.changeSettings({ bySystem: true });
    return permission;
  }

  /** Resolves to true when the change is on disk. */
  changeSettings(change: PartialChange<NewsSettings>): Promise<boolean> {
    return this.book.change('settings', NEWS_SETTINGS, stored => changedPartly(stored, change));
  }

  /** Only the tab that has kept an event announces it, so each event is announced once. */
  async announce(events: readonly DatedNews[], announcement: Announcement): Promise<void> {
    const settings = await this.settings();
    // The hours are those of the clock that the dealer sees, and a wrong date of the server does not end them.
    const isNight = settings.quietHours && isQuiet(settings.quietHours, minuteOfDay(this.clock.deviceNow()));
    // The dealer may have looked at the offer meanwhile.
    const unread = events.filter(({ key }) => this.bookStore.get('news', key)?.isRead !== true);
    if (isNight || unread.length === 0) return;
    if (settings.bySystem) this.show(unread, announcement);
  }

  private show(events: readonly DatedNews[], { wordsOf, wordsOfMany, onPress }: Announcement): void {
    if (events.length > AT_ONCE) {
      this.notifications.show({ ...wordsOfMany(events.length), tag: 'many' }, () => onPress(null));
      return;
    }
    for (const event of events) this.notifications.show({ ...wordsOf(event), tag: event.key }, () => onPress(event));
  }

  private async settings(): Promise<NewsSettings> {
    if (!this.book.isOpen) return {};
    const answer = await this.book.read('settings', NEWS_SETTINGS);
    return (answer.ok && answer.value) || {};
  }
}
