import { injectable } from 'inversify';
import { makeAutoObservable, observable, reaction } from 'mobx';
import { wholeMinimumBid } from '../../../domain/bidding/MinimumBid';
import { canBeRaised, rowsBetween, type TickedRange } from '../../../domain/bidding/RaiseList';
import { type HashId, isHashId, type Offer } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { BookStore } from '../../book/BookStore';
import { OfferRegistry } from '../../offers/OfferRegistry';
import type { Cancel } from '../../ports/Clock';
import { DealerVisitStorage } from '../../session/DealerVisitStorage';

const KEY = 'raiseTicks';

/** The rows that the dealer ticks to raise together. */
@injectable()
export class RaiseTicks {
  /** The rows show their ticks. */
  isChoosing = false;
  private readonly ticked = observable.set<HashId>();
  /** The range of the last tick. Null before the first one. */
  private range: TickedRange | null = null;
  /** The row that the last press has ticked besides its own, as the start of a range. Null if it was ticked before. */
  newStart: HashId | null = null;

  constructor(
    private readonly registry: OfferRegistry,
    private readonly bookStore: BookStore,
    private readonly storage: DealerVisitStorage,
  ) {
    makeAutoObservable<this, 'ticked'>(this, { ticked: false, keep: false }, { deep: false });
  }

  get tickedRows(): readonly HashId[] {
    return [...this.ticked];
  }

  isTicked(hashId: HashId): boolean {
    return this.ticked.has(hashId);
  }

  /** The ticked offers among these rows that can be raised, by default of all rows. Observable. */
  tickedIn(rows: readonly HashId[] = this.tickedRows): readonly Offer[] {
    const known = new Set(rows);
    return this.raisableOf(this.tickedRows.filter(hashId => known.has(hashId))).map(hashId =>
      this.registry.get(hashId)!,
    );
  }

  /** Shows or hides the ticks in the rows. Those whose next bid is within the dealer's limit are ticked at once. */
  choose(isChoosing: boolean, rows: readonly HashId[] = []): void {
    this.isChoosing = isChoosing;
    this.range = this.newStart = null;
    if (!isChoosing) this.ticked.clear();
    else for (const hashId of this.withHeadroom(rows)) this.tickRow(hashId, true);
  }

  /** Ticks these rows and no others. */
  tickRows(rows: readonly HashId[]): void {
    this.ticked.replace(rows);
    this.range = this.newStart = null;
  }

  tickRow(hashId: HashId, isTicked: boolean): void {
    this.range = { from: hashId, to: hashId };
    this.newStart = null;
    if (isTicked) this.ticked.add(hashId);
    else this.ticked.delete(hashId);
  }

  /**
   * Ticks the rows from the last tick to this one. The range begins at `end` if the last one does not end there, because the
   * dealer continues from another row.
   */
  tickRange(rows: readonly HashId[], to: HashId, end = this.range?.to ?? to): void {
    const raisable = this.raisableOf(rows);
    const before = this.range?.to === end && raisable.includes(this.range.from) ? this.range : { from: end, to: end };
    this.range = { from: before.from, to };
    this.newStart = before.from !== to && !this.isTicked(before.from) ? before.from : null;
    for (const hashId of rowsBetween(raisable, before)) this.ticked.delete(hashId);
    for (const hashId of rowsBetween(raisable, this.range)) this.ticked.add(hashId);
  }

  /** These bids were placed. The dealer may be outbid again, and has not chosen that raise. */
  placed(rows: readonly HashId[]): void {
    for (const hashId of rows) this.ticked.delete(hashId);
  }

  /** These rows are in a list that was interrupted. */
  restored(rows: readonly HashId[]): void {
    this.isChoosing = true;
    for (const hashId of rows) this.ticked.add(hashId);
  }

  raisableOf(rows: readonly HashId[]): readonly HashId[] {
    return rows.filter(hashId => {
      const offer = this.registry.get(hashId);
      return offer && canBeRaised(offer);
    });
  }

  /** The rows that can be raised without exceeding the dealer's limit. A row without a limit is one of them. */
  withinLimit(rows: readonly HashId[]): readonly HashId[] {
    return this.raisableOf(rows).filter(
      hashId => wholeMinimumBid(this.registry.get(hashId)!.highestBid) <= (this.limitOf(hashId) ?? Infinity),
    );
  }

  /** The rows that have a limit and can be raised without exceeding it. */
  withHeadroom(rows: readonly HashId[]): readonly HashId[] {
    return this.withinLimit(rows).filter(hashId => this.limitOf(hashId) !== undefined);
  }

  /** Restores the ticks of this tab, and keeps them over a reload until it is cancelled. */
  keep(): Cancel {
    const kept = this.storage.read(KEY);
    if (this.tickedRows.length === 0 && Array.isArray(kept)) this.tickRows(kept.filter(isHashId));
    return reaction(
      () => this.tickedRows,
      hashIds => this.storage.keep(KEY, hashIds),
      { fireImmediately: true },
    );
  }

  private limitOf(hashId: HashId): Money | undefined {
    return this.bookStore.get('limits', hashId);
  }
}
