import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import type { VehicleType } from '../../../src/domain/offers/vehicle/VehicleType';
import { accountOf, type Market } from './Market';

/** The number of the first auction without bids. An austere server does not tell it, so the market is asked. */
export function unbidOnServer(market: Market, vehicleType: VehicleType | null = null): string {
  const dealer = market.standIn?.marketplace.dealer(accountOf(market, 'buyer').email);
  const question = { ...defaultQuestion, filters: { ...noFilters, vehicleType } };
  const offer = dealer
    ?.list('browse', question)
    .offers.find(({ bidsCount, buyNowPrice, closed }) => bidsCount === 0 && buyNowPrice === 0 && !closed);
  if (!offer) throw new Error('The market has no auction without bids.');
  return offer.hashId;
}
