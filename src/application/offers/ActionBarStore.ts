import { makeAutoObservable, observable, observableRef } from 'mobx';
import {
  type ActionBarEvent,
  type ActionBarState,
  barOfDeal,
  defaultBar,
  nextBar,
} from '../../domain/bidding/ActionBar';
import type { PressAction, Press } from '../../domain/bidding/Press';
import type { KeptPurchaseTime } from '../../domain/book/BookRecord';
import type { HashId, Offer } from '../../domain/offers/Offer';
import { type BidOfOffer, mayHaveBought, type OwnPurchase } from '../../domain/offers/OwnBidStanding';
import type { PurchaseTime } from '../../domain/deals/DealStage';
import type { Failure } from '../../domain/shared/Failure';
import type { Money } from '../../domain/shared/Money';

export type PressStep =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly action: PressAction; readonly amount: Money }
  /** `isAnswerLost` is false if another tab or an earlier page sent the press. This page waits for no answer then. */
  | { readonly step: 'checking'; readonly action: PressAction; readonly amount: Money; readonly isAnswerLost: boolean }
  /** The response was lost and the effect did not show in time. It may still show, so a second press may act twice. */
  | { readonly step: 'unknown'; readonly action: PressAction; readonly amount: Money }
  | { readonly step: 'failed'; readonly action: PressAction; readonly failure: Failure };

const idle: PressStep = { step: 'idle' };

/**
 * What the action bar of each offer depends on: its state, the press in progress or in doubt, and whether this dealer is
 * the buyer.
 */
export class ActionBarStore {
  private readonly bars = observable.map<HashId, ActionBarState>(undefined, { deep: false });
  /** Purchases whose deal replaces the thanks once it is known. */
  private readonly shownDeals = observable.set<HashId>();
  /** Purchases by this dealer, also from an earlier page or from another device, and what is known about their times. */
  private readonly purchases = observable.map<HashId, KeptPurchaseTime>(undefined, { deep: false });
  /** Sold offers with a bid by this dealer: whether the look for the buyer is under way, or how it ended. */
  private readonly sales = observable.map<HashId, 'checking' | 'unknown' | 'none'>();
  private readonly steps = observable.map<HashId, PressStep>(undefined, { deep: false });
  /** Offers with a press whose outcome is unknown. A later press that is refused does not change that. */
  private readonly doubts = observable.set<HashId>();
  private expandedBefore: ReadonlySet<HashId> = new Set();

  constructor() {
    makeAutoObservable<this, 'bars' | 'shownDeals' | 'purchases' | 'sales' | 'steps' | 'doubts' | 'expandedBefore'>(
      this,
      {
        bars: false,
        shownDeals: false,
        purchases: false,
        sales: false,
        steps: false,
        doubts: false,
        expandedBefore: observableRef,
      },
    );
  }

  stateOf(offer: Offer): ActionBarState {
    const kept = this.bars.get(offer.hashId);
    if (!kept) return { bar: defaultBar(offer), expanded: this.isExpanded(offer.hashId) };
    // While a press is in progress, new data about the offer must not change its bar.
    const isShown = this.shownDeals.has(offer.hashId);
    const bar = this.isLocked(offer.hashId) ? kept.bar : barOfDeal(kept.bar, offer, { isShown });
    return bar === kept.bar ? kept : { ...kept, bar };
  }

  /** Pins the current bar, so that a push does not change it while the dealer types. What was refused is out of date. */
  typedIn(offer: Offer): void {
    this.bars.set(offer.hashId, this.stateOf(offer));
    if (this.stepOf(offer.hashId).step === 'failed') this.steps.delete(offer.hashId);
  }

  stepOf(hashId: HashId): PressStep {
    return this.steps.get(hashId) ?? idle;
  }

  /** True while a press is sent or its outcome is checked. No second press may be sent then. */
  isLocked(hashId: HashId): boolean {
    const { step } = this.stepOf(hashId);
    return step === 'sending' || step === 'checking';
  }

  /** Whether an earlier press on this offer may still have an effect. */
  isInDoubt(hashId: HashId): boolean {
    return this.doubts.has(hashId) && !this.isLocked(hashId);
  }

