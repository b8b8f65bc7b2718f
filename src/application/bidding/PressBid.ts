import { inject, injectable } from 'inversify';
import { type BidReview, reviewBeforeBid, unusualReasons, type UnusualReason } from '../../domain/bidding/UnusualBid';
import type { HashId } from '../../domain/offers/Offer';
import type { Money } from '../../domain/shared/Money';
import { OfferRegistry } from '../offers/OfferRegistry';
import { ActionBarStore } from './ActionBarStore';
import { PlaceBid } from './PlaceBid';

interface BidPress {
  readonly hashId: HashId;
  /** The amount that was on screen at the press. */
  readonly amount: Money;
  /** The review whose button was pressed. Null if the bid button was pressed. */
  readonly shown: BidReview | null;
}

/** Places the bid that the dealer pressed, or asks for a second press if the amount is unusual. */
@injectable()
export class PressBid {
  constructor(
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(PlaceBid) private readonly placeBid: PlaceBid,
  ) {}

  /** Returns the review to show, or null if the bid was sent. Does not wait for the answer. */
  execute({ hashId, amount, shown }: BidPress): BidReview | null {
    const reasons = this.reasonsFor(hashId, amount);
    const review = reviewBeforeBid(amount, reasons, shown);
    if (review) return review;
    void this.placeBid.execute(hashId, amount, {
      despiteDoubt: reasons.some(({ reason }) => reason === 'answerLost'),
    });
    return null;
  }

  private reasonsFor(hashId: HashId, amount: Money): readonly UnusualReason[] {
    const offer = this.registry.get(hashId);
    if (!offer) return [];
    return unusualReasons(amount, offer, {
      median: null,
      limit: null,
      isAnswerLost: this.bars.isInDoubt(hashId),
      reviewsEveryBid: false,
    });
  }
}
