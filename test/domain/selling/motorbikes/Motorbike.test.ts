import {
  brandNameOf,
  emptyMotorbikeForm,
  isSameMotorbike,
  motorbikeFormOf,
  motorbikeName,
  newMotorbike,
  type Brand,
  type BrandId,
  type Motorbike,
  type MotorbikeId,
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
