import { computedStruct, makeAutoObservable, observable, observableRef } from 'mobx';
import type { Raise, RaiseList } from '../../../domain/bidding/RaiseList';
import type { HashId } from '../../../domain/offers/Offer';

/** The rows that the dealer ticks to raise together, and the list that reviews and places them. */
export class RaiseListStore {
  isChoosing = false;
  /** Null while the list is closed. */
  list: RaiseList | null = null;
  private readonly ticked = observable.set<HashId>();

  constructor() {
    makeAutoObservable<this, 'ticked'>(this, { list: observableRef, hashIds: computedStruct, ticked: false });
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
  }

  rowTicked(hashId: HashId, isTicked: boolean): void {
    if (isTicked) this.ticked.add(hashId);
    else this.ticked.delete(hashId);
  }

  rowsTicked(rows: readonly HashId[]): void {
    this.ticked.replace(rows);
  }

  listChanged(list: RaiseList): void {
    this.list = list;
  }

  /** The list of an earlier page. What is not placed is ticked. */
  listRestored(list: RaiseList): void {
    this.isChoosing = true;
    for (const raise of list.raises) if (!isDone(raise)) this.ticked.add(raise.hashId);
    this.list = list;
  }

  listClosed(): void {
    for (const raise of this.list?.raises ?? []) if (isDone(raise)) this.ticked.delete(raise.hashId);
    this.list = null;
  }
}

const isDone = ({ state: { kind } }: Raise): boolean => kind === 'placed' || kind === 'deal';
