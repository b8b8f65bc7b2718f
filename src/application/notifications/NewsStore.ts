import { makeAutoObservable, observableRef } from 'mobx';
import type { News } from '../../domain/notifications/News';
import { withoutToast, withToast } from '../../domain/notifications/Toasts';
import type { HashId } from '../../domain/offers/Offer';

/** What a dealer must hear of wherever they are. */
export class NewsStore {
  /** The offer on which somebody has outbid the dealer last, in front of their eyes or against their wish to be told. */
  outbidOn: HashId | null = null;
  /** On screen, the newest last. */
  toasts: readonly News[] = [];
  /** Offers with news that came since the dealer last did something here. */
  private unlooked: readonly HashId[] = [];

  constructor() {
    makeAutoObservable<this, 'unlooked'>(this, { toasts: observableRef, unlooked: observableRef });
  }

  get unlookedCount(): number {
    return this.unlooked.length;
  }

  outbid(hashId: HashId): void {
    this.outbidOn = hashId;
  }

  told(news: News): void {
    this.toasts = withToast(this.toasts, news);
    this.unlooked = [...this.unlooked.filter(hashId => hashId !== news.hashId), news.hashId];
  }

  /** It was on screen for long enough, or the dealer closed it. */
  putAway(hashId: HashId): void {
    this.toasts = withoutToast(this.toasts, hashId);
  }

  /** It is not true any more. */
  outbidNoLonger(hashId: HashId): void {
    if (!this.toasts.some(toast => toast.hashId === hashId && toast.kind === 'outbid')) return;
    this.putAway(hashId);
    this.unlooked = this.unlooked.filter(other => other !== hashId);
  }

  looked(): void {
    if (this.unlooked.length > 0) this.unlooked = [];
  }
}
