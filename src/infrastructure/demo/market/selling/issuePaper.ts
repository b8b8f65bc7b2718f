import { clientName, type ClientId } from '../../../../domain/selling/clients/Client';
import { type NewClientInvoice, totalsOfInvoice } from '../../../../domain/selling/invoices/InvoiceForm';
import type { Failure } from '../../../../domain/shared/Failure';
import type { Money } from '../../../../domain/shared/Money';
import { type Result, success } from '../../../../domain/shared/Result';
import type { InvoicePaper } from '../pdf/InvoicePaper';
import type { MarketDealer } from '../people/MarketDealer';
import { refused } from '../trading/refused';
import { atSellingDesk, type SellingDesk } from './SellingDesk';

/** Creates and files a dealer's invoice to a client. */
export const issuePaper =
  (client: ClientId, invoice: NewClientInvoice) =>
  (dealer: MarketDealer): Result<InvoicePaper, Failure> =>
    atSellingDesk(desk => {
      const found = desk.client(client);
      if (!found.ok) return found;
      if (invoice.invoiceNumber.trim() === '') return refused('blank', desk.language, { field: 'invoiceNumber' });
      const { template, motorbike, vin } = invoice;
      const form = template && desk.invoicing.template(template.id);
      if (template && !form) return refused('noSuchTemplate', desk.language, { field: 'invoiceTemplateId' });
      const { dealer: seller } = dealer.profile();
      const { type, firstName, lastName, street, houseNumber, zipCode, place, taxNumber, vatNumber, country } =
        found.value;
      const name = clientName(found.value);
      const person = type === 'company' ? `${firstName} ${lastName}`.trim() : '';
      const totals = totalsOfInvoice(invoice);
      // Uses the net price from the request, so that a missing or wrong one shows up on the invoice.
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
      desk.invoicing.file(paper);
      return success(paper);
    })(dealer);

/** A motorbike that is not in the list keeps the name from the request. */
function makeAndModel({ id, name }: NonNullable<NewClientInvoice['motorbike']>, { invoicing }: SellingDesk): string {
  const known = id === null ? null : invoicing.motorbike(id);
  return known ? `${known.brandName} ${known.model}`.trim() : name;
}
