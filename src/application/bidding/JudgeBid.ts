import { inject, injectable } from 'inversify';
import { unusualReasons, type UnusualReason } from '../../domain/bidding/UnusualBid';
import { TRADING_SETTINGS } from '../../domain/book/BookRecord';
import type { HashId } from '../../domain/offers/Offer';
import type { Money } from '../../domain/shared/Money';
import { BookStore } from '../book/BookStore';
import { OfferRegistry } from '../offers/OfferRegistry';
import { ComparableStore } from '../valuation/ComparableStore';
import { ActionBarStore } from './ActionBarStore';

/** Says why a bid on an offer is unusual. Read the book first, because it holds the dealer's limits. */
@injectable()
export class JudgeBid {
  constructor(
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(BookStore) private readonly book: BookStore,
    @inject(ComparableStore) private readonly comparables: ComparableStore,
  ) {}

  execute(hashId: HashId, amount: Money): readonly UnusualReason[] {
    const offer = this.registry.get(hashId);
    if (!offer) return [];
    return unusualReasons(amount, offer, {
      median: this.comparables.medianOf(hashId),
      limit: this.book.get('limits', hashId) ?? null,
      isLimitUnknown: !this.book.isRead,
      isAnswerLost: this.bars.isInDoubt(hashId),
      reviewsEveryBid: this.book.get('settings', TRADING_SETTINGS)?.reviewsEveryBid ?? false,
    });
  }
}
