import { type BidStanding, bidStanding } from './BidStanding';
import type { Offer } from './Offer';
import { isOnSale } from './Sale';

export type OfferStanding = BidStanding | 'sold';

/** After a sale, the buyer matters and the bids no longer do. */
export const offerStanding = (offer: Offer): OfferStanding => (isOnSale(offer) ? bidStanding(offer) : 'sold');
