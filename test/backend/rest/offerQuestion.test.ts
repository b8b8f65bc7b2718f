/** @jest-environment node */
import * as v from 'valibot';
import { offerQuestion } from './offerQuestion';

it('offerQuestion reads every filter', () => {
  const filters = {
    vehicle_type: 'Camper',
    country_code: 'NL',
    zip_code: '1012',
    distance: '80',
    hash_id: 'CA-1',
    damaged: 'true',
    motorbike_brand_id: '33',
    model: 'R',
    total_mileage_from: '0',
    total_mileage_to: '20000',
    production_year_from: '2001',
    production_year_to: '2009',
  };
  expect(v.parse(offerQuestion, { page: '3', buy_now_only: 'true', filters })).toEqual({
    page: 3,
    buyNowOnly: true,
    filters: {
      vehicleType: 'Camper',
      countryCode: 'NL',
      zipCode: '1012',
      distance: 80,
      hashId: 'CA-1',
      damaged: true,
      brandId: 33,
      model: 'R',
      mileageFrom: 0,
      mileageTo: 20000,
      productionYearFrom: 2001,
      productionYearTo: 2009,
    },
  });
});
