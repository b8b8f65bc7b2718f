import { clientName, type ClientId } from '../../../../domain/selling/Client';
import { type NewClientInvoice, totalsOfInvoice } from '../../../../domain/selling/InvoiceForm';
import type { Failure } from '../../../../domain/shared/Failure';
import { type Result, success } from '../../../../domain/shared/Result';
import type { InvoicePaper } from '../../pdf/InvoicePaper';
import type { MarketDealer } from '../MarketDealer';
import { refused } from '../refused';
import { atSellingDesk } from './SellingDesk';

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
      const { type, firstName, lastName, street, houseNumber, zipCode, place, taxNumber } = found.value;
      const name = clientName(found.value);
      const person = type === 'company' ? `${firstName} ${lastName}`.trim() : '';
      const paper: InvoicePaper = {
        language: seller.language,
        number: invoice.invoiceNumber,
        invoiceDate: invoice.invoiceDate,
        deliveryDate: invoice.deliveryDate,
        seller: [seller.companyName, seller.street, `${seller.zipCode} ${seller.place}`, seller.ftin, seller.iban],
        client: [name, person, `${street} ${houseNumber}`, `${zipCode} ${place}`, taxNumber],
        vehicle: motorbike?.name ?? '',
        vin,
        template: form?.name ?? '',
        customFields: [...(form?.customFields ?? [])],
        vatOption: invoice.vatOption,
        ...totalsOfInvoice(invoice),
      };
      desk.showroom.file(paper);
      return success(paper);
    })(dealer);
