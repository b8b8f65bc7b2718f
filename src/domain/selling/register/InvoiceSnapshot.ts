import type { Dealer } from '../../session/Profile';
import type { Money } from '../../shared/Money';
import type { SellerCountry, TaxNumberKind } from '../checks/SellerCountry';
import type { ClientForm } from '../clients/ClientForm';
import type { NewClientInvoice } from '../invoices/InvoiceForm';

type SellerAddress = Pick<Dealer, 'companyName' | 'street' | 'zipCode' | 'place' | 'ftin'>;

/** The seller on an invoice. */
export interface InvoiceSeller extends SellerAddress {
  /** Null if the dealer has not set it. */
  readonly country: SellerCountry | null;
  readonly taxNumberKind: TaxNumberKind | null;
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

/** What the profile says about the seller. */
export const sellerOf = ({ companyName, street, zipCode, place, ftin }: Dealer): SellerAddress => ({
  companyName,
  street,
  zipCode,
  place,
  ftin,
});
