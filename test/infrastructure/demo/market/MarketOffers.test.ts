import * as fc from 'fast-check';
import type { LiveEvent } from '../../../../src/application/ports/LiveFeed';
import { BID_STEP, minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import { comparedVins } from '../../../../src/domain/handover/Comparison';
import { bidStanding } from '../../../../src/domain/offers/BidStanding';
import { isPickedUp } from '../../../../src/domain/offers/Deal';
import { noFilters } from '../../../../src/domain/offers/list/BrowseFilters';
import { filterJudge } from '../../../../src/domain/offers/list/FilterFit';
import { offerTabs } from '../../../../src/domain/offers/list/OfferTab';
import type { HashId, Offer } from '../../../../src/domain/offers/Offer';
import type { Photo } from '../../../../src/domain/offers/OfferDetail';
import { vehicleTypes } from '../../../../src/domain/offers/vehicle/VehicleType';
import { DAY, HOUR, MINUTE } from '../../../../src/domain/shared/Instant';
import { languages } from '../../../../src/domain/shared/Language';
import { euros } from '../../../../src/domain/shared/Money';
import { distanceBetween } from '../../../../src/domain/valuation/Distance';
import { towns } from '../../../../src/domain/valuation/towns';
import { motorbikeBrands } from '../../../../src/infrastructure/demo/market/catalogue/models/motorbikeBrands';
import { type Refusal, refusalTexts } from '../../../../src/infrastructure/demo/market/catalogue/refusalTexts';
import { sentences } from '../../../../src/infrastructure/demo/market/catalogue/sentences';
import { OfferDice } from '../../../../src/infrastructure/demo/market/offers/OfferDice';
import { filteredFacts, offerFacts } from '../../../../src/infrastructure/demo/market/offers/OfferFacts';
import { hashId, indexOfHashId, indexOfId, offerId } from '../../../../src/infrastructure/demo/market/offers/OfferName';
import { sellerComments, translated } from '../../../../src/infrastructure/demo/market/offers/sellerComments';
import { refused } from '../../../../src/infrastructure/demo/market/trading/refused';
import {
  aMarketplace,
  anOfferThat,
  aQuestion,
  buyerEmail,
  dealerOf,
  fieldsOf,
  isComplete,
  visitorEmail,
  wholeList,
} from './aMarketplace';
import { marketFilters } from './marketFilters';

describe('OfferFacts', () => {
  const dice = fc.tuple(fc.integer(), fc.nat({ max: 100_000 })).map(([seed, index]) => new OfferDice(seed, index));

  test('the facts of every generated offer are plausible', () => {
    fc.assert(
      fc.property(dice, chances => {
        const { model, year, mileage, operatingHours, score, ...money } = offerFacts(chances, 2026);
        expect(year ?? model.firstYear).toBeGreaterThanOrEqual(model.firstYear);
        expect(year ?? 2026).toBeLessThanOrEqual(2026);
        if (model.vehicleType !== 'AgriculturalMachine') expect(operatingHours).toBeNull();
        if (model.vehicleType === 'AgriculturalMachine' || model.engine === 0) expect(mileage).toBeNull();
        expect(score === null || (score >= 0 && score <= 100)).toBe(true);
        expect(money.minimalPrice).toBeGreaterThanOrEqual(euros(200));
        expect(money.minimalPrice).toBeLessThan(euros(model.price));
        for (const amount of [money.minimalPrice, money.buyNowPrice, money.firstHighestBid])
          expect(amount % BID_STEP).toBe(0);
        if (money.hasFixedPrice) expect(money.buyNowPrice).toBeGreaterThan(money.firstHighestBid);
        expect(money.hasFixedPrice).toBe(money.buyNowPrice > 0);
        expect(money.firstHighestBid > 0).toBe(money.firstBidsCount > 0);
      }),
      { numRuns: 1_000 },
    );
  });

  test('the facts used for filtering always equal the complete facts', () => {
    fc.assert(
      fc.property(dice, chances => {
        expect(offerFacts(chances, 2026)).toMatchObject(filteredFacts(chances, 2026));
      }),
    );
  });
});

describe('OfferName', () => {
  const index = fc.nat({ max: 2 ** 25 - 1 });

  test('a hash id always leads back to its offer', () => {
    fc.assert(
      fc.property(fc.integer(), index, fc.constantFrom(...vehicleTypes), (seed, at, type) => {
        const name = hashId(seed, at, type);
        expect(name).toMatch(/^(MB|CA|AG)-[0-9A-HJKMNP-TV-Z]{5}$/);
        expect(indexOfHashId(seed, name)).toBe(at);
        expect(indexOfId(offerId(at))).toBe(at);
      }),
    );
  });

  test('a text that is no hash id has no index and throws no error', () => {
    expect(indexOfHashId(1, 'MB-IIIII')).toBeNull();
    fc.assert(
      fc.property(fc.string(), text => {
        const found = indexOfHashId(1, text);
        expect(found === null || Number.isInteger(found)).toBe(true);
      }),
    );
  });
});

describe('offerPage, offer search', () => {
  const { buyer } = aMarketplace({ offers: 600 });
  const all = wholeList(buyer, 'browse');
  test('a search with a distance returns the offers around a zip code of the country', () => {
    fc.assert(
      fc.property(fc.constantFrom(...towns), fc.constantFrom(20, 40, 80, 160, 320), (centre, distance) => {
        const near = towns.filter(place => distanceBetween(centre, place) <= distance);
        // Other towns may share the zip code: Torino and Berlin do not, but their first digits would.
        const found = wholeList(buyer, 'browse', {
          zipCode: centre.zipCode,
          distance,
          countryCode: centre.countryCode,
        });
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
});

describe('offerPage', () => {
  const { buyer } = aMarketplace({ offers: 300 });

  test('the pages of every list contain each counted offer exactly once', () => {
    for (const tab of offerTabs) {
      const ids = wholeList(buyer, tab).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toHaveLength(buyer.list(tab, aQuestion()).totalCount);
      expect(buyer.list(tab, aQuestion({}, { page: 9_999 })).offers).toEqual([]);
    }
  });

  test('browse never contains closed offers, but contains new ones', () => {
    const own = aMarketplace({ offers: 60 });
    const { hashId } = isComplete(own.buyer.list('browse', aQuestion()).offers[0] ?? {});
    own.marketplace.rivalBuys(hashId);
    expect(own.buyer.list('browse', aQuestion({ hashId })).totalCount).toBe(0);
    const added = own.marketplace.publish();
    expect(own.buyer.list('browse', aQuestion({ hashId: added.toLowerCase() })).offers[0]?.hashId).toBe(added);
  });

  test('the available countries are those of the whole list, whatever country is chosen', () => {
    const { availableCountries } = buyer.list('browse', aQuestion({ ...noFilters, countryCode: 'NL' }));
    expect(new Set(availableCountries)).toEqual(new Set(wholeList(buyer, 'browse').map(({ region }) => region)));
  });
});

describe('sellerComments', () => {
  const offers = Array.from({ length: 400 }, (_, index) => {
    const dice = new OfferDice(3, index);
    return { dice, facts: offerFacts(dice, 2026) };
  });

  test('every comment of a seller can be translated into every language and back', () => {
    const comments = offers.flatMap(({ dice, facts }) => sellerComments(dice, facts) ?? []);
    expect(comments.length).toBeGreaterThan(300);
    for (const comment of comments) {
      expect(comment).not.toContain('{');
      const [german, polish, english] = languages.map(language => translated(comment, language));
      expect(new Set([german, polish, english]).size).toBe(3);
      expect(translated(polish ?? '', 'de')).toBe(german);
    }
  });

  test('a text without a known translation stays unchanged', () => {
    expect(translated('Bitte nur ernst gemeinte Angebote! Danke.', 'pl')).toBe(
      'Bitte nur ernst gemeinte Angebote! Danke.',
    );
    expect(translated('', 'en')).toBe('');
  });

  test('a comment never praises a damaged vehicle or describes another kind of vehicle', () => {
    for (const { dice, facts } of offers) {
      const said = sellerComments(dice, facts) ?? '';
      const wrong = sentences.filter(({ topic, only }) => {
        const praises = facts.damaged ? topic === 'good' : topic === 'damage';
        return praises || (only !== undefined && !only.includes(facts.model.vehicleType));
      });
      for (const { words } of wrong) {
        for (const sentence of Object.values(words)) expect(said).not.toContain(sentence);
      }
    }
  });
});

describe('the pictures of the vehicles that wait at the yards', () => {
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

describe('Rivals', () => {
  test('rivals do nothing with tempo 0 or before the market starts', () => {
    for (const tempo of [0, 5]) {
      const { marketplace, clock } = aMarketplace({ tempo, offers: 200 });
      const before = marketplace.snapshot();
      if (tempo === 0) marketplace.start();
      clock.advance(DAY);
      expect({ ...fieldsOf(marketplace.snapshot()), savedAt: 0 }).toEqual({ ...fieldsOf(before), savedAt: 0 });
    }
  });

  test('within an hour offers appear and sell, bids rise, contracts are decided and deals are archived', () => {
    const { marketplace, clock, buyer } = aMarketplace({ tempo: 3, offers: 400 });
    const before = { deals: wholeList(buyer, 'inRealization'), sold: wholeList(buyer, 'sold').length };
    const events: LiveEvent[] = [];
    marketplace.onEvent(buyerEmail, event => events.push(event));
    marketplace.start();
    clock.advance(HOUR);
    const statuses = events.flatMap(event => (event.kind === 'offerChanged' ? [event.offer.contractStatus] : []));
    expect(new Set(statuses)).toEqual(new Set([undefined, null, 'waiting', 'rejected']));
    expect(events.some(event => event.kind === 'offerListed')).toBe(true);
    expect(wholeList(buyer, 'sold').length).toBeGreaterThan(before.sold);
    const pickedUp = before.deals.find(offer => offer.deal?.vehiclePickedUp);
    expect(wholeList(buyer, 'archived').map(({ id }) => id)).toContain(pickedUp?.id);
    const inHand = before.deals.filter(offer => !offer.deal?.vehiclePickedUp).map(({ id }) => id);
    expect(wholeList(buyer, 'inRealization').map(({ id }) => id)).toEqual(expect.arrayContaining(inHand));
    const accepted = events.find(event => event.kind === 'offerChanged' && event.offer.deal);
    expect(accepted).toMatchObject({ offer: { closed: true, contractStatus: null } });
  });

  test('rivals do nothing after the market stops', () => {
    const { marketplace, clock } = aMarketplace({ tempo: 5 });
    const events: LiveEvent[] = [];
    marketplace.start();
    clock.advance(MINUTE);
    marketplace.stop();
    marketplace.onEvent(buyerEmail, event => events.push(event));
    clock.advance(HOUR);
    expect(events).toEqual([]);
    expect(clock.pending).toBe(0);
  });

  test('a deal is archived some time after its pickup and not before', () => {
    const { marketplace, clock, buyer } = aMarketplace({ tempo: 4, offers: 150 });
    marketplace.start();
    const { id } = wholeList(buyer, 'inRealization').find(({ deal }) => !deal?.vehiclePickedUp)!;
    const stands = (tab: 'inRealization' | 'archived') => wholeList(buyer, tab).some(offer => offer.id === id);
    clock.advance(MINUTE);
    buyer.confirmPickup(id);
    clock.advance(14_000);
    expect([stands('inRealization'), stands('archived')]).toEqual([true, false]);
    clock.advance(2_000);
    expect([stands('inRealization'), stands('archived')]).toEqual([false, true]);
    expect(buyer.invoices(1).rows).not.toHaveLength(0);
  });

  test('rivals never bid up to the fixed price or far above the hoped-for price', () => {
    const { marketplace, clock, buyer } = aMarketplace({ tempo: 200, offers: 60 });
    const first = new Map(wholeList(buyer, 'browse').map(offer => [offer.id, offer.highestBid]));
    marketplace.start();
    clock.advance(5 * MINUTE);
    const risen = wholeList(buyer, 'browse').filter(offer => offer.highestBid > (first.get(offer.id) ?? 0));
    expect(risen.length).toBeGreaterThan(10);
    for (const { highestBid, buyNowPrice, minimalPrice } of risen) {
      if (buyNowPrice > 0) expect(highestBid).toBeLessThan(buyNowPrice);
      expect(highestBid).toBeLessThan(minimalPrice * 1.12 + 30_000);
    }
  });

  test('sellers lower fixed prices, but not close to the highest bid, and the price is kept', () => {
    const { marketplace, clock, buyer } = aMarketplace({ tempo: 200, offers: 60 });
    const first = new Map(wholeList(buyer, 'browse').map(offer => [offer.id, offer.buyNowPrice]));
    marketplace.start();
    clock.advance(5 * MINUTE);
    const lowered = wholeList(buyer, 'browse').filter(
      offer => offer.buyNowPrice !== (first.get(offer.id) ?? offer.buyNowPrice),
    );
    expect(lowered.length).toBeGreaterThan(3);
    for (const { id, buyNowPrice, highestBid } of lowered) {
      expect(buyNowPrice).toBeLessThan(first.get(id)!);
      expect(buyNowPrice).toBeGreaterThan(highestBid);
    }
    const [{ hashId, buyNowPrice }] = lowered as [Offer];
    const later = aMarketplace({ tempo: 200, offers: 60, clock });
    expect(later.marketplace.restore(marketplace.snapshot())).toBe(true);
    expect(later.buyer.open(hashId)?.offer.buyNowPrice).toBe(buyNowPrice);
  });

  test('after a night the market has moved on, and the actions of the dealer are kept', () => {
    const yesterday = aMarketplace({ tempo: 1, offers: 200 });
    const { id, hashId, highestBid } = anOfferThat(yesterday.buyer, offer => offer.ownBid === null && !offer.isLiked);
    yesterday.buyer.placeBid(id, minimumBid(highestBid));
    yesterday.buyer.like(id);
    const liked = wholeList(yesterday.buyer, 'liked').map(offer => offer.hashId);
    const kept = yesterday.marketplace.snapshot();

    yesterday.clock.advance(14 * HOUR);
    const today = aMarketplace({ tempo: 1, offers: 200, clock: yesterday.clock });
    expect(today.marketplace.restore(kept)).toBe(true);
    today.marketplace.start();

    const [newest] = today.buyer.list('browse', aQuestion()).offers;
    expect(newest?.publishedAt).toBeGreaterThan(today.clock.now() - 3 * HOUR);
    expect(newest?.publishedAt).toBeLessThan(today.clock.now());
    expect(wholeList(today.buyer, 'liked').map(offer => offer.hashId)).toEqual(liked);
    expect(whereItStands(today.buyer, hashId)).toMatch(/ownBids|inRealization/);
  });

  function whereItStands(buyer: ReturnType<typeof aMarketplace>['buyer'], hashId: HashId): string {
    const tabs = (['ownBids', 'inRealization'] as const).filter(tab =>
      wholeList(buyer, tab).some(
        offer => offer.hashId === hashId && (tab !== 'ownBids' || bidStanding(offer) !== 'noBids'),
      ),
    );
    return tabs.join();
  }
});

describe('SoldArchive', () => {
  const { buyer } = aMarketplace({ offers: 100, archivedSales: 20_000 });

  const salesOf = (model: string) =>
    wholeList(buyer, 'sold', { vehicleType: 'Motorbike', brandId: 2, model }).filter(({ year }) => year !== null);

  it('continues the list of sold offers, the latest first', () => {
    const { totalCount, totalPages } = buyer.list('sold', aQuestion());
    expect(totalCount).toBe(20_020);
    const pages = [2, 3, 4, totalPages - 1].map(page =>
      buyer.list('sold', aQuestion({}, { page })).offers.map(isComplete),
    );
    const times = pages.flat().map(({ archivedAt }) => archivedAt ?? 0);
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(80);
  });

  it('has prices that fall with the mileage and rise with the year', () => {
    const sales = salesOf('R 1250 GS');
    const mean = (offers: typeof sales) =>
      offers.reduce((sum, { finalPrice }) => sum + (finalPrice ?? 0), 0) / offers.length;
    expect(mean(sales.filter(({ year }) => year! >= 2022))).toBeGreaterThan(
      mean(sales.filter(({ year }) => year! < 2021)),
    );
    expect(mean(sales.filter(({ totalMileage }) => (totalMileage ?? 0) < 15_000))).toBeGreaterThan(
      mean(sales.filter(({ totalMileage }) => (totalMileage ?? 0) > 40_000)),
    );
  });

  it('opens each sale by its hash id and by its number', () => {
    const sale = isComplete(buyer.list('sold', aQuestion({ vehicleType: 'Camper' }, { page: 9 })).offers[0] ?? {});
    expect(buyer.open(sale.hashId)?.offer).toEqual(sale);
    expect(buyer.open(sale.id)?.offer).toEqual(sale);
    expect(wholeList(buyer, 'sold', { hashId: sale.hashId })).toEqual([sale]);
  });

  it('returns the same sales for the same seed, whatever is asked first', () => {
    const other = aMarketplace({ offers: 100, archivedSales: 20_000 }).buyer;
    const last = aQuestion({}, { page: 900 });
    expect(other.list('sold', last)).toEqual(buyer.list('sold', last));
  });

  it('keeps a like of an archived sale over a restart', () => {
    const options = { offers: 20, archivedSales: 200 };
    const { marketplace, buyer: dealer } = aMarketplace(options);
    const sale = isComplete(dealer.list('sold', aQuestion({ vehicleType: 'Motorbike' }, { page: 5 })).offers[0] ?? {});
    dealer.like(sale.id);
    const later = aMarketplace(options);
    expect(later.marketplace.restore(marketplace.snapshot())).toBe(true);
    expect(wholeList(later.buyer, 'liked').map(({ hashId }) => hashId)).toContain(sale.hashId);
  });
});

describe('refused', () => {
  const anyRefusal = fc.constantFrom(...(Object.keys(refusalTexts) as Refusal[]));

  test('every refusal is written in the language of the dealer and without a placeholder', () => {
    fc.assert(
      fc.property(anyRefusal, fc.constantFrom(...languages), fc.nat(99_999), (refusal, language, amount) => {
        const answer = refused(refusal, language, { amount: euros(amount), field: 'model' });
        const words: unknown = expect.stringMatching(/^[^{}]+$/);
        expect(answer).toEqual({
          ok: false,
          failure: { reason: 'refused', status: 422, message: words, fields: { model: words } },
        });
      }),
    );
  });

  test('no refusal in German or Polish equals the English one', () => {
    for (const words of Object.values(refusalTexts)) expect(new Set(Object.values(words)).size).toBe(languages.length);
  });

  test('a refusal uses the language of the profile of the dealer', () => {
    const { marketplace, buyer } = aMarketplace();
    const { id } = anOfferThat(buyer, ({ highestBid, buyNowPrice }) => highestBid > 0 && buyNowPrice === 0);
    marketplace.speak(buyerEmail, 'de');
    expect(buyer.acceptBuyNow(id)).toMatchObject({
      failure: { status: 422, message: 'Dieses Angebot hat keinen Sofortkaufpreis.' },
    });
    expect(buyer.placeBid(id, euros(1))).toMatchObject({
      failure: { message: expect.stringContaining('Ihr Gebot ist zu niedrig') as unknown },
    });
    buyer.changeProfile({ dealer: { language: 'pl' } });
    expect(buyer.changePassword('wrong', 'New!Password1')).toMatchObject({
      failure: { message: 'Obecne hasło jest nieprawidłowe.' },
    });
    expect(dealerOf(marketplace, visitorEmail).acceptBuyNow(id)).toMatchObject({
      failure: { status: 403, message: 'You cannot bid or buy with test access.' },
    });
  });
});
