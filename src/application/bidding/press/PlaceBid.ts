import { inject, injectable } from 'inversify';
import { withTakenBid } from '../../../domain/bidding/HighestBid';
import type { HashId } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import type { Money } from '../../../domain/shared/Money';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { Bids } from '../../ports/Bids';
import { SessionStore } from '../../session/SessionStore';
import { type PressWarning, SendPress } from './SendPress';

@injectable()
export class PlaceBid {
  constructor(
    @inject(Bids) private readonly bids: Bids,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(SendPress) private readonly sendPress: SendPress,
  ) {}

  /** A bid below the minimum is sent too, because the server decides. */
  async execute(
    hashId: HashId,
    amount: Money,
    { despiteDoubt = false, reviewedBid = null }: { despiteDoubt?: boolean; reviewedBid?: Money | null } = {},
  ): Promise<PressWarning | null> {
    const offer = this.registry.get(hashId);
    if (!offer || !isOnSale(offer) || amount <= 0 || this.session.testAccess) return null;
    const ownBidBefore = offer.ownBid ?? (0 as Money);
    return this.sendPress.execute({ action: 'bid', hashId, amount, ownBidBefore, despiteDoubt, reviewedBid }, () =>
      this.registry.ask(
        () => this.bids.place(offer.id, amount),
        (answer, merge) => {
          if (answer.ok) merge([withTakenBid(answer.value, amount, this.registry.get(hashId) ?? offer)]);
          return answer;
        },
      ),
    );
  }
}
