import type { Bids } from '../../application/ports/Bids';
import type { BuyNow } from '../../application/ports/BuyNow';
import type { Likes } from '../../application/ports/Likes';
import type { HomeOffers, OfferListPart, OfferQuestion, Offers } from '../../application/ports/Offers';
import { type BrowseFilters, effectiveFilters } from '../../domain/offers/list/BrowseFilters';
import { type FilterName, filterNames } from '../../domain/offers/list/FilterFields';
import type { OfferTab } from '../../domain/offers/list/OfferTab';
import type { HashId, OfferId, OfferPatch } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import { type Money, toEuros } from '../../domain/shared/Money';
import type { Result } from '../../domain/shared/Result';
import { loadCode } from '../loadCode';
import type { HttpClient } from './client/HttpClient';
import type { Query } from './client/QueryParameters';
import { readHomeScreen } from './json/HomeScreenJson';
import { readOfferAnswer } from './json/offers/OfferAnswerJson';
import { readOfferPage } from './json/offers/OfferPageJson';
import { readNothing } from './json/reading/JsonReader';

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
    const query = { page, filters: filterParameters(filters), buy_now_only: buyNowOnly ? 'true' : '' };
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

export class HttpBids implements Bids {
  constructor(private readonly api: HttpClient) {}

  place(offer: OfferId, amount: Money): Promise<Result<OfferPatch, Failure>> {
    const body = { bet: { value: toEuros(amount), offer_id: offer } };
    return this.api.write({ method: 'POST', path: '/api/v2/bets', body, read: readOfferAnswer });
  }
}

export class HttpBuyNow implements BuyNow {
  constructor(
    private readonly api: HttpClient,
    /** Backends differ in the method of this call, so the host's configuration sets it. */
    private readonly method: 'PUT' | 'POST',
  ) {}

  accept(offer: OfferId): Promise<Result<void, Failure>> {
    const body = { buy_now_contract: { offer_id: offer } };
    return this.api.write({ method: this.method, path: '/api/v2/buy_now_contracts/accept', body, read: readNothing });
  }
}

export class HttpLikes implements Likes {
  constructor(private readonly api: HttpClient) {}

  like(offer: OfferId): Promise<Result<void, Failure>> {
    return this.api.write({ method: 'POST', path: '/api/v2/liked_offers', body: naming(offer), read: readNothing });
  }

  unlike(offer: OfferId): Promise<Result<void, Failure>> {
    const path = '/api/v2/liked_offers/delete';
    return this.api.write({ method: 'DELETE', path, body: naming(offer), read: readNothing });
  }
}

const naming = (offer: OfferId) => ({ liked_offer: { offer_id: offer } });

/** The server's names of filters that are not the app's names in snake case. */
const parameterOf: { readonly [Name in FilterName]?: string } = {
  brandId: 'motorbike_brand_id',
  mileageFrom: 'total_mileage_from',
  mileageTo: 'total_mileage_to',
};

const inSnakeCase = (name: string): string => name.replace(/[A-Z]/g, capital => `_${capital.toLowerCase()}`);

/** A filter that is not set is null or '', which the query leaves out. */
export function filterParameters(filters: BrowseFilters): Query {
  const effective = effectiveFilters(filters);
  return Object.fromEntries(filterNames.map(name => [parameterOf[name] ?? inSnakeCase(name), effective[name]]));
}
