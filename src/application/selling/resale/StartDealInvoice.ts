import { injectable } from 'inversify';
import type { Offer } from '../../../domain/offers/Offer';
import type { ClientId } from '../../../domain/selling/clients/Client';
import { emptyInvoiceForm, type InvoiceForm, isSameInvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import { Book } from '../../book/Book';
import { InvoiceStore } from '../invoices/InvoiceStore';
import { IssuedInvoices } from '../invoices/IssuedInvoices';
import { KeepAcquisition } from '../margin/KeepAcquisition';
import { ReadVin } from './ReadVin';

/** Starts an invoice for a bought and picked-up vehicle. */
@injectable()
export class StartDealInvoice {
  constructor(
    private readonly readVin: ReadVin,
    private readonly book: Book,
    private readonly invoices: InvoiceStore,
    private readonly keepAcquisition: KeepAcquisition,
    private readonly issued: IssuedInvoices,
  ) {}

  /** Reads which vehicles are sold already. */
  readSales(): Promise<void> {
    return this.book.hold('selling');
  }

  /** The counted invoice that has sold the vehicle of a deal. Null if none is known. */
  soldWith({ hashId }: Pick<Offer, 'hashId'>): IssuedInvoice | null {
    return this.keepAcquisition.soldWith({
      acquisition: hashId,
      vin: this.readVin.known({ hashId }),
      motorbike: null,
    });
  }

  /**
   * The initial values of the invoice: the vehicle, the margin scheme if the purchase is known to allow it, and the last
   * template of that kind of tax. Null if the vehicle's data could not be fetched. The price stays empty, because the buyer must
   * not see what the dealer paid.
   */
  async propose(offer: Offer): Promise<InvoiceForm | null> {
    const vin = await this.readVin.execute(offer);
    if (vin === null) return null;
    const name = `${offer.label1} ${offer.label2}`.trim();
    const [tax] = await Promise.all([this.keepAcquisition.ofDeal(offer, vin), this.book.hold('selling')]);
    const vatOption = tax === 'margin' ? 'marginalTaxation' : 'unselected';
    return {
      ...emptyInvoiceForm,
      motorbike: { id: null, name },
      vin,
      vatOption,
      template: this.issued.templateFor(vatOption),
      acquisition: offer.hashId,
    };
  }

  /**
   * Starts the invoice. Returns false without starting it if another draft to this client exists, so that the dealer
   * can choose.
   */
  async begin(client: ClientId, proposal: InvoiceForm): Promise<boolean> {
    const kept = await this.draftTo(client);
    if (kept && ![emptyInvoiceForm, proposal].some(form => isSameInvoiceForm(form, kept))) return false;
    this.beginAnew(client, proposal);
    return true;
  }

  /** The unfinished invoice to this client. Null if there is none. */
  async draftTo(client: ClientId): Promise<InvoiceForm | null> {
    const kept = await this.book.find('invoiceForms', String(client));
    return kept ? { ...emptyInvoiceForm, ...kept } : null;
  }

  /** Starts the invoice and replaces an existing draft to this client. */
  beginAnew(client: ClientId, proposal: InvoiceForm): void {
    this.invoices.proposed(client, proposal);
  }
}
