import * as v from 'valibot';
import type { Deal } from '../../../../domain/offers/Deal';
import type { ContractStatus, HashId, OfferId, OfferPatch } from '../../../../domain/offers/Offer';
import { isVehicleType } from '../../../../domain/offers/vehicle/VehicleType';
import type { Instant } from '../../../../domain/shared/Instant';
import { euros, type Money } from '../../../../domain/shared/Money';
import { success } from '../../../../domain/shared/Result';
import { visibleText } from '../../../../domain/shared/visibleText';
import { documentAddress, imageAddress } from '../../../../domain/shared/WebAddress';
import type { JsonReader } from '../reading/JsonReader';
import { id } from '../reading/numbers';
import { optional } from '../reading/optional';
import { readShape } from '../reading/readShape';

/**
 * Every key is optional, because a deal gets them one by one. For example, `contract_pdf` exists only after the
 * contract has been written.
 */
const RealizationDetailsJson = v.object({
  seller_fist_name: optional.text,
  seller_last_name: optional.text,
  street: optional.text,
  zip_code: optional.text,
  place: optional.text,
  seller_email: optional.text,
  phone: optional.text,
  client_price: optional.amount,
  commission: optional.amount,
  credit_bank: optional.text,
  credit_number: optional.text,
  vehicle_data_pdf: optional.text,
  contract_pdf: optional.text,
  invoice_created: optional.flag,
  spedition_arranged: optional.flag,
  easy_transport_enabled: optional.flag,
  vehicle_picked_up: optional.flag,
});

type RealizationDetailsJson = v.InferOutput<typeof RealizationDetailsJson>;

export function toDeal(json: RealizationDetailsJson): Deal {
  return {
    sellerFirstName: json.seller_fist_name ?? '',
    sellerLastName: json.seller_last_name ?? '',
    street: json.street ?? '',
    zipCode: json.zip_code ?? '',
    place: json.place ?? '',
    sellerEmail: json.seller_email ?? '',
    phone: json.phone ?? '',
    clientPrice: amountOrNull(json.client_price),
    commission: amountOrNull(json.commission),
    creditBank: json.credit_bank ?? '',
    creditNumber: json.credit_number ?? '',
    vehicleDataPdf: documentAddress(json.vehicle_data_pdf),
    contractPdf: documentAddress(json.contract_pdf),
    invoiceCreated: json.invoice_created ?? false,
    speditionArranged: json.spedition_arranged ?? false,
    easyTransportEnabled: json.easy_transport_enabled ?? false,
    vehiclePickedUp: json.vehicle_picked_up ?? false,
  };
}

const amountOrNull = (amount: number | null | undefined): Money | null =>
  amount === null || amount === undefined ? null : euros(amount);

const isName = (value: unknown): boolean => typeof value === 'string' && value !== '';

export const OfferJson = v.object({
  id,
  hash_id: v.custom<string>(isName),
  offer_hash_id: optional.text,
  label1: optional.text,
  label2: optional.text,
  photo: optional.text,
  score: optional.number,
  is_liked: optional.flag,
  contract_status: optional.text,
  highest_bet: optional.amount,
  current_dealer_highest_bet: optional.amount,
  minimal_price: optional.amount,
  buy_now_contract: v.nullish(v.object({ price: optional.amount })),
  buy_now_price: optional.amount,
  bets_count: optional.number,
  year: optional.number,
  production_year: optional.number,
  total_mileage: optional.number,
  region: optional.text,
  vehicle_type: optional.text,
  final_price: optional.amount,
  archived_at: optional.instant,
  published_at: optional.instant,
  closed: optional.flag,
  realization_details: v.nullish(RealizationDetailsJson),
});

export type OfferJson = v.InferOutput<typeof OfferJson>;

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** Null sets a field only if null is the default of its key. Otherwise null means the same as an absent key. */
export function toOffer(json: OfferJson): OfferPatch {
  const patch: Writable<OfferPatch> = { id: json.id as OfferId, hashId: hashIdOf(json) };
  addPrices(patch, json);
  if (isSet(json.label1)) patch.label1 = visibleText(json.label1);
  if (isSet(json.label2)) patch.label2 = visibleText(json.label2);
  if (isSet(json.is_liked)) patch.isLiked = json.is_liked;
  if (isSet(json.bets_count)) patch.bidsCount = json.bets_count;
  if (isSet(json.closed)) patch.closed = json.closed;
  if (isVehicleType(json.vehicle_type)) patch.vehicleType = json.vehicle_type;
  if (json.photo !== undefined) patch.photo = imageAddress(json.photo);
  if (json.score !== undefined) patch.score = json.score;
  if (json.contract_status !== undefined) patch.contractStatus = contractStatus(json.contract_status);
  if (json.year !== undefined) patch.year = json.year;
  if (json.production_year !== undefined) patch.productionYear = json.production_year;
  if (json.total_mileage !== undefined) patch.totalMileage = json.total_mileage;
  if (json.region !== undefined) patch.region = json.region;
  if (json.archived_at !== undefined) patch.archivedAt = instantOrNull(json.archived_at);
  if (json.published_at !== undefined) patch.publishedAt = instantOrNull(json.published_at);
  const details = json.realization_details;
  if (details !== undefined) patch.deal = details && toDeal(details);
  return patch;
}

/**
 * Rows of deals and of the archive may have a `hash_id` of their own. `offer_hash_id` is then the id of the
 * offer.
 */
export const hashIdOf = ({ offer_hash_id, hash_id }: Pick<OfferJson, 'offer_hash_id' | 'hash_id'>): HashId =>
  (offer_hash_id || hash_id) as HashId;

export const readOffer: JsonReader<OfferPatch> = (json, drop) => {
  const parsed = readShape(OfferJson, json, drop);
  return parsed.ok ? success(toOffer(parsed.value)) : parsed;
};

function addPrices(patch: Writable<OfferPatch>, json: OfferJson): void {
  const buyNow = buyNowPrice(json);
  if (buyNow !== undefined) patch.buyNowPrice = buyNow;
  if (isSet(json.highest_bet)) patch.highestBid = euros(json.highest_bet);
  if (isSet(json.minimal_price)) patch.minimalPrice = euros(json.minimal_price);
  if (json.current_dealer_highest_bet !== undefined) patch.ownBid = eurosOrNull(json.current_dealer_highest_bet);
  if (json.final_price !== undefined) patch.finalPrice = eurosOrNull(json.final_price);
}

/** The price of the offer, or else of its contract. Zero means no fixed price. Undefined if neither key is present. */
function buyNowPrice({ buy_now_price: price, buy_now_contract: contract }: OfferJson): Money | undefined {
  const amount = price || (contract?.price ?? price);
  return isSet(amount) ? euros(amount) : undefined;
}

/** Any other value is not shown. */
const contractStatus = (text: string | null): ContractStatus | null =>
  text === 'waiting' || text === 'rejected' ? text : null;

const eurosOrNull = (amount: number | null): Money | null => (amount === null ? null : euros(amount));

const instantOrNull = (text: string | null): Instant | null => (text === null ? null : Date.parse(text));

const isSet = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined;

/** The answer to a bid, and the message that the channels push. */
const OfferAnswerJson = v.object({ offer: OfferJson });

export const readOfferAnswer: JsonReader<OfferPatch> = (json, drop) => {
  const parsed = readShape(OfferAnswerJson, json, drop);
  return parsed.ok ? success(toOffer(parsed.value.offer)) : parsed;
};
