import { computedStruct, makeAutoObservable, observable } from 'mobx';
import { isFinished, type Raise, type RaiseList } from '../../../domain/bidding/RaiseList';
import { rowsBetween, type TickedRange } from '../../../domain/bidding/rowsBetween';
import type { HashId } from '../../../domain/offers/Offer';

/** The rows that the dealer ticks to raise together, and the list that reviews and places them. */
export class RaiseListStore {
  isChoosing = false;
  /** Null while the list is closed. */
  list: RaiseList | null = null;
  private readonly ticked = observable.set<HashId>();
  /** The range of the last tick. Null before the first one. */
  private range: TickedRange | null = null;

  constructor() {
    makeAutoObservable<this, 'ticked' | 'range'>(
      this,
      { hashIds: computedStruct, ticked: false, range: false },
      { deep: false },
    );
  }

  /** The list is being reviewed or placed, so that no other one opens. */
  get isBusy(): boolean {
    return this.list !== null && !isFinished(this.list);
  }

  /** The offers in the list, in the order of sending. */
  get hashIds(): readonly HashId[] {
    return this.list?.raises.map(({ hashId }) => hashId) ?? [];
  }

  get tickedRows(): readonly HashId[] {
    return [...this.ticked];
  }

  isTicked(hashId: HashId): boolean {
    return this.ticked.has(hashId);
  }

  choosingChanged(isChoosing: boolean): void {
    this.isChoosing = isChoosing;
    if (!isChoosing) this.ticked.clear();
    this.range = null;
  }

  rowTicked(hashId: HashId, isTicked: boolean): void {
    this.range = { from: hashId, to: hashId };
    if (isTicked) this.ticked.add(hashId);
    else this.ticked.delete(hashId);
  }

  rowsTicked(rows: readonly HashId[]): void {
    this.ticked.replace(rows);
    this.range = null;
  }

  /** The range reaches to another row. It begins at `end` if the last range does not end there. */
  rangeTicked(rows: readonly HashId[], to: HashId, end = this.range?.to ?? to): void {
    const before = this.range?.to === end && rows.includes(this.range.from) ? this.range : { from: end, to: end };
    this.range = { from: before.from, to };
    for (const hashId of rowsBetween(rows, before)) this.ticked.delete(hashId);
    for (const hashId of rowsBetween(rows, this.range)) this.ticked.add(hashId);
  }

  /** What is placed is no longer ticked: the dealer may be outbid again, and has not chosen that raise. */
  listChanged(list: RaiseList): void {
    for (const raise of list.raises) if (isDone(raise)) this.ticked.delete(raise.hashId);
    this.list = list;
  }

  /** The list of an earlier page. What is not placed is ticked. */
  listRestored(list: RaiseList): void {
    this.isChoosing = true;
    for (const { hashId } of list.raises) this.ticked.add(hashId);
    this.listChanged(list);
  }

  listClosed(): void {
    this.list = null;
  }
}

const isDone = ({ state: { kind } }: Raise): boolean => kind === 'placed' || kind === 'deal';
