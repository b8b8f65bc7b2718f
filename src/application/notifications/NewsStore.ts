import { makeAutoObservable, observableRef } from 'mobx';
import type { News } from '../../domain/notifications/News';
import { noToasts, withoutToast, withToast } from '../../domain/notifications/Toasts';
import type { HashId } from '../../domain/offers/Offer';

/** What a dealer must hear of wherever they are. */
export class NewsStore {
  /** The offer on which somebody has outbid the dealer last, in front of their eyes or against their wish to be told. */
  outbidOn: HashId | null = null;
  private held = noToasts;
  /** What came last, until it is put away. */
  lastTold: News | null = null;
  /** Offers with news that came since the dealer last did something here. */
  private unlooked: readonly HashId[] = [];

  constructor() {
    makeAutoObservable<this, 'held' | 'unlooked'>(this, {
      held: observableRef,
      lastTold: observableRef,
      unlooked: observableRef,
    });
  }

  /** On screen, the newest comer last. */
  get toasts(): readonly News[] {
    return this.held.shown;
  }

  /** Those that will be on screen once there is room. */
  get waiting(): readonly News[] {
    return this.held.waiting;
  }

  about(hashId: HashId): News | undefined {
    return [...this.toasts, ...this.waiting].find(news => news.hashId === hashId);
  }

  get unlookedCount(): number {
    return this.unlooked.length;
  }

  outbid(hashId: HashId): void {
    this.outbidOn = hashId;
  }

  /** `isWatched`: somebody may just be reading what is on screen. */
  told(news: News, isWatched: boolean): void {
    this.held = withToast(this.held, news, isWatched);
    this.lastTold = news;
    this.unlooked = [...this.unlooked.filter(hashId => hashId !== news.hashId), news.hashId];
  }

  /** It was on screen for long enough, or the dealer closed it. */
  putAway(hashId: HashId): void {
    this.held = withoutToast(this.held, hashId);
    if (this.lastTold?.hashId === hashId) this.lastTold = null;
  }

  /** It is not true any more. */
  outbidNoLonger(hashId: HashId): void {
    if (this.about(hashId)?.kind !== 'outbid') return;
    this.putAway(hashId);
    this.unlooked = this.unlooked.filter(other => other !== hashId);
  }

  looked(): void {
    if (this.unlooked.length > 0) this.unlooked = [];
  }
}
