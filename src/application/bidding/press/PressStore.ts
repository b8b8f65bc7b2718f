import { makeAutoObservable, observable } from 'mobx';
import type { Press, PressAction } from '../../../domain/bidding/Press';
import type { HashId } from '../../../domain/offers/Offer';
import type { Failure } from '../../../domain/shared/Failure';
import type { Money } from '../../../domain/shared/Money';

export type PressStep =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly action: PressAction; readonly amount: Money }
  /** `isAnswerLost` if this page has waited for the answer in vain. It may wait for none, as for the press of another tab. */
  | { readonly step: 'checking'; readonly action: PressAction; readonly amount: Money; readonly isAnswerLost: boolean }
  /** The response was lost and the effect did not show in time. It may still show, so a second press may act twice. */
  | { readonly step: 'unknown'; readonly action: PressAction; readonly amount: Money }
  | { readonly step: 'failed'; readonly action: PressAction; readonly failure: Failure };

const idle: PressStep = { step: 'idle' };

/** The press on each offer that is in progress, in doubt or refused. */
export class PressStore {
  private readonly steps = observable.map<HashId, PressStep>(undefined, { deep: false });
  /** Offers with a press whose outcome is unknown. A later press that is refused does not change that. */
  private readonly doubts = observable.set<HashId>();

  constructor() {
    makeAutoObservable<this, 'steps' | 'doubts'>(this, { steps: false, doubts: false });
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

  /** Whether a press on any offer still waits for its outcome. */
  get isAnyLocked(): boolean {
    return [...this.steps.keys()].some(hashId => this.isLocked(hashId));
  }

  sent({ hashId, action, amount }: Press): void {
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

  /** The dealer types another amount, so what was refused is out of date. */
  refusalOutdated(hashId: HashId): void {
    if (this.stepOf(hashId).step === 'failed') this.steps.delete(hashId);
  }

  done(hashId: HashId): void {
    this.steps.delete(hashId);
    this.doubts.delete(hashId);
  }
}
