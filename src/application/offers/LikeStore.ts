import { makeAutoObservable, observable } from 'mobx';
import type { HashId, Offer } from '../../domain/offers/Offer';

/** What the dealer wants, and what the server last confirmed. */
interface Wish {
  readonly liked: boolean;
  readonly confirmed: boolean;
}

/** Likes that the server has not confirmed yet, and the count of liked offers. */
export class LikeStore {
  private readonly wishes = observable.map<HashId, Wish>(undefined, { deep: false });
  private counted: number | null = null;
  /**
   * A count that arrived while likes were being sent. The server had processed only some of them, so the count is
   * applied when all are settled.
   */
  private countedMeanwhile: number | null = null;
  /**
   * Identifies the latest count from the server. Read it before sending a like and pass it to `confirmed`, or before
   * fetching a count to see whether a newer one arrived meanwhile.
   */
  countVersion = 0;

  constructor() {
    makeAutoObservable<this, 'wishes' | 'countedMeanwhile'>(this, {
      wishes: false,
      countedMeanwhile: false,
      countVersion: false,
    });
  }

  isLiked(offer: Pick<Offer, 'hashId' | 'isLiked'>): boolean {
    return this.wishes.get(offer.hashId)?.liked ?? offer.isLiked;
  }

  /** Whether any like still waits for the server. */
  get isAnyUnderWay(): boolean {
    return this.wishes.size > 0;
  }

  /** Null until the server has sent it once. */
  get count(): number | null {
    if (this.counted === null) return null;
    const ahead = [...this.wishes.values()].filter(({ liked, confirmed }) => liked !== confirmed);
    return Math.max(0, this.counted + ahead.reduce((sum, { liked }) => sum + (liked ? 1 : -1), 0));
  }

  serverCounted(count: number): void {
    this.countVersion += 1;
    if (this.counted === null || this.wishes.size === 0) this.counted = count;
    else this.countedMeanwhile = count;
  }

  pressed(offer: Offer, liked: boolean): void {
    this.wishes.set(offer.hashId, { liked, confirmed: this.wishes.get(offer.hashId)?.confirmed ?? offer.isLiked });
  }

  /** The value to send for this offer. Undefined if the server is up to date. */
  unsent(hashId: HashId): boolean | undefined {
    const wish = this.wishes.get(hashId);
    return wish && wish.liked !== wish.confirmed ? wish.liked : undefined;
  }

  /** The server accepted a like. A count that arrived after the request was sent is assumed to include it. */
  confirmed(hashId: HashId, liked: boolean, countVersion: number): void {
    const wish = this.wishes.get(hashId);
    if (wish) this.wishes.set(hashId, { ...wish, confirmed: liked });
    const change = liked ? 1 : -1;
    if (this.counted !== null) this.counted += change;
    if (this.countedMeanwhile !== null && countVersion === this.countVersion) this.countedMeanwhile += change;
  }

  /** The offer's like is settled: the server's value applies. */
  settled(hashId: HashId): void {
    this.wishes.delete(hashId);
    if (this.wishes.size > 0 || this.countedMeanwhile === null) return;
    this.counted = this.countedMeanwhile;
    this.countedMeanwhile = null;
  }
}
