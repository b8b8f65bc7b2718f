import { inject, injectable } from 'inversify';
import { reaction, runInAction } from 'mobx';
import type { News } from '../../domain/notifications/News';
import { Book } from '../book/Book';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { BrowserWindow } from '../ports/BrowserWindow';
import type { Cancel } from '../ports/Clock';
import { together } from '../shared/together';
import { KeptNewsStore } from './KeptNewsStore';
import { MarkNewsRead } from './MarkNewsRead';
import { NewsStore } from './NewsStore';
import { NewsVisibility } from './NewsVisibility';

/**
 * Follows the news in the dealer's book, which every tab writes. Marks as read what the dealer looks at, and what is about
 * an offer that the dealer has hidden.
 */
@injectable()
export class FollowNews {
  /** Counts the changes, because an answer may be older than a change that arrived before it. */
  private changes = 0;

  constructor(
    @inject(Book) private readonly book: Book,
    @inject(KeptNewsStore) private readonly kept: KeptNewsStore,
    @inject(NewsStore) private readonly news: NewsStore,
    @inject(MarkNewsRead) private readonly markNewsRead: MarkNewsRead,
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(HiddenOffers) private readonly hiddenOffers: HiddenOffers,
    @inject(NewsVisibility) private readonly newsVisibility: NewsVisibility,
  ) {}

  /** Runs until it is cancelled. */
  run(): Cancel {
    const stop = together(
      this.book.onChange('news', change => {
        this.changes += 1;
        if (change.kind === 'replaced') return void this.read();
        runInAction(() => {
          if (change.kind === 'removed') this.kept.removed(change.key);
          else this.kept.put(change.records);
        });
      }),
      reaction(
        () => this.kept.unread.length,
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
    void this.read();
    return stop;
  }

  async read(): Promise<void> {
    // While the dealer signs out, a read would create the database again after its removal.
    const before = this.changes;
    const answer = this.book.isOpen ? await this.book.readAll('news', '') : null;
    if (before !== this.changes) return this.read();
    runInAction(() => {
      if (answer?.ok === false) this.kept.readingFailed(answer.failure);
      else this.kept.arrived(answer?.value ?? []);
    });
  }

  /** A tile says too little about its news. */
  private get unreadOnScreen(): readonly string[] {
    return this.unreadWhere(news => this.newsVisibility.isVisible(news, { onlyPage: true }));
  }

  private unreadWhere(fits: (news: News) => boolean): readonly string[] {
    return this.kept.unread.filter(({ value }) => fits(value.news)).map(({ key }) => key);
  }
}
