import { makeAutoObservable, observableRef } from 'mobx';
import type { DatedNews } from '../../domain/notifications/KeptNews';
import type { News, NewsEvent } from '../../domain/notifications/News';
import { noToasts, withoutToast, withToast } from '../../domain/notifications/Toasts';
import type { HashId } from '../../domain/offers/Offer';

/** An event that is not kept yet. `isSeen` if the dealer sees on screen what has happened. */
export interface UnkeptEvent extends NewsEvent {
  readonly isSeen: boolean;
}

type NewOffersNews = Extract<News, { readonly kind: 'newOffers' }>;

/** Notifications that appear on any screen. */
export class NewsStore {
  /**
   * The offer on which the dealer was last outbid without a toast, because the offer is on screen or the dealer turned
   * off these notifications.
   */
  outbidOn: HashId | null = null;
  private held = noToasts;
  /** The latest notification, until it is dismissed. */
  latest: News | null = null;
  /** Offers with notifications that arrived since the dealer last interacted with the page. */
  private unseen: readonly HashId[] = [];
  /** Since the last call of `keepingStarted`. */
  unkept: readonly UnkeptEvent[] = [];
  /** The unread events that this tab has kept last, and has to announce outside of the page. */
  toAnnounce: readonly DatedNews[] = [];
  /** The offer on which the dealer was last found to lead again. A new object each time. */
  regained: { readonly hashId: HashId } | null = null;
  /** The number of unread events in the dealer's book. */
  unreadCount = 0;

  constructor() {
    makeAutoObservable<this, 'held' | 'unseen'>(this, {
      held: observableRef,
      latest: observableRef,
      unseen: observableRef,
      unkept: observableRef,
      regained: observableRef,
      toAnnounce: observableRef,
    });
  }

  /** The toasts on screen, newest last. */
  get toasts(): readonly News[] {
    return this.held.shown;
  }

  /** The toasts that wait for a free place. */
  get queued(): readonly News[] {
    return this.held.queued;
  }

  about(hashId: HashId): News | undefined {
    return [...this.toasts, ...this.queued].find(news => news.hashId === hashId);
  }

  /** The news about new offers that is shown or waits. */
  get ofNewOffers(): NewOffersNews | undefined {
    return [...this.toasts, ...this.queued].find(news => news.kind === 'newOffers');
  }

  get unseenCount(): number {
    return this.unseen.length;
  }

  outbid(hashId: HashId): void {
    this.outbidOn = hashId;
  }

  happened(event: NewsEvent, isSeen: boolean): void {
    this.unkept = [...this.unkept, { ...event, isSeen }];
  }

  keepingStarted(): void {
    this.unkept = [];
  }

  kept(events: readonly DatedNews[]): void {
    this.toAnnounce = events;
  }

  unreadCounted(count: number): void {
    this.unreadCount = count;
  }

  /** `isWatched` if the page is visible, so that the dealer may be reading a toast. */
  arrived(news: News, isWatched: boolean): void {
    this.held = withToast(this.held, news, isWatched);
    this.latest = news;
    this.unseen = [...this.unseen.filter(hashId => hashId !== news.hashId), news.hashId];
  }

  /** The toast timed out, or the dealer closed it. */
  putAway(hashId: HashId): void {
    this.held = withoutToast(this.held, hashId);
    if (this.latest?.hashId === hashId) this.latest = null;
  }

  /** The dealer is not outbid on this offer any more. */
  outbidNoLonger(hashId: HashId): void {
    this.regained = { hashId };
    if (this.about(hashId)?.kind !== 'outbid') return;
    this.putAway(hashId);
    this.unseen = this.unseen.filter(other => other !== hashId);
  }

  seen(): void {
    if (this.unseen.length > 0) this.unseen = [];
  }
}
