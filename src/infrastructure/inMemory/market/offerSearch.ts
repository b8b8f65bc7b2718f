import type { OfferQuestion } from '../../../application/ports/Offers';
import { type BrowseFilters, effectiveFilters } from '../../../domain/offers/OfferFilters';
import type { Model } from '../catalogue/Model';
import { models } from '../catalogue/models';
import { distanceBetween, type Place } from '../catalogue/Place';
import { places } from '../catalogue/places';
import type { Stock } from './Stock';

type OfferSearch = (index: number) => boolean;

/** Works the texts out once, so that each of 100,000 offers costs a few look-ups and no more. */
export function offerSearch(stock: Stock, { filters, buyNowOnly }: Omit<OfferQuestion, 'page'>): OfferSearch {
  const { columns } = stock;
  const asked = effectiveFilters(filters);
  const wantedModels = wanted(models, model => modelFits(model, asked));
  const wantedPlaces = wanted(places, placesAround(asked));
  const name = asked.hashId.toUpperCase();
  const yearFits = within(asked.productionYearFrom, asked.productionYearTo);
  const mileageFits = within(asked.mileageFrom, asked.mileageTo);
  return index => {
    if (wantedModels[columns.modelAt(index)] !== 1 || wantedPlaces[columns.placeAt(index)] !== 1) return false;
    if (buyNowOnly && !columns.hasFixedPrice(index)) return false;
    if (asked.damaged !== null && columns.isDamaged(index) !== asked.damaged) return false;
    if (!yearFits(columns.yearAt(index)) || !mileageFits(columns.mileageAt(index))) return false;
    return name === '' || stock.hashId(index).includes(name);
  };
}

function modelFits(model: Model, filters: BrowseFilters): boolean {
  if (filters.vehicleType !== null && model.vehicleType !== filters.vehicleType) return false;
  if (filters.brandId !== null && model.brandId !== filters.brandId) return false;
  const words = filters.model.toLowerCase();
  return words === '' || `${model.make} ${model.name}`.toLowerCase().includes(words);
}

/** By country, and by zip code: those that begin like it, or with a distance those around it. */
function placesAround({ countryCode, zipCode, distance }: BrowseFilters): (place: Place) => boolean {
  const country = countryCode?.toUpperCase() ?? null;
  const inCountry = (place: Place) => country === null || place.countryCode === country;
  const zip = bare(zipCode);
  if (zip === '') return inCountry;
  if (distance === null) return place => inCountry(place) && bare(place.zipCode).startsWith(zip);
  const centres = closestByZip(places.filter(inCountry), zip);
  // Whoever lives next to a border looks across it, unless the country is chosen.
  return place => inCountry(place) && centres.some(centre => distanceBetween(centre, place) <= distance);
}

/** Not every zip code is known here: those with the longest common beginning are the next best. */
function closestByZip(candidates: readonly Place[], zip: string): Place[] {
  for (let length = zip.length; length > 0; length -= 1) {
    const beginning = zip.slice(0, length);
    const found = candidates.filter(place => bare(place.zipCode).startsWith(beginning));
    if (found.length > 0) return found;
  }
  return [];
}

const bare = (zipCode: string): string => zipCode.replace(/[\s-]/g, '').toUpperCase();

/** What is not known, below zero, fits only where nothing is asked. */
function within(from: number | null, to: number | null): (value: number) => boolean {
  if (from === null && to === null) return () => true;
  return value => value >= (from ?? 0) && value <= (to ?? Infinity) && value >= 0;
}

function wanted<Item>(items: readonly Item[], fits: (item: Item) => boolean): Uint8Array {
  return Uint8Array.from(items, item => (fits(item) ? 1 : 0));
}
