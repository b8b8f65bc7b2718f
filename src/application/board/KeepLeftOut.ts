import { injectable } from 'inversify';
import { type HashId, isHashId } from '../../domain/offers/Offer';
import { DealerVisitStorage } from '../session/DealerVisitStorage';

const KEY = 'leftOut';

/** Keeps which liked offers the dealer has left out of the shortlist, over a reload of this tab. */
@injectable()
export class KeepLeftOut {
  constructor(private readonly storage: DealerVisitStorage) {}

  get kept(): readonly HashId[] {
    const kept = this.storage.read(KEY);
    return Array.isArray(kept) ? kept.filter(isHashId) : [];
  }

  changed(leftOut: readonly HashId[]): void {
    this.storage.keep(KEY, leftOut);
  }
}
