import { injectable } from 'inversify';
import { compareStructural, computed, type IComputedValue, runInAction } from 'mobx';
import { type HiddenOffer, isHidden, returnReason } from '../../../domain/offers/HiddenOffer';
import type { HashId } from '../../../domain/offers/Offer';
import type { Instant } from '../../../domain/shared/Instant';
import { BookStore } from '../../book/BookStore';
import type { OfferListStore } from '../list/OfferListStore';
import { OfferRegistry } from '../OfferRegistry';
import { HiddenStore } from './HiddenStore';

/** Which offers the dealer has hidden, and whether the browse list shows them. No other list leaves them out. */
@injectable()
export class HiddenOffers {
  /** The hidden offers. Most pushes about a hidden offer change none of them. */
  private readonly ids: IComputedValue<readonly HashId[]>;
  /** The hidden offers, and those that wait to be shown again. */
  private readonly leftOut: IComputedValue<ReadonlySet<HashId>>;
  private readonly shown = new Map<OfferListStore, IComputedValue<readonly HashId[]>>();

  constructor(
    private readonly bookStore: BookStore,
    private readonly registry: OfferRegistry,
    private readonly store: HiddenStore,
  ) {
    const hiddenIds = () =>
      bookStore.all('hidden').flatMap(hidden => (isHidden(hidden, registry.get(hidden.hashId)) ? hidden.hashId : []));
    this.ids = computed(hiddenIds, { equals: compareStructural });
    this.leftOut = computed(() => new Set([...this.ids.get(), ...store.waiting]));
  }

  recordOf(hashId: HashId): HiddenOffer | undefined {
    return this.bookStore.get('hidden', hashId);
  }

  isHidden(hashId: HashId): boolean {
    return isHidden(this.recordOf(hashId), this.registry.get(hashId));
  }

  /** The offers that came back and that the dealer has not opened since. */
  get cameBack(): readonly HiddenOffer[] {
    return this.bookStore.all('hidden').filter(({ cameBack }) => cameBack !== null);
  }

  /** The hidden offers whose condition is met. */
  returning(now: Instant): readonly HiddenOffer[] {
    return this.bookStore.all('hidden').filter(hidden => this.returned(hidden, now)?.cameBack !== hidden.cameBack);
  }

  /** The record as it has to be stored now. */
  returned(hidden: HiddenOffer | undefined, now: Instant): HiddenOffer | null {
    if (!hidden || hidden.cameBack !== null) return hidden ?? null;
    const cameBack = returnReason(hidden, this.registry.get(hidden.hashId), now);
    return cameBack === null ? hidden : { ...hidden, cameBack, cameBackAt: now };
  }

  /** The rows of a list in its order. The list itself if none is left out, so that it costs nothing until it is used. */
  shownIds(list: OfferListStore): readonly HashId[] {
    if (list.tab !== 'browse') return list.ids;
    let shown = this.shown.get(list);
    if (!shown) this.shown.set(list, (shown = computed(() => this.withoutHidden(list))));
    return shown.get();
  }

  /** Shows the hidden offers in the list, or leaves them out again. */
  toggle(): void {
    this.store.toggled();
  }

  /** Shows the offers that came back while the dealer was using the list, and scrolls to the first of them. */
  release(list: OfferListStore): void {
    const [first] = this.store.waiting;
    runInAction(() => {
      this.store.released();
      if (first !== undefined) list.scrolledToOffer(first);
    });
  }

  /** How many loaded rows of the list are hidden. */
  countIn(list: OfferListStore): number {
    if (list.tab !== 'browse' || list.ids.length === 0) return 0;
    return this.ids.get().filter(hashId => list.holds(hashId)).length;
  }

  /** The new offers of a list that are not shown yet. */
  newOffersOf(list: OfferListStore): readonly HashId[] {
    return list.newOffers.filter(hashId => !this.isHidden(hashId));
  }

  private withoutHidden(list: OfferListStore): readonly HashId[] {
    const leftOut = this.leftOut.get();
    // Observed, because `holds` is not.
    const isEmpty = list.ids.length === 0;
    if (isEmpty || this.store.isShowing || ![...leftOut].some(hashId => list.holds(hashId))) return list.ids;
    return list.ids.filter(hashId => !leftOut.has(hashId));
  }
}
