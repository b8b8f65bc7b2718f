import { makeAutoObservable, observable, observableRef } from 'mobx';
import {
  type ActionBarEvent,
  type ActionBarState,
  barOfDeal,
  defaultBar,
  nextBar,
} from '../../domain/bidding/ActionBar';
import type { DealAction, Press } from '../../domain/bidding/Press';
import type { HashId, Offer } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Money } from '../../domain/shared/Money';

export type DealStep =
  | { readonly step: 'idle' }
  | { readonly step: 'sending' | 'checking'; readonly action: DealAction; readonly amount: Money }
  /** The answer was lost and no effect has shown in time. It may still show, and pressing again may act twice. */
  | { readonly step: 'unknown'; readonly action: DealAction; readonly amount: Money }
  | { readonly step: 'failed'; readonly action: DealAction; readonly because: Failure };

const idle: DealStep = { step: 'idle' };

/** Per offer: the bar it was left with, what is typed in it, and what is under way. */
export class ActionBarStore {
  private readonly bars = observable.map<HashId, ActionBarState>(undefined, { deep: false });
  private readonly amounts = observable.map<HashId, Money>();
  /** Offers that were sold, maybe to this dealer. */
  private readonly sales = observable.set<HashId>();
  private readonly steps = observable.map<HashId, DealStep>(undefined, { deep: false });
  private unfoldedBefore: ReadonlySet<HashId> = new Set();

  constructor() {
    makeAutoObservable<this, 'bars' | 'amounts' | 'sales' | 'steps' | 'unfoldedBefore'>(this, {
      bars: false,
      amounts: false,
      sales: false,
      steps: false,
      unfoldedBefore: observableRef,
    });
  }

  stateOf(offer: Offer): ActionBarState {
    const kept = this.bars.get(offer.hashId);
    if (!kept) return { bar: defaultBar(offer), expanded: this.isUnfolded(offer.hashId) };
    // What is learnt of the offer while a press is under way must not turn its bar into another.
    const bar = this.isLocked(offer.hashId) ? kept.bar : barOfDeal(kept.bar, offer);
    return bar === kept.bar ? kept : { ...kept, bar };
  }

  /** The bar that is typed in stays, whatever a push makes of its offer. */
  typedIn(offer: Offer): void {
    if (!this.bars.has(offer.hashId)) this.bars.set(offer.hashId, this.stateOf(offer));
  }

  amountFor(hashId: HashId): Money {
    return this.amounts.get(hashId) ?? (0 as Money);
  }

  stepOf(hashId: HashId): DealStep {
    return this.steps.get(hashId) ?? idle;
  }

  /** While a press is sent or its outcome is being found out, nothing more may be sent. */
  isLocked(hashId: HashId): boolean {
    const { step } = this.stepOf(hashId);
    return step === 'sending' || step === 'checking';
  }

  /** Whether an earlier press on this offer may still have an effect. */
  isInDoubt(hashId: HashId): boolean {
    return this.stepOf(hashId).step === 'unknown';
  }

  /** Whether it is being found out who bought this offer. */
  isSaleChecked(hashId: HashId): boolean {
    return this.sales.has(hashId);
  }

  /** Whether any press, on whatever offer, still waits for its answer. */
  get isAnyLocked(): boolean {
    return [...this.steps.keys()].some(hashId => this.isLocked(hashId));
  }

  saleCheckStarted(hashId: HashId): void {
    this.sales.add(hashId);
  }

  saleCheckEnded(hashId: HashId): void {
    this.sales.delete(hashId);
  }

  happened(offer: Offer, event: ActionBarEvent): void {
    const state = this.stateOf(offer);
    const next = nextBar(state, event, offer);
    if (next !== state) this.bars.set(offer.hashId, next);
  }

  /** The rows that were unfolded before the page was loaded start unfolded. */
  rowsUnfoldedBefore(hashIds: Iterable<HashId>): void {
    this.unfoldedBefore = new Set(hashIds);
  }

  get unfoldedRows(): readonly HashId[] {
    const untouched = [...this.unfoldedBefore].filter(hashId => !this.bars.has(hashId));
    const unfolded = [...this.bars].filter(([, { expanded }]) => expanded);
    return [...untouched, ...unfolded.map(([hashId]) => hashId)];
  }

  isUnfolded(hashId: HashId): boolean {
    return this.bars.get(hashId)?.expanded ?? this.unfoldedBefore.has(hashId);
  }

  /**
   * The page of the offer was left: its panels start over, but what was typed stays. Its row is unfolded only if it was
   * when the page was opened, whatever was pressed on the page.
   */
  panelsLeft(offer: Offer, { wasUnfolded }: { readonly wasUnfolded: boolean }): void {
    if (!this.bars.has(offer.hashId)) return;
    const state = this.stateOf(offer);
    const startsOver = state.bar === 'auctionContract' && !this.isLocked(offer.hashId);
    const left = startsOver ? nextBar(state, 'resigned', offer) : state;
    this.bars.set(offer.hashId, { ...left, expanded: wasUnfolded });
  }

  amountTyped(hashId: HashId, amount: Money): void {
    if (amount > 0) this.amounts.set(hashId, amount);
    else this.amounts.delete(hashId);
    if (this.stepOf(hashId).step === 'failed') this.steps.delete(hashId);
  }

  /** The deal stands in front of the dealer: the thanks for its purchase have been read. */
  dealShown(offer: Offer): void {
    const kept = this.bars.get(offer.hashId);
    if (!kept || this.isLocked(offer.hashId)) return;
    const bar = barOfDeal(kept.bar, offer, { isShown: true });
    if (bar !== kept.bar) this.bars.set(offer.hashId, { ...kept, bar });
  }

  sent(offer: Offer, { hashId, action, amount }: Press): void {
    this.bars.set(hashId, this.stateOf(offer));
    this.steps.set(hashId, { step: 'sending', action, amount });
  }

  answerLost({ hashId, action, amount }: Press): void {
    this.steps.set(hashId, { step: 'checking', action, amount });
  }

  outcomeUnknown({ hashId, action, amount }: Press): void {
    this.steps.set(hashId, { step: 'unknown', action, amount });
  }

  failed({ hashId, action }: Press, because: Failure): void {
    this.steps.set(hashId, { step: 'failed', action, because });
  }

  bidAccepted(offer: Offer): void {
    this.amounts.delete(offer.hashId);
    this.done(offer, 'bidAccepted');
  }

  boughtNow(offer: Offer): void {
    this.amounts.delete(offer.hashId);
    this.done(offer, 'boughtNow');
  }

  /** The bar that was pressed is thanked for, before it may become what the deal has made of it. */
  done(offer: Offer, event: ActionBarEvent): void {
    this.happened(offer, event);
    this.steps.delete(offer.hashId);
  }
}
