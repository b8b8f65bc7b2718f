import { makeAutoObservable } from 'mobx';
import type { HiddenOffer } from '../../../domain/offers/HiddenOffer';
import type { HashId } from '../../../domain/offers/Offer';

/** An offer that was hidden last, and what was known about it before. */
interface LastHidden {
  readonly hidden: HiddenOffer;
  readonly before: HiddenOffer | null;
}

/** How the lists treat hidden offers. */
export class HiddenStore {
  /** The dealer may have hidden offers that are not read yet. Until they are, the list shows no row. */
  isAwaited = false;
  /** Hidden offers are shown in the list, with a mark. */
  isShowing = false;
  /** What the dealer can undo. */
  last: LastHidden | null = null;
  /** Offers that came back while the list was in use. They wait, because a row would move under the pointer. */
  waiting: ReadonlySet<HashId> = new Set();

  constructor() {
    makeAutoObservable(this, {}, { deep: false });
  }

  awaited(): void {
    this.isAwaited = true;
  }

  known(): void {
    this.isAwaited = false;
  }

  hid(last: LastHidden): void {
    this.last = last;
  }

  undoEnded(): void {
    this.last = null;
  }

  toggled(): void {
    this.isShowing = !this.isShowing;
  }

  cameBackLater(hashId: HashId): void {
    this.waiting = new Set([...this.waiting, hashId]);
  }

  released(): void {
    if (this.waiting.size > 0) this.waiting = new Set();
  }
}
