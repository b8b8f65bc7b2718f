import type { HashId } from './Offer';
import type { Vehicle } from './vehicle/Vehicle';

/** Both URLs are validated. */
export interface Photo {
  readonly id: number | string;
  readonly address: string;
  readonly thumbnail: string;
  /** In pixels, as the server states it; it may be wrong. Null if the server does not. */
  readonly size: PhotoSize | null;
}

export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** Data that only the offer's page shows, in addition to its row. */
export interface OfferDetail {
  readonly hashId: HashId;
  readonly photos: readonly Photo[];
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly zipCode: string | null;
  readonly place: string | null;
  readonly countryCode: string | null;
  readonly vehicle: Vehicle | null;
  readonly financed: boolean | null;
  readonly mobileSearchAddress: string | null;
  readonly comments: string | null;
}

/** '' if the offer was not opened, or if it has none. */
export const vinOf = (detail: OfferDetail | undefined): string => detail?.vehicle?.vin?.trim() ?? '';
