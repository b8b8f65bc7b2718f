import { makeAutoObservable, observable } from 'mobx';
import type { DatedNews } from '../../domain/notifications/KeptNews';
import type { News, NewsEvent } from '../../domain/notifications/News';
import type { HashId } from '../../domain/offers/Offer';

/** An event that is not kept yet. `isSeen` if the dealer sees on screen what has happened. */
export interface UnkeptEvent extends NewsEvent {
  readonly isSeen: boolean;
}

type NewOffersNews = Extract<News, { readonly kind: 'newOffers' }>;

/** Notifications that appear on any screen. */
export class NewsStore {
  /** What was said last of each kind to a screen reader. Several of a kind are said together. */
  private readonly sayings = observable.map<News['kind'], readonly News[]>(undefined, { deep: false });
  /** The offer whose row in sight shows what has happened. A new object each time. */
  shownInRow: { readonly hashId: HashId } | null = null;
  /** What is not put away, newest last, at most one per offer. */
  toasts: readonly News[] = [];
  /** The one on screen. */
  toast: News | null = null;
  /** The dealer points at the toast, so that no other one replaces it. */
  private isHeld = false;
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
    makeAutoObservable<this, 'sayings' | 'isHeld'>(this, { sayings: false, isHeld: false }, { deep: false });
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

  said(kind: News['kind'], news: readonly News[]): void {
    this.sayings.set(kind, news);
  }

  rowShows(hashId: HashId): void {
    this.shownInRow = { hashId };
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

  arrived(news: News): void {
    this.toasts = [...this.toasts.filter(({ hashId }) => hashId !== news.hashId), news];
    if (!this.isHeld || !this.toast || this.toast.hashId === news.hashId) this.toast = news;
    this.unseen = [...this.unseen.filter(hashId => hashId !== news.hashId), news.hashId];
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

  toastHeld(isHeld: boolean): void {
    this.isHeld = isHeld;
    if (!isHeld) this.toast = this.toasts.at(-1) ?? null;
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
