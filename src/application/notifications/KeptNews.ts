import { injectable } from 'inversify';
import { action, makeObservable, observableRef, reaction, runInAction } from 'mobx';
import { type DatedNews, whenRead, withEvent } from '../../domain/notifications/KeptNews';
import type { News, NewsEvent } from '../../domain/notifications/News';
import type { HashId } from '../../domain/offers/Offer';
import { SECOND } from '../../domain/shared/Instant';
import { Book } from '../book/Book';
import { BookStore } from '../book/BookStore';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { TabLocks } from '../ports/TabLocks';
import { together } from '../shared/together';
import { ShownNews } from './ShownNews';

/** Milliseconds in which events are collected, so that a storm of pushes costs few writes. */
const COLLECTS = 250;
/** A hidden tab lets a visible one report first, because the dealer may see the event there. */
const HIDDEN_COLLECTS = 1.5 * SECOND;

/** An event that is not kept yet. `isSeen` if the dealer sees on screen what has happened. */
interface UnkeptEvent extends NewsEvent {
  readonly isSeen: boolean;
}

/** The news in the dealer's book, which every tab writes: what happens is kept once for all tabs. */
@injectable()
export class KeptNews {
  unkept: readonly UnkeptEvent[] = [];
  /** The unread events that this tab has kept last, and has to announce outside of the page. */
  toAnnounce: readonly DatedNews[] = [];
  private next: Cancel | null = null;

  constructor(
    private readonly book: Book,
    private readonly bookStore: BookStore,
    private readonly shownNews: ShownNews,
    private readonly hiddenOffers: HiddenOffers,
    private readonly locks: TabLocks,
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
      const kept = this.bookStore.record('news', key);
      return (kept && whenRead(kept)) ?? [];
    });
    return records.length === 0 || this.book.put('news', records);
  }

  /** A tile says too little about its news. */
  private get unreadOnScreen(): readonly string[] {
    return this.unreadWhere(news => this.shownNews.isVisible(news, { onlyPage: true }));
  }

  private unreadWhere(fits: (news: News) => boolean): readonly string[] {
    return this.bookStore.unreadNews.filter(({ value }) => fits(value.news)).map(({ key }) => key);
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
      const known = changed.get(key) ?? (stored.ok ? stored.value[0] : this.bookStore.record('news', key));
      const record = withEvent(known, event, { now, isSeen });
      if (record) changed.set(key, record);
      if (record && !known) added.add(key);
    }
    const records = [...changed.values()];
    // The dealer is told about a book that cannot be read only where its contents would be.
    if (!isReadable)
      runInAction(() =>
        records.forEach(({ key, value, changedAt }) => this.bookStore.shown('news', key, value, changedAt)),
      );
    else if (records.length > 0) await this.book.put('news', records);
    const toAnnounce = records.filter(({ key, value }) => added.has(key) && !value.isRead);
    if (toAnnounce.length > 0) runInAction(() => (this.toAnnounce = toAnnounce));
  }
}
