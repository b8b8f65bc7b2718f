import type { VehicleType } from '../../domain/offers/VehicleType';

const brands: Readonly<Record<VehicleType, string>> = {
  Motorbike: 'motorbike',
  Camper: 'camper',
  AgriculturalMachine: 'agricultural',
};

/** The brand line whose accent a page wears; motorbikes come first. */
export const brandOf = (type: VehicleType | null): string => brands[type ?? 'Motorbike'];
