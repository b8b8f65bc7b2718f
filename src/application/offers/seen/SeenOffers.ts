import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import {
  changesSince,
  isNewSince,
  type SeenChange,
  seenAs,
  type SeenMark,
  type SeenOffer,
  withSeen,
} from '../../../domain/offers/SeenOffer';
import type { Instant } from '../../../domain/shared/Instant';
import { Book } from '../../book/Book';
import { type Cancel, Clock } from '../../ports/Clock';
import type { BookChange } from '../../ports/DealerBook';
import { SparseObservableMap } from '../list/SparseObservableMap';

/** What this device saw of one offer. */
interface Memory {
  /** Oldest first. */
  readonly seen: readonly SeenOffer[];
  /** What the dealer knew before the offer came into sight. Null if it was never seen. The marks compare with this. */
  readonly known: SeenOffer | null;
}

/**
 * What this device saw of the offers that are loaded, as it and the other tabs keep it. The marks of an offer stay while its row
 * is in sight, because they would otherwise vanish while the dealer reads them.
 */
@injectable()
export class SeenOffers {
  /**
   * Unseen offers that were published earlier are not marked as new. Null until the book is read, and nothing is marked
   * then.
   */
  newSince: Instant | null = null;
  private memories = new SparseObservableMap<HashId, Memory>();

  private readonly asked = new Set<HashId>();
  /** Resolves when no read is under way. */
  private reading: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly book: Book,
    private readonly clock: Clock,
  ) {
    // Reads need no action.
    makeAutoObservable(
      this,
      {
        isRead: false,
        seenOf: false,
        isSeen: false,
        wasSeenBefore: false,
        changesOf: false,
        markOf: false,
      },
      { deep: false },
    );
  }

  /** Follows the book until it is cancelled. */
  run(): Cancel {
    void this.start();
    return this.book.onChange('seen', change => this.changed(change));
  }

  /** Reads these offers unless they are read. If reading fails, nothing is marked, and the next call reads again. */
  async read(hashIds: readonly HashId[]): Promise<void> {
    const fresh = hashIds.filter(hashId => !this.asked.has(hashId));
    // Another view may have asked for the others a moment ago.
    if (fresh.length > 0 && this.book.isOpen) this.reading = Promise.all([this.reading, this.readFresh(fresh)]);
    await this.reading;
  }

  isRead(hashId: HashId): boolean {
    return this.memories.has(hashId);
  }

  /** The different figures that this device saw, oldest first. */
  seenOf(hashId: HashId): readonly SeenOffer[] {
    return this.memories.get(hashId)?.seen ?? [];
  }

  /** Whether the dealer knew the offer before it came into sight. Null if it is not read yet. See `read`. */
  isSeen(hashId: HashId): boolean | null {
    const memory = this.memories.get(hashId);
    return memory ? memory.known !== null : null;
  }

  /** Whether this device showed the offer before that time. Null if it is not read yet. See `read`. */
  wasSeenBefore(hashId: HashId, time: Instant): boolean | null {
    if (!this.isRead(hashId)) return null;
    const [first] = this.seenOf(hashId);
    return first !== undefined && first.at < time;
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

  /** The stored record of an offer. If this tab did not write it itself, another tab has shown the offer. */
  recalled(hashId: HashId, seen: readonly SeenOffer[]): void {
    const last = seen.at(-1) ?? null;
    if (last !== null && this.seenOf(hashId).at(-1)?.at === last.at) return;
    this.memories.set(hashId, { seen, known: last });
  }

  /**
   * Keeps the figures that these offers show, in one write. Offers that are not read yet are left out. Returns false if
   * there is nothing to write.
   */
  keep(shown: ReadonlyMap<HashId, SeenOffer>): boolean {
    const records = [...shown].flatMap(([key, now]) => {
      const memory = this.memories.get(key);
      const value = withSeen(this.seenOf(key), now);
      if (!memory || value === memory.seen) return [];
      this.memories.set(key, { ...memory, seen: value });
      return { key, value };
    });
    if (records.length > 0) void this.book.put('seen', records);
    return records.length > 0;
  }

  /** The row of the offer was in sight before, so that its marks are told. */
  leftSight(hashId: HashId): void {
    const memory = this.memories.get(hashId);
    const last = memory?.seen.at(-1);
    if (memory && last && last !== memory.known) this.memories.set(hashId, { ...memory, known: last });
  }

  /** On the first visit, everything would be new. So only what is published during that visit counts as new. */
  private async start(): Promise<void> {
    const startedAt = this.clock.now();
    const isUsed = await this.book.isUsed('seen');
    if (isUsed !== null) runInAction(() => (this.newSince = isUsed ? -Infinity : startedAt));
  }

  private async readFresh(fresh: readonly HashId[]): Promise<void> {
    for (const hashId of fresh) this.asked.add(hashId);
    const answer = await this.book.readSome('seen', fresh);
    if (!answer.ok) {
      for (const hashId of fresh) this.asked.delete(hashId);
      return;
    }
    const found = new Map(answer.value.map(({ key, value }) => [key, value]));
    runInAction(() => {
      for (const hashId of fresh) this.recalledIfAsked(hashId, found.get(hashId) ?? []);
    });
  }

  private changed(change: BookChange<'seen'>): void {
    if (change.kind === 'put') for (const { key, value } of change.records) this.recalledIfAsked(key, value);
    else if (change.kind === 'removed') this.recalledIfAsked(change.key, []);
    else this.replaced();
  }

  private recalledIfAsked(key: string, seen: readonly SeenOffer[]): void {
    const hashId = key as HashId;
    if (this.asked.has(hashId)) this.recalled(hashId, seen);
  }

  /** The stored records were replaced or deleted. */
  private replaced(): void {
    const asked = [...this.asked];
    this.asked.clear();
    this.newSince = null;
    this.memories = new SparseObservableMap();
    if (!this.book.isOpen) return;
    void this.start();
    void this.read(asked);
  }
}
