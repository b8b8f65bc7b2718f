import { injectable } from 'inversify';
import { computedStruct, makeAutoObservable, observable, reaction, when } from 'mobx';
import {
  isFinished,
  type Raise,
  type RaiseList,
  raiseSettled,
  raisesReloaded,
} from '../../../domain/bidding/RaiseList';
import { rowsBetween, type TickedRange } from '../../../domain/bidding/rowsBetween';
import { RAISES } from '../../../domain/book/BookRecord';
import type { HashId } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { Book } from '../../book/Book';
import { FreshOffers } from '../../offers/FreshOffers';
import { TabLocks } from '../../ports/TabLocks';
import { SessionStore } from '../../session/SessionStore';
import { FollowPress } from '../press/FollowPress';
import { KeepPresses } from '../press/KeepPresses';

/**
 * The rows that the dealer ticks to raise together, and the list that reviews and places them. It is stored from the press until it
 * is closed: if a sign-out or a reload interrupts it, the next page says what was placed. A lock keeps another tab from showing a
 * list that is still being placed.
 */
@injectable()
export class Raises {
  isChoosing = false;
  /** Null while the list is closed. */
  list: RaiseList | null = null;
  private readonly ticked = observable.set<HashId>();
  /** The range of the last tick. Null before the first one. */
  private range: TickedRange | null = null;

  constructor(
    private readonly book: Book,
    private readonly locks: TabLocks,
    private readonly session: SessionStore,
    private readonly presses: KeepPresses,
    private readonly follow: FollowPress,
    private readonly fresh: FreshOffers,
  ) {
    makeAutoObservable<this, 'ticked'>(this, { hashIds: computedStruct, ticked: false }, { deep: false });
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

  listClosed(): void {
    this.list = null;
  }

  /** Stores the list until it is closed. */
  keep(): void {
    void this.lock(() => this.keepUntilClosed());
  }

  /** Opens the list that was interrupted, and ticks what was not placed. Nothing is sent. */
  restore(): void {
    void this.lock(async hasLock => {
      // Another tab may be placing this list. It stays stored for the next page.
      if (!hasLock) return;
      const list = raisesReloaded((await this.book.find('raises', RAISES)) ?? []);
      const raises: Raise[] = [];
      for (const raise of list.raises) raises.push(await this.checked(raise));
      if (raises.length === 0 || this.list || !this.session.isSignedIn) return;
      this.restored({ ...list, raises });
      await this.keepUntilClosed();
    });
  }

  private restored(list: RaiseList): void {
    this.isChoosing = true;
    for (const { hashId } of list.raises) this.ticked.add(hashId);
    this.listChanged(list);
  }

  private lock(work: (hasLock: boolean) => Promise<void>): Promise<boolean> {
    return this.locks.lockIfFree(`raises ${this.session.dealerKey}`, work);
  }

  private async keepUntilClosed(): Promise<void> {
    const stop = reaction(
      () => this.list,
      list => void this.book.keep('raises', RAISES, list?.raises ?? null),
      { fireImmediately: true },
    );
    await when(() => this.list === null);
    stop();
  }

  /** A bid that was under way is checked, unless its outcome became known before this list could note it. */
  private async checked(raise: Raise): Promise<Raise> {
    const { hashId, amount, state } = raise;
    if (state.kind !== 'outcomeOpen') return raise;
    const stored = await this.presses.read(hashId);
    const press = stored.ok ? stored.value : undefined;
    const isOpen = press?.action === 'bid' && press.amount === amount;
    const offer = isOpen ? undefined : await this.fresh.read(hashId);
    if (offer) return raiseSettled(raise, offer);
    const itself = { hashId, action: 'bid', amount, ownBidBefore: 0 as Money } as const;
    void this.follow.execute(press ?? itself, press?.state);
    return raise;
  }
}

const isDone = ({ state: { kind } }: Raise): boolean => kind === 'placed' || kind === 'deal';
