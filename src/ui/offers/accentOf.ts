import type { VehicleType } from '../../domain/offers/VehicleType';

const accents: Readonly<Record<VehicleType, string>> = {
  Motorbike: 'motorbike',
  Camper: 'camper',
  AgriculturalMachine: 'agricultural',
};

/** The accent colour of a page, by the type of its vehicles; the motorbikes' if the page shows all types. */
export const accentOf = (type: VehicleType | null): string => accents[type ?? 'Motorbike'];
