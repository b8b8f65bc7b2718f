export const vehicleTypes = ['Motorbike', 'Camper', 'AgriculturalMachine'] as const;

export type VehicleType = (typeof vehicleTypes)[number];

export const isVehicleType = (text: unknown): text is VehicleType => vehicleTypes.some(type => type === text);
