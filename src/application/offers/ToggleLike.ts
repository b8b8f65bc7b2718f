import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId, Offer, OfferPatch } from '../../domain/offers/Offer';
import { type Failure, leavesOutcomeOpen } from '../../domain/shared/Failure';
import { FindOutOutcome } from '../outcomes/FindOutOutcome';
import { Likes } from '../ports/Likes';
import { LikeStore } from './LikeStore';
import { OfferLists } from './list/OfferLists';
import { OfferRegistry } from './OfferRegistry';
import { RereadOffer } from './RereadOffer';

type LikedElsewhere = Required<Pick<OfferPatch, 'id' | 'hashId' | 'isLiked'>>;

/**
 * Shows a like at once and sends it afterwards. One request per offer is in progress at a time. Further presses only
 * change the wanted value, which is sent next. A failure is not shown. If only the response was lost, the offer is read
 * again.
 */
@injectable()
export class ToggleLike {
  private readonly sending = new Set<HashId>();
  /** Offers whose like another tab has sent while this one was sending. The order at the server is not known. */
  private readonly contested = new Set<HashId>();
  private readonly sentCallbacks = new Set<(offer: Offer) => void>();
  /** Indexes of offers in the liked list before they were removed from it. */
  private readonly indexes = new Map<HashId, number>();

  constructor(
    private readonly likes: Likes,
    private readonly store: LikeStore,
    private readonly registry: OfferRegistry,
    private readonly lists: OfferLists,
    private readonly findOut: FindOutOutcome,
    private readonly reread: RereadOffer,
  ) {}

  async execute(hashId: HashId): Promise<void> {
    const offer = this.registry.get(hashId);
    if (!offer) return;
    const liked = !this.store.isLiked(offer);
    runInAction(() => {
      this.store.pressed(offer, liked);
      this.moveInLikedList(hashId, liked);
    });
    if (this.sending.has(hashId)) return;
    this.sending.add(hashId);
    await this.sendUntilConfirmed(hashId);
    this.sending.delete(hashId);
  }

  /** Calls back with the offer when the server has taken its like, or has been read since. */
  onSent(callback: (offer: Offer) => void): void {
    this.sentCallbacks.add(callback);
  }

  /** Another tab of this browser has sent a like, and the server has answered. */
  changedElsewhere(like: LikedElsewhere): void {
    if (this.sending.has(like.hashId)) return void this.contested.add(like.hashId);
    runInAction(() => {
      if (this.registry.pushedIfHeld(like)) this.moveInLikedList(like.hashId, like.isLiked);
    });
  }

  private async sendUntilConfirmed(hashId: HashId): Promise<void> {
    let isConfirmed: boolean;
    do isConfirmed = await this.sendWishes(hashId);
    while ((await this.isPressedMeanwhile(hashId)) && isConfirmed);
    runInAction(() => {
      this.store.settled(hashId);
      this.moveInLikedList(hashId, this.registry.get(hashId)!.isLiked);
    });
    if (isConfirmed) for (const callback of this.sentCallbacks) callback(this.registry.get(hashId)!);
  }

  /** Returns false if the server did not take the last one. */
  private async sendWishes(hashId: HashId): Promise<boolean> {
    const id = this.registry.get(hashId)!.id;
    for (let liked = this.store.unsent(hashId); liked !== undefined; liked = this.store.unsent(hashId)) {
      const { countVersion } = this.store;
      const answer = await (liked ? this.likes.like(id) : this.likes.unlike(id));
      if (answer.ok) this.registry.pushed({ id, hashId, isLiked: liked });
      const isConfirmed = answer.ok || (await this.arrived(hashId, liked, answer.failure));
      if (!isConfirmed) return false;
      this.store.confirmed(hashId, liked, countVersion);
    }
    return true;
  }

  /** Reads what the server holds if another tab has sent a like too. True if the dealer presses again during the read. */
  private async isPressedMeanwhile(hashId: HashId): Promise<boolean> {
    if (!this.contested.delete(hashId)) return false;
    await this.reread.execute(hashId);
    return this.store.unsent(hashId) !== undefined;
  }

  private async arrived(hashId: HashId, liked: boolean, failure: Failure): Promise<boolean> {
    if (!leavesOutcomeOpen(failure)) return false;
    await this.findOut.untilKnown(async signal => (await this.reread.execute(hashId, signal)) !== undefined);
    return this.registry.get(hashId)?.isLiked === liked;
  }

  private moveInLikedList(hashId: HashId, liked: boolean): void {
    const list = this.lists.of('liked');
    if (!liked) {
      const index = list.offerRemoved(hashId);
      if (index >= 0) this.indexes.set(hashId, index);
      return;
    }
    if (list.holds(hashId)) return list.offerConfirmed(hashId);
    const index = this.indexes.get(hashId);
    this.indexes.delete(hashId);
    if (index === undefined) list.offerAdded(hashId);
    else list.offerPutBack(hashId, index);
  }
}
