import type { VehicleType } from '../../domain/offers/VehicleType';

/** Where each line has its landing screen; the one at `/` is that of the motorbikes. */
export const brandPaths: Readonly<Record<VehicleType, string>> = {
  Motorbike: '/motorbikes',
  Camper: '/campers',
  AgriculturalMachine: '/agricultural-machines',
};

export const brandLineAt = (path: string): VehicleType | null =>
  (Object.keys(brandPaths) as VehicleType[]).find(type => brandPaths[type] === path) ?? null;
