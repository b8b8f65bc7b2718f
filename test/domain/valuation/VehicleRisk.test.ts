import * as fc from 'fast-check';
import type { Offer } from '../../../src/domain/offers/Offer';
import type { Vehicle } from '../../../src/domain/offers/vehicle/Vehicle';
import { type VehicleType, vehicleTypes } from '../../../src/domain/offers/vehicle/VehicleType';
import { notStated } from '../../../src/domain/valuation/NotStated';
import { vehicleRisks } from '../../../src/domain/valuation/VehicleRisk';
import { anOffer } from '../../support/anOffer';
import { aDetail, fullVehicle } from './aDetail';

const risksOf = (vehicle: Vehicle | null, vehicleType = vehicle?.vehicleType) =>
  vehicleRisks(anOffer(vehicleType && { vehicleType }), aDetail(vehicle));

const reasonsOf = (vehicle: Partial<Vehicle>) =>
  risksOf({ vehicleType: 'Motorbike', ...fullVehicle, ...vehicle }).map(({ reason }) => reason);

/** Every statement that is a risk. */
const worst = {
  roadworthy: false,
  damaged: true,
  accident: true,
  dropped: true,
  condition: 'bad',
  frontTire: 'bad',
  previousOwners: 'more_than_4',
} as const satisfies Partial<Vehicle>;

const anyVehicle: fc.Arbitrary<Vehicle & { readonly vehicleType: VehicleType }> = fc
  .record({
    vehicleType: fc.constantFrom(...vehicleTypes),
    bad: fc.subarray(Object.keys(worst)),
    absent: fc.subarray(Object.keys(fullVehicle)),
  })
  .map(({ vehicleType, bad, absent }) => {
    const stated = Object.entries({ ...fullVehicle, ...Object.fromEntries(pairs(bad)) });
    return { vehicleType, ...Object.fromEntries(stated.filter(([key]) => !absent.includes(key))) };
  });

const pairs = (keys: readonly string[]) => Object.entries(worst).filter(([key]) => keys.includes(key));

describe('vehicleRisks', () => {
  it.each([
    [{}, ['noDefects']],
    [{ roadworthy: false }, ['notRoadworthy']],
    [{ damaged: true, accident: true }, ['damaged', 'accident']],
    [{ dropped: true, roadworthy: false }, ['notRoadworthy', 'dropped']],
    [{ condition: 'bad' }, ['badCondition']],
    [{ condition: 'tatty' }, ['worn']],
    [{ condition: 'care' }, ['needsCare']],
    [{ condition: 'average' }, ['noDefects']],
    [{ rearTire: 'bad' }, ['wornTires']],
    [{ previousOwners: 'more_than_4' }, ['manyOwners']],
    [{ previousOwners: '5' }, ['manyOwners']],
    [{ previousOwners: '4' }, ['noDefects']],
    [{ previousOwners: 'not_known' }, ['noDefects', 'notStated']],
    [{ vehicleType: 'Camper', dropped: true, frontTire: 'bad' }, ['noDefects']],
  ] as const)('of %j are %j', (vehicle, reasons) => expect(reasonsOf(vehicle)).toEqual(reasons));

  it('of a vehicle of an unknown type are every stated defect, and it is free of them only if each type is', () => {
    const undenied = Object.fromEntries(Object.entries(fullVehicle).filter(([key]) => key !== 'dropped'));
    const unknown: Offer = { ...anOffer(), unstated: ['vehicleType'] };
    const reasons = (vehicle: Vehicle) =>
      vehicleRisks(unknown, aDetail(vehicle))
        .map(({ reason }) => reason)
        .filter(reason => reason !== 'notStated');
    expect(reasons({ ...fullVehicle, dropped: true })).toEqual(['dropped']);
    expect(reasons(fullVehicle)).toEqual(['noDefects']);
    expect(reasons(undenied)).toEqual([]);
  });

  it('contain the number of facts that are not stated, after the defects', () => {
    expect(risksOf({ vehicleType: 'Motorbike', ...fullVehicle, vin: '', color: '', damaged: true })).toEqual([
      { reason: 'damaged', weight: 'serious' },
      { reason: 'notStated', weight: 'minor', count: 2 },
    ]);
  });

  it('say first that a bank still owns the vehicle', () => {
    const detail = { ...aDetail({ vehicleType: 'Motorbike', ...fullVehicle, damaged: true }), financed: true };
    expect(vehicleRisks(anOffer(), detail).map(({ reason }) => reason)).toEqual(['financed', 'damaged']);
  });

  it('of an offer without any facts are only that they are not stated', () => {
    for (const vehicleType of vehicleTypes)
      expect(risksOf(null, vehicleType).map(({ reason }) => reason)).toEqual(['notStated']);
  });

  it('never call a vehicle free of defects if a defect is stated, or a serious one is not denied', () => {
    fc.assert(
      fc.property(anyVehicle, vehicle => {
        const reasons = risksOf(vehicle).map(({ reason }) => reason);
        const { roadworthy, damaged, accident, dropped, vehicleType } = vehicle;
        const isDenied = roadworthy === true && damaged === false && accident === false;
        const isMaybeDropped = vehicleType === 'Motorbike' && dropped !== false;
        if (!isDenied || isMaybeDropped) expect(reasons).not.toContain('noDefects');
        if (reasons.includes('noDefects')) expect(reasons.filter(reason => reason !== 'notStated')).toHaveLength(1);
      }),
    );
  });

  it('never lose a risk if the seller states one more fact', () => {
    fc.assert(
      fc.property(anyVehicle, fc.constantFrom(...Object.keys(worst)), (vehicle, key) => {
        const defectsOf = (one: Vehicle) =>
          risksOf(one).filter(({ reason }) => reason !== 'notStated' && reason !== 'noDefects');
        const stated = Object.entries(vehicle).filter(([name]) => name !== key);
        const without = { vehicleType: vehicle.vehicleType, ...Object.fromEntries(stated) };
        expect(defectsOf(vehicle)).toEqual(expect.arrayContaining([...defectsOf(without)]));
      }),
    );
  });

  it('always contain as many facts as the list of what is not stated, and the serious ones first', () => {
    fc.assert(
      fc.property(anyVehicle, vehicle => {
        const risks = risksOf(vehicle);
        const count = risks.flatMap(risk => (risk.reason === 'notStated' ? risk.count : []))[0] ?? 0;
        expect(count).toBe(notStated(anOffer({ vehicleType: vehicle.vehicleType }), aDetail(vehicle)).length);
        const weights = risks.map(({ weight }) => ['serious', 'minor', 'none'].indexOf(weight));
        const serious = weights.filter(weight => weight === 0).length;
        expect(weights.slice(0, serious).every(weight => weight === 0)).toBe(true);
      }),
    );
  });
});
