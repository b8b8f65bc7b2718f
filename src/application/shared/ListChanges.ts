import { unseen } from '../../domain/shared/Page';

/** Changes to a list since its latest request. The response may not include them. */
export class ListChanges<Id> {
  /** Newest first, like `newOffers` of the list. */
  private addedIds: readonly Id[] = [];
  private newOffers: readonly Id[] = [];
  private readonly removedIds = new Set<Id>();

  requestSent(): void {
    this.addedIds = [];
    this.newOffers = [];
    this.removedIds.clear();
  }

  added(id: Id): void {
    this.removedIds.delete(id);
    this.addedIds = unseen([id, ...this.addedIds], new Set());
  }

  removed(id: Id): void {
    this.removedIds.add(id);
    this.addedIds = this.addedIds.filter(other => other !== id);
  }

  newOffersArrived(ids: readonly Id[]): void {
    this.newOffers = unseen([...ids, ...this.newOffers], new Set());
  }

  /** The ids of a response that were not removed since the request. */
  withoutRemoved(answer: readonly Id[]): Id[] {
    return answer.filter(id => !this.removedIds.has(id));
  }

  /** The ids added since the request that the response does not contain. */
  addedTo(answer: readonly Id[]): Id[] {
    return unseen(this.addedIds, new Set(answer));
  }

  newOffersBeside(held: { has(id: Id): boolean }): Id[] {
    return unseen(this.newOffers, held);
  }
}
