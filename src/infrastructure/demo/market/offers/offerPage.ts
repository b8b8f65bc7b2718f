import type { OfferListPart, OfferQuestion } from '../../../../application/ports/Offers';
import { activeFilterCount, type BrowseFilters, effectiveFilters } from '../../../../domain/offers/list/BrowseFilters';
import type { OfferTab } from '../../../../domain/offers/list/OfferTab';
import type { HashId } from '../../../../domain/offers/Offer';
import { distanceBetween } from '../../../../domain/valuation/Distance';
import { type Town, townCountries, towns } from '../../../../domain/valuation/towns';
import type { Model } from '../catalogue/models/Model';
import { models } from '../catalogue/models/models';
import type { SoldArchive } from '../trading/SoldArchive';
import type { Stock } from '../trading/Stock';
import type { TradingRecord } from '../trading/TradingRecord';
import { type FilteredFacts, placeAt } from './OfferFacts';
import { dealerRow } from './offerRow';

/** The number of offers on a page. */
export const PAGE_LIMIT = 20;

/** One page of a dealer's list. Visits every offer of the list, so the counts are exact. */
export function offerPage(stock: Stock, book: TradingRecord, tab: OfferTab, question: OfferQuestion): OfferListPart {
  const matches = offerSearch(stock, question);
  const skipped = (Math.max(1, question.page) - 1) * PAGE_LIMIT;
  const indexes: number[] = [];
  const countries = new Set<string>();
  let totalCount = 0;
  visits[tab](stock, book, index => {
    countries.add(placeAt(stock.filtered(index).placeIndex).countryCode);
    if (!matches(index)) return;
    if (totalCount >= skipped && indexes.length < PAGE_LIMIT) indexes.push(index);
    totalCount += 1;
  });
  if (tab === 'sold') {
    const older = archivePage(stock.archive, question, {
      skipped: Math.max(0, skipped - totalCount),
      limit: PAGE_LIMIT - indexes.length,
    });
    indexes.push(...older.indexes);
    totalCount += older.count;
  }
  return {
    offers: indexes.map(index => dealerRow(stock, book, index)),
    received: indexes.length,
    totalPages: Math.ceil(totalCount / PAGE_LIMIT),
    totalCount,
    limit: PAGE_LIMIT,
    availableCountries: townCountries.filter(code => countries.has(code)),
  };
}

interface Part {
  readonly skipped: number;
  readonly limit: number;
}

/** A part of the matching sales, and how many match. Without filters, no sale is looked at for the count. */
function archivePage(archive: SoldArchive, question: OfferQuestion, { skipped, limit }: Part) {
  const indexes: number[] = [];
  if (!question.buyNowOnly && activeFilterCount(question.filters) === 0) {
    const end = Math.min(archive.size, skipped + limit);
    for (let position = skipped; position < end; position += 1) indexes.push(archive.indexAt(position));
    return { indexes, count: archive.size };
  }
  const matches = offerSearch(archive, question);
  let count = 0;
  for (let position = 0; position < archive.size; position += 1) {
    if (!matches(position)) continue;
    if (count >= skipped && indexes.length < limit) indexes.push(archive.indexAt(position));
    count += 1;
  }
  return { indexes, count };
}

/** Calls `see` for each offer of a list in its order, starting with the latest event. */
type Visit = (stock: Stock, book: TradingRecord, see: (index: number) => void) => void;

const visits: Readonly<Record<OfferTab, Visit>> = {
  browse: visitOpen,
  sold: visitSold,
  liked: (_, { likes }, see) => [...likes].reverse().forEach(see),
  ownBids: (_, { bids }, see) => [...bids.keys()].reverse().forEach(see),
  inRealization: (_, book, see) => visitDeals(book, { archived: false }, see),
  archived: (_, book, see) => visitDeals(book, { archived: true }, see),
};

function visitDeals({ deals }: TradingRecord, { archived }: { archived: boolean }, see: (index: number) => void): void {
  for (const [index, deal] of [...deals].reverse()) {
    if ((deal.archivedAt !== null) === archived) see(index);
  }
}

function visitOpen(stock: Stock, _: TradingRecord, see: (index: number) => void): void {
  for (let index = stock.size - 1; index >= stock.firstOpen; index -= 1) {
    if (stock.isOpen(index)) see(index);
  }
}

function visitSold(stock: Stock, _: TradingRecord, see: (index: number) => void): void {
  [...stock.soldLater].reverse().forEach(see);
  for (let index = stock.firstOpen - 1; index >= 0; index -= 1) see(index);
}

type OfferSearch = (index: number) => boolean;

interface Searched {
  filtered(index: number): FilteredFacts;
  hashId(index: number): HashId;
  variant(index: number): string;
}

/** Evaluates the filters against models and places once, so that each offer needs only a few look-ups. */
function offerSearch(searched: Searched, { filters, buyNowOnly }: Omit<OfferQuestion, 'page'>): OfferSearch {
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
