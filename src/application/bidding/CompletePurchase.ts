import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Press } from '../../domain/bidding/Press';
import { SECOND } from '../../domain/shared/Instant';
import { LoadOffers } from '../offers/LoadOffers';
import { OfferRegistry } from '../offers/OfferRegistry';
import { Clock } from '../ports/Clock';
import { ActionBarStore } from './ActionBarStore';

/** Milliseconds that the server needs to create the deal. */
const REALIZATION_AFTER = SECOND;

/** Shows that an offer was bought. */
@injectable()
export class CompletePurchase {
  constructor(
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(LoadOffers) private readonly loadOffers: LoadOffers,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  execute({ hashId }: Press): void {
    const offer = this.registry.get(hashId)!;
    runInAction(() => {
      // While the row is locked, because the buyer of an offer that closes is looked up otherwise.
      this.registry.pushed({ id: offer.id, hashId, closed: true });
      this.bars.boughtNow(offer);
    });
    this.clock.after(REALIZATION_AFTER, () => void this.loadOffers.refresh('inRealization'));
  }
}
