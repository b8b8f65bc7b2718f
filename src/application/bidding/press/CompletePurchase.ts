import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Press } from '../../../domain/bidding/Press';
import type { HashId } from '../../../domain/offers/Offer';
import { SECOND } from '../../../domain/shared/Instant';
import { NotifyDealer } from '../../notifications/NotifyDealer';
import { ActionBarStore } from '../../offers/ActionBarStore';
import { LoadOffers } from '../../offers/list/LoadOffers';
import { OfferLists } from '../../offers/list/OfferLists';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { Clock } from '../../ports/Clock';
import { KeepPurchases } from '../bar/KeepPurchases';

/** Milliseconds after a purchase at which its deal is looked for. The server may need a while to create it. */
const CHECKS_AFTER = [1, 5, 15, 30, 60].map(seconds => seconds * SECOND);

/** Shows that an offer was bought. */
@injectable()
export class CompletePurchase {
  constructor(
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(LoadOffers) private readonly loadOffers: LoadOffers,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(Clock) private readonly clock: Clock,
    @inject(KeepPurchases) private readonly purchases: KeepPurchases,
    @inject(NotifyDealer) private readonly notifyDealer: NotifyDealer,
  ) {}

  execute({ hashId, sentAt }: Press): void {
    const offer = this.registry.get(hashId)!;
    runInAction(() => {
      // While the row is locked, because the buyer of an offer that closes is looked up otherwise.
      this.registry.pushed({ id: offer.id, hashId, closed: true });
      this.bars.boughtNow(offer);
      this.bars.purchaseFound(hashId, sentAt);
      this.notifyDealer.purchaseEnded(offer, true);
    });
    void this.purchases.keep(hashId, sentAt);
    for (const after of CHECKS_AFTER) this.clock.after(after, () => this.lookForDeal(hashId));
  }

  private lookForDeal(hashId: HashId): void {
    const deals = this.lists.of('inRealization');
    const isFound = deals.holds(hashId) || deals.newOffers.includes(hashId);
    if (!isFound) void this.loadOffers.refreshInPlace('inRealization', { withTop: true });
  }
}
