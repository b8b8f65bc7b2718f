import fc from 'fast-check';
import { filterJudge } from '../../../../../src/domain/offers/list/FilterFit';
import { distanceBetween } from '../../../../../src/domain/valuation/Distance';
import { towns } from '../../../../../src/domain/valuation/towns';
import { motorbikeBrands } from '../../../../../src/infrastructure/demo/market/catalogue/models/motorbikeBrands';
import { aMarketplace, aQuestion, wholeList } from '../aMarketplace';
import { marketFilters } from '../marketFilters';

const { buyer } = aMarketplace({ offers: 600 });
const all = wholeList(buyer, 'browse');
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

test('a search around an unknown zip code uses the nearest known one', () => {
  const towns = wholeList(buyer, 'browse', { zipCode: '80339', distance: 20, countryCode: 'DE' });
  expect(new Set(towns.map(({ id }) => buyer.open(id)?.detail.place))).toEqual(new Set(['München']));
});

test('a search without a distance matches the start of a zip code, without spaces and dashes', () => {
  const found = wholeList(buyer, 'browse', { zipCode: '1012js' });
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ id }) => buyer.open(id)?.detail.place))).toEqual(new Set(['Amsterdam']));
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
