import { injectable } from 'inversify';
import type { HashId } from '../../../domain/offers/Offer';
import { Visits } from '../../session/Visits';
import { SeenStore } from './SeenStore';

/** The offers that this device showed before this visit. Those that the dealer sees now join them with the next visit. Observable. */
@injectable()
export class SeenBefore {
  constructor(
    private readonly store: SeenStore,
    private readonly visits: Visits,
  ) {}

  /** Whether there was a visit before. Otherwise, nothing was seen. */
  get isAny(): boolean {
    return this.visits.visitAfter !== null;
  }

  /** Null if it is not read yet. See `ReadSeenOffers.of`. */
  includes(hashId: HashId): boolean | null {
    const since = this.visits.visitAfter;
    if (since === null) return false;
    if (!this.store.isRead(hashId)) return null;
    const [first] = this.store.seenOf(hashId);
    return first !== undefined && first.at < since;
  }
}
