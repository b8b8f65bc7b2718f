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
  readonly clientPrice: Money;
  readonly commission: Money;
  readonly creditBank: string;
  readonly creditNumber: string;
  readonly vehicleDataPdf: string | null;
  readonly contractPdf: string | null;
  readonly invoiceCreated: boolean;
  readonly speditionArranged: boolean;
  readonly easyTransportEnabled: boolean;
  readonly vehiclePickedUp: boolean;
}
