import type { Money } from '../shared/Money';

/** The seller's side of a deal that is being carried out. */
export interface RealizationDetails {
  readonly sellerFirstName: string;
  readonly sellerLastName: string;
  readonly street: string;
  readonly zipCode: string;
  readonly place: string;
  readonly sellerEmail: string;
  readonly phone: string;
  /** Null if the server does not say it, or not in a way that can be read. */
  readonly clientPrice: Money | null;
  /** Null for the same reasons. */
  readonly commission: Money | null;
  readonly creditBank: string;
  readonly creditNumber: string;
  readonly vehicleDataPdf: string | null;
  readonly contractPdf: string | null;
  readonly invoiceCreated: boolean;
  readonly speditionArranged: boolean;
  readonly easyTransportEnabled: boolean;
  readonly vehiclePickedUp: boolean;
}

/** The one press confirms the pickup and has the invoice written; either of the two shows that it was made. */
export const isPickedUp = ({ vehiclePickedUp, invoiceCreated }: RealizationDetails): boolean =>
  vehiclePickedUp || invoiceCreated;

/** Nobody knows which of the two is the newer one, but a vehicle that was fetched is never brought back. */
export function furthest(one: RealizationDetails, other: RealizationDetails): RealizationDetails {
  return {
    ...other,
    invoiceCreated: one.invoiceCreated || other.invoiceCreated,
    speditionArranged: one.speditionArranged || other.speditionArranged,
    vehiclePickedUp: one.vehiclePickedUp || other.vehiclePickedUp,
  };
}
