import { injectable } from 'inversify';
import { makeAutoObservable, observable } from 'mobx';
import type { Press, PressAction, RefusalCause } from '../../../domain/bidding/Press';
import type { HashId } from '../../../domain/offers/Offer';
import { endsWithConnection, type Failure, isDecided } from '../../../domain/shared/Failure';
import type { Money } from '../../../domain/shared/Money';

export type PressStep =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly action: PressAction; readonly amount: Money }
  /** `isAnswerLost` if this page has waited for the answer in vain. It may wait for none, as for the press of another tab. */
  | { readonly step: 'checking'; readonly action: PressAction; readonly amount: Money; readonly isAnswerLost: boolean }
  /** The response was lost and the effect did not show in time. It may still show, so a second press may act twice. */
  | { readonly step: 'unknown'; readonly action: PressAction; readonly amount: Money }
  /** `cause` is what the offer says about a refusal. `unread` until the offer is read again. */
  | {
      readonly step: 'failed';
      readonly action: PressAction;
      readonly amount: Money;
      readonly failure: Failure;
      readonly cause: RefusalCause | 'unread' | null;
    };

const idle: PressStep = { step: 'idle' };

/**
 * The press on each offer that is in progress, in doubt or refused. Apart from `Presses`, because every row reads it and the code
 * that sends loads after the first screen.
 */
@injectable()
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

  sendingStarted({ hashId, action, amount }: Press): void {
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

  failed({ hashId, action, amount }: Press, failure: Failure): void {
    const cause = isDecided(failure) ? 'unread' : null;
    this.steps.set(hashId, { step: 'failed', action, amount, failure, cause });
  }

  /** The offer was read again after this failure, if it could be read. */
  explained(hashId: HashId, failure: Failure, cause: RefusalCause | null): void {
    const step = this.stepOf(hashId);
    if (step.step === 'failed' && step.failure === failure) this.steps.set(hashId, { ...step, cause });
  }

  /** What failed only for want of a connection is no longer true. */
  connectionReturned(): void {
    for (const [hashId, step] of this.steps)
      if (step.step === 'failed' && endsWithConnection(step.failure)) this.steps.delete(hashId);
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
