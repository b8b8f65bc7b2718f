import type { VehicleType } from '../../domain/offers/VehicleType';

/** The paths of the landing pages. `/` also shows the one of motorbikes. */
export const brandPaths: Readonly<Record<VehicleType, string>> = {
  Motorbike: '/motorbikes',
  Camper: '/campers',
  AgriculturalMachine: '/agricultural-machines',
};

export const brandLineAt = (path: string): VehicleType | null =>
  (Object.keys(brandPaths) as VehicleType[]).find(type => brandPaths[type] === path) ?? null;
