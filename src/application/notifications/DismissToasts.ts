import { inject, injectable } from 'inversify';
import { reaction } from 'mobx';
import type { News } from '../../domain/notifications/News';
import type { HashId } from '../../domain/offers/Offer';
import { SECOND } from '../../domain/shared/Instant';
import { ConversationStore } from '../conversations/ConversationStore';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { OfferLists } from '../offers/OfferLists';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { NewsStore } from './NewsStore';

const STAYS_FOR = 10 * SECOND;

/**
 * Hides toasts after a timeout, but not while they have the pointer or the focus, and not while the page is hidden. The
 * toast about an offer goes when the dealer hides the offer.
 */
@injectable()
export class DismissToasts {
  private readonly timers = new Map<News, Cancel>();
  private isHeld = false;

  constructor(
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(Clock) private readonly clock: Clock,
    @inject(NewsStore) private readonly news: NewsStore,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(ConversationStore) private readonly conversations: ConversationStore,
    @inject(HiddenOffers) private readonly hiddenOffers: HiddenOffers,
  ) {}

  /** Runs until it is cancelled. */
  execute(): Cancel {
    const stopWatching = reaction(
      () => this.news.toasts,
      () => this.updateTimers(),
      { fireImmediately: true },
    );
    const stopFollowing = reaction(
      () => this.lists.openOffer,
      hashId => {
        const news = hashId === null ? undefined : this.news.about(hashId);
        // A message from support is read only when its conversation is open.
        if (news && news.kind !== 'answered') this.news.putAway(news.hashId);
      },
    );
    const stopReading = reaction(
      () => [...this.news.toasts, ...this.news.queued].filter(news => this.isBeingRead(news)),
      read => {
        if (!this.window.isHidden()) for (const { hashId } of read) this.news.putAway(hashId);
      },
    );
    const stopHiding = reaction(
      () => [...this.news.toasts, ...this.news.queued].filter(({ hashId }) => this.hiddenOffers.isHidden(hashId)),
      hidden => hidden.forEach(({ hashId }) => this.news.putAway(hashId)),
    );
    const stopListening = this.window.onShown(() => {
      this.news.seen();
      this.updateTimers();
    });
    return () => {
      stopWatching();
      stopFollowing();
      stopReading();
      stopHiding();
      stopListening();
      this.stop();
    };
  }

  close(hashId: HashId): void {
    this.news.putAway(hashId);
  }

  /** A key press or a pointer press shows that the dealer is at the screen. */
  dealerIsThere(): void {
    this.news.seen();
  }

  /** Call this when the pointer or the focus enters or leaves the toasts. */
  held(isHeld: boolean): void {
    if (isHeld === this.isHeld) return;
    this.isHeld = isHeld;
    if (isHeld) this.stop();
    else this.updateTimers();
  }

  private isBeingRead({ kind, hashId }: News): boolean {
    return kind === 'answered' && this.conversations.get(hashId)?.isBeingRead === true;
  }

  private updateTimers(): void {
    const { toasts } = this.news;
    for (const [news, cancel] of this.timers) {
      if (toasts.includes(news)) continue;
      cancel();
      this.timers.delete(news);
    }
    if (toasts.length === 0) this.isHeld = false;
    if (this.isHeld || this.window.isHidden()) return;
    for (const news of toasts) {
      if (!this.timers.has(news))
        this.timers.set(
          news,
          this.clock.after(STAYS_FOR, () => this.leave(news)),
        );
    }
  }

  private leave(news: News): void {
    this.timers.delete(news);
    if (!this.window.isHidden()) this.news.putAway(news.hashId);
  }

  private stop(): void {
    for (const cancel of this.timers.values()) cancel();
    this.timers.clear();
  }
}
