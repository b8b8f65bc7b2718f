import type { Money } from '../shared/Money';

/** The seller's data in a deal. */
export interface Deal {
  /** The server lists the deal, but omits its details, so that its progress is not known either. */
  readonly isUnstated?: true;
  readonly sellerFirstName: string;
  readonly sellerLastName: string;
  readonly street: string;
  readonly zipCode: string;
  readonly place: string;
  readonly sellerEmail: string;
  readonly phone: string;
  /** Null if the server omits it or sends an unreadable amount. */
  readonly clientPrice: Money | null;
  /** Null if the server omits it or sends an unreadable amount. */
  readonly commission: Money | null;
  readonly creditBank: string;
  readonly creditNumber: string;
  /** The address for `fileAddress`. Null if there is no document yet. */
  readonly vehicleDataPdf: string | null;
  readonly contractPdf: string | null;
  readonly invoiceCreated: boolean;
  readonly speditionArranged: boolean;
  readonly easyTransportEnabled: boolean;
  readonly vehiclePickedUp: boolean;
}

/** One press confirms the pickup and creates the invoice, so either flag shows that it was made. */
export const isPickedUp = ({ vehiclePickedUp, invoiceCreated }: Deal): boolean => vehiclePickedUp || invoiceCreated;

/** What the dealer pays. Null if a part of it is not known. */
export const dealTotal = ({ clientPrice, commission }: Deal): Money | null =>
  clientPrice === null || commission === null ? null : ((clientPrice + commission) as Money);

/** Merges two versions. These three flags never revert to false, because a server may omit them or be late. */
export function furthestDeal(one: Deal, other: Deal): Deal {
  return {
    ...other,
    invoiceCreated: one.invoiceCreated || other.invoiceCreated,
    speditionArranged: one.speditionArranged || other.speditionArranged,
    vehiclePickedUp: one.vehiclePickedUp || other.vehiclePickedUp,
  };
}

/** A deal of which the server says only that it exists. */
export const unstatedDeal: Deal = {
  isUnstated: true,
  sellerFirstName: '',
  sellerLastName: '',
  street: '',
  zipCode: '',
  place: '',
  sellerEmail: '',
  phone: '',
  clientPrice: null,
  commission: null,
  creditBank: '',
  creditNumber: '',
  vehicleDataPdf: null,
  contractPdf: null,
  invoiceCreated: false,
  speditionArranged: false,
  easyTransportEnabled: false,
  vehiclePickedUp: false,
};
