import type { HomeOffers, OfferListPart, OfferQuestion, Offers } from '../../application/ports/Offers';
import { type BrowseFilters, effectiveFilters } from '../../domain/offers/list/BrowseFilters';
import { type FilterName, filterNames } from '../../domain/offers/list/FilterFields';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import type { HashId, OfferId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Result } from '../../domain/shared/Result';
import { loadCode } from '../loadCode';
import type { HttpClient } from './client/HttpClient';
import type { Query } from './client/QueryParameters';
import { readHomeScreen } from './json/HomeScreenJson';
import { readOfferPage } from './json/offers/OfferPageJson';

const serverPaths: Readonly<Record<OfferTab, string>> = {
  browse: '/api/v2/offers/browse',
  liked: '/api/v2/offers/liked',
  ownBids: '/api/v2/offers/dealer_offers',
  inRealization: '/api/v2/offers/in_realization',
  archived: '/api/v2/archive_offers/archive_accepted',
  sold: '/api/v2/archive_offers/sold',
};

export class HttpOffers implements Offers {
  constructor(private readonly api: HttpClient) {}

  list(
    tab: OfferTab,
    { page, filters, buyNowOnly }: OfferQuestion,
    signal?: AbortSignal,
  ): Promise<Result<OfferListPart, Failure>> {
    const query = { page, filters: filterQuery(filters), buy_now_only: buyNowOnly ? 'true' : '' };
    return this.api.get({ path: serverPaths[tab], query, read: readOfferPage, signal });
  }

  async open(id: HashId | OfferId, signal?: AbortSignal): ReturnType<Offers['open']> {
    // Part of the chunk of the offer page.
    const code = await loadCode(import(/* webpackChunkName: "offer" */ './json/offers/OpenedOfferJson'));
    return code.ok ? this.api.get({ path: '/api/v2/offers', id, read: code.value.readOpenedOffer, signal }) : code;
  }

  homeScreen(signal: AbortSignal): Promise<Result<HomeOffers, Failure>> {
    return this.api.get({ path: '/api/v2/offers/home_screen', read: readHomeScreen, signal });
  }
}

/** The server's names of filters that are not the app's names in snake case. */
const parameterOf: { readonly [Name in FilterName]?: string } = {
  brandId: 'motorbike_brand_id',
  mileageFrom: 'total_mileage_from',
  mileageTo: 'total_mileage_to',
};

const inSnakeCase = (name: string): string => name.replace(/[A-Z]/g, capital => `_${capital.toLowerCase()}`);

/** A filter that is not set is null or '', which the query leaves out. */
export function filterQuery(filters: BrowseFilters): Query {
  const effective = effectiveFilters(filters);
  return Object.fromEntries(filterNames.map(name => [parameterOf[name] ?? inSnakeCase(name), effective[name]]));
}
