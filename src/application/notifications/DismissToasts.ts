import { injectable } from 'inversify';
import { reaction } from 'mobx';
import type { News } from '../../domain/notifications/News';
import { SECOND } from '../../domain/shared/Instant';
import { ConversationStore } from '../conversations/ConversationStore';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { OfferLists } from '../offers/list/OfferLists';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { together } from '../shared/together';
import { NewsStore } from './NewsStore';

const STAYS_FOR = 6 * SECOND;
/** While the pointer or the focus is on it. A pointer may rest there without anybody reading. */
const STAYS_HELD_FOR = 30 * SECOND;

/**
 * Hides the toast after a timeout, later if it has the pointer or the focus, and not while the page is hidden. The toast
 * about an offer goes when the dealer hides the offer.
 */
@injectable()
export class DismissToasts {
  private stopTimer: Cancel = () => {};
  private isHeld = false;

  constructor(
    private readonly window: BrowserWindow,
    private readonly clock: Clock,
    private readonly news: NewsStore,
    private readonly lists: OfferLists,
    private readonly conversations: ConversationStore,
    private readonly hiddenOffers: HiddenOffers,
  ) {}

  /** Runs until it is cancelled. */
  run(): Cancel {
    return together(
      reaction(
        () => this.news.toast,
        toast => {
          if (!toast) this.held(false);
          this.startTimer();
        },
        { fireImmediately: true },
      ),
      reaction(
        () => this.lists.openOffer,
        hashId => {
          const news = hashId === null ? undefined : this.news.about(hashId);
          // A message from support is read only when its conversation is open.
          if (news && news.kind !== 'answered') this.news.putAway(news.hashId);
        },
      ),
      reaction(
        () => this.news.toasts.filter(news => this.isBeingRead(news)),
        read => {
          if (!this.window.isHidden()) for (const { hashId } of read) this.news.putAway(hashId);
        },
      ),
      reaction(
        () => this.news.toasts.filter(({ hashId }) => this.hiddenOffers.isHidden(hashId)),
        hidden => hidden.forEach(({ hashId }) => this.news.putAway(hashId)),
      ),
      this.window.onShown(() => {
        this.news.seen();
        this.startTimer();
      }),
      this.window.onUse(() => this.dealerIsThere()),
      () => this.stopTimer(),
    );
  }

  close(): void {
    this.news.allPutAway();
  }

  /** A key press or a pointer press shows that the dealer is at the screen. */
  private dealerIsThere(): void {
    this.news.seen();
  }

  /** Call this when the pointer or the focus enters or leaves the toast. */
  held(isHeld: boolean): void {
    if (isHeld === this.isHeld) return;
    this.isHeld = isHeld;
    this.news.toastHeld(isHeld);
    this.startTimer();
  }

  private isBeingRead({ kind, hashId }: News): boolean {
    return kind === 'answered' && this.conversations.get(hashId)?.isBeingRead === true;
  }

  private startTimer(): void {
    this.stopTimer();
    if (!this.news.toast) return;
    this.stopTimer = this.clock.after(this.isHeld ? STAYS_HELD_FOR : STAYS_FOR, () => {
      if (!this.window.isHidden()) this.news.allPutAway();
    });
  }
}
