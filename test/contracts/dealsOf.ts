import type { Deal } from '../../src/domain/offers/Deal';
import type { Offer, OfferId } from '../../src/domain/offers/Offer';
import { dealerOf, type MarketSubject } from './MarketSubject';
import { offerThat } from './someOffers';

/** A running deal of the buyer. */
export const aDealThat = (subject: MarketSubject, fits: (details: Deal) => boolean): Offer =>
  offerThat(dealerOf(subject, 'buyer'), 'inRealization', ({ deal }) => deal !== null && fits(deal));

/** The details that the market holds. */
export function detailsOf(subject: MarketSubject, id: OfferId): Deal {
  const details = dealerOf(subject, 'buyer').open(id)?.offer.deal;
  if (!details) throw new Error(`${id} is no deal of the buyer.`);
  return details;
}
