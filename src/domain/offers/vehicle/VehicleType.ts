export const vehicleTypes = ['Motorbike', 'Camper', 'AgriculturalMachine'] as const;

export type VehicleType = (typeof vehicleTypes)[number];

export const isVehicleType = (text: unknown): text is VehicleType => vehicleTypes.some(type => type === text);

/** Whether an offer is of one of these types. Without any, each is. An offer that does not state its type is left out of nothing. */
export const isOfTypes = (types: readonly VehicleType[], stated: VehicleType | undefined): boolean =>
  types.length === 0 || stated === undefined || types.includes(stated);

/** The vehicle types of a home screen in display order: its own type first. */
export const vehicleTypesFrom = (first: VehicleType): readonly VehicleType[] => [
  first,
  ...vehicleTypes.filter(type => type !== first),
];
