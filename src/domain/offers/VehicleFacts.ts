import type { Offer } from './Offer';
import { offerYear } from './OfferYear';
import type { Vehicle } from './Vehicle';
import type { VehicleType } from './VehicleType';

export type VehicleKey = keyof Vehicle;

const common: readonly VehicleKey[] = [
  'vehicleType',
  'brand',
  'model',
  'vin',
  'firstRegistration',
  'totalMileage',
  'previousOwners',
  'originCountry',
  'condition',
  'serviceBooklet',
  'roadworthy',
  'accident',
  'damaged',
  'color',
  'power',
  'engineCapacity',
];

const byType: Readonly<Record<VehicleType, readonly VehicleKey[]>> = {
  Motorbike: ['productionYear', 'abs', 'dropped', 'originalPaint', 'frontTire', 'rearTire'],
  Camper: ['camperType', 'seats', 'beds', 'length', 'width', 'grossVehicleWeight', 'rentalUse'],
  AgriculturalMachine: ['productionYear', 'operatingHours', 'length', 'width', 'grossVehicleWeight'],
};

/** The facts that a vehicle of this type has, in display order. */
export const vehicleFacts = (type: VehicleType): readonly VehicleKey[] => [...common, ...byType[type]];

/** The vehicle with the year of its row, which may be the only year that the server sends for a machine. */
export function withYearOfRow(
  offer: Pick<Offer, 'vehicleType' | 'year' | 'productionYear'>,
  vehicle: Vehicle,
): Vehicle {
  if (vehicle.vehicleType !== 'AgriculturalMachine') return vehicle;
  const year = offerYear({ ...offer, productionYear: vehicle.productionYear ?? offer.productionYear });
  return year === null ? vehicle : { ...vehicle, productionYear: year };
}
