import * as v from 'valibot';
import type { OfferTab } from '../../../src/domain/offers/list/OfferTab';
import type { HashId, OfferId } from '../../../src/domain/offers/Offer';
import type { Failure } from '../../../src/domain/shared/Failure';
import { failed, type Result, success } from '../../../src/domain/shared/Result';
import type { MarketDealer } from '../../../src/infrastructure/demo/market/people/MarketDealer';
import { amountOf } from '../wire/wireAmount';
import { wireInvoice } from '../wire/wireInvoice';
import { wireOpenedOffer } from '../wire/wireOpenedOffer';
import { wireProfile } from '../wire/wireProfile';
import { wireRow } from '../wire/wireRow';
import { conversationRoutes } from './conversationRoutes';
import { invoicingRoutes } from './invoicingRoutes';
import { offerQuestion } from './offerQuestion';
import { profileRoutes } from './profileRoutes';
import { requestJudge } from './requestJudge';
import type { RestRequest } from './RestRequest';
import { sellingRoutes } from './sellingRoutes';

export interface Route {
  /** Matches method and path, such as `GET /api/v2/profiles`. */
  readonly call: RegExp;
  /** Whether a client may send this without a token to find out if it has a session. */
  readonly asksForSession?: boolean;
  /** An undefined value is an empty answer. `id` is the group that `call` captured. */
  answer(dealer: MarketDealer, request: RestRequest, id: string): Result<unknown, Failure>;
}

export interface AnalyticsJson {
  readonly event_name: string;
  readonly event_tags: readonly string[];
  readonly event_data: Readonly<Record<string, string | number>>;
}

interface RestRoutesOptions {
  readonly buyNowAcceptMethod: 'PUT' | 'POST';
  readonly recordAnalytics: (event: AnalyticsJson) => void;
}

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const betBody = v.strictObject({ bet: v.strictObject({ value: v.pipe(v.number(), v.minValue(0.01)), offer_id: id }) });
const buyNowBody = v.strictObject({ buy_now_contract: v.strictObject({ offer_id: id }) });
const likeBody = v.strictObject({ liked_offer: v.strictObject({ offer_id: id }) });
const pickupBody = v.strictObject({ offer_id: id });
const transportBody = v.strictObject({ id, description: v.string() });
const pageQuestion = v.strictObject({
  page: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1'), v.transform(Number)),
});
const translationBody = v.strictObject({ text: v.pipe(v.string(), v.minLength(1)) });
const analyticsBody = v.strictObject({
  event_name: v.picklist([
    'dealer_open_offer',
    'dealer_create_bet',
    'dealer_set_manual_pagination',
    'dealer_set_infinite_pagination',
  ]),
  event_tags: v.strictTuple([
    v.pipe(v.string(), v.regex(/^[^@\sA-Z]+@[^@\sA-Z]+$/, 'must be the e-mail in lower case')),
  ]),
  event_data: v.record(v.string(), v.union([v.string(), v.number()])),
});

/** Every call of the wire contract that this server answers; the first match wins. */
export function restRoutes({ buyNowAcceptMethod, recordAnalytics }: RestRoutesOptions): Route[] {
  return [
    { call: /^GET \/api\/v2\/profiles$/, asksForSession: true, answer: profile },
    ...profileRoutes(),
    { call: /^POST \/dealers\/auth\/sign_out$/, asksForSession: true, answer: signOut },
    { call: /^GET \/api\/v2\/offers\/home_screen$/, answer: homeScreen },
    { call: /^GET \/api\/v2\/offers\/browse$/, answer: list('browse') },
    { call: /^GET \/api\/v2\/offers\/liked$/, answer: list('liked') },
    { call: /^GET \/api\/v2\/offers\/dealer_offers$/, answer: list('ownBids') },
    { call: /^GET \/api\/v2\/offers\/in_realization$/, answer: list('inRealization') },
    { call: /^GET \/api\/v2\/archive_offers\/archive_accepted$/, answer: list('archived') },
    { call: /^GET \/api\/v2\/archive_offers\/sold$/, answer: list('sold') },
    { call: /^GET \/api\/v2\/offers\/([^/]+)$/, answer: openedOffer },
    { call: /^POST \/api\/v2\/bets$/, answer: bet },
    { call: new RegExp(`^${buyNowAcceptMethod} /api/v2/buy_now_contracts/accept$`), answer: acceptBuyNow },
    { call: /^GET \/api\/v2\/invoices$/, answer: invoices },
    { call: /^POST \/api\/v2\/invoices$/, answer: confirmPickup },
    { call: /^POST \/api\/v2\/transports$/, answer: orderTransport },
    { call: /^POST \/api\/v2\/liked_offers$/, answer: like },
    { call: /^DELETE \/api\/v2\/liked_offers\/delete$/, answer: unlike },
    ...conversationRoutes,
    ...sellingRoutes,
    ...invoicingRoutes,
    { call: /^POST \/api\/v2\/translations\/translate$/, answer: translate },
    { call: /^POST \/analytics\/create$/, answer: analytics(recordAnalytics) },
  ];
}

