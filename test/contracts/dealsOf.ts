import type { Offer, OfferId } from '../../src/domain/offers/Offer';
import type { RealizationDetails } from '../../src/domain/realization/RealizationDetails';
import { dealerOf, type MarketSubject } from './MarketSubject';
import { offerThat } from './someOffers';

/** A deal of the buyer that is under way. */
export const aDealThat = (subject: MarketSubject, fits: (details: RealizationDetails) => boolean): Offer =>
  offerThat(
    dealerOf(subject, 'buyer'),
    'inRealization',
    ({ realization }) => realization !== null && fits(realization),
  );

/** As the market holds it. */
export function detailsOf(subject: MarketSubject, id: OfferId): RealizationDetails {
  const details = dealerOf(subject, 'buyer').open(id)?.offer.realization;
  if (!details) throw new Error(`${id} is no deal of the buyer.`);
  return details;
}
