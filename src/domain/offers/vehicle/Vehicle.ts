import { type Offer, states } from '../Offer';
import type { VehicleType } from './VehicleType';

/**
 * Data about the machine on offer. A missing field is not shown. Mileage in km, power in kW, engine capacity in cm³,
 * length and width in cm, weight in kg.
 */
export interface Vehicle {
  readonly vehicleType?: VehicleType;
  readonly brand?: string;
  readonly model?: string;
  readonly vin?: string;
  readonly firstRegistration?: string;
  readonly productionYear?: number;
  readonly totalMileage?: number;
  readonly operatingHours?: number;
  readonly previousOwners?: string;
  readonly originCountry?: string;
  readonly condition?: string;
  readonly serviceBooklet?: string;
  readonly roadworthy?: boolean;
  readonly accident?: boolean;
  readonly damaged?: boolean;
  readonly dropped?: boolean;
  readonly originalPaint?: boolean;
  readonly abs?: boolean;
  readonly color?: string;
  readonly power?: number;
  readonly engineCapacity?: number;
  readonly frontTire?: string;
  readonly rearTire?: string;
  readonly camperType?: string;
  readonly rentalUse?: string;
  readonly seats?: number;
  readonly beds?: number;
  readonly length?: number;
  readonly width?: number;
  readonly grossVehicleWeight?: number;
}

/** The type of the vehicle that the server has stated: of the opened offer, or else of its row. Undefined if it is not known. */
export const statedType = (
  offer: Pick<Offer, 'vehicleType' | 'unstated'>,
  vehicle: Vehicle | null | undefined,
): VehicleType | undefined => vehicle?.vehicleType ?? (states(offer, 'vehicleType') ? offer.vehicleType : undefined);

/** The year to show: the production year of an agricultural machine, or else the year. Each falls back to the other. */
export function offerYear({
  vehicleType,
  year,
  productionYear,
}: Pick<Offer, 'vehicleType' | 'year' | 'productionYear'>): number | null {
  return vehicleType === 'AgriculturalMachine' ? (productionYear ?? year) : (year ?? productionYear);
}
