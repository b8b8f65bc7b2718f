import { inject, injectable } from 'inversify';
import type { Offer } from '../../../domain/offers/Offer';
import type { Client, ClientId } from '../../../domain/selling/clients/Client';
import { emptyInvoiceForm, type InvoiceForm, isSameInvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import { Clients } from '../../ports/Clients';
import { Clock } from '../../ports/Clock';
import { DealerDrafts } from '../../drafts/DealerDrafts';
import { invoiceDraft, invoiceDraftKey } from '../invoices/invoiceDraft';
import { InvoiceStore } from '../invoices/InvoiceStore';
import { PagedSearch } from '../entries/PagedSearch';
import { ReadVin } from '../motorbikes/ReadVin';
import { ResaleStore } from './ResaleStore';

const PER_PICKER_PAGE = 10;

/** Begins an invoice with a vehicle that was bought and fetched. */
@injectable()
export class StartDealInvoice {
  readonly clients: PagedSearch<Client>;

  constructor(
    @inject(Clients) clients: Clients,
    @inject(Clock) clock: Clock,
    @inject(ReadVin) private readonly readVin: ReadVin,
    @inject(DealerDrafts) private readonly drafts: DealerDrafts,
    @inject(InvoiceStore) private readonly invoices: InvoiceStore,
    @inject(ResaleStore) resale: ResaleStore,
  ) {
    this.clients = new PagedSearch({
      rows: resale.clients,
      clock,
      perPage: PER_PICKER_PAGE,
      ask: ({ page, perPage }, signal) => clients.list(page, perPage, signal),
    });
  }

  /**
   * What the invoice would begin with; null where the vehicle's data could not be had. It proposes no price: what the
   * dealer paid is nothing the next buyer should read.
   */
  async propose(offer: Offer): Promise<InvoiceForm | null> {
    const vin = await this.readVin.execute(offer);
    if (vin === null) return null;
    const name = `${offer.label1} ${offer.label2}`.trim();
    return { ...emptyInvoiceForm, motorbike: { id: null, name }, vin };
  }

  /** False, and nothing begins, where another invoice to this client is half written: the dealer says which it shall be. */
  async begin(client: ClientId, proposal: InvoiceForm): Promise<boolean> {
    const kept = invoiceDraft(await this.drafts.read(invoiceDraftKey(client)));
    const known = [emptyInvoiceForm, proposal];
    if (kept && !known.some(form => isSameInvoiceForm(form, kept))) return false;
    this.beginAnew(client, proposal);
    return true;
  }

  /** What was half written to this client gives way. */
  beginAnew(client: ClientId, proposal: InvoiceForm): void {
    this.invoices.proposed(client, proposal);
  }
}
