import { injectable } from 'inversify';
import { NEWS_SETTINGS } from '../../domain/book/BookRecord';
import type { NewsSettings } from '../../domain/notifications/QuietHours';
import { changedPartly, type PartialChange } from '../../domain/shared/PartialChange';
import { Book } from '../book/Book';
import { type NotificationPermissionState, SystemNotifications } from '../ports/SystemNotifications';

/** Changes how the dealer is told about news. */
@injectable()
export class ChangeNewsSettings {
  constructor(
    private readonly book: Book,
    private readonly notifications: SystemNotifications,
  ) {}

  /** Asks the browser for the permission to show notifications. Call it in a click handler. */
  async askBrowser(): Promise<NotificationPermissionState> {
    const permission = await this.notifications.ask();
    if (permission === 'granted') void this.execute({ bySystem: true });
    return permission;
  }

  /** Resolves to true when the change is on disk. */
  execute(change: PartialChange<NewsSettings>): Promise<boolean> {
    return this.book.change('settings', NEWS_SETTINGS, stored => changedPartly(stored, change));
  }
}
