import * as fc from 'fast-check';
import {
  type Brand,
  type BrandId,
  brandNameOf,
  emptyMotorbikeForm,
  isSameMotorbike,
  isSameVin,
  type Motorbike,
  motorbikeFormOf,
  type MotorbikeId,
  motorbikeName,
  newMotorbike,
  vinHint,
} from '../../../../src/domain/selling/motorbikes/Motorbike';

const brand = (id: number, name: string): Brand => ({ id: id as BrandId, name });
const brands = [brand(1, 'Honda'), brand(2, 'BMW'), brand(20, 'Moto Guzzi')];
const bike: Motorbike = { id: 7 as MotorbikeId, model: 'V7', brandId: 20 as BrandId, brandName: '', vin: '' };

test('a motorbike requires a model and a brand, but no VIN', () => {
  expect(newMotorbike(emptyMotorbikeForm)).toBeNull();
  expect(newMotorbike({ model: '  ', brandId: 1, vin: '' })).toBeNull();
  expect(newMotorbike({ model: 'CB 500', brandId: 0, vin: '' })).toBeNull();
  expect(newMotorbike({ model: ' CB 500 ', brandId: 1, vin: ' x ' })).toEqual({
    model: 'CB 500',
    brandId: 1,
    vin: 'x',
  });
});

test("the brand name comes from the brand's id, else from the motorbike, and is null otherwise", () => {
  expect(brandNameOf(bike, brands)).toBe('Moto Guzzi');
  expect(brandNameOf({ ...bike, brandId: 99 as BrandId, brandName: 'Jawa' }, brands)).toBe('Jawa');
  expect(brandNameOf({ ...bike, brandId: 99 as BrandId }, brands)).toBeNull();
  expect(brandNameOf({ ...bike, brandId: 99 as BrandId, brandName: ' ' }, brands)).toBeNull();
  const unnamed = [{ id: 99 as BrandId, name: ' ' }];
  expect(brandNameOf({ ...bike, brandId: 99 as BrandId, brandName: 'Jawa' }, unnamed)).toBe('Jawa');
  expect(brandNameOf({ ...bike, brandId: 99 as BrandId }, unnamed)).toBeNull();
});

test('the form of a motorbike holds its editable fields', () => {
  expect(motorbikeFormOf({ ...bike, vin: 'X' })).toEqual({ model: 'V7', brandId: 20, vin: 'X' });
  expect(emptyMotorbikeForm).toEqual({ model: '', brandId: 0, vin: '' });
});

test.each([{ model: 'V9' }, { brandId: 2 as BrandId }, { vin: 'X' }])(
  'a motorbike changed by %j is not the same',
  change => {
    expect(isSameMotorbike(bike, { ...bike })).toBe(true);
    expect(isSameMotorbike(bike, { ...bike, ...change })).toBe(false);
  },
);

test('motorbikes of the same model are told apart by their VIN', () => {
  expect(motorbikeName({ ...bike, vin: 'ZGULD0001' }, 'Moto Guzzi')).toBe('Moto Guzzi V7 ZGULD0001');
  expect(motorbikeName(bike, 'Moto Guzzi')).toBe('Moto Guzzi V7');
});

const anyVin = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'),
  minLength: 17,
  maxLength: 17,
});

describe('vinHint', () => {
  it.each([
    ['', null],
    ['WB10A0104FZ000001', null],
    ['wb10a0104fz000001', null],
    ['WB10A 0104F Z000001', null],
    ['WB10A0104', 'length'],
    ['WB1OA0104FZ000001', 'letters'],
    ['QB10A', 'letters'],
    ['WB10A-0104FZ00000', 'letters'],
  ])('for %j is %j', (vin, hint) => expect(vinHint(vin)).toBe(hint));

  it('always accepts 17 of the allowed characters and never another length', () => {
    fc.assert(
      fc.property(anyVin, fc.integer({ min: 1, max: 16 }), (vin, length) => {
        expect(vinHint(vin)).toBeNull();
        expect(vinHint(vin.slice(0, length))).toBe('length');
        expect(vinHint(vin + vin)).toBe('length');
      }),
    );
  });

  it('never overlooks I, O or Q', () => {
    fc.assert(
      fc.property(anyVin, fc.constantFrom(...'IOQioq'), fc.nat({ max: 16 }), (vin, letter, at) => {
        expect(vinHint(vin.slice(0, at) + letter + vin.slice(at + 1))).toBe('letters');
      }),
    );
  });
});

describe('isSameVin', () => {
  it('always recognises a VIN, whatever its spaces and capitals', () => {
    fc.assert(
      fc.property(anyVin, fc.nat({ max: 17 }), (vin, at) => {
        expect(isSameVin(vin, ` ${vin.slice(0, at)} ${vin.slice(at).toLowerCase()}`)).toBe(true);
        expect(isSameVin(vin, vin.slice(1))).toBe(false);
      }),
    );
  });

  it('never treats two missing VINs as equal', () => expect(isSameVin('', ' ')).toBe(false));
});
