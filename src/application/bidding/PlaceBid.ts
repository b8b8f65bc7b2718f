import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import { bidArrived } from '../../domain/bidding/BidOutcome';
import type { HashId, Offer, OfferPatch } from '../../domain/offers/Offer';
import { leavesOutcomeOpen } from '../../domain/shared/Failure';
import { type Money, toEuros } from '../../domain/shared/Money';
import { Analytics } from '../ports/Analytics';
import { Bids } from '../ports/Bids';
import { TellNews } from '../notifications/TellNews';
import { OfferLists } from '../offers/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { SessionStore } from '../session/SessionStore';
import { ActionBarStore } from './ActionBarStore';
import { FindOutOutcome } from './FindOutOutcome';
import { KeepBidDrafts } from './KeepBidDrafts';

@injectable()
export class PlaceBid {
  constructor(
    @inject(Bids) private readonly bids: Bids,
    @inject(Analytics) private readonly analytics: Analytics,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(FindOutOutcome) private readonly findOut: FindOutOutcome,
    @inject(KeepBidDrafts) private readonly drafts: KeepBidDrafts,
    @inject(TellNews) private readonly tellNews: TellNews,
  ) {}

  /** Below the minimum it is sent all the same: the server has the last word. */
  async execute(hashId: HashId, amount: Money): Promise<void> {
    const offer = this.registry.get(hashId);
    if (!offer || offer.closed || amount <= 0 || this.session.testAccess || this.bars.isLocked(hashId)) return;
    this.bars.sent(offer, 'bid');
    const asking = this.registry.asking();
    const answer = await this.bids.place(offer.id, amount);
    this.registry.answered(asking, answer.ok ? [answer.value] : []);
    if (answer.ok) return this.accepted(hashId, answer.value, amount);
    if (!leavesOutcomeOpen(answer.failure)) return this.bars.failed(hashId, 'bid', answer.failure);
    this.bars.answerLost(hashId, 'bid');
    const now = await this.findOut.execute(hashId);
    if (now && bidArrived(now, amount)) return this.accepted(hashId, now, amount);
    this.bars.failed(hashId, 'bid', { reason: now ? 'notArrived' : 'outcomeUnknown' });
  }

  private accepted(hashId: HashId, { id }: OfferPatch | Offer, amount: Money): void {
    runInAction(() => {
      this.bars.bidAccepted(this.registry.get(hashId)!);
      const ownBids = this.lists.of('ownBids');
      // A raised bid stays where it stands: the dealer is looking at it.
      if (ownBids.holds(hashId)) ownBids.offerConfirmed(hashId);
      else ownBids.offerAdded(hashId);
      this.tellNews.bidAccepted(this.registry.get(hashId)!);
    });
    this.drafts.execute(hashId);
    const data = { offer_id: id, value: toEuros(amount) };
    this.analytics.record({ name: 'dealer_create_bet', email: this.session.email, data });
  }
}
