import type { OfferListPart, OfferQuestion } from '../../../../application/ports/Offers';
import { activeFilterCount } from '../../../../domain/offers/list/BrowseFilters';
import type { OfferTab } from '../../../../domain/offers/list/OfferTab';
import { townCountries } from '../../../../domain/valuation/towns';
import type { SoldArchive } from '../trading/SoldArchive';
import type { Stock } from '../trading/Stock';
import type { TradingRecord } from '../trading/TradingRecord';
import { placeAt } from './OfferFacts';
import { dealerRow } from './offerRow';
import { offerSearch } from './offerSearch';

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
