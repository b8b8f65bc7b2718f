import * as v from 'valibot';
import type { OfferListPart } from '../../../../application/ports/Offers';
import { failed, success } from '../../../../domain/shared/Result';
import type { JsonReader } from '../reading/JsonReader';
import { listSize, toListSize } from '../reading/numbers';
import { optional } from '../reading/optional';
import { readList } from '../reading/readList';
import { readShape } from '../reading/readShape';
import { readOffer } from './OfferJson';

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
