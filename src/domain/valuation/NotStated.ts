import type { Offer } from '../offers/Offer';
import type { OfferDetail } from '../offers/OfferDetail';
import { statedType, type Vehicle } from '../offers/vehicle/Vehicle';
import { isCommonFact, vehicleFacts, type VehicleKey, withYearOfRow } from '../offers/vehicle/VehicleFacts';
import type { VehicleType } from '../offers/vehicle/VehicleType';

export type OfferFact = VehicleKey | 'financed';

/** The facts about the vehicle that a row states too. */
export type StatedInRow = Pick<Offer, 'vehicleType' | 'unstated' | 'year' | 'productionYear' | 'totalMileage'>;

/**
 * The facts of the vehicle's type that the seller left out or does not know, in the order of the offer's page. The type itself is none of
 * them: a seller always states one, although this version may not know it.
 */
export function notStated(offer: StatedInRow, { vehicle, financed }: OfferDetail): readonly OfferFact[] {
  const type = statedType(offer, vehicle);
  const known = withYearOfRow(offer, vehicle ?? {});
  // A machine counts its hours.
  const isMileageStated = offer.totalMileage !== null || type === 'AgriculturalMachine';
  const isInRow = (key: VehicleKey) => key === 'vehicleType' || (key === 'totalMileage' && isMileageStated);
  const isMissing = (key: VehicleKey) =>
    isUnknownFact(known[key]) && !isInRow(key) && (type !== undefined || isCommonFact(key));
  return [...vehicleFacts(type).filter(isMissing), ...(financed === null ? ['financed' as const] : [])];
}

/** Whether a seller left a fact out, or does not know it. */
export const isUnknownFact = (value: Vehicle[VehicleKey]): boolean => ['', 'not_known'].includes(String(value ?? ''));

/** A fact that decides about a price and that the marketplace has no field for, so that no seller states it. */
export type AskedFact = 'inspection' | 'keyCount' | 'gasTest' | 'dampTest' | 'pto';

const askedOfType: Readonly<Record<VehicleType, readonly AskedFact[]>> = {
  Motorbike: [],
  Camper: ['gasTest', 'dampTest'],
  AgriculturalMachine: ['pto'],
};

/** What a buyer of such a vehicle asks besides the facts of the offer. */
export const askedFacts = (type: VehicleType): readonly AskedFact[] => ['inspection', 'keyCount', ...askedOfType[type]];
