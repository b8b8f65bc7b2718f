import { injectable } from 'inversify';
import { computed, reaction } from 'mobx';
import type { News } from '../../domain/notifications/News';
import { Book } from '../book/Book';
import { BookStore } from '../book/BookStore';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { BrowserWindow } from '../ports/BrowserWindow';
import type { Cancel } from '../ports/Clock';
import { together } from '../shared/together';
import { MarkNewsRead } from './MarkNewsRead';
import { NewsStore } from './NewsStore';
import { NewsVisibility } from './NewsVisibility';

/**
 * Follows the news in the dealer's book, which every tab writes. Marks as read what the dealer looks at, and what is about
 * an offer that the dealer has hidden.
 */
@injectable()
export class FollowNews {
  private readonly unread = computed(() => this.bookStore.records('news').filter(({ value }) => !value.isRead));

  constructor(
    private readonly book: Book,
    private readonly bookStore: BookStore,
    private readonly news: NewsStore,
    private readonly markNewsRead: MarkNewsRead,
    private readonly window: BrowserWindow,
    private readonly hiddenOffers: HiddenOffers,
    private readonly newsVisibility: NewsVisibility,
  ) {}

  /** Runs until it is cancelled. */
  run(): Cancel {
    void this.book.hold('news');
    return together(
      reaction(
        () => this.unread.get().length,
        count => this.news.unreadCounted(count),
      ),
      reaction(
        () => this.unreadOnScreen,
        keys => void this.markNewsRead.execute(keys),
      ),
      this.window.onShown(() => void this.markNewsRead.execute(this.unreadOnScreen)),
      reaction(
        () => this.news.regained,
        regained =>
          void this.markNewsRead.execute(
            this.unreadWhere(({ kind, hashId }) => kind === 'outbid' && hashId === regained?.hashId),
          ),
      ),
      reaction(
        () => this.unreadWhere(({ kind, hashId }) => kind !== 'newOffers' && this.hiddenOffers.isHidden(hashId)),
        keys => void this.markNewsRead.execute(keys),
      ),
    );
  }

  /** A tile says too little about its news. */
  private get unreadOnScreen(): readonly string[] {
    return this.unreadWhere(news => this.newsVisibility.isVisible(news, { onlyPage: true }));
  }

  private unreadWhere(fits: (news: News) => boolean): readonly string[] {
    return this.unread
      .get()
      .filter(({ value }) => fits(value.news))
      .map(({ key }) => key);
  }
}
