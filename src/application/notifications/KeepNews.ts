import { injectable } from 'inversify';
import { reaction, runInAction } from 'mobx';
import { type DatedNews, withEvent } from '../../domain/notifications/KeptNews';
import { SECOND } from '../../domain/shared/Instant';
import { Book } from '../book/Book';
import { BookStore } from '../book/BookStore';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { TabLocks } from '../ports/TabLocks';
import { NewsStore, type UnkeptEvent } from './NewsStore';

/** Milliseconds in which events are collected, so that a storm of pushes costs few writes. */
const COLLECTS = 250;
/** A hidden tab lets a visible one report first, because the dealer may see the event there. */
const HIDDEN_COLLECTS = 1.5 * SECOND;

/** Keeps what happens in the dealer's book, once for all tabs. */
@injectable()
export class KeepNews {
  private next: Cancel | null = null;

  constructor(
    private readonly news: NewsStore,
    private readonly bookStore: BookStore,
    private readonly book: Book,
    private readonly locks: TabLocks,
    private readonly window: BrowserWindow,
    private readonly clock: Clock,
  ) {}

  /** Runs until it is cancelled. */
  run(): Cancel {
    const stop = reaction(
      () => this.news.unkept.length > 0,
      isAny => isAny && this.keepSoon(),
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.next?.();
      this.next = null;
    };
  }

  private keepSoon(): void {
    this.next ??= this.clock.after(this.window.isHidden() ? HIDDEN_COLLECTS : COLLECTS, () => {
      this.next = null;
      const events = this.news.unkept;
      runInAction(() => this.news.keepingStarted());
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
    if (toAnnounce.length > 0) runInAction(() => this.news.kept(toAnnounce));
  }
}
