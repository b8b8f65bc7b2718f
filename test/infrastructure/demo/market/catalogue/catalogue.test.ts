import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { models } from '../../../../../src/infrastructure/demo/market/catalogue/models/models';
import { paints } from '../../../../../src/infrastructure/demo/market/offers/photos';
import { makerCodes } from '../../../../../src/infrastructure/demo/market/offers/vehicleOf';

const photos = join(process.cwd(), 'src/infrastructure/demo/market/photos');

test('every motorbike has a brand that can be filtered, and every make has a code', () => {
  for (const { make, vehicleType, brandId } of models) {
    expect(brandId === null).toBe(vehicleType !== 'Motorbike');
    expect(makerCodes[make]).toMatch(/^[A-HJ-NPR-Z0-9]{3}$/);
  }
});

test('the paints match the illustrations', () => {
  const drawn = JSON.parse(readFileSync(join(photos, 'paints.json'), 'utf8')) as { name: string }[];
  expect(paints.map(({ name }) => name)).toEqual(drawn.map(({ name }) => name));
});
