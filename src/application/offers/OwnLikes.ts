import { injectable } from 'inversify';
import { makeAutoObservable, observable } from 'mobx';
import type { HashId, Offer, OfferPatch } from '../../domain/offers/Offer';
import { type Failure, leavesOutcomeOpen } from '../../domain/shared/Failure';
import { Writes } from '../outcomes/Writes';
import { Likes } from '../ports/Likes';
import { FreshOffers } from './FreshOffers';
import { LikeCount } from './LikeCount';
import { OfferLists } from './list/OfferLists';
import { OfferRegistry } from './OfferRegistry';

/** What the dealer wants, and what the server last confirmed. */
interface Wish {
  readonly liked: boolean;
  readonly confirmed: boolean;
}

type LikedElsewhere = Required<Pick<OfferPatch, 'id' | 'hashId' | 'isLiked'>>;

/**
 * What the dealer likes. A like shows at once and is sent afterwards. One request per offer is in
 * progress at a time. Further presses only change the wanted value, which is sent next. A failure is not shown. If only the
 * response was lost, the offer is read again.
 */
@injectable()
export class OwnLikes {
  /** Likes that the server has not confirmed yet. */
  private readonly wishes = observable.map<HashId, Wish>(undefined, { deep: false });
  readonly serverCount = new LikeCount();
  /** Number of presses, settled likes and counts. A list of likes that was read meanwhile may be older or newer than they are. */
  changes = 0;
  private readonly sending = new Set<HashId>();
  /** Offers whose like another tab has sent while this one was sending. The order at the server is not known. */
  private readonly contested = new Set<HashId>();
  /** Offers whose like this tab has sent. */
  private readonly sentHere = new Set<HashId>();
  private readonly sentCallbacks = new Set<(offer: Offer) => void>();
  /** Indexes of offers in the liked list before they were removed from it. */
  private readonly indexes = new Map<HashId, number>();

  constructor(
    private readonly port: Likes,
    private readonly registry: OfferRegistry,
    private readonly lists: OfferLists,
    private readonly writes: Writes,
    private readonly fresh: FreshOffers,
  ) {
    makeAutoObservable<this, 'wishes'>(this, { wishes: false, changes: false }, { deep: false });
  }

  isLiked(offer: Pick<Offer, 'hashId' | 'isLiked'>): boolean {
    return this.wishes.get(offer.hashId)?.liked ?? offer.isLiked;
  }

  /** Whether any like still waits for the server. */
  get isAnyUnderWay(): boolean {
    return this.wishes.size > 0;
  }

  /** What the dealer likes counts at once. Null until the server has sent the count once. */
  get count(): number | null {
    const { confirmed: counted } = this.serverCount;
    if (counted === null) return null;
    const ahead = [...this.wishes.values()].filter(({ liked, confirmed }) => liked !== confirmed);
    return Math.max(0, counted + ahead.reduce((sum, { liked }) => sum + (liked ? 1 : -1), 0));
  }

  async toggle(hashId: HashId): Promise<void> {
    const offer = this.registry.get(hashId);
    if (!offer) return;
    const liked = !this.isLiked(offer);
    this.changes += 1;
    this.wishes.set(hashId, { liked, confirmed: this.wishes.get(hashId)?.confirmed ?? offer.isLiked });
    this.moveInLikedList(hashId, liked);
    if (this.sending.has(hashId)) return;
    this.sending.add(hashId);
    this.sentHere.add(hashId);
    await this.sendUntilConfirmed(hashId);
    this.sending.delete(hashId);
  }

  /** Calls back with the offer when the server has taken its like, or has been read since. */
  onSent(callback: (offer: Offer) => void): void {
    this.sentCallbacks.add(callback);
  }

  /** Another tab of this browser has sent a like, and the server has answered. */
  async changedElsewhere(like: LikedElsewhere): Promise<void> {
    const { hashId, isLiked } = like;
    if (this.sending.has(hashId)) return void this.contested.add(hashId);
    // This tab has sent one too, and the order at the server is not known.
    const isContested = this.sentHere.has(hashId) && this.registry.get(hashId)?.isLiked !== isLiked;
    const read = isContested ? await this.fresh.read(hashId) : undefined;
    if (this.sending.has(hashId)) return;
    if (read) this.moveInLikedList(hashId, read.isLiked);
    else if (this.registry.applyIfHeld(like)) this.moveInLikedList(hashId, isLiked);
  }

  serverCounted(count: number): void {
    this.changes += 1;
    this.serverCount.serverCounted(count, { isSending: this.isAnyUnderWay });
  }

  private async sendUntilConfirmed(hashId: HashId): Promise<void> {
    let isConfirmed: boolean;
    do isConfirmed = await this.sendWishes(hashId);
    while ((await this.isPressedMeanwhile(hashId)) && isConfirmed);
    this.settled(hashId);
    if (isConfirmed) for (const callback of this.sentCallbacks) callback(this.registry.get(hashId)!);
  }

  /** Returns false if the server did not take the last one. */
  private async sendWishes(hashId: HashId): Promise<boolean> {
    const id = this.registry.get(hashId)!.id;
    for (let liked = this.unsent(hashId); liked !== undefined; liked = this.unsent(hashId)) {
      const { version } = this.serverCount;
      const answer = await (liked ? this.port.like(id) : this.port.unlike(id));
      if (answer.ok) this.registry.apply({ id, hashId, isLiked: liked });
      const isConfirmed = answer.ok || (await this.arrived(hashId, liked, answer.failure));
      if (!isConfirmed) return false;
      this.confirmed(hashId, liked, version);
    }
    return true;
  }

  /** The value to send for this offer. Undefined if the server is up to date. */
  private unsent(hashId: HashId): boolean | undefined {
    const wish = this.wishes.get(hashId);
    return wish && wish.liked !== wish.confirmed ? wish.liked : undefined;
  }

  /** Reads what the server holds if another tab has sent a like too. True if the dealer presses again during the read. */
  private async isPressedMeanwhile(hashId: HashId): Promise<boolean> {
    if (!this.contested.delete(hashId)) return false;
    await this.fresh.read(hashId);
    return this.unsent(hashId) !== undefined;
  }

  private async arrived(hashId: HashId, liked: boolean, failure: Failure): Promise<boolean> {
    if (!leavesOutcomeOpen(failure)) return false;
    await this.writes.isSeenInTime(async signal => (await this.fresh.read(hashId, signal)) !== undefined);
    return this.registry.get(hashId)?.isLiked === liked;
  }

  private confirmed(hashId: HashId, liked: boolean, version: number): void {
    const wish = this.wishes.get(hashId);
    if (wish) this.wishes.set(hashId, { ...wish, confirmed: liked });
    this.serverCount.likeConfirmed(liked, version);
  }

  /** The offer's like is settled: the server's value applies. */
  private settled(hashId: HashId): void {
    this.wishes.delete(hashId);
    this.changes += 1;
    this.moveInLikedList(hashId, this.registry.get(hashId)!.isLiked);
    if (!this.isAnyUnderWay) this.serverCount.allSettled();
  }

  private moveInLikedList(hashId: HashId, liked: boolean): void {
    const list = this.lists.of('liked');
    if (!liked) {
      const index = list.rowRemoved(hashId);
      if (index >= 0) this.indexes.set(hashId, index);
      return;
    }
    if (list.holds(hashId)) return list.rowConfirmed(hashId);
    const index = this.indexes.get(hashId);
    this.indexes.delete(hashId);
    if (index === undefined) list.rowAdded(hashId);
    else list.rowPutBack(hashId, index);
  }
}
