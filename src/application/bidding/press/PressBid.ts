import { inject, injectable } from 'inversify';
import { type BidReview, isDoubt, reviewBeforeBid } from '../../../domain/bidding/UnusualBid';
import type { HashId } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { ActionBarStore } from '../../offers/ActionBarStore';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { JudgeBid } from './JudgeBid';
import { PlaceBid } from './PlaceBid';

interface BidPress {
  readonly hashId: HashId;
  /** The amount that was on screen at the press. */
  readonly amount: Money;
  /** The review whose button was pressed. Null if the bid button was pressed. */
  readonly shown: BidReview | null;
  /** Aborted when the dealer leaves the form. */
  readonly left?: AbortSignal;
}

/** Places the bid that the dealer pressed, or asks for a second press if the amount is unusual. */
@injectable()
export class PressBid {
  constructor(
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(JudgeBid) private readonly judge: JudgeBid,
    @inject(PlaceBid) private readonly placeBid: PlaceBid,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
  ) {}

  /**
   * Resolves to the review to show. Resolves to null if the bid is on its way, or if the dealer typed another amount or
   * left the form before the book was read. Does not wait for the answer.
   */
  async execute({ hashId, amount, shown, left }: BidPress): Promise<BidReview | null> {
    const typed = this.bars.amountFor(hashId);
    const offer = this.registry.get(hashId);
    await this.judge.prepare(offer ? [offer] : []);
    if (left?.aborted || this.bars.amountFor(hashId) !== typed) return null;
    const reasons = this.judge.execute(hashId, amount);
    const review = reviewBeforeBid(amount, reasons, shown);
    if (review) return review;
    const despiteDoubt = reasons.some(isDoubt);
    void this.placeBid.execute(hashId, amount, { despiteDoubt });
    return null;
  }
}
