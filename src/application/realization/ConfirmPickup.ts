import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import { isPickedUp } from '../../domain/realization/RealizationDetails';
import { leavesOutcomeOpen } from '../../domain/shared/Failure';
import { ActionBarStore } from '../bidding/ActionBarStore';
import { FindOutOutcome } from '../bidding/FindOutOutcome';
import { InvoiceListStore } from '../invoices/InvoiceListStore';
import { OfferRegistry } from '../offers/OfferRegistry';
import { Pickups } from '../ports/Pickups';

@injectable()
export class ConfirmPickup {
  constructor(
    @inject(Pickups) private readonly pickups: Pickups,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(InvoiceListStore) private readonly invoices: InvoiceListStore,
    @inject(FindOutOutcome) private readonly findOut: FindOutOutcome,
  ) {}

  async execute(hashId: HashId): Promise<void> {
    const offer = this.registry.get(hashId);
    if (!offer?.realization || isPickedUp(offer.realization) || this.bars.isLocked(hashId)) return;
    this.bars.sent(offer, 'pickup');
    const answer = await this.pickups.confirm(offer.id);
    if (answer.ok) return this.confirmed(hashId);
    if (!leavesOutcomeOpen(answer.failure)) return this.bars.failed(hashId, 'pickup', answer.failure);
    this.bars.answerLost(hashId, 'pickup');
    const now = await this.findOut.execute(hashId);
    if (now?.realization && isPickedUp(now.realization)) return this.confirmed(hashId);
    this.bars.failed(hashId, 'pickup', { reason: now ? 'notArrived' : 'outcomeUnknown' });
  }

  private confirmed(hashId: HashId): void {
    runInAction(() => {
      const { id, realization } = this.registry.get(hashId)!;
      const fetched = realization && { ...realization, vehiclePickedUp: true, invoiceCreated: true };
      this.registry.pushed({ id, hashId, realization: fetched });
      this.bars.done(this.registry.get(hashId)!, 'pickupConfirmed');
      this.invoices.outdated();
    });
  }
}
