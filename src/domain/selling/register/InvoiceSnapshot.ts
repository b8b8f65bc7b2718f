import type { Dealer } from '../../session/Profile';
import type { Money } from '../../shared/Money';
import { homeCountry, type SellerCountry, standardRate, type TaxNumberKind } from '../checks/SellerCountry';
import type { ClientValues } from '../clients/ClientValues';
import type { NewClientInvoice } from '../invoices/InvoiceForm';

/** The seller on an invoice. */
export interface InvoiceSeller extends Pick<Dealer, 'companyName' | 'street' | 'zipCode' | 'place' | 'ftin'> {
  /** Null if neither the dealer nor the profile told it. */
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
  readonly client: ClientValues | null;
  /** The rate at which a margin is taxed, in percent. Null if an earlier version has not kept it, or if it was not known. */
  readonly marginRate: number | null;
}

/** The rate at which a margin is taxed in this country, in percent. */
export const rateIn = (country: SellerCountry | null): number | null => country && standardRate(country);

/**
 * The rate of an invoice, from its snapshot alone: no later setting changes it. An earlier version has kept only the country
 * that was set, but its seller has the number and the zip code of the profile.
 */
export const marginRateOf = ({ marginRate, seller }: InvoiceSnapshot): number | null =>
  marginRate ?? rateIn(homeCountry(seller?.country, seller));

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
  country: homeCountry(sellerCountry, { ftin, zipCode }),
  taxNumberKind: taxNumberKind ?? null,
});
