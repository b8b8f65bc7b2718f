import { type VehicleType, vehicleTypes } from '../offers/VehicleType';

/** The vehicle lines of a home screen in display order: its own line first. */
export const linesFrom = (first: VehicleType): readonly VehicleType[] => [
  first,
  ...vehicleTypes.filter(type => type !== first),
];
