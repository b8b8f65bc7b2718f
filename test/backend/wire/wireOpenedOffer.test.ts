/** @jest-environment node */
import type { OpenedOffer } from '../../../src/application/ports/Offers';
import type { OfferDetail } from '../../../src/domain/offers/OfferDetail';
import type { Vehicle } from '../../../src/domain/offers/vehicle/Vehicle';
import { euros } from '../../../src/domain/shared/Money';
import { ScriptedDealer } from '../ScriptedDealer';
import { wireOpenedOffer } from './wireOpenedOffer';
import { wireRow } from './wireRow';

const { offer } = new ScriptedDealer();

/** Every value is different, so that no two keys can be confused. */
const vehicle = {
  vehicleType: 'Camper',
  brand: 'Hymer',
  model: 'B',
  vin: 'W0',
  firstRegistration: '2019-04',
  productionYear: 2018,
  totalMileage: 1,
  operatingHours: 2,
  previousOwners: '3',
  originCountry: 'germany',
  condition: 'care',
  serviceBooklet: 'run',
  color: 'sand',
  power: 4,
  engineCapacity: 5,
  frontTire: '25%',
  rearTire: '50%',
  camperType: 'alcove',
  rentalUse: 'demo',
  seats: 6,
  beds: 7,
  length: 8,
  width: 9,
  grossVehicleWeight: 10,
} as const satisfies Vehicle;

const detail: OfferDetail = {
  hashId: offer.hashId,
  photos: [
    { id: 1, address: 'http://a.example/1', thumbnail: 'http://a.example/t', size: { width: 960, height: 720 } },
  ],
  latitude: 48.1,
  longitude: 11.6,
  zipCode: '80331',
  place: 'München',
  countryCode: 'DE',
  vehicle,
  financed: true,
  mobileSearchAddress: 'http://s.example',
  comments: 'Gepflegt',
};

const onTheWire = (opened: OpenedOffer): unknown => JSON.parse(JSON.stringify(wireOpenedOffer(opened)));

it('wireOpenedOffer writes an opened offer in the spelling of the wire, including its row', () => {
  const own = { ...offer, ownBid: euros(8000) };
  expect(onTheWire({ offer: own, detail })).toEqual({
    ...wireRow(own),
    photos: [
      { id: 1, file: { url: 'http://a.example/1', width: 960, height: 720, thumb: { url: 'http://a.example/t' } } },
    ],
    lat: 48.1,
    long: 11.6,
    zip_code: '80331',
    place: 'München',
    country_code: 'DE',
    vehicle: {
      vehicle_type: 'Camper',
      brand: 'Hymer',
      model: 'B',
      vin: 'W0',
      first_registration: '2019-04',
      production_year: 2018,
      total_mileage: 1,
      operating_hours: 2,
      previous_owners: '3',
      origin_country: 'germany',
      condition: 'care',
      service_booklet: 'run',
      color: 'sand',
      power: 4,
      engine_capacity: 5,
      front_tire: '25%',
      rear_tire: '50%',
      camper_type: 'alcove',
      rental_use: 'demo',
      seats: 6,
      beds: 7,
      length: 8,
      width: 9,
      gross_vehicle_weight: 10,
    },
    highest_bet_value: 8450.5,
    my_bet_value: 8000,
    financed_vehicle: true,
    mobile_search_url: 'http://s.example',
    comments: 'Gepflegt',
  });
});

it.each([
  ['roadworthy', 'roadworthy'],
  ['accident', 'accident'],
  ['damaged', 'damaged'],
  ['dropped', 'dropped'],
  ['originalPaint', 'original_paint'],
  ['abs', 'abs'],
])('wireOpenedOffer writes %s alone if nothing else is known about the vehicle', (known, spelt) => {
  const told: Vehicle = { vehicleType: 'Motorbike', [known]: true };
  expect(onTheWire({ offer, detail: { ...detail, vehicle: told } })).toMatchObject({
    vehicle: { vehicle_type: 'Motorbike', [spelt]: true },
  });
});

it('wireOpenedOffer writes null if nothing is known about the vehicle', () => {
  expect(onTheWire({ offer, detail: { ...detail, vehicle: null } })).toMatchObject({ vehicle: null });
});
