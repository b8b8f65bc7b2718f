import { DAY } from '../../shared/Instant';
import type { Language } from '../../shared/Language';
import { type LocalDate, localDate, noonOf, yearOf } from '../../shared/LocalDate';
import type { Offer } from '../Offer';
import { offerYear, statedType, type Vehicle } from './Vehicle';
import type { VehicleType } from './VehicleType';

export type VehicleKey = keyof Vehicle;

/** The groups of facts, in display order. */
export const factGroups = ['basics', 'engine', 'condition', 'origin'] as const;

type FactGroup = (typeof factGroups)[number];

interface FactPlace {
  readonly group: FactGroup;
  /** Missing if vehicles of all types have the fact. */
  readonly only?: readonly VehicleType[];
}

const bikes: readonly VehicleType[] = ['Motorbike'];
const campers: readonly VehicleType[] = ['Camper'];
const machines: readonly VehicleType[] = ['AgriculturalMachine'];

/** Each fact in the order in which its group shows it. */
const places: Readonly<Record<VehicleKey, FactPlace>> = {
  vehicleType: { group: 'basics' },
  brand: { group: 'basics' },
  model: { group: 'basics' },
  camperType: { group: 'basics', only: campers },
  firstRegistration: { group: 'basics' },
  productionYear: { group: 'basics', only: [...bikes, ...machines] },
  totalMileage: { group: 'basics' },
  operatingHours: { group: 'basics', only: machines },
  color: { group: 'basics' },
  seats: { group: 'basics', only: campers },
  beds: { group: 'basics', only: campers },
  length: { group: 'basics', only: [...campers, ...machines] },
  width: { group: 'basics', only: [...campers, ...machines] },
  grossVehicleWeight: { group: 'basics', only: [...campers, ...machines] },
  power: { group: 'engine' },
  engineCapacity: { group: 'engine' },
  abs: { group: 'engine', only: bikes },
  condition: { group: 'condition' },
  roadworthy: { group: 'condition' },
  damaged: { group: 'condition' },
  accident: { group: 'condition' },
  dropped: { group: 'condition', only: bikes },
  originalPaint: { group: 'condition', only: bikes },
  serviceBooklet: { group: 'condition' },
  frontTire: { group: 'condition', only: bikes },
  rearTire: { group: 'condition', only: bikes },
  originCountry: { group: 'origin' },
  previousOwners: { group: 'origin' },
  rentalUse: { group: 'origin', only: campers },
  vin: { group: 'origin' },
};

/** The facts of one group that a vehicle of this type has, in display order. Those of all types if it is not known. */
export const factsOfGroup = (group: FactGroup, type: VehicleType | undefined): readonly VehicleKey[] =>
  (Object.keys(places) as VehicleKey[]).filter(key => {
    const { group: own, only } = places[key];
    return own === group && (!only || !type || only.includes(type));
  });

/** The facts that a vehicle of this type has, in display order. Those of all types if it is not known. */
export const vehicleFacts = (type: VehicleType | undefined): readonly VehicleKey[] =>
  factGroups.flatMap(group => factsOfGroup(group, type));

/** What a buyer asks first, in display order: age, use, power and owners. */
export const firstFacts = ({ firstRegistration, operatingHours }: Vehicle): readonly VehicleKey[] => [
  firstRegistration ? 'firstRegistration' : 'productionYear',
  operatingHours === undefined ? 'totalMileage' : 'operatingHours',
  'power',
  'previousOwners',
];

/** Whether vehicles of all types have the fact. */
export const isCommonFact = (key: VehicleKey): boolean => !places[key].only;

/** The vehicle with the year of its row, which may be the only year that the server sends for a machine. */
export function withYearOfRow(
  offer: Pick<Offer, 'vehicleType' | 'unstated' | 'year' | 'productionYear'>,
  vehicle: Vehicle,
): Vehicle {
  if (statedType(offer, vehicle) !== 'AgriculturalMachine') return vehicle;
  const year = offerYear({ ...offer, productionYear: vehicle.productionYear ?? offer.productionYear });
  return year === null ? vehicle : { ...vehicle, productionYear: year };
}

/**
 * The operating hours of a machine for each year of its age, in whole hours. The age is counted from the day of its first
 * registration, or from its year if the day is not known. Null if neither is.
 */
export function hoursPerYear(
  { operatingHours = 0, firstRegistration = '', productionYear }: Vehicle,
  today: LocalDate,
): number | null {
  const registered = localDate(firstRegistration.slice(0, 10));
  const years = registered
    ? (noonOf(today) - noonOf(registered)) / YEAR
    : productionYear === undefined
      ? -1
      : yearOf(today) - productionYear;
  // A machine of less than a year has not worked for a whole one.
  return years < 0 ? null : Math.round(operatingHours / Math.max(1, years));
}

const YEAR = 365.25 * DAY;

/** In watts. PS and KM are metric horsepower, hp is the imperial one. */
const unit: Readonly<Record<Language, number>> = { de: 735.49875, pl: 735.49875, en: 745.69987 };

/** The power in the horsepower that a reader of the language knows, rounded to whole ones. */
export const horsepower = (kilowatts: number, language: Language): number =>
  Math.round((kilowatts * 1000) / unit[language]);
