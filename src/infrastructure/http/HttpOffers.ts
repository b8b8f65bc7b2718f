import * as v from 'valibot';
import type { HomeOffers, OfferListPart, OfferQuestion, Offers } from '../../application/ports/Offers';
import { type BrowseFilters, effectiveFilters } from '../../domain/offers/list/BrowseFilters';
import { type FilterName, filterNames } from '../../domain/offers/list/FilterFields';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import type { HashId, OfferId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import { failed, type Result, success } from '../../domain/shared/Result';
import { loadCode } from '../loadCode';
import type { HttpClient } from './client/HttpClient';
import type { Query } from './client/QueryParameters';
import { readOffer } from './json/offers/OfferJson';
import { type JsonReader, readList } from './json/reading/JsonReader';
import { listSize, toListSize } from './json/reading/numbers';
import { optional } from './json/reading/optional';
import { readShape } from './json/reading/readShape';

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

const HomeScreenJson = v.object({
  motorbike_offers: v.nullish(v.array(v.unknown())),
  camper_offers: v.nullish(v.array(v.unknown())),
  agricultural_offers: v.nullish(v.array(v.unknown())),
});

const none: readonly unknown[] = [];

export const readHomeScreen: JsonReader<HomeOffers> = (json, drop) => {
  const parsed = readShape(HomeScreenJson, json, drop);
  if (!parsed.ok) return parsed;
  const { motorbike_offers, camper_offers, agricultural_offers } = parsed.value;
  // Each list may be missing, but an answer without any is not a home screen.
  if ([motorbike_offers, camper_offers, agricultural_offers].every(list => list === undefined))
    return failed('motorbike_offers');
  const [motorbikes, campers, machines] = [
    motorbike_offers ?? none,
    camper_offers ?? none,
    agricultural_offers ?? none,
  ];
  const offers = {
    Motorbike: readList('motorbike_offers', motorbikes, readOffer, drop),
    Camper: readList('camper_offers', campers, readOffer, drop),
    AgriculturalMachine: readList('agricultural_offers', machines, readOffer, drop),
  };
  return success({
    ...offers,
    leftOut: {
      Motorbike: motorbikes.length - offers.Motorbike.length,
      Camper: campers.length - offers.Camper.length,
      AgriculturalMachine: machines.length - offers.AgriculturalMachine.length,
    },
  });
};

const OfferPageJson = v.object({
  offers: v.array(v.unknown()),
  ...listSize,
  limit: optional.pageSize,
  available_countries: v.nullish(v.array(v.unknown())),
});

const readCountry: JsonReader<string> = json => (typeof json === 'string' ? success(json) : failed(''));

export const readOfferPage: JsonReader<OfferListPart> = (json, drop) => {
  const parsed = readShape(OfferPageJson, json, drop);
  if (!parsed.ok) return parsed;
  const { offers, limit, available_countries: countries } = parsed.value;
  return success({
    offers: readList('offers', offers, readOffer, drop),
    received: offers.length,
    ...toListSize(parsed.value),
    limit: limit ?? null,
    availableCountries: countries ? readList('available_countries', countries, readCountry, drop) : null,
  });
};
