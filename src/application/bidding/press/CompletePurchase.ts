import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Press } from '../../../domain/bidding/Press';
import { Book } from '../../book/Book';
import { TypedInput } from '../../forms/TypedInput';
import { NotifyDealer } from '../../notifications/NotifyDealer';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { ActionBars } from '../bar/ActionBars';
import { CheckSoldOffers } from '../deal/CheckSoldOffers';
import { OwnPurchases } from '../deal/OwnPurchases';

/** Shows that an offer was bought. */
@injectable()
export class CompletePurchase {
  constructor(
    private readonly registry: OfferRegistry,
    private readonly bars: ActionBars,
    private readonly purchases: OwnPurchases,
    private readonly checkSoldOffers: CheckSoldOffers,
    private readonly input: TypedInput,
    private readonly book: Book,
    private readonly notifyDealer: NotifyDealer,
  ) {}

  execute({ hashId, sentAt }: Press): void {
    const offer = this.registry.get(hashId)!;
    const time = sentAt === undefined ? {} : { boughtAt: sentAt };
    runInAction(() => {
      // While the row is locked, because the buyer of an offer that closes is looked up otherwise.
      this.registry.pushed({ id: offer.id, hashId, closed: true });
      this.bars.done(offer, 'boughtNow');
      void this.input.sent('typedBids', hashId, () => true);
      this.purchases.found(hashId, time);
      this.notifyDealer.purchaseEnded(offer, true);
    });
    void this.book.keep('purchaseTimes', hashId, time);
    this.checkSoldOffers.afterPurchase(hashId);
  }
}
