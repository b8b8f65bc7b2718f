import * as v from 'valibot';
import type { OfferQuestion } from '../../../src/application/ports/Offers';
import { vehicleTypes } from '../../../src/domain/offers/vehicle/VehicleType';

const text = v.pipe(v.string(), v.minLength(1, 'must be left out where it is empty'));
const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a whole number'), v.transform(Number));

const filters = v.strictObject({
  vehicle_type: v.optional(v.picklist(vehicleTypes)),
  country_code: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be two capital letters'))),
  zip_code: v.optional(text),
  distance: v.optional(v.pipe(v.picklist(['20', '40', '80', '160', '320']), v.transform(Number))),
  hash_id: v.optional(text),
  damaged: v.optional(v.picklist(['true', 'false'])),
  motorbike_brand_id: v.optional(wholeNumber),
  model: v.optional(text),
  total_mileage_from: v.optional(wholeNumber),
  total_mileage_to: v.optional(wholeNumber),
  production_year_from: v.optional(wholeNumber),
  production_year_to: v.optional(wholeNumber),
});

/** The parameters of a list on the wire, and the question they stand for. */
export const offerQuestion = v.pipe(
  v.strictObject({
    page: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1'), v.transform(Number)),
    filters: v.optional(filters, {}),
    buy_now_only: v.optional(v.picklist(['true', '']), ''),
  }),
  v.transform(({ page, filters: asked, buy_now_only }): OfferQuestion => ({
    page,
    buyNowOnly: buy_now_only === 'true',
    filters: {
      vehicleType: asked.vehicle_type ?? null,
      countryCode: asked.country_code ?? null,
      zipCode: asked.zip_code ?? '',
      distance: asked.distance ?? null,
      hashId: asked.hash_id ?? '',
      damaged: asked.damaged === undefined ? null : asked.damaged === 'true',
      brandId: asked.motorbike_brand_id ?? null,
      model: asked.model ?? '',
      mileageFrom: asked.total_mileage_from ?? null,
      mileageTo: asked.total_mileage_to ?? null,
      productionYearFrom: asked.production_year_from ?? null,
      productionYearTo: asked.production_year_to ?? null,
    },
  })),
);
