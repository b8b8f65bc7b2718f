import type { VehicleType } from '../../domain/offers/VehicleType';

const accents: Readonly<Record<VehicleType, string>> = {
  Motorbike: 'motorbike',
  Camper: 'camper',
  AgriculturalMachine: 'agricultural',
};

/** The accent colour of a page. A page that shows all types uses the accent of motorbikes. */
export const accentOf = (type: VehicleType | null): string => accents[type ?? 'Motorbike'];
