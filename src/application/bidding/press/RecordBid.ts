import { inject, injectable } from 'inversify';
import type { Offer } from '../../../domain/offers/Offer';
import { type Money, toEuros } from '../../../domain/shared/Money';
import { KeepInBook } from '../../book/KeepInBook';
import { Clock } from '../../ports/Clock';
import { RecordAnalytics } from '../../session/RecordAnalytics';

/** Records a bid that the server accepted: in the dealer's book, and for the analytics. */
@injectable()
export class RecordBid {
  constructor(
    @inject(KeepInBook) private readonly keep: KeepInBook,
    @inject(Clock) private readonly clock: Clock,
    @inject(RecordAnalytics) private readonly analytics: RecordAnalytics,
  ) {}

  execute({ id, hashId }: Offer, amount: Money): void {
    this.analytics.execute({ name: 'dealer_create_bet', data: { offer_id: id, value: toEuros(amount) } });
    void this.keep.execute('placedBids', hashId, { hashId, amount, placedAt: this.clock.now() });
  }
}
