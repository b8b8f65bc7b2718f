import { type VehicleType, vehicleTypes } from '../offers/VehicleType';

/** The lines in the order in which the landing screen of one of them shows them: its own first. */
export const linesFrom = (first: VehicleType): readonly VehicleType[] => [
  first,
  ...vehicleTypes.filter(type => type !== first),
];
