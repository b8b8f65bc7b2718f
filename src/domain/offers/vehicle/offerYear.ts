import type { Offer } from '../Offer';

/** The year to show: the production year of an agricultural machine, or else the year. Each falls back to the other. */
export function offerYear({
  vehicleType,
  year,
  productionYear,
}: Pick<Offer, 'vehicleType' | 'year' | 'productionYear'>): number | null {
  return vehicleType === 'AgriculturalMachine' ? (productionYear ?? year) : (year ?? productionYear);
}
