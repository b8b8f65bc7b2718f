import { nextBid } from '../bidding/MinimumBid';
import { dealTotal } from '../offers/Deal';
import type { OfferColumn } from '../offers/list/OfferColumn';
import type { Offer } from '../offers/Offer';
import { isOnSale } from '../offers/Sale';
import { offerYear } from '../offers/vehicle/Vehicle';
import type { Money } from '../shared/Money';

/** The server sends 0 for a price that the offer does not have. */
const ofMarket = (price: Money | null): Money | null => price || null;

/** What the columns say that depend on the offer alone. Null if it is not known, or if the offer does not have it. */
export const columnValues = {
  score: ({ score }: Offer) => score,
  year: (offer: Offer) => offerYear(offer),
  mileage: ({ totalMileage }: Offer) => totalMileage,
  country: ({ region }: Offer) => region,
  bids: ({ bidsCount }: Offer) => bidsCount,
  highestBid: ({ highestBid }: Offer) => ofMarket(highestBid),
  buyNow: ({ buyNowPrice }: Offer) => ofMarket(buyNowPrice),
  minimumPrice: ({ minimalPrice }: Offer) => ofMarket(minimalPrice),
  minimumBid: (offer: Offer) => (isOnSale(offer) && !offer.deal ? nextBid(offer) : null),
  ownBid: ({ ownBid }: Offer) => ofMarket(ownBid),
  /** Of a deal, or of a sale to another dealer. */
  price: ({ deal, finalPrice }: Offer) => ofMarket(deal?.clientPrice ?? finalPrice),
  commission: ({ deal }: Offer) => deal && deal.commission,
  total: ({ deal }: Offer) => deal && dealTotal(deal),
  age: ({ publishedAt }: Offer) => publishedAt,
  soldAt: ({ archivedAt }: Offer) => archivedAt,
} satisfies { readonly [Column in OfferColumn]?: (offer: Offer) => string | number | null };

export type ValueColumn = keyof typeof columnValues;
