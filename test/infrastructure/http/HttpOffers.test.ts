import { readHomeScreen } from '../../../src/infrastructure/http/HttpOffers';

const row = (id: number) => ({ id, hash_id: `MB-${id}` });

it('readHomeScreen reads one row of offers per line, and reports and counts a dropped offer', () => {
  const dropped: string[] = [];
  const json = { motorbike_offers: [row(1), { id: 2 }], camper_offers: [row(3)], agricultural_offers: [] };
  expect(readHomeScreen(json, path => dropped.push(path))).toMatchObject({
    value: {
      Motorbike: [{ id: 1 }],
      Camper: [{ id: 3 }],
      AgriculturalMachine: [],
      leftOut: { Motorbike: 1, Camper: 0, AgriculturalMachine: 0 },
    },
  });
  expect(dropped).toEqual(['motorbike_offers.1.hash_id']);
});
