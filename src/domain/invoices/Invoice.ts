import type { HashId } from '../offers/Offer';
import type { VehicleType } from '../offers/VehicleType';
import type { Money } from '../shared/Money';

/** The invoice's own, which is never the number of an offer. */
export type InvoiceId = number & { readonly __invoiceId: unique symbol };

/** What the dealer is charged for a vehicle that was fetched. */
export interface Invoice {
  readonly id: InvoiceId;
  readonly displayNumber: string;
  /** A checked address; null while there is no file. */
  readonly file: string | null;
  readonly offer: HashId;
  readonly label1: string;
  readonly label2: string;
  readonly photo: string | null;
  readonly vehicleType: VehicleType;
  readonly finalPrice: Money | null;
}
