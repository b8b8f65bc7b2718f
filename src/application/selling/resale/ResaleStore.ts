import { makeAutoObservable, observable } from 'mobx';
import type { HashId } from '../../../domain/offers/Offer';
import type { Client } from '../../../domain/selling/clients/Client';
import type { Failure } from '../../../domain/shared/Failure';
import { PagedRows } from '../entries/PagedRows';

type ResaleStep =
  | { readonly step: 'idle' }
  | { readonly step: 'sending' }
  | { readonly step: 'added' }
  | { readonly step: 'failed'; readonly what: 'add' | 'read'; readonly because: Failure };

const idle: ResaleStep = { step: 'idle' };

/** The progress of reselling bought vehicles, by offer. */
export class ResaleStore {
  /** The clients to choose from for an invoice. */
  readonly clients = new PagedRows<Client>();
  private readonly steps = observable.map<HashId, ResaleStep>(undefined, { deep: false });

  constructor() {
    makeAutoObservable<this, 'steps'>(this, { clients: false, steps: false });
  }

  stepOf(offer: HashId): ResaleStep {
    return this.steps.get(offer) ?? idle;
  }

  moved(offer: HashId, step: ResaleStep): void {
    this.steps.set(offer, step);
  }
}
