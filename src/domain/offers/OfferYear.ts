import type { Offer } from './Offer';

/** The year to show for an offer: the production year of an agricultural machine, else its year; each falls back to the other. */
export function offerYear({
  vehicleType,
  year,
  productionYear,
}: Pick<Offer, 'vehicleType' | 'year' | 'productionYear'>): number | null {
  return vehicleType === 'AgriculturalMachine' ? (productionYear ?? year) : (year ?? productionYear);
}
