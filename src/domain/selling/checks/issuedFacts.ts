import type { LocalDate } from '../../shared/LocalDate';
import type { Money } from '../../shared/Money';
import type { ClientValues } from '../clients/ClientValues';
import { totalsOfInvoice } from '../invoices/InvoiceForm';
import type { IssuedInvoice } from '../invoices/IssuedInvoice';
import { type CheckedNumber, checkedNumbersOf, checkedSellerNumber } from './CheckedNumber';
import type { DigitCheck, InvoiceFacts } from './InvoiceRule';
import { clientCountry, vatIdCountry } from './SellerCountry';

/**
 * What an issued invoice says to the rules. Its number, other sales of the vehicle and the purchase are left out, because the
 * closing of a month compares them with the whole books.
 */
export function issuedFacts(
  { snapshot }: IssuedInvoice,
  today: LocalDate,
  digitsOf: (number: CheckedNumber | null) => DigitCheck,
): InvoiceFacts {
  const { sent, seller, client } = snapshot;
  const { downPayment, remaining } = totalsOfInvoice(sent);
  return {
    today,
    invoiceNumber: null,
    earlierInvoices: null,
    invoiceDate: sent.invoiceDate,
    deliveryDate: sent.deliveryDate,
    price: sent.price ?? (0 as Money),
    vehicle: sent.motorbike || sent.vin !== '' ? 'stated' : 'missing',
    earlierSale: null,
    deposit: downPayment > 0 && remaining < 0 ? 'aboveGross' : 'fits',
    vatOption: sent.vatOption,
    sellerCountry: seller?.country ?? null,
    acquisitionTax: null,
    sellerNumber: seller?.taxNumberKind ? digitsOf(checkedSellerNumber(seller.ftin, seller.taxNumberKind)) : null,
    ...buyerFacts(client, digitsOf),
  };
}

type BuyerFact = 'buyerCountry' | 'buyerType' | 'buyerVatId' | 'buyerVatIdCountry' | 'buyerNip';

/** What the rules need of a client. Nothing is known if it is not loaded. */
export function buyerFacts(
  client: ClientValues | null,
  digitsOf: (number: CheckedNumber | null) => DigitCheck,
): Pick<InvoiceFacts, BuyerFact> {
  const numbers = client && checkedNumbersOf(client);
  return {
    buyerCountry: client && clientCountry(client.country, client.vatNumber),
    buyerType: client?.type ?? null,
    buyerVatId: numbers && digitsOf(numbers.vatNumber),
    buyerVatIdCountry: client && vatIdCountry(client.vatNumber),
    buyerNip: numbers && digitsOf(numbers.taxNumber),
  };
}
