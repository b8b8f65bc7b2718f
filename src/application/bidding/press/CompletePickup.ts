import { inject, injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { Press } from '../../../domain/bidding/Press';
import { InvoiceListStore } from '../../invoices/InvoiceListStore';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { ActionBarStore } from '../bar/ActionBarStore';

/** Shows that the pickup of a vehicle was confirmed. */
@injectable()
export class CompletePickup {
  constructor(
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(ActionBarStore) private readonly bars: ActionBarStore,
    @inject(InvoiceListStore) private readonly invoices: InvoiceListStore,
  ) {}

  execute({ hashId }: Press): void {
    runInAction(() => {
      const { id, realization } = this.registry.get(hashId)!;
      const pickedUp = realization && { ...realization, vehiclePickedUp: true, invoiceCreated: true };
      this.registry.pushed({ id, hashId, realization: pickedUp });
      this.bars.done(this.registry.get(hashId)!, 'pickupConfirmed');
      this.invoices.outdated();
    });
  }
}
