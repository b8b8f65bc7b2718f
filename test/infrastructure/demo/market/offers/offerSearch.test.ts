import fc from 'fast-check';
import type { BrowseFilters } from '../../../../../src/domain/offers/list/BrowseFilters';
import { filterJudge } from '../../../../../src/domain/offers/list/FilterFit';
import type { Offer } from '../../../../../src/domain/offers/Offer';
import { distanceBetween } from '../../../../../src/domain/valuation/Distance';
import { towns } from '../../../../../src/domain/valuation/towns';
import { motorbikeBrands } from '../../../../../src/infrastructure/demo/market/catalogue/models/motorbikeBrands';
import { aMarketplace, aQuestion, wholeList } from '../aMarketplace';
import { marketFilters } from '../marketFilters';

const { buyer } = aMarketplace({ offers: 600 });
const all = wholeList(buyer, 'browse');
const brandOf = (offer: Offer): number | null =>
  motorbikeBrands.find(({ name }) => offer.vehicleType === 'Motorbike' && offer.label1.startsWith(`${name} `))?.id ??
  null;

const within = (value: number | null, from: number | null, to: number | null): boolean =>
  (from === null && to === null) || (value !== null && value >= (from ?? 0) && value <= (to ?? Infinity));

/** The filters applied to one row, simple and slow. */
function fits(offer: Offer, asked: BrowseFilters): boolean {
  if (asked.vehicleType !== null && asked.vehicleType !== offer.vehicleType) return false;
  if (asked.countryCode !== null && asked.countryCode !== offer.region) return false;
  if (!offer.hashId.includes(asked.hashId.toUpperCase())) return false;
  if (asked.damaged !== null && buyer.open(offer.id)?.detail.vehicle?.damaged !== asked.damaged) return false;
  return motorbikeFieldsFit(offer, asked);
}

function motorbikeFieldsFit(offer: Offer, asked: BrowseFilters): boolean {
  const { brandId, model, mileageFrom, mileageTo, productionYearFrom, productionYearTo, vehicleType } = asked;
  if (vehicleType === 'Camper' || vehicleType === 'AgriculturalMachine') return true;
  const ranges = [brandId, mileageFrom, mileageTo, productionYearFrom, productionYearTo];
  if (model.trim() === '' && ranges.every(value => value === null)) return true;
  return (
    offer.vehicleType === 'Motorbike' &&
    (brandId === null || brandOf(offer) === brandId) &&
    `${offer.label1} ${offer.label2}`.toLowerCase().includes(model.trim().toLowerCase()) &&
    within(offer.totalMileage, mileageFrom, mileageTo) &&
    within(offer.year, productionYearFrom, productionYearTo)
  );
}

test('a search returns exactly the offers that fit any combination of filters', () => {
  fc.assert(
    fc.property(marketFilters, fc.boolean(), (asked, buyNowOnly) => {
      const expected = all.filter(offer => fits(offer, asked) && (!buyNowOnly || offer.buyNowPrice > 0));
      const { totalCount, totalPages, offers } = buyer.list('browse', aQuestion(asked, { buyNowOnly }));
      expect(totalCount).toBe(expected.length);
      expect(totalPages).toBe(Math.ceil(expected.length / 20));
      expect(offers.map(({ id }) => id)).toEqual(expected.slice(0, 20).map(({ id }) => id));
    }),
    { numRuns: 100 },
  );
});

test('a search with a distance returns the offers around a zip code of the country', () => {
  fc.assert(
    fc.property(fc.constantFrom(...towns), fc.constantFrom(20, 40, 80, 160, 320), (centre, distance) => {
      const near = towns.filter(place => distanceBetween(centre, place) <= distance);
      // Other towns may share the zip code: Torino and Berlin do not, but their first digits would.
      const found = wholeList(buyer, 'browse', { zipCode: centre.zipCode, distance, countryCode: centre.countryCode });
      const expected = near.filter(({ countryCode }) => countryCode === centre.countryCode);
      expect(new Set(found.map(({ id }) => buyer.open(id)?.detail.place))).toEqual(
        new Set(expected.map(({ name }) => name).filter(name => townsOnOffer.has(name))),
      );
    }),
    { numRuns: 40 },
  );
});

