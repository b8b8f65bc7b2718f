import * as fc from 'fast-check';
import { noFilters, withImpliedType } from '../../../src/domain/offers/list/BrowseFilters';
import {
  type BrowseQuestion,
  defaultQuestion,
  fromSearch,
  toSearch,
} from '../../../src/domain/offers/list/BrowseQuestion';
import type { OfferOrder, SortKey } from '../../../src/domain/offers/list/OfferOrder';
import { noRefinements, type Refinements } from '../../../src/domain/offers/list/Refinements';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { filtersAround, filtersWithin, ownArea, ownCountry } from '../../../src/domain/search/OwnArea';
import { type OwnFacts, refinementJudge } from '../../../src/domain/search/refinementJudge';
import { isSearchChanged, questionOf, savedAs } from '../../../src/domain/search/SavedSearch';
import { sortValue } from '../../../src/domain/search/sortValue';
import { HOUR } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { sorted } from '../../../src/domain/shared/sorted';
import { anOffer } from '../../support/anOffer';
import { someFilters } from '../offers/someFilters';
import { oneRefinement, someOrder, someRefinements } from './someRefinements';

/** A device that knows nothing. */
const someFacts: OwnFacts = {
  now: 0,
  isSeen: () => false,
  wasSeenBefore: () => false,
  isChanged: () => false,
  isOwnType: () => true,
  noteOf: () => '',
};

describe('OwnArea', () => {
  describe('ownArea', () => {
    it.each([
      ['DE136695976', '20457', { countryCode: 'DE', zipCode: '20457' }],
      ['', 'D-20457', { countryCode: 'DE', zipCode: '20457' }],
      ['', '00-950', { countryCode: 'PL', zipCode: '00-950' }],
      ['DE136695976', '', null],
      ['ATU12345678', '1010', null],
      ['', '1010', null],
      ['', '20121', null],
    ])('of a dealer with the tax number %j and the zip code %j is %j', (ftin, zipCode, area) => {
      expect(ownArea({ ftin, zipCode }, undefined)).toEqual(area);
    });

    it('is in the country that the dealer has set', () => {
      expect(ownArea({ ftin: '', zipCode: '20457' }, 'de')).toEqual({ countryCode: 'DE', zipCode: '20457' });
      expect(ownArea({ ftin: 'DE136695976', zipCode: '00-950' }, 'pl')).toEqual({
        countryCode: 'PL',
        zipCode: '00-950',
      });
    });
  });

  describe('filtersAround', () => {
    it('asks for a radius of 160 km, or for the chosen one', () => {
      const area = { countryCode: 'DE', zipCode: '20457' };
      expect(filtersAround(noFilters, area)).toEqual({ ...noFilters, ...area, distance: 160 });
      expect(filtersAround({ ...noFilters, distance: 40 }, area).distance).toBe(40);
    });
  });

  describe('filtersWithin', () => {
    it('fills in the own country with a radius, unless a country is chosen', () => {
      expect(filtersWithin(noFilters, 40, 'DE')).toEqual({ ...noFilters, distance: 40, countryCode: 'DE' });
      expect(filtersWithin({ ...noFilters, countryCode: 'PL' }, 40, 'DE').countryCode).toBe('PL');
      expect(filtersWithin(noFilters, 40, null)).toEqual({ ...noFilters, distance: 40 });
    });

    it('leaves the country alone if the radius is taken out', () => {
      expect(filtersWithin({ ...noFilters, distance: 40 }, null, 'DE')).toEqual(noFilters);
    });
  });

  it('ownCountry is the one that is set, or else the one of the profile', () => {
    expect(ownCountry({ ftin: '', zipCode: '00-950' }, undefined)).toBe('PL');
    expect(ownCountry({ ftin: '', zipCode: '00-950' }, 'de')).toBe('DE');
    expect(ownCountry({ ftin: '', zipCode: '20121' }, undefined)).toBeNull();
  });
});

