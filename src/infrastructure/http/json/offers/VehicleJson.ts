import * as v from 'valibot';
import type { Vehicle } from '../../../../domain/offers/vehicle/Vehicle';
import { isVehicleType } from '../../../../domain/offers/vehicle/VehicleType';
import { optional } from '../reading/optional';

const isLabel = (value: unknown): boolean => typeof value === 'string' || Number.isFinite(value);

/** The API does not define whether a value such as 'previous owners: 2' is a string or a number. */
const label = v.nullish(v.custom<string | number>(isLabel));

export const VehicleJson = v.object({
  vehicle_type: optional.text,
  brand: label,
  model: label,
  vin: label,
  first_registration: label,
  production_year: optional.number,
  total_mileage: optional.number,
  operating_hours: optional.number,
  previous_owners: label,
  origin_country: label,
  condition: label,
  service_booklet: label,
  roadworthy: optional.flag,
  accident: optional.flag,
  damaged: optional.flag,
  dropped: optional.flag,
  original_paint: optional.flag,
  abs: optional.flag,
  color: label,
  power: optional.number,
  engine_capacity: optional.number,
  front_tire: label,
  rear_tire: label,
  camper_type: label,
  rental_use: label,
  seats: optional.number,
  beds: optional.number,
  length: optional.number,
  width: optional.number,
  gross_vehicle_weight: optional.number,
});

export type VehicleJson = v.InferOutput<typeof VehicleJson>;

/** A vehicle that names no type has that of its row. */
export function toVehicle(json: VehicleJson, typeOfRow: string | null | undefined): Vehicle {
  const type = json.vehicle_type ?? typeOfRow;
  return {
    ...given('vehicleType', isVehicleType(type) ? type : null),
    ...text('brand', json.brand),
    ...text('model', json.model),
    ...text('vin', json.vin),
    ...text('firstRegistration', json.first_registration),
    ...given('productionYear', json.production_year),
    ...given('totalMileage', json.total_mileage),
    ...given('operatingHours', json.operating_hours),
    ...text('previousOwners', json.previous_owners),
    ...text('originCountry', json.origin_country),
    ...text('condition', json.condition),
    ...text('serviceBooklet', json.service_booklet),
    ...given('roadworthy', json.roadworthy),
    ...given('accident', json.accident),
    ...given('damaged', json.damaged),
    ...given('dropped', json.dropped),
    ...given('originalPaint', json.original_paint),
    ...given('abs', json.abs),
    ...text('color', json.color),
    ...given('power', json.power),
    ...given('engineCapacity', json.engine_capacity),
    ...text('frontTire', json.front_tire),
    ...text('rearTire', json.rear_tire),
    ...text('camperType', json.camper_type),
    ...text('rentalUse', json.rental_use),
    ...given('seats', json.seats),
    ...given('beds', json.beds),
    ...given('length', json.length),
    ...given('width', json.width),
    ...given('grossVehicleWeight', json.gross_vehicle_weight),
  };
}

/** The key must be absent, not undefined, if there is no value. */
const given = <Key extends string, Value>(key: Key, value: Value | null | undefined): { [Name in Key]?: Value } =>
  value === null || value === undefined ? {} : ({ [key]: value } as { [Name in Key]: Value });

const text = <Key extends string>(key: Key, value: string | number | null | undefined): { [Name in Key]?: string } =>
  given(key, String(value ?? '').trim() || null);
