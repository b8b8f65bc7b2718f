import { injectable } from 'inversify';
import { makeAutoObservable, observable } from 'mobx';
import {
  type ActionBarEvent,
  type ActionBarState,
  barOfDeal,
  defaultBar,
  nextBar,
} from '../../../domain/bidding/ActionBar';
import type { Press } from '../../../domain/bidding/Press';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import { PressStore } from '../press/PressStore';

/** The action bar of each offer, and which rows are expanded. */
@injectable()
export class ActionBars {
  private readonly bars = observable.map<HashId, ActionBarState>(undefined, { deep: false });
  /** Purchases whose deal replaces the thanks once it is known. */
  private readonly shownDeals = observable.set<HashId>();
  /** The pickups that this dealer has confirmed here, until the thanks are closed or the page is left. */
  private readonly confirmed = observable.set<HashId>();
  private expandedBefore: ReadonlySet<HashId> = new Set();

  constructor(private readonly presses: PressStore) {
    makeAutoObservable<this, 'bars' | 'shownDeals' | 'confirmed' | 'presses'>(
      this,
      { bars: false, shownDeals: false, confirmed: false, presses: false },
      { deep: false },
    );
  }

  stateOf(offer: Offer): ActionBarState {
    const kept = this.bars.get(offer.hashId);
    if (!kept) return { bar: defaultBar(offer), expanded: this.isExpanded(offer.hashId) };
    // While a press is in progress, new data about the offer must not change its bar.
    const isShown = this.shownDeals.has(offer.hashId);
    const bar = this.presses.isLocked(offer.hashId) ? kept.bar : barOfDeal(kept.bar, offer, { isShown });
    return bar === kept.bar ? kept : { ...kept, bar };
  }

  /** Pins the current bar, so that a push does not change it while the dealer types. What was refused is out of date. */
  typedIn(offer: Offer): void {
    this.bars.set(offer.hashId, this.stateOf(offer));
    this.presses.refusalOutdated(offer.hashId);
  }

  happened(offer: Offer, event: ActionBarEvent): void {
    const state = this.stateOf(offer);
    const next = nextBar(state, event, offer);
    if (next !== state) this.bars.set(offer.hashId, next);
    if (event === 'pickupConfirmed') this.confirmed.add(offer.hashId);
    if (event === 'thankYouClosed') this.confirmed.delete(offer.hashId);
  }

  /** Whether the bar thanks for a press. A deal has the bar of a confirmed pickup also if only its invoice says so. */
  isThanking(offer: Offer): boolean {
    const { bar } = this.stateOf(offer);
    return bar === 'thankYouPickUp' ? this.confirmed.has(offer.hashId) : bar.startsWith('thankYou');
  }

  /** Restores the rows that were expanded before the page was loaded. */
  rowsExpandedBefore(hashIds: Iterable<HashId>): void {
    this.expandedBefore = new Set(hashIds);
  }

  get expandedRows(): readonly HashId[] {
    const untouched = [...this.expandedBefore].filter(hashId => !this.bars.has(hashId));
    const touched = [...this.bars].filter(([, { expanded }]) => expanded);
    return [...untouched, ...touched.map(([hashId]) => hashId)];
  }

  isExpanded(hashId: HashId): boolean {
    return this.bars.get(hashId)?.expanded ?? this.expandedBefore.has(hashId);
  }

  /**
   * The dealer left the offer's page: its panels reset, but the typed amount stays. The offer's row is expanded only if
   * it was expanded when the page was opened.
   */
  panelsLeft(offer: Offer, { wasExpanded }: { readonly wasExpanded: boolean }): void {
    this.confirmed.delete(offer.hashId);
    if (!this.bars.has(offer.hashId)) return;
    const state = this.stateOf(offer);
    const next = this.presses.isLocked(offer.hashId) ? state : nextBar(state, 'resigned', offer);
    this.bars.set(offer.hashId, { ...next, expanded: wasExpanded });
  }

  /** The deal is in the list of deals, or the dealer closed the thanks on the offer's page. Its bar replaces the thanks. */
  dealShown(hashId: HashId): void {
    // The thanks follow the answer to the press.
    if (!this.presses.isLocked(hashId)) this.shownDeals.add(hashId);
  }

  sent(offer: Offer, press: Press): void {
    this.bars.set(offer.hashId, this.stateOf(offer));
    this.presses.sent(press);
  }

  /** Applies the event before it unlocks the bar, because new data about the deal can change an unlocked bar. */
  done(offer: Offer, event: ActionBarEvent): void {
    this.happened(offer, event);
    this.presses.done(offer.hashId);
  }
}
