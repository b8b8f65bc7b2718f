import { makeAutoObservable, observable } from 'mobx';
import {
  type ActionBarEvent,
  type ActionBarState,
  barOfDeal,
  defaultBar,
  nextBar,
} from '../../domain/bidding/ActionBar';
import type { HashId, Offer } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Money } from '../../domain/shared/Money';

type DealAction = 'bid' | 'buyNow' | 'pickup' | 'transport';

export type DealFailure =
  | Failure
  /** The answer was lost, and the offer, read again, shows that the press had no effect. */
  | { readonly reason: 'notArrived' }
  /** The answer was lost, and the offer cannot be read any more: nobody here knows. */
  | { readonly reason: 'outcomeUnknown' }
  | { readonly reason: 'boughtByAnother' };

export type DealStep =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly action: DealAction }
  /** The answer was lost: the offer is being read again to learn what became of the press. */
  | { readonly step: 'checking'; readonly action: DealAction }
  | { readonly step: 'failed'; readonly action: DealAction; readonly because: DealFailure };

const idle: DealStep = { step: 'idle' };

/** Per offer: the bar it was left with, what is typed in it, and what is under way. */
export class ActionBarStore {
  private readonly bars = observable.map<HashId, ActionBarState>(undefined, { deep: false });
  private readonly amounts = observable.map<HashId, Money>();
  private readonly steps = observable.map<HashId, DealStep>(undefined, { deep: false });

  constructor() {
    makeAutoObservable<this, 'bars' | 'amounts' | 'steps'>(this, { bars: false, amounts: false, steps: false });
  }

  stateOf(offer: Offer): ActionBarState {
    const kept = this.bars.get(offer.hashId);
    if (!kept) return { bar: defaultBar(offer), expanded: false };
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

  /** While a press is under way, or what became of it is being found out, nothing more may be sent. */
  isLocked(hashId: HashId): boolean {
    const { step } = this.stepOf(hashId);
    return step === 'sending' || step === 'checking';
  }

  /** Whether any press, on whatever offer, still waits for its answer. */
  get isAnyLocked(): boolean {
    return [...this.steps.keys()].some(hashId => this.isLocked(hashId));
  }

  happened(offer: Offer, event: ActionBarEvent): void {
    const state = this.stateOf(offer);
    const next = nextBar(state, event, offer);
    if (next !== state) this.bars.set(offer.hashId, next);
  }

  /** The page of the offer was left: its panels start over, but what was typed stays. */
  panelsLeft(offer: Offer): void {
    if (!this.bars.has(offer.hashId)) return;
    const state = this.stateOf(offer);
    if (state.bar === 'auctionContract' && !this.isLocked(offer.hashId)) this.happened(offer, 'resigned');
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

  sent(offer: Offer, action: DealAction): void {
    this.bars.set(offer.hashId, this.stateOf(offer));
    this.steps.set(offer.hashId, { step: 'sending', action });
  }

  answerLost(hashId: HashId, action: DealAction): void {
    this.steps.set(hashId, { step: 'checking', action });
  }

  failed(hashId: HashId, action: DealAction, because: DealFailure): void {
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
