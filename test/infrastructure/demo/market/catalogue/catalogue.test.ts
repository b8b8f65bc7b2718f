import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownBrands } from '../../../../../src/domain/offers/list/BrowseFilters';
import { distanceBetween } from '../../../../../src/domain/valuation/Distance';
import { towns } from '../../../../../src/domain/valuation/towns';
import { makerCodes } from '../../../../../src/infrastructure/demo/market/catalogue/models/makerCodes';
import { models } from '../../../../../src/infrastructure/demo/market/catalogue/models/models';
import { motorbikeBrands } from '../../../../../src/infrastructure/demo/market/catalogue/models/motorbikeBrands';
import { paints } from '../../../../../src/infrastructure/demo/market/offers/photos';
import { aMarketplace, wholeList } from '../aMarketplace';

const photos = join(process.cwd(), 'src/infrastructure/demo/market/photos');

test('the catalogue has 32 brands with unique ids, including those of the filter', () => {
  expect(motorbikeBrands).toHaveLength(32);
  expect(new Set(motorbikeBrands.map(({ id }) => id)).size).toBe(32);
  expect(motorbikeBrands).toEqual(expect.arrayContaining([...knownBrands]));
});

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

test('the places have plausible coordinates and unique zip codes', () => {
  const [berlin, warszawa] = ['10115', '00-001'].map(zip => towns.find(({ zipCode }) => zipCode === zip));
  if (berlin === undefined || warszawa === undefined) throw new Error('A capital is missing');
  expect(distanceBetween(berlin, warszawa)).toBeCloseTo(517, -1);
  expect(new Set(towns.map(place => place.countryCode + place.zipCode)).size).toBe(towns.length);
});

test('every VIN has 17 valid characters', () => {
  const { buyer } = aMarketplace({ offers: 300 });
  const vins = wholeList(buyer, 'browse').flatMap(({ id }) => buyer.open(id)?.detail.vehicle?.vin ?? []);
  expect(vins.length).toBeGreaterThan(200);
  for (const vin of vins) expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
});
