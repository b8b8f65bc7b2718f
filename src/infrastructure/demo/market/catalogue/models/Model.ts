import type { VehicleType } from '../../../../../domain/offers/vehicle/VehicleType';

export type Silhouette =
  | `motorbike-${'adventure' | 'sport' | 'naked' | 'cruiser'}`
  | `camper-${'van' | 'semi' | 'alcove' | 'caravan'}`
  | `agricultural-${'tractor' | 'harvester' | 'telehandler'}`;

/** Dimensions in cm, gross weight in kg. */
interface Body {
  readonly length: number;
  readonly width: number;
  readonly weight: number;
}

interface Living extends Body {
  readonly camperType: string;
  readonly seats: number;
  readonly beds: number;
}

/** A vehicle model. The price is the price when new in euro, power is in kW, engine in cm³ (0 without an engine). */
export interface Model {
  readonly vehicleType: VehicleType;
  readonly make: string;
  readonly name: string;
  readonly variants: readonly string[];
  readonly silhouette: Silhouette;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly price: number;
  readonly power: number;
  readonly engine: number;
  /** The server's id of the motorbike brand. */
  readonly brandId: number | null;
  readonly body: Body | null;
  readonly living: Living | null;
}
