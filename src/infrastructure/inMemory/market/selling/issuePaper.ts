import { clientName, type ClientId } from '../../../../domain/selling/clients/Client';
import { type NewClientInvoice, totalsOfInvoice } from '../../../../domain/selling/invoices/InvoiceForm';
import type { Failure } from '../../../../domain/shared/Failure';
import { type Result, success } from '../../../../domain/shared/Result';
import type { Money } from '../../../../domain/shared/Money';
import type { InvoicePaper } from '../../pdf/InvoicePaper';
import type { MarketDealer } from '../MarketDealer';
import { refused } from '../refused';
import { atSellingDesk, type SellingDesk } from './SellingDesk';

/** The invoice of this dealer to one of their clients, filed as it was issued. */
export const issuePaper =
  (client: ClientId, invoice: NewClientInvoice) =>
  (dealer: MarketDealer): Result<InvoicePaper, Failure> =>
    atSellingDesk(desk => {
      const found = desk.client(client);
      if (!found.ok) return found;
      if (invoice.invoiceNumber.trim() === '') return refused('blank', desk.language, { field: 'invoiceNumber' });
      const { template, motorbike, vin } = invoice;
      const form = template && desk.showroom.template(template.id);
      if (template && !form) return refused('noSuchTemplate', desk.language, { field: 'invoiceTemplateId' });
      const { dealer: seller } = dealer.profile();
      const { type, firstName, lastName, street, houseNumber, zipCode, place, taxNumber, vatNumber, country } =
        found.value;
      const name = clientName(found.value);
      const person = type === 'company' ? `${firstName} ${lastName}`.trim() : '';
      const totals = totalsOfInvoice(invoice);
      // As it was sent: a client that sends none, or a wrong one, must not go unnoticed.
      const net = invoice.netPrice ?? (0 as Money);
      const paper: InvoicePaper = {
        language: seller.language,
        number: invoice.invoiceNumber,
        invoiceDate: invoice.invoiceDate,
        deliveryDate: invoice.deliveryDate,
        seller: [seller.companyName, seller.street, `${seller.zipCode} ${seller.place}`, seller.ftin, seller.iban],
        client: [name, person, `${street} ${houseNumber}`, `${zipCode} ${place}`, taxNumber, vatNumber, country],
        vehicle: motorbike ? makeAndModel(motorbike, desk) : '',
        vin,
        template: form?.name ?? '',
        customFields: [...(form?.customFields ?? [])],
        vatOption: invoice.vatOption,
        ...totals,
        net,
        vat: totals.gross - net,
      };
      desk.showroom.file(paper);
      return success(paper);
    })(dealer);

/** One that stands in no list of motorbikes is called as it was sent. */
function makeAndModel({ id, name }: NonNullable<NewClientInvoice['motorbike']>, { showroom }: SellingDesk): string {
  const known = id === null ? null : showroom.motorbike(id);
  return known ? `${known.brandName} ${known.model}`.trim() : name;
}
