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
  /** Told while likes were on their way: the server knew of some of them, and shown is it when all are settled. */
  private countedMeanwhile: number | null = null;
  private countings = 0;

  constructor() {
    makeAutoObservable<this, 'wishes' | 'countedMeanwhile' | 'countings'>(this, {
      wishes: false,
      countedMeanwhile: false,
      countings: false,
      counting: false,
    });
  }

  isLiked(offer: Offer): boolean {
    return this.wishes.get(offer.hashId)?.liked ?? offer.isLiked;
  }

  /** Whether any like still waits to be taken. */
  get isAnyUnderWay(): boolean {
    return this.wishes.size > 0;
  }

  /** Null until the server has told it once. */
  get count(): number | null {
    if (this.counted === null) return null;
    const ahead = [...this.wishes.values()].filter(({ liked, held }) => liked !== held);
    return Math.max(0, this.counted + ahead.reduce((sum, { liked }) => sum + (liked ? 1 : -1), 0));
  }

  /** Names the last count that the server told, to be handed back with what is taken of a later call. */
  get counting(): number {
    return this.countings;
  }

  serverCounted(count: number): void {
    this.countings += 1;
    if (this.counted === null || this.wishes.size === 0) this.counted = count;
    else this.countedMeanwhile = count;
  }

  pressed(offer: Offer, liked: boolean): void {
    this.wishes.set(offer.hashId, { liked, held: this.wishes.get(offer.hashId)?.held ?? offer.isLiked });
  }

  wanted(hashId: HashId): boolean | undefined {
    return this.wishes.get(hashId)?.liked;
  }

  /** What the server has still to be told of this offer; undefined where nothing. */
  unsent(hashId: HashId): boolean | undefined {
    const wish = this.wishes.get(hashId);
    return wish && wish.liked !== wish.held ? wish.liked : undefined;
  }

  /** A count that was told after the call was sent is taken to know of it. */
  taken(hashId: HashId, liked: boolean, counting: number): void {
    const wish = this.wishes.get(hashId);
    if (wish) this.wishes.set(hashId, { ...wish, held: liked });
    const change = liked ? 1 : -1;
    if (this.counted !== null) this.counted += change;
    if (this.countedMeanwhile !== null && counting === this.countings) this.countedMeanwhile += change;
  }

  /** Nothing is ahead of the server any more: what it holds stands. */
  settled(hashId: HashId): void {
    this.wishes.delete(hashId);
    if (this.wishes.size > 0 || this.countedMeanwhile === null) return;
    this.counted = this.countedMeanwhile;
    this.countedMeanwhile = null;
  }
}
