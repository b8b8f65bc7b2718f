import type { BrowseFilters } from '../../domain/offers/OfferFilters';
import type { HashId, OfferId, OfferPatch } from '../../domain/offers/Offer';
import type { OfferDetail } from '../../domain/offers/OfferDetail';
import type { OfferTab } from '../../domain/offers/OfferTab';
import type { VehicleType } from '../../domain/offers/VehicleType';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';

export interface OfferQuestion {
  /** From 1. */
  readonly page: number;
  readonly filters: BrowseFilters;
  readonly buyNowOnly: boolean;
}

export interface OfferPage {
  readonly offers: readonly OfferPatch[];
  readonly totalPages: number;
  readonly totalCount: number;
  /** Offers to a page, where the server says it. */
  readonly limit: number | null;
  /** Country codes worth filtering by; null where the server does not say. */
  readonly availableCountries: readonly string[] | null;
}

export interface OpenedOffer {
  readonly offer: OfferPatch;
  readonly detail: OfferDetail;
}

/** The offers that the landing screen shows, line by line. */
export type HomeOffers = Readonly<Record<VehicleType, readonly OfferPatch[]>>;

export interface Offers {
  /** One page of a list; a row that cannot be read is reported and left out. */
  list(tab: OfferTab, question: OfferQuestion, signal: AbortSignal): Promise<Result<OfferPage, Failure>>;
  /** One offer with all its page shows. */
  open(id: HashId | OfferId, signal: AbortSignal): Promise<Result<OpenedOffer, Failure>>;
  homeScreen(signal: AbortSignal): Promise<Result<HomeOffers, Failure>>;
}

export const Offers = Symbol('Offers');
