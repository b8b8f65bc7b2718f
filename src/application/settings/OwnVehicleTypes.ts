import { injectable } from 'inversify';
import { TRADING_SETTINGS } from '../../domain/book/BookRecord';
import { type Offer, states } from '../../domain/offers/Offer';
import { isOfTypes, type VehicleType } from '../../domain/offers/vehicle/VehicleType';
import { BookStore } from '../book/BookStore';

const all: readonly VehicleType[] = [];

/** The vehicle types that the dealer trades in. They narrow what the app proposes, and no list. Observable. */
@injectable()
export class OwnVehicleTypes {
  constructor(private readonly bookStore: BookStore) {}

  /** Empty for all types. */
  get chosen(): readonly VehicleType[] {
    return this.bookStore.get('settings', TRADING_SETTINGS)?.vehicleTypes ?? all;
  }

  includes(offer: Pick<Offer, 'vehicleType' | 'unstated'>): boolean {
    return isOfTypes(this.chosen, states(offer, 'vehicleType') ? offer.vehicleType : undefined);
  }
}