const townsOnOffer = new Set(all.map(({ id }) => buyer.open(id)?.detail.place));

test('a search around a zip code is in one country, or in all that have the zip code', () => {
  const around = wholeList(buyer, 'browse', { zipCode: '20457', distance: 160, countryCode: 'DE' });
  expect(new Set(around.map(({ region }) => region))).toEqual(new Set(['DE']));
  const anywhere = wholeList(buyer, 'browse', { zipCode: '20457', distance: 160 });
  expect(anywhere.length).toBeGreaterThanOrEqual(around.length);
  expect(anywhere.map(({ hashId }) => hashId)).toEqual(expect.arrayContaining(around.map(({ hashId }) => hashId)));
});

test('a search around an unknown zip code uses the nearest known one', () => {
  const towns = wholeList(buyer, 'browse', { zipCode: '80339', distance: 20, countryCode: 'DE' });
  expect(new Set(towns.map(({ id }) => buyer.open(id)?.detail.place))).toEqual(new Set(['München']));
});

test('a search without a distance matches the start of a zip code, without spaces and dashes', () => {
  const found = wholeList(buyer, 'browse', { zipCode: '1012js' });
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ id }) => buyer.open(id)?.detail.place))).toEqual(new Set(['Amsterdam']));
});

test('a search range includes both ends', () => {
  const motorbike = all.find(({ vehicleType, totalMileage }) => vehicleType === 'Motorbike' && totalMileage !== null);
  const mileage = motorbike?.totalMileage ?? NaN;
  const found = wholeList(buyer, 'browse', { mileageFrom: mileage, mileageTo: mileage });
  expect(found.map(({ id }) => id)).toContain(motorbike?.id);
});

test('a search ignores motorbike fields that the drawer hides', () => {
  const campers = buyer.list('browse', aQuestion({ vehicleType: 'Camper' }));
  expect(campers.totalCount).toBeGreaterThan(0);
  expect(buyer.list('browse', aQuestion({ vehicleType: 'Camper', brandId: 1, mileageTo: 5, model: 'x' }))).toEqual(
    campers,
  );
});

test('a search for what an offer says as its model always finds the offer', () => {
  const motorbikes = all.filter(({ vehicleType }) => vehicleType === 'Motorbike');
  fc.assert(
    fc.property(fc.constantFrom(...motorbikes), ({ id, hashId }) => {
      const model = buyer.open(id)?.detail.vehicle?.model ?? '';
      expect(wholeList(buyer, 'browse', { model }).map(offer => offer.hashId)).toContain(hashId);
    }),
    { numRuns: 30 },
  );
});

test('the judge of pushed offers never contradicts a search', () => {
  const opened = new Map(all.map(({ id, hashId }) => [hashId, buyer.open(id)!.detail]));
  const brandOf = (brandId: number) => motorbikeBrands.find(({ id }) => id === brandId)?.name ?? null;
  const zips = fc.constantFrom('', '', '80331', '20', '1012JS');
  fc.assert(
    fc.property(
      marketFilters,
      zips,
      fc.constantFrom(null, 20, 320),
      fc.boolean(),
      (some, zipCode, distance, buyNowOnly) => {
        const asked = { ...some, zipCode, distance };
        const judge = filterJudge({ filters: asked, buyNowOnly });
        const { totalPages } = buyer.list('browse', aQuestion(asked, { buyNowOnly }));
        const pages = Array.from({ length: totalPages }, (_, at) => aQuestion(asked, { buyNowOnly, page: at + 1 }));
        const found = new Set(pages.flatMap(page => buyer.list('browse', page).offers.map(({ hashId }) => hashId)));
        for (const offer of all) {
          const isListed = found.has(offer.hashId);
          const answers = [judge(offer), judge(offer, { detail: opened.get(offer.hashId)!, brandOf })];
          expect(answers).not.toContain(isListed ? 'doesNotFit' : 'fits');
        }
      },
    ),
    { numRuns: 60 },
  );
});
