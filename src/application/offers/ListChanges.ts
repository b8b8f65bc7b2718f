import type { HashId } from '../../domain/offers/Offer';
import { unseen } from '../../domain/shared/Page';

/** Changes to a list since its latest request. The response may not include them. */
export class ListChanges {
  /** Newest first, like `newOffers` of the list. */
  private putIn: readonly HashId[] = [];
  private newOffers: readonly HashId[] = [];
  private readonly takenOut = new Set<HashId>();

  asked(): void {
    this.putIn = [];
    this.newOffers = [];
    this.takenOut.clear();
  }

  added(hashId: HashId): void {
    this.takenOut.delete(hashId);
    this.putIn = unseen([hashId, ...this.putIn], new Set());
  }

  removed(hashId: HashId): void {
    this.takenOut.add(hashId);
    this.putIn = this.putIn.filter(id => id !== hashId);
  }

  newOffersArrived(hashIds: readonly HashId[]): void {
    this.newOffers = unseen([...hashIds, ...this.newOffers], new Set());
  }

  /** The ids of a response that were not removed since the request. */
  withoutRemoved(answer: readonly HashId[]): HashId[] {
    return answer.filter(id => !this.takenOut.has(id));
  }

  /** The ids added since the request that the response does not contain. */
  addedTo(answer: readonly HashId[]): HashId[] {
    return unseen(this.putIn, new Set(answer));
  }

  newOffersBeside(held: { has(id: HashId): boolean }): HashId[] {
    return unseen(this.newOffers, held);
  }
}
