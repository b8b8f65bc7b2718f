import * as fc from 'fast-check';
import type { Offer } from '../../../src/domain/offers/Offer';
import { vehicleFacts } from '../../../src/domain/offers/vehicle/VehicleFacts';
import { vehicleTypes } from '../../../src/domain/offers/vehicle/VehicleType';
import { askedFacts, notStated } from '../../../src/domain/valuation/NotStated';
import { anOffer } from '../../support/anOffer';
import { aDetail, fullVehicle as full } from './aDetail';

describe('notStated', () => {
  it.each(vehicleTypes)('is empty for a complete %s, in which false and 0 are statements', vehicleType => {
    expect(notStated(anOffer({ vehicleType }), aDetail({ vehicleType, ...full }))).toEqual([]);
  });

  it('contains empty facts and an unknown financing', () => {
    const detail = aDetail({ vehicleType: 'Motorbike', ...full, vin: '', color: '' }, null);
    expect(notStated(anOffer(), detail)).toEqual(['color', 'vin', 'financed']);
  });

  it('contains the facts that the seller does not know', () => {
    const detail = aDetail({ vehicleType: 'Motorbike', ...full, previousOwners: 'not_known', frontTire: 'not_known' });
    expect(notStated(anOffer(), detail)).toEqual(['frontTire', 'previousOwners']);
  });

  it('contains no fact of one type alone if the type is not known', () => {
    const unknown: Offer = { ...anOffer(), unstated: ['vehicleType'] };
    for (const vehicle of [{}, null]) {
      const missing = notStated(unknown, aDetail(vehicle));
      expect(missing).toEqual(expect.arrayContaining(['brand', 'power', 'damaged', 'vin']));
      for (const fact of ['vehicleType', 'abs', 'beds', 'operatingHours', 'length'])
        expect(missing).not.toContain(fact);
    }
    expect(notStated(anOffer({ vehicleType: 'Camper' }), aDetail({}))).toContain('beds');
  });

  it('contains the hours of a machine and not its mileage', () => {
    const missing = notStated(anOffer({ vehicleType: 'AgriculturalMachine', totalMileage: null }), aDetail({}));
    expect(missing).toContain('operatingHours');
    expect(missing).not.toContain('totalMileage');
    expect(notStated(anOffer({ totalMileage: null }), aDetail({ vehicleType: 'Motorbike' }))).toContain('totalMileage');
  });

  it('never contains a mileage or the year of a machine that the row shows', () => {
    const row: Partial<Offer> = { totalMileage: 12_000, year: 2015 };
    const missing = notStated(anOffer({ ...row, vehicleType: 'AgriculturalMachine' }), aDetail(null));
    expect(missing).not.toContain('totalMileage');
    expect(missing).not.toContain('productionYear');
    expect(missing).toContain('operatingHours');
  });

  it('always contains exactly the facts of the type that are left out, in the order of the page', () => {
    fc.assert(
      fc.property(fc.constantFrom(...vehicleTypes), fc.subarray(Object.keys(full)), (vehicleType, given) => {
        const stated = Object.fromEntries(Object.entries(full).filter(([key]) => given.includes(key)));
        // A machine counts its hours.
        const notAsked = ['vehicleType', ...(vehicleType === 'AgriculturalMachine' ? ['totalMileage'] : [])];
        const expected = vehicleFacts(vehicleType).filter(key => !notAsked.includes(key) && !given.includes(key));
        expect(notStated(anOffer({ vehicleType }), aDetail({ vehicleType, ...stated }))).toEqual(expected);
      }),
    );
  });
});

it('askedFacts are the inspection and the keys of all, and what matters for the type', () => {
  expect(vehicleTypes.map(type => askedFacts(type))).toEqual([
    ['inspection', 'keyCount'],
    ['inspection', 'keyCount', 'gasTest', 'dampTest'],
    ['inspection', 'keyCount', 'pto'],
  ]);
});
