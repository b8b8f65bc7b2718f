import { injectable } from 'inversify';
import { runInAction } from 'mobx';
import type { ActionBarEvent } from '../../../domain/bidding/ActionBar';
import type { Press } from '../../../domain/bidding/Press';
import type { Deal } from '../../../domain/offers/Deal';
import { TypedInput } from '../../forms/TypedInput';
import { InvoiceListStore } from '../../invoices/InvoiceListStore';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { ActionBars } from '../bar/ActionBars';
import { CompleteBid } from './CompleteBid';
import { CompletePurchase } from './CompletePurchase';

/** Shows the confirmed effect of a press. */
@injectable()
export class CompletePress {
  constructor(
    private readonly completeBid: CompleteBid,
    private readonly completePurchase: CompletePurchase,
    private readonly registry: OfferRegistry,
    private readonly bars: ActionBars,
    private readonly invoices: InvoiceListStore,
    private readonly input: TypedInput,
  ) {}

  execute(press: Press): void {
    switch (press.action) {
      case 'bid':
        return this.completeBid.execute(press);
      case 'buyNow':
        return this.completePurchase.execute(press);
      case 'pickup':
        return this.showPickup(press);
      case 'transport':
        return this.showTransport(press);
    }
  }

  private showPickup(press: Press): void {
    runInAction(() => {
      this.show(press, { vehiclePickedUp: true, invoiceCreated: true }, 'pickupConfirmed');
      this.invoices.pages.list.outdated();
    });
  }

  private showTransport(press: Press): void {
    runInAction(() => {
      this.show(press, { speditionArranged: true }, 'transportOrdered');
      void this.input.sent('transportNotes', press.hashId, () => true);
    });
  }

  private show({ hashId }: Press, known: Partial<Deal>, event: ActionBarEvent): void {
    const { id, deal } = this.registry.get(hashId)!;
    this.registry.pushed({ id, hashId, deal: deal && { ...deal, ...known } });
    this.bars.done(this.registry.get(hashId)!, event);
  }
}
