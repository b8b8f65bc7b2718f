import type { OfferQuestion } from '../../../../src/application/ports/Offers';
import { noFilters, type BrowseFilters } from '../../../../src/domain/offers/list/BrowseFilters';
import type { OfferTab } from '../../../../src/domain/offers/list/OfferTab';
import type { Offer } from '../../../../src/domain/offers/Offer';
import { InMemoryMarketplace, type MarketDealer } from '../../../../src/infrastructure/demo/market/InMemoryMarketplace';
import { InMemoryClock } from '../../../twins/InMemoryClock';

export const buyerEmail = 'buyer@paddock.example';
export const sellerEmail = 'seller@paddock.example';
export const visitorEmail = 'visitor@paddock.example';
export const fortyBidsEmail = 'forty-bids@paddock.example';

interface MarketplaceFixture {
  readonly clock: InMemoryClock;
  readonly marketplace: InMemoryMarketplace;
  readonly buyer: MarketDealer;
}

/** Without a tempo, nothing happens by itself. */
export function aMarketplace({
  seed = 1,
  offers = 100,
  archivedSales = 0,
  tempo = 0,
  clock = new InMemoryClock(),
} = {}): MarketplaceFixture {
  const photoBase = 'https://paddock.example';
  const marketplace = new InMemoryMarketplace({ seed, offers, archivedSales, tempo, clock, photoBase });
  return { clock, marketplace, buyer: dealerOf(marketplace, buyerEmail) };
}

export function dealerOf(marketplace: InMemoryMarketplace, email: string): MarketDealer {
  const dealer = marketplace.dealer(email);
  if (dealer === undefined) throw new Error(`Nobody is called ${email}`);
  return dealer;
}

export function aQuestion(filters: Partial<BrowseFilters> = {}, { page = 1, buyNowOnly = false } = {}): OfferQuestion {
  return { page, filters: { ...noFilters, ...filters }, buyNowOnly };
}

/** A complete list from all its pages; the market sends every field of a row. */
export function wholeList(dealer: MarketDealer, tab: OfferTab, filters: Partial<BrowseFilters> = {}): Offer[] {
  const { totalPages } = dealer.list(tab, aQuestion(filters));
  return Array.from(
    { length: totalPages },
    (_, page) => dealer.list(tab, aQuestion(filters, { page: page + 1 })).offers,
  )
    .flat()
    .map(isComplete);
}

export function isComplete(offer: Partial<Offer>): Offer {
  const missing = requiredKeys.filter(key => offer[key] === undefined);
  if (missing.length > 0) throw new Error(`The row says nothing of ${missing.join(', ')}`);
  return offer as Offer;
}

const requiredKeys = ['id', 'hashId', 'isLiked', 'ownBid', 'highestBid', 'closed', 'deal', 'region'] as const;

/** The first offer of the list that fits. */
export function anOfferThat(dealer: MarketDealer, fits: (offer: Offer) => boolean, tab: OfferTab = 'browse'): Offer {
  const offer = wholeList(dealer, tab).find(fits);
  if (offer === undefined) throw new Error(`No offer of ${tab} fits`);
  return offer;
}

/** The fields of a snapshot, for a test that changes some of them. */
export function fieldsOf(snapshot: unknown): Readonly<Record<string, unknown>> {
  if (typeof snapshot !== 'object' || snapshot === null) throw new Error('The snapshot holds nothing');
  return Object.fromEntries(Object.entries(snapshot));
}
