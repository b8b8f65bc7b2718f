import { injectable } from 'inversify';
import { action, makeObservable, observableRef, reaction, runInAction } from 'mobx';
import { NEWS_SETTINGS } from '../../domain/book/BookRecord';
import { type DatedNews, whenRead, withEvent } from '../../domain/notifications/KeptNews';
import type { News, NewsEvent } from '../../domain/notifications/News';
import { isQuiet, minuteOfDay, type NewsSettings } from '../../domain/notifications/QuietHours';
import type { HashId } from '../../domain/offers/Offer';
import { SECOND } from '../../domain/shared/Instant';
import { changedPartly, type PartialChange } from '../../domain/shared/PartialChange';
import { Book } from '../book/Book';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import {
  type NotificationPermissionState,
  type SystemNotification,
  SystemNotifications,
} from '../ports/SystemNotifications';
import { TabLocks } from '../ports/TabLocks';
import { together } from '../shared/together';
import { ShownNews } from './ShownNews';

/** Milliseconds in which events are collected, so that a storm of pushes costs few writes. */
const COLLECTS = 250;
/** A hidden tab lets a visible one report first, because the dealer may see the event there. */
const HIDDEN_COLLECTS = 1.5 * SECOND;
/** More at once are announced together. */
const MOST_ANNOUNCED = 3;

/** An event that is not kept yet. `isSeen` if the dealer sees on screen what has happened. */
interface UnkeptEvent extends NewsEvent {
  readonly isSeen: boolean;
}

type Words = Omit<SystemNotification, 'tag'>;

interface Announcement {
  readonly wordsOf: (event: DatedNews) => Words;
  readonly wordsOfMany: (count: number) => Words;
  /** Called if the dealer presses a notification. Null for that of many events. */
  readonly onPress: (event: DatedNews | null) => void;
}

/**
 * The news in the dealer's book, which every tab writes: what happens is kept once for all tabs, and announced outside of the page
 * as far as the dealer has allowed it.
 */
@injectable()
export class KeptNews {
  unkept: readonly UnkeptEvent[] = [];
  /** The unread events that this tab has kept last, and has to announce outside of the page. */
  toAnnounce: readonly DatedNews[] = [];
  private next: Cancel | null = null;

  constructor(
    private readonly book: Book,
    private readonly shownNews: ShownNews,
    private readonly hiddenOffers: HiddenOffers,
    private readonly locks: TabLocks,
    private readonly notifications: SystemNotifications,
    private readonly window: BrowserWindow,
    private readonly clock: Clock,
  ) {
    makeObservable(this, { unkept: observableRef, toAnnounce: observableRef, happened: action });
  }

  /** Keeps what happens. Marks as read what the dealer looks at or has hidden. Runs until it is cancelled. */
  run(): Cancel {
    void this.book.hold('news');
    return together(
      reaction(
        () => this.unreadOnScreen,
        keys => void this.markRead(keys),
      ),
      this.window.onShown(() => void this.markRead(this.unreadOnScreen)),
      reaction(
        () => this.unreadWhere(({ kind, hashId }) => kind !== 'newOffers' && this.hiddenOffers.isHidden(hashId)),
        keys => void this.markRead(keys),
      ),
      reaction(
        () => this.unkept.length > 0,
        isAny => isAny && this.keepSoon(),
        { fireImmediately: true },
      ),
      () => {
        this.next?.();
        this.next = null;
      },
    );
  }

  happened(event: NewsEvent, isSeen: boolean): void {
    this.unkept = [...this.unkept, { ...event, isSeen }];
  }

  /** The dealer is not outbid on this offer any more. */
  outbidNoLonger(hashId: HashId): void {
    void this.markRead(this.unreadWhere(news => news.kind === 'outbid' && news.hashId === hashId));
  }

  /** Marks news as read, in every tab. Resolves to true when the marks are on disk. */
  async markRead(keys: readonly string[]): Promise<boolean> {
    const records = keys.flatMap(key => {
      const kept = this.book.held.record('news', key);
      return (kept && whenRead(kept)) ?? [];
    });
    return records.length === 0 || this.book.put('news', records);
  }

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
  async announce(events: readonly DatedNews[], { wordsOf, wordsOfMany, onPress }: Announcement): Promise<void> {
    const { bySystem, quietHours } = await this.settings();
    // The hours are those of the clock that the dealer sees, and a wrong date of the server does not end them.
    const isNight = quietHours && isQuiet(quietHours, minuteOfDay(this.clock.deviceNow()));
    if (isNight || !bySystem) return;
    // The dealer may have looked at the offer meanwhile.
    const unread = events.filter(({ key }) => this.book.held.get('news', key)?.isRead !== true);
    if (unread.length > MOST_ANNOUNCED) {
      this.notifications.show({ ...wordsOfMany(unread.length), tag: 'many' }, () => onPress(null));
      return;
    }
    for (const event of unread) this.notifications.show({ ...wordsOf(event), tag: event.key }, () => onPress(event));
  }

  private async settings(): Promise<NewsSettings> {
    if (!this.book.isOpen) return {};
    const answer = await this.book.read('settings', NEWS_SETTINGS);
    return (answer.ok && answer.value) || {};
  }

  /** A tile says too little about its news. */
  private get unreadOnScreen(): readonly string[] {
    return this.unreadWhere(news => this.shownNews.isVisible(news, { onlyPage: true }));
  }

  private unreadWhere(fits: (news: News) => boolean): readonly string[] {
    return this.book.held.unreadNews.filter(({ value }) => fits(value.news)).map(({ key }) => key);
  }

  private keepSoon(): void {
    this.next ??= this.clock.after(this.window.isHidden() ? HIDDEN_COLLECTS : COLLECTS, () => {
      this.next = null;
      const events = this.unkept;
      runInAction(() => (this.unkept = []));
      void this.locks.lockWhenFree('news', () => this.keep(events));
    });
  }

  private async keep(events: readonly UnkeptEvent[]): Promise<void> {
    if (!this.book.isOpen) return;
    const now = this.clock.now();
    const changed = new Map<string, DatedNews>();
    const added = new Set<string>();
    let isReadable = true;
    for (const event of events) {
      const { key, isSeen } = event;
      const stored = await this.book.readSome('news', [key]);
      isReadable &&= stored.ok;
      const known = changed.get(key) ?? (stored.ok ? stored.value[0] : this.book.held.record('news', key));
      const record = withEvent(known, event, { now, isSeen });
      if (record) changed.set(key, record);
      if (record && !known) added.add(key);
    }
    const records = [...changed.values()];
    // The dealer is told about a book that cannot be read only where its contents would be.
    if (!isReadable)
      runInAction(() =>
        records.forEach(({ key, value, changedAt }) => this.book.held.shown('news', key, value, changedAt)),
      );
    else if (records.length > 0) await this.book.put('news', records);
    const toAnnounce = records.filter(({ key, value }) => added.has(key) && !value.isRead);
    if (toAnnounce.length > 0) runInAction(() => (this.toAnnounce = toAnnounce));
  }
}
