import type { OfferQuestion } from '../../application/ports/Offers';
import type { HashId } from '../../domain/offers/Offer';
import { type BrowseFilters, effectiveFilters } from '../../domain/offers/OfferFilters';
import { distanceBetween } from '../../domain/valuation/Distance';
import type { Model } from './catalogue/Model';
import { models } from './catalogue/models';
import type { Place } from './catalogue/Place';
import { places } from './catalogue/places';
import type { FilteredFacts } from './OfferFacts';

type OfferSearch = (index: number) => boolean;

interface Searched {
  filtered(index: number): FilteredFacts;
  hashId(index: number): HashId;
}

/** Evaluates the filters against models and places once, so that each offer needs only a few look-ups. */
export function offerSearch(searched: Searched, { filters, buyNowOnly }: Omit<OfferQuestion, 'page'>): OfferSearch {
  const asked = effectiveFilters(filters);
  const wantedModels = models.map(model => modelFits(model, asked));
  const wantedPlaces = places.map(placesAround(asked));
  const name = asked.hashId.toUpperCase();
  const yearFits = within(asked.productionYearFrom, asked.productionYearTo);
  const mileageFits = within(asked.mileageFrom, asked.mileageTo);
  return index => {
    const { modelIndex, placeIndex, year, mileage, damaged, hasFixedPrice } = searched.filtered(index);
    if (!wantedModels[modelIndex] || !wantedPlaces[placeIndex]) return false;
    if (buyNowOnly && !hasFixedPrice) return false;
    if (asked.damaged !== null && damaged !== asked.damaged) return false;
    if (!yearFits(year) || !mileageFits(mileage)) return false;
    return name === '' || searched.hashId(index).includes(name);
  };
}

function modelFits(model: Model, filters: BrowseFilters): boolean {
  if (filters.vehicleType !== null && model.vehicleType !== filters.vehicleType) return false;
  if (filters.brandId !== null && model.brandId !== filters.brandId) return false;
  const words = filters.model.toLowerCase();
  return words === '' || `${model.make} ${model.name}`.toLowerCase().includes(words);
}

/** Matches places by country and zip code: by prefix, or within the distance if one is set. */
function placesAround({ countryCode, zipCode, distance }: BrowseFilters): (place: Place) => boolean {
  const country = countryCode?.toUpperCase() ?? null;
  const inCountry = (place: Place) => country === null || place.countryCode === country;
  const zip = bare(zipCode);
  if (zip === '') return inCountry;
  if (distance === null) return place => inCountry(place) && bare(place.zipCode).startsWith(zip);
  const centres = closestByZip(places.filter(inCountry), zip);
  // The distance crosses borders unless a country is chosen.
  return place => inCountry(place) && centres.some(centre => distanceBetween(centre, place) <= distance);
}

/** Not every zip code is in the catalogue. The places with the longest common prefix are used instead. */
function closestByZip(candidates: readonly Place[], zip: string): Place[] {
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
