import fc from 'fast-check';
import { comparedVins } from '../../../../../src/domain/handover/Comparison';
import { isPickedUp } from '../../../../../src/domain/offers/Deal';
import type { Photo } from '../../../../../src/domain/offers/OfferDetail';
import { aMarketplace, anOfferThat, wholeList } from '../aMarketplace';

/** The texts that can be read in a picture. */
const textsIn = ({ address }: Photo): readonly string[] =>
  [...decodeURIComponent(address).matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);

/** What the pictures of the vehicles show that the buyer has not picked up, beside what their offers state. */
function fleet(seed: number) {
  const { buyer } = aMarketplace({ seed, offers: 300 });
  return wholeList(buyer, 'inRealization')
    .filter(({ deal }) => deal && !isPickedUp(deal))
    .map(({ hashId }) => {
      const { vehicle, photos } = buyer.open(hashId)!.detail;
      const texts = photos.flatMap(textsIn);
      return {
        vin: vehicle?.vin ?? null,
        shownVin: texts.find(text => /^\w{17}$/.test(text)) ?? null,
        reading: vehicle?.operatingHours ?? vehicle?.totalMileage ?? null,
        shownReading: texts.flatMap(text => /^(\d+) (?:km|h)$/.exec(text)?.[1] ?? []).map(Number)[0] ?? null,
      };
    });
}

describe('the pictures of the vehicles that wait at the yards', () => {
  it('show something else than stated, a VIN with one wrong sign or a higher reading, of all but one that state either', () => {
    fc.assert(
      fc.property(fc.nat(), seed => {
        const stated = fleet(seed).filter(({ vin, reading }) => vin !== null || reading !== null);
        const wrong = stated.map(({ vin, shownVin, reading, shownReading }) => {
          const signs = vin === null ? [] : comparedVins(vin, shownVin!).filter(({ isSame }) => !isSame);
          expect(signs.some(({ isImpossible }) => isImpossible)).toBe(false);
          const more = reading === null ? 0 : shownReading! - reading;
          expect(more).toBeGreaterThanOrEqual(0);
          expect(signs.length + Number(more > 0)).toBeLessThanOrEqual(1);
          return signs.length > 0 || more > 0;
        });
        expect(wrong.filter(Boolean).length).toBeGreaterThanOrEqual(stated.length - 1);
      }),
    );
  });

  it('are not among the photos of an offer that the dealer has not bought', () => {
    const { buyer } = aMarketplace({ offers: 100 });
    const { hashId } = anOfferThat(buyer, ({ deal }) => deal === null);
    expect(buyer.open(hashId)!.detail.photos.flatMap(textsIn)).toEqual([]);
  });
});
