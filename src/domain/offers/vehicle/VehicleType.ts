export const vehicleTypes = ['Motorbike', 'Camper', 'AgriculturalMachine'] as const;

export type VehicleType = (typeof vehicleTypes)[number];

export const isVehicleType = (text: unknown): text is VehicleType => vehicleTypes.some(type => type === text);

/** The vehicle types of a home screen in display order: its own type first. */
export const vehicleTypesFrom = (first: VehicleType): readonly VehicleType[] => [
  first,
  ...vehicleTypes.filter(type => type !== first),
];
