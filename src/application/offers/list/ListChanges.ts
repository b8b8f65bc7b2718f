import type { HashId } from '../../../domain/offers/Offer';
import { unseen } from '../../../domain/shared/Page';

/** Changes to a list since its latest request. The response may not include them. */
export class ListChanges {
  /** Newest first, like `newOffers` of the list. */
  private addedIds: readonly HashId[] = [];
  private newOffers: readonly HashId[] = [];
  private readonly removedIds = new Set<HashId>();

  requestSent(): void {
    this.addedIds = [];
    this.newOffers = [];
    this.removedIds.clear();
  }

  added(hashId: HashId): void {
    this.removedIds.delete(hashId);
    this.addedIds = unseen([hashId, ...this.addedIds], new Set());
  }

  removed(hashId: HashId): void {
    this.removedIds.add(hashId);
    this.addedIds = this.addedIds.filter(id => id !== hashId);
  }

  newOffersArrived(hashIds: readonly HashId[]): void {
    this.newOffers = unseen([...hashIds, ...this.newOffers], new Set());
  }

  /** The ids of a response that were not removed since the request. */
  withoutRemoved(answer: readonly HashId[]): HashId[] {
    return answer.filter(id => !this.removedIds.has(id));
  }

  /** The ids added since the request that the response does not contain. */
  addedTo(answer: readonly HashId[]): HashId[] {
    return unseen(this.addedIds, new Set(answer));
  }

  newOffersBeside(held: { has(id: HashId): boolean }): HashId[] {
    return unseen(this.newOffers, held);
  }
}
