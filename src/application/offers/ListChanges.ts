import type { HashId } from '../../domain/offers/Offer';
import { unseen } from '../../domain/shared/Page';

/** Changes to a list since its latest request. The response may not include them. */
export class ListChanges {
  /** Newest first, like `waiting`. */
  private putIn: readonly HashId[] = [];
  private waiting: readonly HashId[] = [];
  private readonly takenOut = new Set<HashId>();

  asked(): void {
    this.putIn = [];
    this.waiting = [];
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

  waited(hashIds: readonly HashId[]): void {
    this.waiting = unseen([...hashIds, ...this.waiting], new Set());
  }

  /** The ids of a response without those removed since the request. */
  standing(answer: readonly HashId[]): HashId[] {
    return answer.filter(id => !this.takenOut.has(id));
  }

  /** The ids added since the request that the response does not contain. */
  addedTo(answer: readonly HashId[]): HashId[] {
    return unseen(this.putIn, new Set(answer));
  }

  waitingBeside(held: { has(id: HashId): boolean }): HashId[] {
    return unseen(this.waiting, held);
  }
}
