import { injectable } from 'inversify';
import { makeAutoObservable, observable, reaction } from 'mobx';
import type { News } from '../../domain/notifications/News';
import type { HashId } from '../../domain/offers/Offer';
import { SECOND } from '../../domain/shared/Instant';
import { ConversationStore } from '../conversations/ConversationStore';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { OfferLists } from '../offers/list/OfferLists';
import { BrowserWindow } from '../ports/BrowserWindow';
import { type Cancel, Clock } from '../ports/Clock';
import { together } from '../shared/together';

const STAYS_FOR = 6 * SECOND;
/** While the pointer or the focus is on it. A pointer may rest there without anybody reading. */
const STAYS_HELD_FOR = 30 * SECOND;
/** A screen reader says each kind of news at most once in this time. What happens meanwhile is said together. */
const REST = 2 * SECOND;

type NewOffersNews = Extract<News, { readonly kind: 'newOffers' }>;

/** What any screen shows of news: a toast, the row that flashes, and what a screen reader says. */
@injectable()
export class ShownNews {
  /** What was said last of each kind to a screen reader. Several of a kind are said together. */
  private readonly sayings = observable.map<News['kind'], readonly News[]>(undefined, { deep: false });
  /** The kinds that rest, and what waits for the end of their rest, at most one per offer. */
  private readonly waiting = new Map<News['kind'], readonly News[]>();
  /** The offer whose row in sight shows what has happened. A new object each time. */
  shownInRow: { readonly hashId: HashId } | null = null;
  /** What is not put away, newest last, at most one per offer. */
  toasts: readonly News[] = [];
  /** The one on screen. */
  toast: News | null = null;
  /** The dealer points at the toast, so that no other one replaces it. */
  private isHeld = false;
  private stopTimer: Cancel = () => {};
  /** Offers with notifications that arrived since the dealer last interacted with the page. */
  private unseen: readonly HashId[] = [];

  constructor(
    private readonly lists: OfferLists,
    private readonly conversations: ConversationStore,
    private readonly hiddenOffers: HiddenOffers,
    private readonly window: BrowserWindow,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, 'stopTimer'>(this, { stopTimer: false, run: false }, { deep: false });
  }

  about(hashId: HashId): News | undefined {
    return this.toasts.find(news => news.hashId === hashId);
  }

  get ofNewOffers(): NewOffersNews | undefined {
    return this.toasts.find(news => news.kind === 'newOffers');
  }

  saidOf(kind: News['kind']): readonly News[] {
    return this.sayings.get(kind) ?? [];
  }

  get unseenCount(): number {
    return this.unseen.length;
  }

  /**
   * Whether the dealer sees what news are about. An offer is also on screen by its tile, unless only its page counts. A page in
   * a hidden tab shows nothing.
   */
  isVisible(news: Pick<News, 'kind' | 'hashId'>, { onlyPage = false } = {}): boolean {
    // Asked last, because MobX does not notice when a tab is hidden.
    return this.isOnScreen(news, onlyPage) && !this.window.isHidden();
  }

  /** Hides the toast in time, and what the dealer looks at or has hidden. Runs until it is cancelled. */
  run(): Cancel {
    return together(
      reaction(
        () => this.toast,
        toast => {
          if (!toast) this.held(false);
          this.startTimer();
        },
        { fireImmediately: true },
      ),
      reaction(
        () => this.lists.openOffer,
        hashId => {
          const news = hashId === null ? undefined : this.about(hashId);
          // A message from support is read only when its conversation is open.
          if (news && news.kind !== 'answered') this.putAway(news.hashId);
        },
      ),
      reaction(
        () => this.toasts.filter(({ kind, hashId }) => kind === 'answered' && this.isBeingRead(hashId)),
        read => {
          if (!this.window.isHidden()) for (const { hashId } of read) this.putAway(hashId);
        },
      ),
      reaction(
        () => this.toasts.filter(({ hashId }) => this.hiddenOffers.isHidden(hashId)),
        hidden => hidden.forEach(({ hashId }) => this.putAway(hashId)),
      ),
      this.window.onShown(() => {
        this.seen();
        this.startTimer();
      }),
      // A key press or a pointer press shows that the dealer is at the screen.
      this.window.onUse(() => this.seen()),
      () => this.stopTimer(),
    );
  }

  arrived(news: News): void {
    this.toasts = [...this.toasts.filter(({ hashId }) => hashId !== news.hashId), news];
    if (!this.isHeld || !this.toast || this.toast.hashId === news.hashId) this.toast = news;
    this.unseen = [...this.unseen.filter(hashId => hashId !== news.hashId), news.hashId];
    this.say(news);
  }

  say(news: News): void {
    const others = this.waiting.get(news.kind);
    if (!others) return this.sayAtOnce(news.kind, [news]);
    this.waiting.set(news.kind, [...others.filter(({ hashId }) => hashId !== news.hashId), news]);
  }

  rowShows(hashId: HashId): void {
    this.shownInRow = { hashId };
  }

  /** The pointer or the focus enters or leaves the toast. */
  held(isHeld: boolean): void {
    if (isHeld === this.isHeld) return;
    this.isHeld = isHeld;
    if (!isHeld) this.toast = this.toasts.at(-1) ?? null;
    this.startTimer();
  }

  /** The dealer knows of it. */
  putAway(hashId: HashId): void {
    if (!this.about(hashId)) return;
    this.toasts = this.toasts.filter(news => news.hashId !== hashId);
    if (this.toast?.hashId === hashId) this.toast = this.toasts.at(-1) ?? null;
  }

  /** The toast timed out, or the dealer closed it. The others are not shown one after the other. */
  allPutAway(): void {
    this.toasts = [];
    this.toast = null;
    this.isHeld = false;
  }

  /** The dealer is not outbid on this offer any more. */
  outbidNoLonger(hashId: HashId): void {
    if (this.about(hashId)?.kind !== 'outbid') return;
    this.putAway(hashId);
    this.unseen = this.unseen.filter(other => other !== hashId);
  }

  seen(): void {
    if (this.unseen.length > 0) this.unseen = [];
  }

  private isOnScreen({ kind, hashId }: Pick<News, 'kind' | 'hashId'>, onlyPage: boolean): boolean {
    const { openOffer, visible } = this.lists;
    if (kind === 'answered') return this.isBeingRead(hashId);
    if (kind === 'newOffers') return visible === 'browse' && openOffer === null;
    return onlyPage ? openOffer === hashId : this.lists.isInSight(hashId);
  }

  private isBeingRead(hashId: HashId): boolean {
    return this.conversations.get(hashId)?.isBeingRead === true;
  }

  private sayAtOnce(kind: News['kind'], news: readonly News[]): void {
    this.sayings.set(kind, news);
    this.waiting.set(kind, []);
    this.clock.after(REST, () => {
      const waited = this.waiting.get(kind) ?? [];
      this.waiting.delete(kind);
      if (waited.length > 0) this.sayAtOnce(kind, waited);
    });
  }

  private startTimer(): void {
    this.stopTimer();
    if (!this.toast) return;
    this.stopTimer = this.clock.after(this.isHeld ? STAYS_HELD_FOR : STAYS_FOR, () => {
      if (!this.window.isHidden()) this.allPutAway();
    });
  }
}