const profile: Route['answer'] = (dealer, request) => {
  requestJudge.nothing(request);
  return success(wireProfile(dealer.profile()));
};

const signOut: Route['answer'] = (_dealer, request) => {
  requestJudge.nothing(request);
  return success(undefined);
};

const homeScreen: Route['answer'] = (dealer, request) => {
  requestJudge.nothing(request);
  const { Motorbike, Camper, AgriculturalMachine } = dealer.home();
  return success({
    motorbike_offers: Motorbike.map(wireRow),
    camper_offers: Camper.map(wireRow),
    agricultural_offers: AgriculturalMachine.map(wireRow),
  });
};

function list(tab: OfferTab): Route['answer'] {
  return (dealer, request) => {
    const page = dealer.list(tab, requestJudge.query(request, offerQuestion));
    return success({
      offers: page.offers.map(wireRow),
      total_pages: page.totalPages,
      total_count: page.totalCount,
      limit: page.limit,
      available_countries: page.availableCountries,
    });
  };
}

const openedOffer: Route['answer'] = (dealer, request, name) => {
  requestJudge.nothing(request);
  const opened = dealer.open(/^\d+$/.test(name) ? (Number(name) as OfferId) : (name as HashId));
  return opened ? success({ offer: wireOpenedOffer(opened) }) : failed({ reason: 'notFound' });
};

const bet: Route['answer'] = (dealer, request) => {
  const { value, offer_id } = requestJudge.body(request, betBody).bet;
  const placed = dealer.placeBid(offer_id as OfferId, amountOf(value));
  return placed.ok ? success({ offer: wireRow(placed.value) }) : placed;
};

const acceptBuyNow: Route['answer'] = (dealer, request) =>
  dealer.acceptBuyNow(requestJudge.body(request, buyNowBody).buy_now_contract.offer_id as OfferId);

const invoices: Route['answer'] = (dealer, request) => {
  const page = dealer.invoices(requestJudge.query(request, pageQuestion).page);
  return success({
    invoices: page.rows.map(wireInvoice),
    total_pages: page.totalPages,
    total_count: page.totalCount,
    limit: page.limit,
  });
};

const confirmPickup: Route['answer'] = (dealer, request) =>
  dealer.confirmPickup(requestJudge.body(request, pickupBody).offer_id as OfferId);

const orderTransport: Route['answer'] = (dealer, request) => {
  const { id: offer, description } = requestJudge.body(request, transportBody);
  return dealer.orderTransport(offer as OfferId, description);
};

const like: Route['answer'] = (dealer, request) =>
  dealer.like(requestJudge.body(request, likeBody).liked_offer.offer_id as OfferId);

const unlike: Route['answer'] = (dealer, request) =>
  dealer.unlike(requestJudge.body(request, likeBody).liked_offer.offer_id as OfferId);

const translate: Route['answer'] = (dealer, request) =>
  success({ translation: dealer.translate(requestJudge.body(request, translationBody).text) });

function analytics(record: (event: AnalyticsJson) => void): Route['answer'] {
  return (_dealer, request) => {
    record(requestJudge.body(request, analyticsBody));
    return success(undefined);
  };
}
