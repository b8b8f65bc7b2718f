import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId, Offer } from '../../domain/offers/Offer';
import { leavesOutcomeOpen } from '../../domain/shared/Failure';
import { SECOND } from '../../domain/shared/Instant';
import type { Money } from '../../domain/shared/Money';
import { BuyNow } from '../ports/BuyNow';
import { Clock } from '../ports/Clock';
import { LoadOffers } from '../offers/LoadOffers';
import { OfferRegistry } from '../offers/OfferRegistry';
import { SessionStore } from '../session/SessionStore';
import { ActionBarStore } from './ActionBarStore';
import { FindOutOutcome } from './FindOutOutcome';

/** The server needs this long to open the deal. */
const REALIZATION_AFTER = SECOND;

@injectable()
export class AcceptBuyNow {
  constructor(
    @inject(BuyNow) private readonly buyNow: BuyNow,
    @inject(Clock) private readonly clock: Clock,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(LoadOffers) private readonly loadOffers: LoadOffers,
    @inject(FindOutOutcome) private readonly findOut: FindOutOutcome,
  ) {}

  /** `price`: what the dealer has read. The wire carries none, so at another one nothing is bought. */
  async execute(hashId: HashId, price: Money): Promise<void> {
    const offer = this.registry.get(hashId);
    if (!offer || offer.closed || price <= 0 || offer.buyNowPrice !== price) return;
    if (this.session.testAccess || this.bars.isLocked(hashId)) return;
    this.bars.sent(offer, 'buyNow');
    const answer = await this.buyNow.accept(offer.id);
    if (answer.ok) return this.bought(hashId);
    if (!leavesOutcomeOpen(answer.failure)) return this.bars.failed(hashId, 'buyNow', answer.failure);
    this.bars.answerLost(hashId, 'buyNow');
    const now = await this.whatBecame(hashId);
    // Only the buyer is shown a deal's details: a closed offer without them went to somebody else.
    if (now?.realization) return this.bought(hashId);
    if (!now) return this.bars.failed(hashId, 'buyNow', { reason: 'outcomeUnknown' });
    this.bars.failed(hashId, 'buyNow', { reason: now.closed ? 'boughtByAnother' : 'notArrived' });
  }

  /** A deal may not be open yet when its offer is closed: the offer is then read once more. */
  private async whatBecame(hashId: HashId): Promise<Offer | undefined> {
    const now = await this.findOut.execute(hashId);
    if (!now?.closed || now.realization) return now;
    await new Promise<void>(resolve => void this.clock.after(REALIZATION_AFTER, resolve));
    return this.findOut.execute(hashId);
  }

  private bought(hashId: HashId): void {
    runInAction(() => {
      const { id } = this.registry.get(hashId)!;
      this.bars.boughtNow(this.registry.get(hashId)!);
      this.registry.pushed({ id, hashId, closed: true });
    });
    this.clock.after(REALIZATION_AFTER, () => void this.loadOffers.refresh('inRealization'));
  }
}
