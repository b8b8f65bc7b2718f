import { makeAutoObservable, observable } from 'mobx';
import type { HashId, Offer } from '../../domain/offers/Offer';

/** What the dealer wants, and what the server holds until it has been told. */
interface Wish {
  readonly liked: boolean;
  readonly held: boolean;
}

/** Likes ahead of what the server knows, and the count of liked offers. */
export class LikeStore {
  private readonly wishes = observable.map<HashId, Wish>(undefined, { deep: false });
  private counted: number | null = null;
  /** Told while likes were on their way, and so with some of them or without. */
  private countedMeanwhile: number | null = null;

  constructor() {
    makeAutoObservable<this, 'wishes' | 'countedMeanwhile'>(this, { wishes: false, countedMeanwhile: false });
  }

  isLiked(offer: Offer): boolean {
    return this.wishes.get(offer.hashId)?.liked ?? offer.isLiked;
  }

  /** Null until the server has told it once. */
  get count(): number | null {
    if (this.counted === null) return null;
    const ahead = [...this.wishes.values()].filter(({ liked, held }) => liked !== held);
    return Math.max(0, this.counted + ahead.reduce((sum, { liked }) => sum + (liked ? 1 : -1), 0));
  }

  serverCounted(count: number): void {
    if (this.counted === null || this.wishes.size === 0) this.counted = count;
    else this.countedMeanwhile = count;
  }

  pressed(offer: Offer, liked: boolean): void {
    // The server counts anew after this press: what it told before is out of date.
    this.countedMeanwhile = null;
    this.wishes.set(offer.hashId, { liked, held: this.wishes.get(offer.hashId)?.held ?? offer.isLiked });
  }

  /** What the server has still to be told of this offer; undefined where nothing. */
  unsent(hashId: HashId): boolean | undefined {
    const wish = this.wishes.get(hashId);
    return wish && wish.liked !== wish.held ? wish.liked : undefined;
  }

  taken(hashId: HashId, liked: boolean): void {
    const wish = this.wishes.get(hashId);
    if (wish) this.wishes.set(hashId, { ...wish, held: liked });
    if (this.counted !== null) this.counted += liked ? 1 : -1;
  }

  /** Nothing is ahead of the server any more: what it holds stands. */
  settled(hashId: HashId): void {
    this.wishes.delete(hashId);
    if (this.wishes.size > 0 || this.countedMeanwhile === null) return;
    this.counted = this.countedMeanwhile;
    this.countedMeanwhile = null;
  }
}
