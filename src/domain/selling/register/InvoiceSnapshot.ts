import type { Dealer } from '../../session/Profile';
import type { Money } from '../../shared/Money';
import type { SellerCountry, TaxNumberKind } from '../checks/SellerCountry';
import type { ClientForm } from '../clients/ClientForm';
import type { NewClientInvoice } from '../invoices/InvoiceForm';

/** The seller on an invoice. */
export interface InvoiceSeller extends Pick<Dealer, 'companyName' | 'street' | 'zipCode' | 'place' | 'ftin'> {
  /** Null if the dealer has not set it. */
  readonly country: SellerCountry | null;
  readonly taxNumberKind: TaxNumberKind | null;
}

interface SellerSettings {
  readonly sellerCountry?: SellerCountry;
  readonly taxNumberKind?: TaxNumberKind;
}

/** Everything about an invoice at the moment of issue. It never changes afterwards. */
export interface InvoiceSnapshot {
  readonly sent: NewClientInvoice;
  readonly net: Money;
  readonly vat: Money;
  /** Null if the profile was not loaded. */
  readonly seller: InvoiceSeller | null;
  /** Null if the client was not loaded. */
  readonly client: ClientForm | null;
}

/** What the profile and the dealer's settings say about the seller. */
export const sellerOf = (
  { companyName, street, zipCode, place, ftin }: Dealer,
  { sellerCountry, taxNumberKind }: SellerSettings = {},
): InvoiceSeller => ({
  companyName,
  street,
  zipCode,
  place,
  ftin,
  country: sellerCountry ?? null,
  taxNumberKind: taxNumberKind ?? null,
});
