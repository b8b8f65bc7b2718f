import * as v from 'valibot';
import type { OpenedOffer } from '../../../../application/ports/Offers';
import type { OfferPatch } from '../../../../domain/offers/Offer';
import type { OfferDetail, Photo, PhotoSize } from '../../../../domain/offers/OfferDetail';
import { euros } from '../../../../domain/shared/Money';
import { failed, success } from '../../../../domain/shared/Result';
import { imageAddress, webAddress } from '../../../../domain/shared/WebAddress';
import type { Drop, JsonReader } from '../reading/JsonReader';
import { id } from '../reading/numbers';
import { optional } from '../reading/optional';
import { readList } from '../reading/readList';
import { readShape } from '../reading/readShape';
import { hashIdOf, OfferJson, toOffer } from './OfferJson';
import { toVehicle, VehicleJson } from './VehicleJson';

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