describe('a saved search', () => {
  const anyQuestion: fc.Arbitrary<BrowseQuestion> = fc.record({
    filters: someFilters.map(withImpliedType),
    buyNowOnly: fc.boolean(),
    refinements: someRefinements,
    order: fc.option(someOrder),
    searchId: fc.constant('id'),
    paging: fc.constantFrom('infinite', 'paginated'),
    page: fc.integer({ min: 1, max: 9 }),
  });

  it('always opens the question that was saved, on its first page', () => {
    fc.assert(
      fc.property(anyQuestion, question => {
        const search = savedAs(' Tourers ', question, 5);
        expect(search.name).toBe('Tourers');
        const opened = fromSearch(toSearch(questionOf(search, 'id')));
        expect(opened).toEqual({ ...question, paging: 'infinite', page: 1 });
        expect(isSearchChanged(search, opened)).toBe(false);
        expect(isSearchChanged(search, question)).toBe(false);
      }),
    );
  });

  it('has changed if anything but the page is different', () => {
    const search = savedAs('All', { ...defaultQuestion, searchId: 'id' }, 5);
    const opened = questionOf(search, 'id');
    const order = { key: 'year', direction: 'ascending' } as const;
    expect(isSearchChanged(search, { ...opened, page: 3, paging: 'paginated' })).toBe(false);
    expect(isSearchChanged(search, { ...opened, order })).toBe(true);
    expect(isSearchChanged(search, { ...opened, buyNowOnly: true })).toBe(true);
    expect(isSearchChanged(search, { ...opened, filters: { ...noFilters, countryCode: 'DE' } })).toBe(true);
  });
});

describe('sorting and refining offers', () => {
  const amount = fc.constantFrom(0, 50, 900, 5000).map(euros);

  const someOffers: fc.Arbitrary<readonly Offer[]> = fc
    .array(
      fc.record({
        label1: fc.constantFrom('BMW R 9', 'BMW R 10', 'Yamaha'),
        score: fc.option(fc.nat({ max: 100 })),
        highestBid: amount,
        ownBid: fc.option(amount),
        buyNowPrice: amount,
        bidsCount: fc.option(fc.nat({ max: 3 })),
        year: fc.option(fc.integer({ min: 2015, max: 2018 })),
        totalMileage: fc.option(fc.nat({ max: 3 })),
        publishedAt: fc.option(fc.nat({ max: 3 })),
      }),
      { maxLength: 12 },
    )
    .map(all => all.map((parts, index) => anOffer({ ...parts, hashId: `MB-${index}` as HashId })));

  const compareTexts = new Intl.Collator('de', { numeric: true }).compare;
  const sort = (offers: readonly Offer[], { key, direction }: OfferOrder) =>
    sorted(offers, { valueOf: offer => sortValue(key, { offer, limit: null, profit: null }), direction, compareTexts });

  function refine(offers: readonly Offer[], refinements: Refinements) {
    const judge = refinementJudge(refinements, someFacts);
    return offers.filter(offer => judge(offer) === 'fits');
  }

  it('give the same list in either order', () => {
    fc.assert(
      fc.property(someOffers, oneRefinement, someOrder, (offers, refinements, order) => {
        expect(refine(sort(offers, order), refinements)).toEqual(sort(refine(offers, refinements), order));
      }),
      { numRuns: 300 },
    );
  });

  it('change nothing the second time, and never invent an offer', () => {
    fc.assert(
      fc.property(someOffers, oneRefinement, someOrder, (offers, refinements, order) => {
        const once = sort(refine(offers, refinements), order);
        expect(sort(refine(once, refinements), order)).toEqual(once);
        expect(offers).toEqual(expect.arrayContaining(once));
        expect(new Set(once).size).toBe(once.length);
      }),
    );
  });

  it('always put offers last whose value is not known', () => {
    fc.assert(
      fc.property(someOffers, someOrder, (offers, order) => {
        const values = sort(offers, order).map(offer => sortValue(order.key, { offer, limit: null, profit: null }));
        expect(values.slice(values.indexOf(null)).filter(value => values.includes(null) && value !== null)).toEqual([]);
      }),
    );
  });
});

