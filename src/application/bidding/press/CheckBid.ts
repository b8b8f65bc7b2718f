import { injectable } from 'inversify';
import { unusualReasons, type UnusualReason } from '../../../domain/bidding/UnusualBid';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { Book } from '../../book/Book';
import { BookStore } from '../../book/BookStore';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { Clock } from '../../ports/Clock';
import { ComparableSales } from '../../valuation/ComparableSales';
import { PressStore } from './PressStore';

/** Says why a bid on an offer is unusual. Call `prepare` first: without the dealer's limits, an unusual amount looks usual. */
@injectable()
export class CheckBid {
  constructor(
    private readonly registry: OfferRegistry,
    private readonly presses: PressStore,
    private readonly bookStore: BookStore,
    private readonly comparables: ComparableSales,
    private readonly book: Book,
    private readonly clock: Clock,
  ) {}

  /** Reads the dealer's limits from the book, and the sales like these offers, whose median an amount is compared with. */
  async prepare(offers: readonly Offer[]): Promise<void> {
    await this.book.hold();
    await Promise.all(offers.map(offer => this.comparables.read(offer)));
  }

  execute(hashId: HashId, amount: Money): readonly UnusualReason[] {
    const offer = this.registry.get(hashId);
    if (!offer) return [];
    return unusualReasons(amount, offer, {
      median: this.comparables.medianOf(hashId, this.clock.now()),
      limit: this.bookStore.get('limits', hashId) ?? null,
      isLimitUnknown: !this.bookStore.isRead(),
      isPossibleDuplicate: this.presses.isInDoubt(hashId),
      reviewsEveryBid: this.bookStore.get('settings', TRADING_SETTINGS)?.reviewsEveryBid ?? false,
    });
  }
}
