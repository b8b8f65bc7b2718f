import type { OpenedOffer } from '../../../src/application/ports/Offers';
import type { Photo } from '../../../src/domain/offers/OfferDetail';
import type { Vehicle } from '../../../src/domain/offers/vehicle/Vehicle';
import { wireAmount } from './wireAmount';
import { wireRow } from './wireRow';

export function wireOpenedOffer({ offer, detail }: OpenedOffer) {
  return {
    ...wireRow(offer),
    photos: detail.photos.map(wirePhoto),
    lat: detail.latitude,
    long: detail.longitude,
    zip_code: detail.zipCode,
    place: detail.place,
    country_code: detail.countryCode,
    vehicle: detail.vehicle && wireVehicle(detail.vehicle),
    highest_bet_value: wireAmount(offer.highestBid),
    my_bet_value: wireAmount(offer.ownBid),
    financed_vehicle: detail.financed,
    mobile_search_url: detail.mobileSearchAddress,
    comments: detail.comments,
  };
}

function wirePhoto({ id, address, thumbnail, size }: Photo) {
  return { id, file: { url: address, ...size, thumb: { url: thumbnail } } };
}

function wireVehicle(vehicle: Vehicle) {
  return {
    vehicle_type: vehicle.vehicleType,
    brand: vehicle.brand,
    model: vehicle.model,
    vin: vehicle.vin,
    first_registration: vehicle.firstRegistration,
    production_year: vehicle.productionYear,
    total_mileage: vehicle.totalMileage,
    operating_hours: vehicle.operatingHours,
    previous_owners: vehicle.previousOwners,
    origin_country: vehicle.originCountry,
    condition: vehicle.condition,
    service_booklet: vehicle.serviceBooklet,
    roadworthy: vehicle.roadworthy,
    accident: vehicle.accident,
    damaged: vehicle.damaged,
    dropped: vehicle.dropped,
    original_paint: vehicle.originalPaint,
    abs: vehicle.abs,
    color: vehicle.color,
    power: vehicle.power,
    engine_capacity: vehicle.engineCapacity,
    front_tire: vehicle.frontTire,
    rear_tire: vehicle.rearTire,
    camper_type: vehicle.camperType,
    rental_use: vehicle.rentalUse,
    seats: vehicle.seats,
    beds: vehicle.beds,
    length: vehicle.length,
    width: vehicle.width,
    gross_vehicle_weight: vehicle.grossVehicleWeight,
  };
}
