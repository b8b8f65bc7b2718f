import type { OfferQuestion } from '../../../../application/ports/Offers';
import { type BrowseFilters, effectiveFilters } from '../../../../domain/offers/list/BrowseFilters';
import type { HashId } from '../../../../domain/offers/Offer';
import { distanceBetween } from '../../../../domain/valuation/Distance';
import { type Town, towns } from '../../../../domain/valuation/towns';
import type { Model } from '../catalogue/models/Model';
import { models } from '../catalogue/models/models';
import type { FilteredFacts } from './OfferFacts';

type OfferSearch = (index: number) => boolean;

interface Searched {
  filtered(index: number): FilteredFacts;
  hashId(index: number): HashId;
  variant(index: number): string;
}

/** Evaluates the filters against models and places once, so that each offer needs only a few look-ups. */
export function offerSearch(searched: Searched, { filters, buyNowOnly }: Omit<OfferQuestion, 'page'>): OfferSearch {
  const asked = effectiveFilters(filters);
  const wantedVariants = models.map(model => fittingVariants(model, asked));
  const wantedPlaces = towns.map(placesAround(asked));
  const name = asked.hashId.toUpperCase();
  const yearFits = within(asked.productionYearFrom, asked.productionYearTo);
  const mileageFits = within(asked.mileageFrom, asked.mileageTo);
  return index => {
    const { modelIndex, placeIndex, year, mileage, damaged, hasFixedPrice } = searched.filtered(index);
    if (wantedVariants[modelIndex]?.length === 0 || !wantedPlaces[placeIndex]) return false;
    if (buyNowOnly && !hasFixedPrice) return false;
    if (asked.damaged !== null && damaged !== asked.damaged) return false;
    if (!yearFits(year) || !mileageFits(mileage)) return false;
    if (name !== '' && !searched.hashId(index).includes(name)) return false;
    const variants = wantedVariants[modelIndex]!;
    return variants.length === models[modelIndex]!.variants.length || variants.includes(searched.variant(index));
  };
}

/** An offer says its model together with the variant, as 'R 1250 GS Rallye', so that whole name finds it too. */
function fittingVariants(model: Model, filters: BrowseFilters): readonly string[] {
  if (filters.vehicleType !== null && model.vehicleType !== filters.vehicleType) return [];
  if (filters.brandId !== null && model.brandId !== filters.brandId) return [];
  const words = filters.model.toLowerCase();
  return model.variants.filter(variant => `${model.make} ${model.name} ${variant}`.toLowerCase().includes(words));
}

/** Matches places by country and zip code: by prefix, or within the distance if one is set. */
function placesAround({ countryCode, zipCode, distance }: BrowseFilters): (place: Town) => boolean {
  const country = countryCode?.toUpperCase() ?? null;
  const inCountry = (place: Town) => country === null || place.countryCode === country;
  const zip = bare(zipCode);
  if (zip === '') return inCountry;
  if (distance === null) return place => inCountry(place) && bare(place.zipCode).startsWith(zip);
  const centres = closestByZip(towns.filter(inCountry), zip);
  return place => inCountry(place) && centres.some(centre => distanceBetween(centre, place) <= distance);
}

/** Not every zip code is in the catalogue. The places with the longest common prefix are used instead. */
function closestByZip(candidates: readonly Town[], zip: string): Town[] {
  for (let length = zip.length; length > 0; length -= 1) {
    const beginning = zip.slice(0, length);
    const found = candidates.filter(place => bare(place.zipCode).startsWith(beginning));
    if (found.length > 0) return found;
  }
  return [];
}

const bare = (zipCode: string): string => zipCode.replace(/[\s-]/g, '').toUpperCase();

/** An unknown value matches only if no limit is set. */
function within(from: number | null, to: number | null): (value: number | null) => boolean {
  if (from === null && to === null) return () => true;
  return value => value !== null && value >= (from ?? 0) && value <= (to ?? Infinity);
}
