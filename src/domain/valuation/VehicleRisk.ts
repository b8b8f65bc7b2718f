import type { OfferDetail } from '../offers/OfferDetail';
import { statedType, type Vehicle } from '../offers/vehicle/Vehicle';
import { vehicleFacts, type VehicleKey } from '../offers/vehicle/VehicleFacts';
import { notStated, type StatedInRow } from './NotStated';

type Defect =
  | 'notRoadworthy'
  | 'damaged'
  | 'accident'
  | 'badCondition'
  | 'worn'
  | 'needsCare'
  | 'dropped'
  | 'wornTires'
  | 'manyOwners';

/** What may cost the buyer money. `noDefects`: the seller has denied every serious defect. */
export type VehicleRisk =
  | { readonly reason: Defect; readonly weight: 'serious' | 'minor' }
  /** A bank still owns the vehicle. */
  | { readonly reason: 'financed'; readonly weight: 'serious' }
  | { readonly reason: 'notStated'; readonly weight: 'minor'; readonly count: number }
  | { readonly reason: 'noDefects'; readonly weight: 'none' };

interface DefectRule {
  readonly reason: Defect;
  readonly weight: 'serious' | 'minor';
  /** A rule counts only for vehicles that have the fact. */
  readonly fact: VehicleKey;
  readonly isStated: (vehicle: Vehicle) => boolean;
}

const MOST_OWNERS = 4;

/** In display order: what is serious comes first. */
const rules: readonly DefectRule[] = [
  {
    reason: 'notRoadworthy',
    weight: 'serious',
    fact: 'roadworthy',
    isStated: ({ roadworthy }) => roadworthy === false,
  },
  { reason: 'damaged', weight: 'serious', fact: 'damaged', isStated: ({ damaged }) => damaged === true },
  { reason: 'accident', weight: 'serious', fact: 'accident', isStated: ({ accident }) => accident === true },
  { reason: 'badCondition', weight: 'minor', fact: 'condition', isStated: ({ condition }) => condition === 'bad' },
  { reason: 'worn', weight: 'minor', fact: 'condition', isStated: ({ condition }) => condition === 'tatty' },
  { reason: 'needsCare', weight: 'minor', fact: 'condition', isStated: ({ condition }) => condition === 'care' },
  { reason: 'dropped', weight: 'minor', fact: 'dropped', isStated: ({ dropped }) => dropped === true },
  {
    reason: 'wornTires',
    weight: 'minor',
    fact: 'frontTire',
    isStated: ({ frontTire, rearTire }) => frontTire === 'bad' || rearTire === 'bad',
  },
  {
    reason: 'manyOwners',
    weight: 'minor',
    fact: 'previousOwners',
    // The server sends a number as a text, or 'more_than_4'.
    isStated: ({ previousOwners }) => previousOwners === 'more_than_4' || Number(previousOwners) > MOST_OWNERS,
  },
];

/** The defects that the seller must have denied before the vehicle may be called free of them. */
const mustBeDenied: readonly VehicleKey[] = ['roadworthy', 'damaged', 'accident', 'dropped'];

/** The risks that the seller states, and how much is not stated. A fact that is not stated is never told as fine. */
export function vehicleRisks(offer: StatedInRow, detail: OfferDetail): readonly VehicleRisk[] {
  const vehicle = detail.vehicle ?? {};
  const facts = vehicleFacts(statedType(offer, detail.vehicle));
  const defects: readonly VehicleRisk[] = statedDefects(offer, detail).map(({ reason, weight }) => ({
    reason,
    weight,
  }));
  const isFree = defects.length === 0 && mustBeDenied.every(key => !facts.includes(key) || vehicle[key] !== undefined);
  const count = notStated(offer, detail).length;
  return [
    ...(detail.financed ? ([{ reason: 'financed', weight: 'serious' }] as const) : []),
    ...defects,
    ...(isFree ? ([{ reason: 'noDefects', weight: 'none' }] as const) : []),
    ...(count > 0 ? ([{ reason: 'notStated', weight: 'minor', count }] as const) : []),
  ];
}

const statedDefects = (offer: StatedInRow, { vehicle }: OfferDetail): readonly DefectRule[] => {
  const facts = vehicleFacts(statedType(offer, vehicle));
  return rules.filter(({ fact, isStated }) => facts.includes(fact) && isStated(vehicle ?? {}));
};

/** The facts by which the seller names a damage, in the order of the risks. Tyres and owners are no damage. */
export const damageFacts = (offer: StatedInRow, detail: OfferDetail): readonly VehicleKey[] => [
  ...new Set(
    statedDefects(offer, detail)
      .map(({ fact }) => fact)
      .filter(fact => fact !== 'frontTire' && fact !== 'previousOwners'),
  ),
];
