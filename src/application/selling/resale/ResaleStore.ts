import { makeAutoObservable, observable } from 'mobx';
import type { HashId } from '../../../domain/offers/Offer';
import type { Failure } from '../../../domain/shared/Failure';

type ResaleStep =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly isAnswerLost?: boolean }
  | { readonly step: 'added' }
  /** Nothing was sent if the vehicle could not be read or looked up in the list. */
  | { readonly step: 'failed'; readonly what: 'read' | 'lookUp' | 'add'; readonly failure: Failure };

const idle: ResaleStep = { step: 'idle' };

/** The progress of reselling bought vehicles, by offer. */
export class ResaleStore {
  private readonly steps = observable.map<HashId, ResaleStep>(undefined, { deep: false });

  constructor() {
    makeAutoObservable<this, 'steps'>(this, { steps: false });
  }

  stepOf(offer: HashId): ResaleStep {
    return this.steps.get(offer) ?? idle;
  }

  moved(offer: HashId, step: ResaleStep): void {
    this.steps.set(offer, step);
  }
}
