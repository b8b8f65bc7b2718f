import type { HashId } from '../offers/Offer';
import type { VehicleType } from '../offers/vehicle/VehicleType';
import type { Money } from '../shared/Money';

/** The invoice's own id, never the id of an offer. */
export type InvoiceId = number & { readonly __invoiceId: unique symbol };

/** An invoice to the dealer for a picked-up vehicle. */
export interface Invoice {
  readonly id: InvoiceId;
  readonly displayNumber: string;
  /** A validated URL. Null while there is no file. */
  readonly file: string | null;
  /** Null if the server does not say which offer it is. */
  readonly offer: HashId | null;
  readonly label1: string;
  readonly label2: string;
  readonly photo: string | null;
  readonly vehicleType: VehicleType;
  readonly finalPrice: Money | null;
}
