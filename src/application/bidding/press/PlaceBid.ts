import { injectable } from 'inversify';
import { withAcceptedBid } from '../../../domain/bidding/HighestBid';
import { type BidReview, isDoubt, reviewBeforeBid } from '../../../domain/bidding/UnusualBid';
import type { HashId } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import type { Money } from '../../../domain/shared/Money';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { Bids } from '../../ports/Bids';
import { SessionStore } from '../../session/SessionStore';
import { ActionBars } from '../bar/ActionBars';
import { CheckBid } from './CheckBid';
import { SendPress } from './SendPress';

interface PressOnBid {
  readonly hashId: HashId;
  /** The amount that was on screen at the press. */
  readonly amount: Money;
  /** The review whose button was pressed. Null if the bid button was pressed. */
  readonly shown: BidReview | null;
  /** Aborted when the dealer leaves the form. */
  readonly left?: AbortSignal;
}

@injectable()
export class PlaceBid {
  constructor(
    private readonly bids: Bids,
    private readonly registry: OfferRegistry,
    private readonly session: SessionStore,
    private readonly sendPress: SendPress,
    private readonly checkBid: CheckBid,
    private readonly bars: ActionBars,
  ) {}

  /**
   * Places the bid that the dealer pressed in its form, and does not wait for the answer. If the amount is unusual, it
   * resolves to the review to show for a second press. It places nothing if the dealer typed another amount or left the form
   * before the book was read.
   */
  async press({ hashId, amount, shown, left }: PressOnBid): Promise<BidReview | null> {
    const typed = this.bars.amountFor(hashId);
    const offer = this.registry.get(hashId);
    await this.checkBid.prepare(offer ? [offer] : []);
    if (left?.aborted || this.bars.amountFor(hashId) !== typed) return null;
    const reasons = this.checkBid.execute(hashId, amount);
    const review = reviewBeforeBid(amount, reasons, shown);
    if (!review) void this.execute(hashId, amount, { despiteDoubt: reasons.some(isDoubt) });
    return review;
  }

  /** A bid below the minimum is sent too, because the server decides. */
  async execute(
    hashId: HashId,
    amount: Money,
    { despiteDoubt = false, reviewedBid = null }: { despiteDoubt?: boolean; reviewedBid?: Money | null } = {},
  ): Promise<void> {
    const offer = this.registry.get(hashId);
    if (!offer || !isOnSale(offer) || amount <= 0 || this.session.testAccess) return;
    const ownBidBefore = offer.ownBid ?? (0 as Money);
    await this.sendPress.execute({ action: 'bid', hashId, amount, ownBidBefore, despiteDoubt, reviewedBid }, () =>
      this.registry.ask(
        () => this.bids.place(offer.id, amount),
        (answer, merge) => {
          if (answer.ok) merge([withAcceptedBid(answer.value, amount, this.registry.get(hashId) ?? offer)]);
          return answer;
        },
      ),
    );
  }
}
