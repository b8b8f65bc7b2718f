import { injectable } from 'inversify';
import { computed, computedStruct, type IComputedValue, makeAutoObservable, runInAction, when } from 'mobx';
import {
  type HiddenOffer,
  type HideReason,
  type HideUntil,
  isHidden,
  mayBeHidden,
  newHiddenOffer,
} from '../../../domain/offers/HiddenOffer';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import { Book } from '../../book/Book';
import { type Cancel, Clock } from '../../ports/Clock';
import { Preferences } from '../../ports/Preferences';
import { SessionStore } from '../../session/SessionStore';
import type { OfferList } from '../list/OfferLists';
import { OfferRegistry } from '../OfferRegistry';

/** An offer that was hidden last, and what was known about it before. */
interface LastHidden {
  readonly hidden: HiddenOffer;
  readonly before: HiddenOffer | null;
}

/** Whether there are any. Signing out deletes it. */
const KEY = 'hidesOffers';

/**
 * The offers that the dealer has hidden from the browse list and from every notice, and whether the list shows them. No other
 * list leaves them out. Hiding can be undone, and the offer can be shown again.
 */
@injectable()
export class HiddenOffers {
  /** The dealer may have hidden offers that are not read yet. Until they are, the list shows no row. */
  isAwaited = false;
  /** Hidden offers are shown in the list, with a mark. */
  isShowing = false;
  /** What the dealer can undo. */
  last: LastHidden | null = null;
  /** Offers that came back while the list was in use. They wait, because a row would move under the pointer. */
  waiting: ReadonlySet<HashId> = new Set();
  private readonly shown = new Map<OfferList, IComputedValue<readonly HashId[]>>();

  constructor(
    private readonly book: Book,
    private readonly registry: OfferRegistry,
    private readonly preferences: Preferences,
    private readonly session: SessionStore,
    private readonly clock: Clock,
  ) {
    // Each row asks whether it is hidden.
    makeAutoObservable<this, 'ids' | 'book' | 'registry'>(
      this,
      { ids: computedStruct, book: false, registry: false, recordOf: false, isHidden: false },
      { deep: false },
    );
  }

  /**
   * Lets the list wait for the hidden offers, because each of them would otherwise be on screen for a moment. A note in the
   * browser says whether there are any, so that the other dealers do not wait. After a sign-in the list always waits.
   *
   * @param hasSession Whether the dealer is already signed in when the page opens.
   */
  start(hasSession: boolean): void {
    if (hasSession && this.preferences.read(KEY) === null) return;
    this.isAwaited = true;
    void this.read();
  }

  /** Reads the hidden offers, and follows the other tabs until it is cancelled. */
  follow(): Cancel {
    void this.read();
    return this.book.onChange('hidden', () => {
      this.preferences.write(KEY, 'yes');
      void this.book.hold();
    });
  }

  /** Also ends the waiting if nothing can be read. A dealer who keeps no data here is not told that it cannot be read. */
  private async read(): Promise<void> {
    await when(() => this.session.isSignedIn);
    const isUsed = await this.book.holdIfUsed('hidden');
    runInAction(() => (this.isAwaited = false));
    if (isUsed === true) this.preferences.write(KEY, 'yes');
    else if (isUsed === false) this.preferences.remove(KEY);
  }

  recordOf(hashId: HashId): HiddenOffer | undefined {
    return this.book.held.get('hidden', hashId);
  }

  isHidden(hashId: HashId): boolean {
    return isHidden(this.recordOf(hashId), this.registry.get(hashId));
  }

  /** The offers that came back and that the dealer has not opened since. */
  get cameBack(): readonly HiddenOffer[] {
    return this.book.held.all('hidden').filter(({ cameBack }) => cameBack !== null);
  }

  hide(offer: Offer, { reason, until }: { readonly reason: HideReason; readonly until: HideUntil }): void {
    if (!mayBeHidden(offer)) return;
    const hidden = newHiddenOffer(offer, reason, until, this.clock.now());
    this.last = { hidden, before: this.recordOf(offer.hashId) ?? null };
    void this.book.change('hidden', offer.hashId, () => hidden);
  }

  undo(): void {
    const { last } = this;
    if (!last) return;
    this.last = null;
    void this.book.change('hidden', last.hidden.hashId, () => last.before);
  }

  /** The offer stays hidden. */
  endUndo(): void {
    this.last = null;
  }

  showAgain(hashId: HashId): void {
    if (this.last?.hidden.hashId === hashId) this.last = null;
    void this.book.change('hidden', hashId, () => null);
  }

  /** The offer came back. The list shows it when the dealer asks for it. */
  wait(hashId: HashId): void {
    this.waiting = new Set([...this.waiting, hashId]);
  }

  /** The rows of a list in its order. The list itself if none is left out, so that it costs nothing until it is used. */
  shownIds(list: OfferList): readonly HashId[] {
    if (list.tab !== 'browse') return list.ids;
    let shown = this.shown.get(list);
    if (!shown) this.shown.set(list, (shown = computed(() => this.withoutHidden(list))));
    return shown.get();
  }

  /** Shows the hidden offers in the list, or leaves them out again. */
  toggle(): void {
    this.isShowing = !this.isShowing;
  }

  /** Shows the offers that came back while the dealer was using a list, and scrolls to the first of them. */
  release(list?: OfferList): void {
    const [first] = this.waiting;
    if (first === undefined) return;
    this.waiting = new Set();
    if (list?.holds(first)) list.place.toTile({ hashId: first, above: 0 });
  }

  /** How many loaded rows of the list are hidden. */
  countIn(list: OfferList): number {
    if (list.tab !== 'browse' || list.ids.length === 0) return 0;
    return this.ids.filter(hashId => list.holds(hashId)).length;
  }

  /** The new offers of a list that are not shown yet. */
  newOffersOf(list: OfferList): readonly HashId[] {
    return list.newRows.filter(hashId => !this.isHidden(hashId));
  }

  /** The hidden offers. Most pushes about a hidden offer change none of them. */
  private get ids(): readonly HashId[] {
    return this.book.held.all('hidden').flatMap(({ hashId }) => (this.isHidden(hashId) ? hashId : []));
  }

  /** The hidden offers, and those that wait to be shown again. */
  private get leftOut(): ReadonlySet<HashId> {
    return new Set([...this.ids, ...this.waiting]);
  }

  private withoutHidden(list: OfferList): readonly HashId[] {
    const { leftOut } = this;
    // Observed, because `holds` is not.
    const isEmpty = list.ids.length === 0;
    if (isEmpty || this.isShowing || ![...leftOut].some(hashId => list.holds(hashId))) return list.ids;
    return list.ids.filter(hashId => !leftOut.has(hashId));
  }
}
