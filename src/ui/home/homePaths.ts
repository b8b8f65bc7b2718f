import type { VehicleType } from '../../domain/offers/VehicleType';

/** The paths of the landing pages. `/` also shows the one of motorbikes. */
export const homePaths: Readonly<Record<VehicleType, string>> = {
  Motorbike: '/motorbikes',
  Camper: '/campers',
  AgriculturalMachine: '/agricultural-machines',
};

export const vehicleTypeAt = (path: string): VehicleType | null =>
  (Object.keys(homePaths) as VehicleType[]).find(type => homePaths[type] === path) ?? null;
