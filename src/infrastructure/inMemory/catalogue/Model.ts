import type { VehicleType } from '../../../domain/offers/VehicleType';

export type Silhouette =
  | `motorbike-${'adventure' | 'sport' | 'naked' | 'cruiser'}`
  | `camper-${'van' | 'semi' | 'alcove' | 'caravan'}`
  | `agricultural-${'tractor' | 'harvester' | 'telehandler'}`;

/** Outer measures in cm, gross weight in kg. */
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

/** A vehicle as its maker sold it. Price in euro when new, power in kW, engine in cm³ (0 where there is none). */
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
  /** The server's number of a motorbike's brand. */
  readonly brandId: number | null;
  readonly body: Body | null;
  readonly living: Living | null;
}
