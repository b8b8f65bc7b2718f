import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Press } from '../../../domain/bidding/Press';
import { Book } from '../../book/Book';
import { TypedInput } from '../../drafts/TypedInput';
import { NotifyDealer } from '../../notifications/NotifyDealer';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { ActionBars } from '../bar/ActionBars';
import { CheckSoldOffers } from '../deal/CheckSoldOffers';
import { OwnPurchases } from '../deal/OwnPurchases';

/** Shows that an offer was bought. */
@injectable()
export class CompletePurchase {
  constructor(
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(ActionBars) private readonly bars: ActionBars,
    @inject(OwnPurchases) private readonly purchases: OwnPurchases,
    @inject(CheckSoldOffers) private readonly checkSoldOffers: CheckSoldOffers,
    @inject(TypedInput) private readonly input: TypedInput,
    @inject(Book) private readonly book: Book,
    @inject(NotifyDealer) private readonly notifyDealer: NotifyDealer,
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
