import type { OfferListPart, OfferQuestion } from '../../src/application/ports/Offers';
import { noFilters } from '../../src/domain/offers/list/BrowseFilters';
import type { OfferTab } from '../../src/domain/offers/list/OfferTab';
import { mergeOffer, type Offer, type OfferPatch } from '../../src/domain/offers/Offer';
import { SECOND } from '../../src/domain/shared/Instant';
import type { MarketDealer } from '../../src/infrastructure/demo/market/InMemoryMarketplace';

export const allOf = (page: number): OfferQuestion => ({ page, filters: noFilters, buyNowOnly: false });

/** Every page of a list. */
export function pagesOf(dealer: MarketDealer, tab: OfferTab): readonly OfferListPart[] {
  const first = dealer.list(tab, allOf(1));
  const others = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) => index + 2);
  return [first, ...others.map(page => dealer.list(tab, allOf(page)))];
}

/** The first offer of the list that fits. */
export function offerThat(dealer: MarketDealer, tab: OfferTab, holds: (offer: Offer) => boolean): Offer {
  const offers = pagesOf(dealer, tab).flatMap(({ offers: rows }) => rows.map(row => mergeOffer(undefined, row)));
  const found = offers.find(holds);
  if (!found) throw new Error(`There is no such offer in ${tab}.`);
  return found;
}

/** Rounds times down to whole seconds, as the wire writes them. */
export const inSeconds = (patch: OfferPatch): OfferPatch => ({
  ...patch,
  ...(typeof patch.publishedAt === 'number' && { publishedAt: floor(patch.publishedAt) }),
  ...(typeof patch.archivedAt === 'number' && { archivedAt: floor(patch.archivedAt) }),
});

const floor = (instant: number): number => Math.floor(instant / SECOND) * SECOND;
