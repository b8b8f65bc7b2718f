import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import { type Failure, leavesOutcomeOpen } from '../../domain/shared/Failure';
import { FindOutOutcome } from '../outcomes/FindOutOutcome';
import { Likes } from '../ports/Likes';
import { LikeStore } from './LikeStore';
import { OfferLists } from './list/OfferLists';
import { OfferRegistry } from './OfferRegistry';
import { RereadOffer } from './RereadOffer';

/**
 * Shows a like at once and sends it afterwards. One request per offer is in progress at a time. Further presses only
 * change the wanted value, which is sent next. A failure is not shown. If only the response was lost, the offer is read
 * again.
 */
@injectable()
export class ToggleLike {
  private readonly sending = new Set<HashId>();
  /** Indexes of offers in the liked list before they were removed from it. */
  private readonly indexes = new Map<HashId, number>();

  constructor(
    @inject(Likes) private readonly likes: Likes,
    @inject(LikeStore) private readonly store: LikeStore,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(FindOutOutcome) private readonly findOut: FindOutOutcome,
    @inject(RereadOffer) private readonly reread: RereadOffer,
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

  private async sendUntilConfirmed(hashId: HashId): Promise<void> {
    const id = this.registry.get(hashId)!.id;
    for (let liked = this.store.unsent(hashId); liked !== undefined; liked = this.store.unsent(hashId)) {
      const { countVersion } = this.store;
      const answer = await (liked ? this.likes.like(id) : this.likes.unlike(id));
      if (answer.ok) this.registry.pushed({ id, hashId, isLiked: liked });
      const isConfirmed = answer.ok || (await this.arrived(hashId, liked, answer.failure));
      if (!isConfirmed) break;
      this.store.confirmed(hashId, liked, countVersion);
    }
    runInAction(() => {
      this.store.settled(hashId);
      this.moveInLikedList(hashId, this.registry.get(hashId)!.isLiked);
    });
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
