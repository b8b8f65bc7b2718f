import * as v from 'valibot';
import type { OpenedOffer } from '../../../../application/ports/Offers';
import type { OfferPatch } from '../../../../domain/offers/Offer';
import type { OfferDetail, Photo, PhotoSize } from '../../../../domain/offers/OfferDetail';
import type { Vehicle } from '../../../../domain/offers/vehicle/Vehicle';
import { isVehicleType } from '../../../../domain/offers/vehicle/VehicleType';
import { euros } from '../../../../domain/shared/Money';
import { failed, success } from '../../../../domain/shared/Result';
import { imageAddress, webAddress } from '../../../../domain/shared/WebAddress';
import { type Drop, type JsonReader, readList } from '../reading/JsonReader';
import { id } from '../reading/numbers';
import { optional } from '../reading/optional';
import { readShape } from '../reading/readShape';
import { hashIdOf, OfferJson, toOffer } from './OfferJson';

const isLabel = (value: unknown): boolean => typeof value === 'string' || Number.isFinite(value);

/** The API does not define whether a value such as 'previous owners: 2' is a string or a number. */
const label = v.nullish(v.custom<string | number>(isLabel));

const VehicleJson = v.object({
  vehicle_type: optional.text,
  brand: label,
  model: label,
  vin: label,
  first_registration: label,
  production_year: optional.number,
  total_mileage: optional.number,
  operating_hours: optional.number,
  previous_owners: label,
  origin_country: label,
  condition: label,
  service_booklet: label,
  roadworthy: optional.flag,
  accident: optional.flag,
  damaged: optional.flag,
  dropped: optional.flag,
  original_paint: optional.flag,
  abs: optional.flag,
  color: label,
  power: optional.number,
  engine_capacity: optional.number,
  front_tire: label,
  rear_tire: label,
  camper_type: label,
  rental_use: label,
  seats: optional.number,
  beds: optional.number,
  length: optional.number,
  width: optional.number,
  gross_vehicle_weight: optional.number,
});

type VehicleJson = v.InferOutput<typeof VehicleJson>;

/** A vehicle that names no type has that of its row. */
function toVehicle(json: VehicleJson, typeOfRow: string | null | undefined): Vehicle {
  const type = json.vehicle_type ?? typeOfRow;
  return {
    ...given('vehicleType', isVehicleType(type) ? type : null),
    ...text('brand', json.brand),
    ...text('model', json.model),
    ...text('vin', json.vin),
    ...text('firstRegistration', json.first_registration),
    ...given('productionYear', json.production_year),
    ...given('totalMileage', json.total_mileage),
    ...given('operatingHours', json.operating_hours),
    ...text('previousOwners', json.previous_owners),
    ...text('originCountry', json.origin_country),
    ...text('condition', json.condition),
    ...text('serviceBooklet', json.service_booklet),
    ...given('roadworthy', json.roadworthy),
    ...given('accident', json.accident),
    ...given('damaged', json.damaged),
    ...given('dropped', json.dropped),
    ...given('originalPaint', json.original_paint),
    ...given('abs', json.abs),
    ...text('color', json.color),
    ...given('power', json.power),
    ...given('engineCapacity', json.engine_capacity),
    ...text('frontTire', json.front_tire),
    ...text('rearTire', json.rear_tire),
    ...text('camperType', json.camper_type),
    ...text('rentalUse', json.rental_use),
    ...given('seats', json.seats),
    ...given('beds', json.beds),
    ...given('length', json.length),
    ...given('width', json.width),
    ...given('grossVehicleWeight', json.gross_vehicle_weight),
  };
}

/** The key must be absent, not undefined, if there is no value. */
const given = <Key extends string, Value>(key: Key, value: Value | null | undefined): { [Name in Key]?: Value } =>
  value === null || value === undefined ? {} : ({ [key]: value } as { [Name in Key]: Value });

const text = <Key extends string>(key: Key, value: string | number | null | undefined): { [Name in Key]?: string } =>
  given(key, String(value ?? '').trim() || null);

export const OpenedOfferJson = v.object({
  offer: v.object({
    ...OfferJson.entries,
    highest_bet_value: optional.amount,
    my_bet_value: optional.amount,
    photos: v.nullish(v.array(v.unknown())),
    vehicle: v.nullish(VehicleJson),
    lat: optional.number,
    long: optional.number,
    zip_code: optional.text,
    place: optional.text,
    country_code: optional.text,
    financed_vehicle: optional.flag,
    mobile_search_url: optional.text,
    comments: optional.text,
  }),
});

export type OpenedOfferJson = v.InferOutput<typeof OpenedOfferJson>['offer'];

export const readOpenedOffer: JsonReader<OpenedOffer> = (json, drop) => {
  const parsed = readShape(OpenedOfferJson, json, drop);
  if (!parsed.ok) return parsed;
  const { offer } = parsed.value;
  return success({ offer: toOpenedRow(offer), detail: toOfferDetail(offer, drop) });
};

/** The offer page has its own keys for the two bids. They take precedence over the keys of the row. */
function toOpenedRow(json: OpenedOfferJson): OfferPatch {
  const { highest_bet_value: highest, my_bet_value: own } = json;
  return {
    ...toOffer(json),
    ...(typeof highest === 'number' && { highestBid: euros(highest) }),
    ...(typeof own === 'number' && { ownBid: euros(own) }),
  };
}

function toOfferDetail(json: OpenedOfferJson, drop: Drop): OfferDetail {
  return {
    hashId: hashIdOf(json),
    photos: readList('offer.photos', json.photos ?? [], readPhoto, drop),
    latitude: json.lat ?? null,
    longitude: json.long ?? null,
    zipCode: json.zip_code ?? null,
    place: json.place ?? null,
    countryCode: json.country_code ?? null,
    vehicle: json.vehicle ? toVehicle(json.vehicle, json.vehicle_type) : null,
    financed: json.financed_vehicle ?? null,
    mobileSearchAddress: webAddress(json.mobile_search_url),
    comments: json.comments ?? null,
  };
}

const PhotoJson = v.object({
  id: v.nullish(id),
  file: v.object({
    url: v.string(),
    width: optional.number,
    height: optional.number,
    thumb: v.nullish(v.object({ url: optional.text })),
  }),
});

/** A photo with an unsafe address is dropped. One without an id is known by its address. */
const readPhoto: JsonReader<Photo> = (json, drop) => {
  const parsed = readShape(PhotoJson, json, drop);
  if (!parsed.ok) return parsed;
  const { id: photoId, file } = parsed.value;
  const address = imageAddress(file.url);
  if (address === null) return failed('file.url');
  const thumbnail = imageAddress(file.thumb?.url) ?? address;
  return success({ id: photoId ?? address, address, thumbnail, size: sizeOf(file) });
};

type StatedSize = { readonly [Side in keyof PhotoSize]?: number | null | undefined };

const sizeOf = ({ width, height }: StatedSize): PhotoSize | null =>
  width && height && width > 0 && height > 0 ? { width, height } : null;
