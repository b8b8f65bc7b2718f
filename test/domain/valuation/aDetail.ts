import type { OfferDetail } from '../../../src/domain/offers/OfferDetail';
import type { Vehicle } from '../../../src/domain/offers/vehicle/Vehicle';
import { anOffer } from '../../support/anOffer';

/** The details of an offer about which only the vehicle and the financing are known. */
export const aDetail = (vehicle: Vehicle | null, financed: boolean | null = false): OfferDetail => ({
  hashId: anOffer().hashId,
  photos: [],
  latitude: null,
  longitude: null,
  zipCode: null,
  place: null,
  countryCode: null,
  vehicle,
  financed,
  mobileSearchAddress: null,
  comments: null,
});

/** A statement about each fact, of which none is a defect. */
export const fullVehicle: Omit<Vehicle, 'vehicleType'> = {
  brand: 'BMW',
  model: 'R 1250 GS',
  vin: 'WB10J1300L0000000',
  firstRegistration: '2020-05-01',
  productionYear: 2020,
  totalMileage: 12_000,
  operatingHours: 0,
  previousOwners: '0',
  originCountry: 'germany',
  condition: 'as_new',
  serviceBooklet: 'run',
  roadworthy: true,
  accident: false,
  damaged: false,
  dropped: false,
  originalPaint: true,
  abs: true,
  color: 'black',
  power: 100,
  engineCapacity: 1254,
  frontTire: '50%',
  rearTire: '50%',
  camperType: 'integrated',
  rentalUse: 'rental',
  seats: 2,
  beds: 2,
  length: 600,
  width: 220,
  grossVehicleWeight: 3500,
};
