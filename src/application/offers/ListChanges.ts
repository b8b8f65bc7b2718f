import type { HashId } from '../../domain/offers/Offer';
import { unseen } from '../../domain/shared/Page';

/** What happened to a list since its latest question was asked: the answer may not know of it yet. */
export class ListChanges {
  /** The newest first, here and below. */
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

  /** An answer without what was taken out since. */
  standing(answer: readonly HashId[]): HashId[] {
    return answer.filter(id => !this.takenOut.has(id));
  }

  /** What was put in and the answer does not know. */
  addedTo(answer: readonly HashId[]): HashId[] {
    return unseen(this.putIn, new Set(answer));
  }

  waitingBeside(held: { has(id: HashId): boolean }): HashId[] {
    return unseen(this.waiting, held);
  }
}
