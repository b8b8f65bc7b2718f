import * as fc from 'fast-check';
import { linesOf, saysTheSame, type Statement, statementOf } from '../../../src/domain/handover/Statement';
import { vehicleTypes } from '../../../src/domain/offers/vehicle/VehicleType';
import { anOffer } from '../../support/anOffer';
import { aDetail, fullVehicle } from '../valuation/aDetail';

const keysOf = ({ lines }: Statement) => lines.map(({ key }) => key);
const detailOf = (vehicle: Parameters<typeof aDetail>[0], comments: string | null = null) => ({
  ...aDetail(vehicle),
  financed: false,
  comments,
});

describe('statementOf', () => {
  it('has the lines of a motorbike, its damages and each paragraph of the seller, with what is stated', () => {
    const vehicle = {
      vehicleType: 'Motorbike',
      ...fullVehicle,
      vin: 'WB10A1234',
      damaged: true,
      condition: 'tatty',
    } as const;
    const statement = statementOf(anOffer(), detailOf(vehicle, 'Runs well.\n\nTank has a dent.'), 5);
    expect(statement.seenAt).toBe(5);
    expect(keysOf(statement)).toEqual([
      'vin',
      'plate',
      'totalMileage',
      'firstRegistration',
      'keyCount',
      'registration',
      'title',
      'serviceBooklet',
      'inspection',
      'tyres',
      'damaged',
      'condition',
      'description',
      'remark 1',
      'remark 2',
    ]);
    const values = new Map(statement.lines.map(({ key, value }) => [key, value]));
    expect(values.get('vin')).toBe('WB10A1234');
    expect(values.get('plate')).toBeNull();
    expect(values.get('damaged')).toBe(true);
    expect(values.get('remark 2')).toBe('Tank has a dent.');
  });

  it('asks for the facts of its line: tests of a camper, hours and power take-off of a machine', () => {
    const camper = statementOf(anOffer({ vehicleType: 'Camper' }), detailOf({ vehicleType: 'Camper' }), 1);
    expect(keysOf(camper)).toEqual(expect.arrayContaining(['tyres', 'gasTest', 'dampTest', 'totalMileage']));
    const machine = anOffer({ vehicleType: 'AgriculturalMachine', totalMileage: null });
    const keys = keysOf(statementOf(machine, detailOf({ vehicleType: 'AgriculturalMachine', operatingHours: 812 }), 1));
    expect(keys).toEqual(expect.arrayContaining(['operatingHours', 'pto', 'tyres']));
    expect(keys).not.toContain('totalMileage');
  });

  it('takes the mileage of the row, and a fact that the seller does not know as not stated', () => {
    const { lines } = statementOf(anOffer({ totalMileage: 38_200 }), detailOf({ frontTire: 'not_known', vin: '' }), 1);
    expect(lines).toEqual(
      expect.arrayContaining([
        { key: 'totalMileage', value: 38_200 },
        { key: 'tyres', value: null },
        { key: 'vin', value: null },
      ]),
    );
  });

  it('has what a seller states or denies besides as one line, and both tyres as another', () => {
    const vehicle = { accident: false, dropped: false, damaged: true, color: 'Schwarz', abs: true, frontTire: '50%' };
    const statement = statementOf(anOffer(), detailOf(vehicle), 1);
    const valueOf = (line: string) => statement.lines.find(({ key }) => key === line)?.value;
    expect(valueOf('description')).toEqual([
      { key: 'accident', value: false },
      { key: 'dropped', value: false },
      { key: 'color', value: 'Schwarz' },
      { key: 'abs', value: true },
      { key: 'financed', value: false },
    ]);
    expect(valueOf('damaged')).toBe(true);
    expect(valueOf('tyres')).toEqual([{ key: 'frontTire', value: '50%' }]);
  });

  it('of a motorbike without a named damage has 12 lines with one remark, so that 15 presses complete it', () => {
    const vehicle = { ...fullVehicle, vehicleType: 'Motorbike', vin: 'WB10A1234', condition: 'as_new' } as const;
    const { lines } = statementOf(anOffer(), detailOf({ ...vehicle, damaged: false }, 'Runs well.'), 1);
    expect(lines).toHaveLength(12);
  });

  it('has a financing that is outstanding as a line', () => {
    expect(keysOf(statementOf(anOffer(), { ...detailOf({}), financed: true }, 1))).toContain('financed');
    expect(keysOf(statementOf(anOffer(), detailOf({}), 1))).not.toContain('financed');
  });

  it('of a row alone was never read', () => {
    expect(statementOf(anOffer(), undefined, 1)).toMatchObject({ seenAt: null });
  });

  it('always has each line once, and loses nothing of a long text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...vehicleTypes),
        fc.array(fc.string({ minLength: 1 }).filter(text => text.trim() !== '' && !text.includes('\n'))),
        (vehicleType, parts) => {
          const statement = statementOf(anOffer({ vehicleType }), detailOf({ vehicleType }, parts.join('\n')), 1);
          const keys = keysOf(statement);
          expect(new Set(keys).size).toBe(keys.length);
          const remarks = statement.lines.filter(({ key }) => key.startsWith('remark '));
          expect(remarks.length).toBeLessThanOrEqual(12);
          expect(remarks.map(({ value }) => value as string).join('\n')).toBe(
            parts.map(part => part.trim()).join('\n'),
          );
        },
      ),
    );
  });
});

describe('linesOf', () => {
  const statement = (...lines: Statement['lines']): Statement => ({ seenAt: 1, country: null, lines });

  it('has both values of a line that has changed, null for one that is gone, and then the new lines', () => {
    const first = statement(
      { key: 'vin', value: 'A' },
      { key: 'totalMileage', value: 1 },
      { key: 'remark 1', value: 'x' },
    );
    const later = statement(
      { key: 'vin', value: 'A' },
      { key: 'totalMileage', value: 2 },
      { key: 'damaged', value: true },
    );
    expect(linesOf(first, later)).toEqual([
      { key: 'vin', value: 'A' },
      { key: 'totalMileage', value: 1, now: 2 },
      { key: 'remark 1', value: 'x', now: null },
      { key: 'damaged', value: null, now: true },
    ]);
    expect(linesOf(first, null)).toBe(first.lines);
  });

  it('compares a line of several facts by all of them', () => {
    const parts = (accident: boolean) =>
      statement({ key: 'description', value: [{ key: 'accident', value: accident }] });
    expect(saysTheSame(parts(false), parts(false))).toBe(true);
    expect(saysTheSame(parts(false), parts(true))).toBe(false);
  });

  it('of equal statements has no change', () => {
    const one = statement({ key: 'vin', value: 'A' }, { key: 'plate', value: null });
    expect(saysTheSame(one, { ...one, seenAt: 9 })).toBe(true);
    expect(saysTheSame(one, statement(...one.lines.slice(1)))).toBe(false);
    expect(saysTheSame(one, statement({ key: 'vin', value: 'B' }, { key: 'plate', value: null }))).toBe(false);
  });
});