describe('refinementJudge', () => {
  const now = Date.UTC(2026, 10, 19, 12);
  const facts = { ...someFacts, now };
  const fit = (wanted: Partial<Refinements>, parts: Partial<Offer> = {}, own: Partial<typeof facts> = {}) =>
    refinementJudge(
      { ...noRefinements, ...wanted },
      { ...facts, ...own },
    )({
      ...anOffer(parts),
      ...parts,
    });

  const none = { highestBid: euros(0), bidsCount: 0, buyNowPrice: euros(0) };

  it.each<[Partial<Refinements>, Partial<Offer>, string]>([
    [{}, {}, 'fits'],
    [{ priceTo: euros(8450) }, {}, 'fits'],
    [{ priceTo: euros(8449) }, {}, 'doesNotFit'],
    [{ priceFrom: euros(9900) }, { buyNowPrice: euros(9900) }, 'fits'],
    [{ priceTo: euros(9000) }, { buyNowPrice: euros(9900) }, 'doesNotFit'],
    [{ priceFrom: euros(0) }, none, 'doesNotFit'],
    [{ scores: ['green', 'yellow'] }, { score: 50 }, 'fits'],
    [{ scores: ['green'] }, { score: 50 }, 'doesNotFit'],
    [{ scores: ['neutral'] }, { score: null }, 'fits'],
    [{ noBids: true }, none, 'fits'],
    [{ noBids: true }, { ...none, bidsCount: 2 }, 'doesNotFit'],
    [{ noBids: true }, {}, 'doesNotFit'],
    [{ buyNow: true }, {}, 'doesNotFit'],
    [{ buyNow: true }, { buyNowPrice: euros(1) }, 'fits'],
    [{ leading: true }, { ownBid: euros(8450) }, 'fits'],
    [{ leading: true }, {}, 'doesNotFit'],
    [{ outbid: true }, { ownBid: euros(8400) }, 'fits'],
    [{ outbid: true }, { ownBid: euros(8400), closed: true }, 'doesNotFit'],
    [{ leading: true, outbid: true }, { ownBid: euros(8400) }, 'fits'],
    [{ lastDay: true }, { publishedAt: now - 23 * HOUR }, 'fits'],
    [{ lastDay: true }, { publishedAt: now - 25 * HOUR }, 'doesNotFit'],
    [{ lastDay: true }, { publishedAt: null }, 'mayFit'],
    [{ priceTo: euros(9000) }, { ...none, unstated: ['buyNowPrice'] }, 'mayFit'],
    [{ priceTo: euros(9000) }, { unstated: ['buyNowPrice'] }, 'fits'],
    [{ scores: ['green'] }, { unstated: ['score'] }, 'mayFit'],
    [{ noBids: true }, { ...none, bidsCount: null, unstated: ['highestBid'] }, 'mayFit'],
    [{ noBids: true }, { ...none, unstated: ['highestBid'] }, 'fits'],
    [{ noBids: true }, { ...none, bidsCount: 2, unstated: ['highestBid'] }, 'doesNotFit'],
    [{ buyNow: true }, { unstated: ['buyNowPrice'] }, 'mayFit'],
    [{ leading: true }, { unstated: ['ownBid'] }, 'mayFit'],
    [{ words: 'bmw ténéré' }, { label2: '', unstated: ['label2'] }, 'mayFit'],
    [{ words: 'bmw' }, { label2: '', unstated: ['label2'] }, 'fits'],
    [{ words: 'adventure bmw' }, {}, 'fits'],
    [{ words: 'bmw ténéré' }, {}, 'doesNotFit'],
  ])('for %j, says that an offer with %j %s', (wanted, parts, expected) => expect(fit(wanted, parts)).toBe(expected));

  it('searches the note, too', () => {
    expect(fit({ words: 'bmw uncle' }, {}, { noteOf: () => 'For Uncle Otto' })).toBe('fits');
  });

  it('looks for what was not seen, for what changed, or for either', () => {
    const seen = { isSeen: () => true, isChanged: () => false };
    const changed = { isSeen: () => true, isChanged: () => true };
    expect(fit({ notSeen: true }, {}, seen)).toBe('doesNotFit');
    expect(fit({ notSeen: true }, {}, { isSeen: () => false })).toBe('fits');
    expect(fit({ changed: true }, {}, seen)).toBe('doesNotFit');
    expect(fit({ notSeen: true, changed: true }, {}, changed)).toBe('fits');
  });

  it('never lets an offer in that a part of the refinements keeps out', () => {
    const parts: Partial<Offer>[] = [{}, none, { ownBid: euros(8450) }, { score: 90, publishedAt: now }];
    fc.assert(
      fc.property(someRefinements, fc.constantFrom(...parts), (wanted, offer) => {
        const { priceFrom, priceTo, scores, words, ...flags } = wanted;
        if ([{ priceFrom, priceTo }, { scores }, { words }].some(part => fit(part, offer) === 'doesNotFit')) {
          expect(fit(wanted, offer)).toBe('doesNotFit');
        }
        if (fit(wanted, offer) === 'fits') expect(fit(flags, offer)).toBe('fits');
      }),
    );
  });

  it('cannot tell whether an own bid leads, or how high the price is, while the highest bid is not known', () => {
    const offer = { highestBid: euros(0), ownBid: euros(900), buyNowPrice: euros(0), bidsCount: 3 };
    const known = { isSeen: () => false, isChanged: () => false, noteOf: () => '' };
    for (const wanted of [{ leading: true }, { outbid: true }, { priceFrom: euros(500) }, { priceTo: euros(500) }])
      expect(fit({ ...noRefinements, ...wanted }, offer, known)).toBe('mayFit');
  });

  it('always lets in exactly the offers of which every sentence of the refinements is true', () => {
    const cents = (most: number) => fc.integer({ min: 0, max: most }).map(amount => euros(amount));
    const anyRow = fc.record({
      highestBid: cents(3),
      ownBid: fc.option(cents(4)),
      buyNowPrice: cents(4),
      score: fc.option(fc.integer({ min: 0, max: 100 })),
      publishedAt: fc.integer({ min: now - 30 * HOUR, max: now }),
      label1: fc.constantFrom('BMW', 'Honda'),
      label2: fc.constantFrom('GS', ''),
    });
    // An own bid without a highest bid would say that the highest is not known.
    const anyStated = anyRow.filter(({ highestBid, ownBid }) => highestBid > 0 || !ownBid);
    const anyOwn = fc.record({
      seen: fc.boolean(),
      seenBefore: fc.boolean(),
      changed: fc.boolean(),
      isOfOwnType: fc.boolean(),
      note: fc.constantFrom('', 'For Otto'),
    });
    const anyWanted = fc.record({
      priceFrom: fc.option(cents(4)),
      priceTo: fc.option(cents(4)),
      scores: fc.subarray<'green' | 'yellow' | 'red' | 'neutral'>(['green', 'yellow', 'red', 'neutral']),
      noBids: fc.boolean(),
      buyNow: fc.boolean(),
      notSeen: fc.boolean(),
      notSeenBefore: fc.boolean(),
      changed: fc.boolean(),
      leading: fc.boolean(),
      outbid: fc.boolean(),
      toPickUp: fc.boolean(),
      ownTypes: fc.boolean(),
      lastDay: fc.boolean(),
      words: fc.constantFrom('', 'gs', 'otto', 'bmw otto'),
    });
    const parts = fc.subarray(Object.keys(noRefinements) as (keyof Refinements)[], { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(anyStated, anyOwn, anyWanted, parts, (stated, own, all, part) => {
        // Several refinements at once leave few offers, so that one or two are tried.
        const wanted = { ...noRefinements, ...Object.fromEntries(part.map(name => [name, all[name]])) } as Refinements;
        const ownBid = stated.ownBid ?? 0;
        const highest = Math.max(stated.highestBid, ownBid);
        const price = stated.buyNowPrice || highest;
        const standing = ownBid === 0 ? 'none' : ownBid >= stated.highestBid ? 'leading' : 'outbid';
        const { score } = stated;
        const band = score === null ? 'neutral' : score < 34 ? 'red' : score < 68 ? 'yellow' : 'green';
        const text = `${stated.label1} ${stated.label2} ${own.note}`.toLowerCase();
        const sentences = [
          wanted.priceFrom === null || (price > 0 && price >= wanted.priceFrom),
          wanted.priceTo === null || (price > 0 && price <= wanted.priceTo),
          wanted.scores.length === 0 || wanted.scores.includes(band),
          !wanted.noBids || highest === 0,
          !wanted.buyNow || stated.buyNowPrice > 0,
          (!wanted.notSeen && !wanted.changed) || (wanted.notSeen && !own.seen) || (wanted.changed && own.changed),
          (!wanted.leading && !wanted.outbid) || wanted[standing === 'outbid' ? 'outbid' : 'leading'],
          (!wanted.leading && !wanted.outbid) || standing !== 'none',
          !wanted.lastDay || stated.publishedAt > now - 24 * HOUR,
          !wanted.notSeenBefore || !own.seenBefore,
          !wanted.ownTypes || own.isOfOwnType,
          !wanted.toPickUp,
          wanted.words.split(' ').every(word => text.includes(word)),
        ];
        const known = {
          isSeen: () => own.seen,
          wasSeenBefore: () => own.seenBefore,
          isChanged: () => own.changed,
          isOwnType: () => own.isOfOwnType,
          noteOf: () => own.note,
        };
        const bidsCount = highest === 0 ? 0 : 1;
        expect(fit(wanted, { ...stated, bidsCount }, known)).toBe(sentences.every(Boolean) ? 'fits' : 'doesNotFit');
      }),
      { numRuns: 500 },
    );
  });
});

describe('sortValue', () => {
  const row = (change: Parameters<typeof anOffer>[0], own: { limit?: number; profit?: number } = {}) => ({
    offer: anOffer(change),
    limit: own.limit === undefined ? null : euros(own.limit),
    profit: own.profit === undefined ? null : euros(own.profit),
  });

  it('is null for what is not known', () => {
    const unknown = row({
      score: null,
      year: null,
      productionYear: null,
      totalMileage: null,
      region: null,
      bidsCount: null,
      highestBid: euros(0),
      ownBid: null,
      buyNowPrice: euros(0),
      minimalPrice: euros(0),
      contractStatus: null,
      publishedAt: null,
      archivedAt: null,
      finalPrice: null,
      deal: null,
    });
    const keys: readonly SortKey[] = [
      'score',
      'year',
      'mileage',
      'country',
      'bids',
      'standing',
      'highestBid',
      'buyNow',
      'minimumPrice',
      'ownBid',
      'limit',
      'profit',
      'price',
      'commission',
      'total',
      'age',
      'soldAt',
      'shownPrice',
    ];
    expect(keys.filter(key => sortValue(key, unknown) !== null)).toEqual([]);
  });

  it('puts bids that need the dealer first', () => {
    const outbid = row({ highestBid: euros(900), ownBid: euros(800), contractStatus: null });
    const leading = row({ highestBid: euros(900), ownBid: euros(900), contractStatus: null });
    const waiting = row({ contractStatus: 'waiting' });
    const rejected = row({ contractStatus: 'rejected' });
    expect([outbid, leading, waiting, rejected].map(each => sortValue('standing', each))).toEqual([0, 1, 2, 3]);
  });

  it('is what the limit leaves above the next minimum bid', () => {
    expect(sortValue('limit', row({ highestBid: euros(900) }, { limit: 1000 }))).toBe(euros(50));
    expect(sortValue('limit', row({ highestBid: euros(990) }, { limit: 1000 }))).toBe(euros(-40));
  });

  it('is the next bid only while the offer is on sale', () => {
    const open = { closed: false, finalPrice: null, archivedAt: null, highestBid: euros(900) };
    expect(sortValue('minimumBid', row(open))).toBe(euros(950));
    expect(sortValue('minimumBid', row({ ...open, closed: true }))).toBeNull();
  });

  it('is the price that the row shows: the final price, the fixed price or the highest bid', () => {
    const open = { highestBid: euros(900), buyNowPrice: euros(0), finalPrice: null };
    expect(sortValue('shownPrice', row(open))).toBe(euros(900));
    expect(sortValue('shownPrice', row({ ...open, buyNowPrice: euros(1200) }))).toBe(euros(1200));
    expect(sortValue('shownPrice', row({ ...open, finalPrice: euros(1000), buyNowPrice: euros(1200) }))).toBe(
      euros(1000),
    );
  });

  it('tells an offer without bids from one whose number of bids is not known', () => {
    expect(sortValue('bids', row({ bidsCount: 0, highestBid: euros(0) }))).toBe(0);
    expect(sortValue('ownBid', row({ ownBid: euros(0) }))).toBeNull();
  });
});
