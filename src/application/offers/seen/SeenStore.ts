import { makeAutoObservable } from 'mobx';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import {
  changesSince,
  isNewSince,
  type SeenChange,
  seenAs,
  type SeenMark,
  type SeenOffer,
} from '../../../domain/offers/SeenOffer';
import type { Instant } from '../../../domain/shared/Instant';
import { SparseObservableMap } from '../list/SparseObservableMap';

/** What this device saw of one offer. */
interface Memory {
  /** Oldest first. */
  readonly seen: readonly SeenOffer[];
  /** What the dealer knew before the offer came into sight. Null if it was never seen. The marks compare with this. */
  readonly known: SeenOffer | null;
}

/**
 * What this device saw of the offers that are loaded. The marks of an offer stay while its row is in sight, because they
 * would otherwise vanish while the dealer reads them.
 */
export class SeenStore {
  /**
   * Unseen offers that were published earlier are not marked as new. Null until the book is read, and nothing is marked
   * then.
   */
  newSince: Instant | null = null;
  private memories = new SparseObservableMap<HashId, Memory>();

  constructor() {
    // Reads need no action.
    makeAutoObservable(
      this,
      { isRead: false, seenOf: false, isSeen: false, changesOf: false, markOf: false },
      { deep: false },
    );
  }

  isRead(hashId: HashId): boolean {
    return this.memories.has(hashId);
  }

  /** The different figures that this device saw, oldest first. */
  seenOf(hashId: HashId): readonly SeenOffer[] {
    return this.memories.get(hashId)?.seen ?? [];
  }

  /** Whether the dealer knew the offer before it came into sight. Null if it is not read yet. See `ReadSeenOffers.of`. */
  isSeen(hashId: HashId): boolean | null {
    const memory = this.memories.get(hashId);
    return memory ? memory.known !== null : null;
  }

  /** What changed since the dealer last saw the offer. Empty for an offer that was never seen, or is not read yet. */
  changesOf(offer: Offer): readonly SeenChange[] {
    const known = this.memories.get(offer.hashId)?.known;
    return known ? changesSince(known, seenAs(offer, known.at)) : [];
  }

  /** Null if there is nothing to tell. */
  markOf(offer: Offer): SeenMark | null {
    if (this.newSince === null) return null;
    if (this.isSeen(offer.hashId) === false) return isNewSince(offer, this.newSince) ? 'new' : null;
    const changes = this.changesOf(offer);
    return changes.length > 0 ? changes : null;
  }

  started(newSince: Instant): void {
    this.newSince = newSince;
  }

  /** The stored record of an offer. If this tab did not write it itself, another tab has shown the offer. */
  recalled(hashId: HashId, seen: readonly SeenOffer[]): void {
    const last = seen.at(-1) ?? null;
    if (last !== null && this.seenOf(hashId).at(-1)?.at === last.at) return;
    this.memories.set(hashId, { seen, known: last });
  }

  /** The row of the offer shows these figures. */
  shown(hashId: HashId, seen: readonly SeenOffer[]): void {
    const memory = this.memories.get(hashId);
    if (memory) this.memories.set(hashId, { ...memory, seen });
  }

  /** The row of the offer was in sight before, so that its marks are told. */
  leftSight(hashId: HashId): void {
    const memory = this.memories.get(hashId);
    const last = memory?.seen.at(-1);
    if (memory && last && last !== memory.known) this.memories.set(hashId, { ...memory, known: last });
  }

  /** The stored records were replaced or deleted. */
  forgotten(): void {
    this.newSince = null;
    this.memories = new SparseObservableMap();
  }
}
