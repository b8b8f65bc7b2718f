import type { ClientValues } from '../clients/ClientValues';
import { type CheckedNumber, checkedNumbersOf } from './CheckedNumber';
import type { DigitCheck, InvoiceFacts } from './InvoiceRule';
import { clientCountry, vatIdCountry } from './SellerCountry';

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
