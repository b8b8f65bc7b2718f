import type { HomeOffers } from '../../../../application/ports/Offers';
import { noFilters } from '../../../../domain/offers/list/BrowseFilters';
import type { VehicleType } from '../../../../domain/offers/vehicle/VehicleType';
import type { Stock } from '../trading/Stock';
import type { TradingRecord } from '../trading/TradingRecord';
import { offerPage } from './offerPage';

/** The number of offers per vehicle type on the landing page. */
const SHOWN = 8;

/** The latest offers of each vehicle type. */
export function homeOffers(stock: Stock, book: TradingRecord): HomeOffers {
  const line = (vehicleType: VehicleType) => {
    const question = { page: 1, buyNowOnly: false, filters: { ...noFilters, vehicleType } };
    return offerPage(stock, book, 'browse', question).offers.slice(0, SHOWN);
  };
  return { Motorbike: line('Motorbike'), Camper: line('Camper'), AgriculturalMachine: line('AgriculturalMachine') };
}