  /** What is known about a purchase of this offer by the dealer, apart from its deal. */
  purchaseOf(offer: BidOfOffer & Pick<Offer, 'hashId'>): OwnPurchase {
    const pressed = this.pressedPurchaseOf(offer.hashId);
    // Until the look for the buyer has ended, nothing says that this dealer is not the buyer.
    const sale = this.sales.get(offer.hashId) ?? (mayHaveBought(offer) ? 'checking' : 'none');
    return pressed === 'none' ? sale : pressed;
  }

  /** The same, but without the look for the buyers of sold offers. */
  pressedPurchaseOf(hashId: HashId): OwnPurchase {
    if (this.purchases.has(hashId)) return 'done';
    if (this.isLocked(hashId)) return 'checking';
    return this.isInDoubt(hashId) ? 'unknown' : 'none';
  }

  /** This dealer bought the offer, here, on an earlier page or on another device. A known time stays. */
  purchaseFound(hashId: HashId, time: KeptPurchaseTime = {}): void {
    this.purchases.set(hashId, { ...time, ...this.purchases.get(hashId) });
  }

  /** The time of the press, or else when this device first saw the deal of a bid. Null if this device knows neither. */
  purchaseTime(hashId: HashId): PurchaseTime | null {
    const { boughtAt, seenAt } = this.purchases.get(hashId) ?? {};
    if (boughtAt !== undefined) return { at: boughtAt, isLatest: false };
    return seenAt === undefined ? null : { at: seenAt, isLatest: true };
  }

  /** Whether a press on any offer still waits for its outcome. */
  get isAnyLocked(): boolean {
    return [...this.steps.keys()].some(hashId => this.isLocked(hashId));
  }

  buyerLookupStarted(hashId: HashId): void {
    this.sales.set(hashId, 'checking');
  }

  /** The server did not answer whether this dealer is the buyer. */
  buyerLookupUnanswered(hashId: HashId): void {
    this.sales.set(hashId, 'unknown');
  }

  buyerLookupEnded(hashId: HashId): void {
    this.sales.set(hashId, 'none');
  }

  happened(offer: Offer, event: ActionBarEvent): void {
    const state = this.stateOf(offer);
    const next = nextBar(state, event, offer);
    if (next !== state) this.bars.set(offer.hashId, next);
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
    if (!this.bars.has(offer.hashId)) return;
    const state = this.stateOf(offer);
    const next = this.isLocked(offer.hashId) ? state : nextBar(state, 'resigned', offer);
    this.bars.set(offer.hashId, { ...next, expanded: wasExpanded });
  }

  /** The deal is in the list of deals, or the dealer closed the thanks on the offer's page. Its bar replaces the thanks. */
  dealShown(hashId: HashId): void {
    // The thanks follow the answer to the press.
    if (!this.isLocked(hashId)) this.shownDeals.add(hashId);
  }

  sent(offer: Offer, { hashId, action, amount }: Press): void {
    this.bars.set(hashId, this.stateOf(offer));
    this.steps.set(hashId, { step: 'sending', action, amount });
  }

  /** The outcome is looked for, or the effect was found. The row is locked until the press is completed. */
  beingChecked({ hashId, action, amount }: Press, isAnswerLost = false): void {
    this.steps.set(hashId, { step: 'checking', action, amount, isAnswerLost });
  }

  outcomeUnknown({ hashId, action, amount }: Press): void {
    this.steps.set(hashId, { step: 'unknown', action, amount });
    this.doubts.add(hashId);
  }

  /** Nothing was sent. Whether another window is sending on this offer cannot be found out, so the next press is in doubt. */
  perhapsSentElsewhere(press: Press): void {
    this.failed(press, { reason: 'perhapsSentElsewhere' });
    this.doubts.add(press.hashId);
  }

  failed({ hashId, action }: Press, failure: Failure): void {
    this.steps.set(hashId, { step: 'failed', action, failure });
  }

  /** Applies the event before it unlocks the bar, because new data about the deal can change an unlocked bar. */
  done(offer: Offer, event: ActionBarEvent): void {
    this.happened(offer, event);
    this.steps.delete(offer.hashId);
    this.doubts.delete(offer.hashId);
  }
}
