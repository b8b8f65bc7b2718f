import { injectable } from 'inversify';
import { autorun, makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import {
  type ActionBar,
  type ActionBarEvent,
  barOfDeal,
  collapsesRow,
  defaultBar,
  nextBar,
  shownBar,
} from '../../../domain/bidding/ActionBar';
import type { Press } from '../../../domain/bidding/Press';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import { type HashId, isHashId, type Offer } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { TypedInput } from '../../forms/TypedInput';
import { OfferLists } from '../../offers/list/OfferLists';
import { OfferRegistry } from '../../offers/OfferRegistry';
import type { Cancel } from '../../ports/Clock';
import { DealerVisitStorage } from '../../session/DealerVisitStorage';
import { PressStore } from '../press/PressStore';

const KEY = 'expandedRows';

/**
 * The action bar of each offer, the amount in its bid form, and which rows are expanded: of a table, one at a time beside it or
 * each below its row. It sends nothing.
 */
@injectable()
export class ActionBars {
  /** The bars that no longer follow the offer alone, because the dealer has opened them or done something in them. */
  private readonly bars = observable.map<HashId, ActionBar>(undefined, { deep: false });
  /** A map, because a row that asks a set observes all of it. */
  private readonly expanded = observable.map<HashId, true>();
  /** Purchases whose deal replaces the thanks once it is known. */
  private readonly shownDeals = observable.set<HashId>();
  /** The pickups that this dealer has confirmed here, until the thanks are closed or the page is left. */
  private readonly confirmed = observable.set<HashId>();
  /** At most one. A map for the same reason. */
  private readonly beside = observable.map<HashId, true>();
  private isRestored = false;
  /** The offer that opens with the question about its pickup, until it is asked or the page is left. */
  asksPickupOf: HashId | null = null;

  constructor(
    private readonly pressStore: PressStore,
    private readonly input: TypedInput,
    private readonly registry: OfferRegistry,
    private readonly lists: OfferLists,
    private readonly storage: DealerVisitStorage,
  ) {
    // What never changes needs no subscription of each row that reads it. No view observes `asksPickupOf`.
    const isPlain = { bars: false, expanded: false, beside: false, shownDeals: false, confirmed: false } as const;
    makeAutoObservable<this, keyof typeof isPlain | 'pressStore' | 'input'>(
      this,
      { ...isPlain, pressStore: false, input: false, asksPickupOf: false },
      { deep: false },
    );
    // A panel never comes back by itself: the dealer would take it for that of another row.
    reaction(
      () => lists.visible,
      () => this.closeBeside(),
    );
  }

  /** Restores the rows that were expanded before this tab was loaded again, and keeps which are. Only the first call has an effect. */
  restore(): void {
    if (this.isRestored) return;
    this.isRestored = true;
    const kept = this.storage.read(KEY);
    if (Array.isArray(kept)) for (const hashId of kept.filter(isHashId)) this.expanded.set(hashId, true);
    reaction(
      () => this.expandedRows,
      hashIds => this.storage.keep(KEY, hashIds),
    );
  }

  barOf(offer: Offer): ActionBar {
    const kept = this.bars.get(offer.hashId);
    if (!kept) return defaultBar(offer);
    // While a press is in progress, new data about the offer must not change its bar.
    if (this.pressStore.isLocked(offer.hashId)) return kept;
    return barOfDeal(kept, offer, { isShown: this.shownDeals.has(offer.hashId) });
  }

  /** Whether the bar thanks for a press. A deal has the bar of a confirmed pickup also if only its invoice says so. */
  isThanking(offer: Offer): boolean {
    const bar = this.barOf(offer);
    return bar === 'thankYouPickUp' ? this.confirmed.has(offer.hashId) : bar.startsWith('thankYou');
  }

  /** What the dealer chose in the bar, or what the server answered. */
  happened(offer: Offer, event: ActionBarEvent): void {
    const { hashId } = offer;
    const next = nextBar(this.barOf(offer), event, offer);
    if (next) this.bars.set(hashId, next);
    if (next && collapsesRow(event)) this.expanded.delete(hashId);
    if (event === 'pickupConfirmed') this.confirmed.add(hashId);
    if (event === 'thankYouClosed') this.confirmed.delete(hashId);
  }

  sendingStarted(offer: Offer, press: Press): void {
    this.bars.set(offer.hashId, this.barOf(offer));
    this.pressStore.sendingStarted(press);
  }

  /** Shows the bar with the fixed price, in place of the form or the thanks for a bid. */
  showBuyNow(offer: Offer): void {
    this.happened(offer, 'thankYouClosed');
    this.happened(offer, 'resigned');
  }

  /** On the offer's page, the deal comes next after the thanks for a purchase. */
  closeThanks(offer: Offer, { onPage }: { readonly onPage: boolean }): void {
    const bar = this.barOf(offer);
    this.happened(offer, 'thankYouClosed');
    if (onPage && bar === 'thankYouBuyNow') this.dealShown(offer.hashId);
  }

  /** The deal is in the list of deals, or the dealer closed the thanks on the offer's page. Its bar replaces the thanks. */
  dealShown(hashId: HashId): void {
    // The thanks follow the answer to the press.
    if (!this.pressStore.isLocked(hashId)) this.shownDeals.add(hashId);
  }

  /** Shows the bar of each deal as soon as the list of deals contains it, also of later ones. Runs until it is cancelled. */
  showDeals(): Cancel {
    return autorun(() => {
      const ids = [...this.lists.of('inRealization').ids];
      runInAction(() => ids.forEach(hashId => this.dealShown(hashId)));
    });
  }

  /** The dealer opens the offer to confirm the pickup. */
  askPickup(hashId: HashId): void {
    this.asksPickupOf = hashId;
  }

  pickupAsked(): void {
    this.asksPickupOf = null;
  }

  /** 0 if the field is empty. Observable. */
  amountFor(hashId: HashId): Money {
    return this.input.valueOf('typedBids', hashId) ?? (0 as Money);
  }

  /** Whether the dealer types the amount in another tab. Observable. */
  isMirrored(hashId: HashId): boolean {
    return this.input.isMirrored('typedBids', hashId);
  }

  /** Pins the current bar, so that a push does not change it while the dealer types. What was refused is out of date. */
  typeAmount(offer: Offer, amount: Money): void {
    this.bars.set(offer.hashId, this.barOf(offer));
    this.pressStore.refusalOutdated(offer.hashId);
    this.input.type('typedBids', offer.hashId, amount || null);
  }

  /**
   * Opens the bid form in an offer's row, with an amount in the field. Does not change the amount while an earlier bid on
   * the offer is sent or checked.
   */
  fillIn(offer: Offer, amount: Money): void {
    if (shownBar(this.barOf(offer), offer) === 'thankYouBid') this.happened(offer, 'thankYouClosed');
    this.happened(offer, 'differentOfferChosen');
    this.expand(offer);
    if (!this.pressStore.isLocked(offer.hashId)) this.typeAmount(offer, amount);
  }

  get expandedRows(): readonly HashId[] {
    return [...this.expanded.keys()];
  }

  isExpanded(hashId: HashId): boolean {
    return this.expanded.has(hashId);
  }

  /** The offer whose details are beside the table of the list, if that is the visible one. Observable. */
  openIn(tab: OfferTab): HashId | null {
    if (this.lists.visible !== tab) return null;
    return [...this.beside.keys()].find(hashId => this.isExpanded(hashId)) ?? null;
  }

  isBeside(hashId: HashId): boolean {
    return this.beside.has(hashId) && this.isExpanded(hashId);
  }

  /** Whether the details have something that the dealer has not finished: typed input, or a press and what became of it. */
  isInWork(hashId: HashId): boolean {
    const offer = this.registry.get(hashId);
    return (
      this.pressStore.stepOf(hashId).step !== 'idle' ||
      this.input.hasAny(hashId) ||
      (offer !== undefined && this.isThanking(offer))
    );
  }

  /** Opens the details below the row, or closes them. Those of other offers stay. */
  toggleRow(offer: Offer): void {
    if (!this.expanded.delete(offer.hashId)) this.expand(offer);
  }

  /** Opens the details of this offer, and of no other one, beside the table. */
  openBeside(hashId: HashId): void {
    for (const other of [...this.beside.keys()]) if (other !== hashId) this.closeRow(other);
    this.beside.set(hashId, true);
    this.openRow(hashId);
  }

  /** Opens the details below the row. Those of other offers stay. */
  openRow(hashId: HashId): void {
    const offer = this.registry.get(hashId);
    if (offer) this.expand(offer);
  }

  closeRow(hashId: HashId): void {
    this.beside.delete(hashId);
    this.expanded.delete(hashId);
  }

  /**
   * The dealer left the offer's page: its panels reset, but the typed amount stays. The offer's row is expanded only if
   * it was expanded when the page was opened.
   */
  leavePage(hashId: HashId, { wasExpanded }: { readonly wasExpanded: boolean }): void {
    this.asksPickupOf = null;
    this.confirmed.delete(hashId);
    const offer = this.registry.get(hashId);
    if (!offer || !this.bars.has(hashId)) return;
    if (!this.pressStore.isLocked(hashId)) this.happened(offer, 'resigned');
    if (wasExpanded) this.expanded.set(hashId, true);
    else this.expanded.delete(hashId);
  }

  private closeBeside(): void {
    for (const hashId of [...this.beside.keys()]) this.closeRow(hashId);
  }

  /** A row that the dealer opens keeps its bar, so that a push does not replace the form in front of them. */
  private expand(offer: Offer): void {
    this.bars.set(offer.hashId, this.barOf(offer));
    this.expanded.set(offer.hashId, true);
  }
}
