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
  /** A count of the server that the liked offers, as they were read, have proved wrong. It is believed no second time. */
  private disproved: number | null = null;
  /**
   * A count that arrived while likes were being sent. The server had processed only some of them, so the count is
   * applied when all are settled.
   */
  private countedMeanwhile: number | null = null;
  /** How often the count moved while likes were being sent, minus the likes that were confirmed. Each moves it once. */
  private unexplainedMoves = 0;
  /**
   * Identifies the latest count from the server. Read it before sending a like and pass it to `confirmed`, or before
   * fetching a count to see whether a newer one arrived meanwhile.
   */
  countVersion = 0;
  /** Number of presses, settled likes and counts. A list of likes that was read meanwhile may be older or newer than they are. */
  changes = 0;
  /** Number of counts that the likes of this page do not explain: the dealer has liked elsewhere. */
  surprises = 0;

  constructor() {
    makeAutoObservable<this, 'wishes' | 'disproved' | 'countedMeanwhile' | 'unexplainedMoves'>(this, {
      wishes: false,
      disproved: false,
      countedMeanwhile: false,
      unexplainedMoves: false,
      countVersion: false,
      changes: false,
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
    this.changes += 1;
    if (this.counted === null || this.wishes.size === 0) return this.take(count);
    if (count !== (this.countedMeanwhile ?? this.counted)) this.unexplainedMoves += 1;
    this.countedMeanwhile = count;
  }

  /** The liked offers were read, and nothing has changed meanwhile. */
  read(count: number): void {
    this.disproved = this.counted === count ? null : this.counted;
    this.counted = count;
  }

  pressed(offer: Offer, liked: boolean): void {
    this.changes += 1;
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
    this.unexplainedMoves -= 1;
    const change = liked ? 1 : -1;
    if (this.counted !== null) this.counted += change;
    if (this.disproved !== null) this.disproved += change;
    if (this.countedMeanwhile !== null && countVersion === this.countVersion) this.countedMeanwhile += change;
  }

  /** The offer's like is settled: the server's value applies. */
  settled(hashId: HashId): void {
    this.wishes.delete(hashId);
    this.changes += 1;
    if (this.wishes.size > 0) return;
    if (this.countedMeanwhile !== null) this.take(this.countedMeanwhile, this.unexplainedMoves > 0);
    this.countedMeanwhile = null;
    this.unexplainedMoves = 0;
  }

  private take(count: number, isSurprise = false): void {
    if (count === this.disproved && !isSurprise) return;
    const isOther = this.counted !== null && this.counted !== count;
    if (isOther || isSurprise) this.surprises += 1;
    if (isOther) this.disproved = null;
    this.counted = count;
  }
}
