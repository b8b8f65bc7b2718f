import { injectable } from 'inversify';
import {
  type BidReview,
  isDoubt,
  reviewBeforeBid,
  unusualReasons,
  type UnusualReason,
} from '../../../domain/bidding/UnusualBid';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { Book } from '../../book/Book';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { Clock } from '../../ports/Clock';
import { ComparableSales } from '../../valuation/ComparableSales';
import { ActionBars } from '../bar/ActionBars';
import { Presses } from './Presses';
import { PressStore } from './PressStore';

interface PressOnBid {
  readonly hashId: HashId;
  /** The amount that was on screen at the press. */
  readonly amount: Money;
  /** The review whose button was pressed. Null if the bid button was pressed. */
  readonly shown: BidReview | null;
  /** Aborted when the dealer leaves the form. */
  readonly left?: AbortSignal;
}

/** Places a bid at the first press, or at the second one if the bid is unusual. */
@injectable()
export class PlaceBid {
  constructor(
    private readonly presses: Presses,
    private readonly pressStore: PressStore,
    private readonly registry: OfferRegistry,
    private readonly bars: ActionBars,
    private readonly comparables: ComparableSales,
    private readonly book: Book,
    private readonly clock: Clock,
  ) {}

  /**
   * Places the bid that the dealer pressed in its form, and does not wait for the answer. If the amount is unusual, it
   * resolves to the review to show for a second press. It places nothing if the dealer typed another amount or left the form
   * before the book was read.
   */
  async placeOrReview({ hashId, amount, shown, left }: PressOnBid): Promise<BidReview | null> {
    const typed = this.bars.amountFor(hashId);
    const offer = this.registry.get(hashId);
    await this.prepare(offer ? [offer] : []);
    if (left?.aborted || this.bars.amountFor(hashId) !== typed) return null;
    const reasons = this.unusualReasons(hashId, amount);
    const review = reviewBeforeBid(amount, reasons, shown);
    if (!review) void this.presses.send({ action: 'bid', hashId, amount, despiteDoubt: reasons.some(isDoubt) });
    return review;
  }

  /** Reads the dealer's limits from the book, and the sales like these offers, whose median an amount is compared with. */
  async prepare(offers: readonly Offer[]): Promise<void> {
    await this.book.hold();
    await Promise.all(offers.map(offer => this.comparables.read(offer)));
  }

  /** Call `prepare` first: without the dealer's limits, an unusual amount looks usual. */
  unusualReasons(hashId: HashId, amount: Money): readonly UnusualReason[] {
    const offer = this.registry.get(hashId);
    if (!offer) return [];
    return unusualReasons(amount, offer, {
      median: this.comparables.medianOf(hashId, this.clock.now()),
      limit: this.book.held.get('limits', hashId) ?? null,
      isLimitUnknown: !this.book.held.isRead(),
      isPossibleDuplicate: this.pressStore.isInDoubt(hashId),
      reviewsEveryBid: this.book.held.get('settings', TRADING_SETTINGS)?.reviewsEveryBid ?? false,
    });
  }
}
