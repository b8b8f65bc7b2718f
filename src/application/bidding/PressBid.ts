import { inject, injectable } from 'inversify';
import { type BidReview, reviewBeforeBid } from '../../domain/bidding/UnusualBid';
import type { HashId } from '../../domain/offers/Offer';
import type { Money } from '../../domain/shared/Money';
import { FollowBook } from '../book/FollowBook';
import { JudgeBid } from './JudgeBid';
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
    @inject(FollowBook) private readonly followBook: FollowBook,
    @inject(JudgeBid) private readonly judge: JudgeBid,
    @inject(PlaceBid) private readonly placeBid: PlaceBid,
  ) {}

  /** Resolves to the review to show, or to null if the bid is on its way. Does not wait for the answer. */
  async execute({ hashId, amount, shown }: BidPress): Promise<BidReview | null> {
    // Without the dealer's limits, an unusual amount could look usual.
    await this.followBook.execute();
    const reasons = this.judge.execute(hashId, amount);
    const review = reviewBeforeBid(amount, reasons, shown);
    if (review) return review;
    const despiteDoubt = reasons.some(({ reason }) => reason === 'answerLost');
    void this.placeBid.execute(hashId, amount, { despiteDoubt });
    return null;
  }
}
