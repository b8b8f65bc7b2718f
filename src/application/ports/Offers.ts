import type { BrowseFilters } from '../../domain/offers/list/BrowseFilters';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import type { HashId, OfferId, OfferPatch } from '../../domain/offers/Offer';
import type { OfferDetail } from '../../domain/offers/OfferDetail';
import type { VehicleType } from '../../domain/offers/vehicle/VehicleType';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export interface OfferQuestion {
  /** Counted from 1. */
  readonly page: number;
  readonly filters: BrowseFilters;
  readonly buyNowOnly: boolean;
}

export interface OfferListPart {
  readonly offers: readonly OfferPatch[];
  readonly totalPages: number;
  readonly totalCount: number;
  /** Offers per page. Null if the server does not report it. */
  readonly limit: number | null;
  /** Number of offers that the server sent, including rows that were left out. Absent if it is the number of `offers`. */
  readonly received?: number;
  /** Country codes to offer in the country filter. Null if the server does not send them. */
  readonly availableCountries: readonly string[] | null;
}

export interface OpenedOffer {
  readonly offer: OfferPatch;
  readonly detail: OfferDetail;
}

/** The offers on the home screen, by vehicle type. */
export interface HomeOffers extends Readonly<Record<VehicleType, readonly OfferPatch[]>> {
  /** Number of offers that the server sent and that were left out. Absent if there are none. */
  readonly leftOut?: Readonly<Record<VehicleType, number>>;
}

export abstract class Offers {
  /** One page of a list. A row that fails to parse is reported and left out. */
  abstract list(tab: OfferTab, question: OfferQuestion, signal?: AbortSignal): Promise<Result<OfferListPart, Failure>>;
  /** One offer with the data of its page. `notFound` if the offer does not exist. */
  abstract open(id: HashId | OfferId, signal?: AbortSignal): Promise<Result<OpenedOffer, Failure>>;
  /** The offers on the home screen. A row that fails to parse is reported and left out. */
  abstract homeScreen(signal: AbortSignal): Promise<Result<HomeOffers, Failure>>;
}
