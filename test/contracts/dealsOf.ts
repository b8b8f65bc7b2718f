import type { Offer, OfferId } from '../../src/domain/offers/Offer';
import type { RealizationDetails } from '../../src/domain/offers/RealizationDetails';
import { dealerOf, type MarketSubject } from './MarketSubject';
import { offerThat } from './someOffers';

/** A running deal of the buyer. */
export const aDealThat = (subject: MarketSubject, fits: (details: RealizationDetails) => boolean): Offer =>
  offerThat(
    dealerOf(subject, 'buyer'),
    'inRealization',
    ({ realization }) => realization !== null && fits(realization),
  );

/** The details that the market holds. */
export function detailsOf(subject: MarketSubject, id: OfferId): RealizationDetails {
  const details = dealerOf(subject, 'buyer').open(id)?.offer.realization;
  if (!details) throw new Error(`${id} is no deal of the buyer.`);
  return details;
}
