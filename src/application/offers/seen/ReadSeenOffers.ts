import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId } from '../../../domain/offers/Offer';
import { type SeenOffer, withSeen } from '../../../domain/offers/SeenOffer';
import { Book } from '../../book/Book';
import { type Cancel, Clock } from '../../ports/Clock';
import type { BookChange } from '../../ports/DealerBook';
import { SeenStore } from './SeenStore';

/** Reads what this device saw of the offers that are loaded, and keeps what it sees. Other tabs do the same. */
@injectable()
export class ReadSeenOffers {
  private readonly asked = new Set<HashId>();
  /** Resolves when no read is under way. */
  private reading: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly book: Book,
    private readonly clock: Clock,
    private readonly store: SeenStore,
  ) {}

  /** Follows the book until it is cancelled. */
  run(): Cancel {
    void this.start();
    return this.book.onChange('seen', change => this.changed(change));
  }

  /** Reads these offers unless they are read. If reading fails, nothing is marked, and the next call reads again. */
  async of(hashIds: readonly HashId[]): Promise<void> {
    const fresh = hashIds.filter(hashId => !this.asked.has(hashId));
    // Another view may have asked for the others a moment ago.
    if (fresh.length > 0 && this.book.isOpen) this.reading = Promise.all([this.reading, this.read(fresh)]);
    await this.reading;
  }

  private async read(fresh: readonly HashId[]): Promise<void> {
    for (const hashId of fresh) this.asked.add(hashId);
    const answer = await this.book.readSome('seen', fresh);
    if (!answer.ok) {
      for (const hashId of fresh) this.asked.delete(hashId);
      return;
    }
    const found = new Map(answer.value.map(({ key, value }) => [key, value]));
    runInAction(() => {
      for (const hashId of fresh) if (this.asked.has(hashId)) this.store.recalled(hashId, found.get(hashId) ?? []);
    });
  }

  /**
   * Keeps the figures that these offers show, in one write. Offers that are not read yet are left out. Returns false if
   * there is nothing to write.
   */
  keep(shown: ReadonlyMap<HashId, SeenOffer>): boolean {
    const records = [...shown].flatMap(([key, now]) => {
      const seen = this.store.seenOf(key);
      const value = withSeen(seen, now);
      return this.store.isRead(key) && value !== seen ? { key, value } : [];
    });
    if (records.length === 0) return false;
    runInAction(() => {
      for (const { key, value } of records) this.store.shown(key, value);
    });
    void this.book.put('seen', records);
    return true;
  }

  /** On the first visit, everything would be new. So only what is published during that visit counts as new. */
  private async start(): Promise<void> {
    const startedAt = this.clock.now();
    const isUsed = await this.book.isUsed('seen');
    if (isUsed !== null) runInAction(() => this.store.started(isUsed ? -Infinity : startedAt));
  }

  private changed(change: BookChange<'seen'>): void {
    runInAction(() => {
      if (change.kind === 'put') for (const { key, value } of change.records) this.recalled(key, value);
      else if (change.kind === 'removed') this.recalled(change.key, []);
      else this.replaced();
    });
  }

  private recalled(key: string, seen: readonly SeenOffer[]): void {
    const hashId = key as HashId;
    if (this.asked.has(hashId)) this.store.recalled(hashId, seen);
  }

  private replaced(): void {
    const asked = [...this.asked];
    this.asked.clear();
    this.store.forgotten();
    if (!this.book.isOpen) return;
    void this.start();
    void this.of(asked);
  }
}
