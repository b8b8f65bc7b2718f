import { type Offer, offerName } from '../offers/Offer';
import { addressLines } from './TransportRoute';

/** Whom to call about a deal. What the server omits is empty. */
export interface SellerContact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: readonly string[];
}

/** What this device keeps of a vehicle, to show it without a network. */
export interface KeptVehicle {
  readonly name: string;
  /** Null if there is no deal, or if the server has not stated its details. */
  readonly contact: SellerContact | null;
}

export function keptVehicle(offer: Offer): KeptVehicle {
  const { deal } = offer;
  if (!deal || deal.isUnstated) return { name: offerName(offer), contact: null };
  const { sellerFirstName, sellerLastName, phone, sellerEmail: email } = deal;
  const name = `${sellerFirstName} ${sellerLastName}`.trim();
  return { name: offerName(offer), contact: { name, phone, email, address: addressLines(deal) } };
}
