import * as fc from 'fast-check';
import { chooseVehicleType, noFilters, withImpliedType } from '../../../../src/domain/offers/list/BrowseFilters';
import {
  asksSame,
  type BrowseQuestion,
  defaultQuestion,
  fromFirstPage,
  fromSearch,
  questionAt,
  sameQuestion,
  searchAtPage,
  toSearch,
} from '../../../../src/domain/offers/list/BrowseQuestion';
import { filterFields, filterNames } from '../../../../src/domain/offers/list/FilterFields';
import {
  COLUMN_WIDTH,
  type ColumnArrangement,
  defaultColumns,
  movedColumn,
  offerColumns,
  resizedColumn,
  storedArrangement,
  withColumn,
  withoutColumn,
} from '../../../../src/domain/offers/list/OfferColumn';
import { orderText, readOrder, reordered } from '../../../../src/domain/offers/list/OfferOrder';
import { offerTabs } from '../../../../src/domain/offers/list/OfferTab';
import { noRefinements } from '../../../../src/domain/offers/list/Refinements';
import { vehicleTypes } from '../../../../src/domain/offers/vehicle/VehicleType';
import { someOrder, someRefinements } from '../../search/someRefinements';
import { fullAddress, fullFilters, someFilters } from '../someFilters';

describe('BrowseQuestion', () => {
  const anyQuestion: fc.Arbitrary<BrowseQuestion> = fc.record({
    filters: fc.oneof(someFilters.map(withImpliedType), fc.constant(noFilters)),
    buyNowOnly: fc.boolean(),
    refinements: someRefinements,
    order: fc.option(someOrder),
    searchId: fc.constantFrom('', 'mb3x', 'a&b'),
    paging: fc.constantFrom('infinite' as const, 'paginated' as const),
    page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 999_999_999 })),
  });

  const names = filterNames.map(name => filterFields[name].address.name);
  const moreNames = [
    'sort',
    'priceFrom',
    'score',
    'words',
    'noBids',
    'buyNow',
    'view',
    'page',
    '__proto__',
    'constructor',
    '',
  ];

  it('defaultQuestion starts at page 1 of an endless list without filters', () => {
    expect(defaultQuestion).toEqual({
      filters: noFilters,
      buyNowOnly: false,
      refinements: noRefinements,
      order: null,
      searchId: '',
      paging: 'infinite',
      page: 1,
    });
  });

  const anyPaging = fc.constantFrom('infinite' as const, 'paginated' as const);

  describe('toSearch', () => {
    it('omits everything that has its default value', () => expect(toSearch(defaultQuestion)).toBe(''));

    it('is short and readable', () => {
      const filters = {
        ...noFilters,
        vehicleType: 'Motorbike' as const,
        brandId: 2,
        model: 'R 1250 GS',
        damaged: false,
      };
      const order = { key: 'year', direction: 'descending' } as const;
      const refinements = { ...noRefinements, noBids: true };
      expect(
        toSearch({ filters, buyNowOnly: true, refinements, order, searchId: '', paging: 'paginated', page: 3 }),
      ).toBe('?type=Motorbike&brand=2&model=R+1250+GS&damaged=no&buyNow=yes&noBids=yes&sort=-year&view=pages&page=3');
    });

    it('writes each filter under its own name', () => {
      expect(toSearch({ ...defaultQuestion, filters: fullFilters })).toBe(fullAddress);
    });

    it('always starts with a question mark if it is not empty', () => {
      fc.assert(fc.property(anyQuestion, question => expect(toSearch(question)).toMatch(/^$|^\?[^?#\s]+$/)));
    });
  });

  describe('fromSearch', () => {
    it('always restores what toSearch wrote', () => {
      fc.assert(
        fc.property(anyQuestion, question => {
          expect(fromSearch(toSearch(question))).toEqual(question);
          expect(fromSearch(toSearch(question).slice(1))).toEqual(question);
        }),
        { numRuns: 500 },
      );
    });

    it.each([
      '',
      '?',
      '?type=Boat',
      '?type=motorbike',
      '?country=Germany',
      '?country=D1',
      '?radius=30',
      '?radius=20.0',
      '?damaged=perhaps',
      '?brand=0',
      '?brand=-1',
      '?brand=1e3',
      '?brand=',
      '?kmFrom=many',
      '?kmTo=1234567890',
      '?yearFrom=99',
      '?yearTo=3000',
      '?buyNow=true',
      '?view=table',
      '?sort=colour',
      '?page=0',
      '?page=-2',
      '?page=1.5',
      '?page=%32%2E5',
      '?unknown=1',
      '?%',
      '?%E0%A4%A&&&===',
      '#page=2',
    ])('returns the defaults for %j', search => expect(fromSearch(search)).toEqual(defaultQuestion));

    it('reads the rest if one part cannot be parsed', () => {
      expect(fromSearch('?type=Camper&page=x&country=PL&radius=7')).toEqual({
        ...defaultQuestion,
        filters: { ...noFilters, vehicleType: 'Camper', countryCode: 'PL' },
      });
    });

    it('never throws, and its result survives another round trip', () => {
      const pair = fc.tuple(
        fc.constantFrom(...names, ...moreNames),
        fc.oneof(fc.string({ unit: 'binary' }), fc.string()),
      );
      const pairs = fc.array(pair).map(all => `?${all.map(each => each.join('=')).join('&')}`);
      fc.assert(
        fc.property(fc.oneof(pairs, fc.string({ unit: 'binary' }), fc.string()), search => {
          const question = fromSearch(search);
          expect(question.page).toBeGreaterThanOrEqual(1);
          expect(fromSearch(toSearch(question))).toEqual(question);
        }),
        { numRuns: 500 },
      );
    });
  });

  describe('the remembered pagination', () => {
    it('applies if the address names none', () => {
      expect(fromSearch('?type=Camper', 'paginated').paging).toBe('paginated');
      expect(fromSearch('', 'infinite').paging).toBe('infinite');
    });

    it('is overridden by the pagination that the address names', () => {
      expect(fromSearch('?view=pages', 'infinite').paging).toBe('paginated');
      expect(fromSearch('?view=scroll', 'paginated').paging).toBe('infinite');
    });

    it('does not change the result of a round trip', () => {
      fc.assert(
        fc.property(anyQuestion, anyPaging, (question, remembered) => {
          expect(fromSearch(toSearch(question, remembered), remembered)).toEqual(question);
        }),
      );
    });
  });

  describe('questionAt', () => {
    it('takes filters from the address for the browse list, the archive and the sold offers only', () => {
      const search = '?type=Camper&page=2';
      expect(questionAt('browse', search, 'paginated')).toEqual(fromSearch(search, 'paginated'));
      expect(questionAt('liked', search, 'paginated')).toEqual({ ...defaultQuestion, paging: 'paginated', page: 2 });
      expect(questionAt('liked', search, 'infinite')).toEqual(defaultQuestion);
      const { filters } = fromSearch(search);
      expect(questionAt('archived', search, 'paginated')).toEqual({
        ...defaultQuestion,
        filters,
        paging: 'paginated',
        page: 2,
      });
      expect(questionAt('sold', search, 'paginated')).toEqual({ ...defaultQuestion, filters });
    });

    it('reads every question of the archive and of the sold offers back from the address that it is written to', () => {
      fc.assert(
        fc.property(anyQuestion, anyPaging, (question, remembered) => {
          for (const tab of ['archived', 'sold'] as const) {
            const asked = questionAt(tab, toSearch({ ...question, buyNowOnly: false }), remembered);
            const written = toSearch(asked, tab === 'sold' ? asked.paging : remembered);
            expect(questionAt(tab, written, remembered)).toEqual(asked);
          }
        }),
      );
    });

    it('always uses infinite scrolling for sold offers', () => {
      expect(questionAt('sold', '?view=pages&page=2', 'paginated')).toEqual(defaultQuestion);
    });
  });

  describe('searchAtPage', () => {
    it('moves an address to another page and changes nothing else', () => {
      expect(searchAtPage(3, '?standing=outbid&view=pages&page=2')).toBe('?standing=outbid&view=pages&page=3');
      expect(searchAtPage(1, '?page=2')).toBe('');
    });
  });

  describe('an address with a filter that only motorbikes have', () => {
    it.each(['brand=2', 'model=GS', 'kmFrom=0', 'kmTo=9', 'yearFrom=2018', 'yearTo=2022'])(
      'selects motorbikes if it names no type: %s',
      said => expect(fromSearch(`?${said}`).filters.vehicleType).toBe('Motorbike'),
    );

    it('keeps the type that it names', () => {
      expect(fromSearch('?type=Camper&brand=2').filters.vehicleType).toBe('Camper');
      expect(fromSearch('?model=+').filters.vehicleType).toBeNull();
    });
  });

  describe('sameQuestion', () => {
    it('compares questions by value, not by reference', () => {
      fc.assert(
        fc.property(anyQuestion, question =>
          expect(sameQuestion(question, { ...question, filters: { ...question.filters } })).toBe(true),
        ),
      );
    });

    it('never treats two different questions as equal', () => {
      fc.assert(
        fc.property(anyQuestion, anyQuestion, (a, b) => {
          expect(sameQuestion(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b));
          expect(sameQuestion(a, { ...a, page: a.page + 1 })).toBe(false);
          expect(sameQuestion(a, { ...a, buyNowOnly: !a.buyNowOnly })).toBe(false);
        }),
      );
    });
  });

  describe('asksSame', () => {
    it('is true of two questions that differ only in what the server does not know', () => {
      fc.assert(
        fc.property(anyQuestion, anyQuestion, (a, b) => {
          expect(asksSame(a, { ...a, refinements: b.refinements, order: b.order, searchId: b.searchId })).toBe(true);
          expect(asksSame(a, { ...a, page: a.page + 1 })).toBe(false);
          expect(asksSame(a, b)).toBe(asksSame(b, a));
        }),
      );
    });
  });

  describe('fromFirstPage', () => {
    it('resets the page when a filter changes and keeps everything else', () => {
      fc.assert(
        fc.property(anyQuestion, fc.constantFrom(...vehicleTypes), (question, type) => {
          const filters = chooseVehicleType(question.filters, type);
          expect(fromFirstPage(question, { filters })).toEqual({ ...question, filters, page: 1 });
          const buyNowOnly = !question.buyNowOnly;
          expect(fromFirstPage(question, { buyNowOnly })).toEqual({ ...question, buyNowOnly, page: 1 });
        }),
      );
    });
  });

  it.each(['12020', '20200', '0999', '3000', '202', 'x2020'])('fromSearch does not read %s as a year', year =>
    expect(fromSearch(`?yearFrom=${year}`).filters.productionYearFrom).toBeNull(),
  );
});

describe('OfferColumn', () => {
  const anyColumn = fc.constantFrom(...offerColumns);
  const anyArrangement: fc.Arbitrary<ColumnArrangement> = fc.record({
    shown: fc.uniqueArray(anyColumn),
    widths: fc.dictionary(anyColumn, fc.integer({ min: COLUMN_WIDTH.least, max: COLUMN_WIDTH.most })),
  });

  describe('the columns of a table of offers', () => {
    it('are known and distinct in every list', () => {
      for (const tab of offerTabs) {
        expect(offerColumns).toEqual(expect.arrayContaining([...defaultColumns[tab]]));
        expect(new Set(defaultColumns[tab]).size).toBe(defaultColumns[tab].length);
      }
    });

    it('can be shown once, and hidden', () => {
      fc.assert(
        fc.property(anyArrangement, anyColumn, (arrangement, column) => {
          const shown = withColumn(arrangement, column);
          expect(shown.shown.filter(other => other === column)).toEqual([column]);
          expect(withColumn(shown, column)).toEqual(shown);
          expect(withoutColumn(shown, column).shown).toEqual(arrangement.shown.filter(other => other !== column));
        }),
      );
    });

    it('stay the same columns when one is moved, and the others keep their order', () => {
      fc.assert(
        fc.property(anyArrangement, anyColumn, fc.integer({ min: -20, max: 20 }), (arrangement, column, by) => {
          const { shown } = movedColumn(arrangement, column, by);
          expect([...shown].sort()).toEqual([...arrangement.shown].sort());
          expect(shown.filter(other => other !== column)).toEqual(arrangement.shown.filter(other => other !== column));
        }),
      );
    });

    it('move by so many places, at most to an end', () => {
      const arrangement: ColumnArrangement = { shown: ['score', 'year', 'mileage'], widths: {} };
      expect(movedColumn(arrangement, 'score', 1).shown).toEqual(['year', 'score', 'mileage']);
      expect(movedColumn(arrangement, 'mileage', -9).shown).toEqual(['mileage', 'score', 'year']);
      expect(movedColumn(arrangement, 'bids', 1)).toEqual(arrangement);
    });

    it('never become narrower or wider than allowed', () => {
      fc.assert(
        fc.property(anyArrangement, anyColumn, fc.double({ noNaN: true }), (arrangement, column, width) => {
          const resized = resizedColumn(arrangement, column, width).widths[column];
          expect(resized).toBeGreaterThanOrEqual(COLUMN_WIDTH.least);
          expect(resized).toBeLessThanOrEqual(COLUMN_WIDTH.most);
        }),
      );
    });
  });

  describe('storedArrangement', () => {
    it('reads what was stored', () => {
      fc.assert(
        fc.property(anyArrangement, arrangement => {
          expect(storedArrangement(JSON.stringify(arrangement))).toEqual(arrangement);
        }),
      );
    });

    it('leaves out columns and widths that it does not know', () => {
      const stored = { shown: ['year', 'colour', 'score', 'year'], widths: { year: 80, colour: 90, score: 'wide' } };
      expect(storedArrangement(JSON.stringify(stored))).toEqual({ shown: ['year', 'score'], widths: { year: 80 } });
    });

    it('finds nothing in any other text', () => {
      expect([null, '', '{', 'null', '[]', '{"shown":1}', '{"widths":{}}'].map(storedArrangement)).toEqual(
        Array(7).fill(null),
      );
      fc.assert(fc.property(fc.anything(), value => void storedArrangement(JSON.stringify(value) ?? '')));
    });
  });
});

describe('an order of offers', () => {
  it('is read back from the text that it is written to', () => {
    fc.assert(fc.property(someOrder, order => expect(readOrder(orderText(order))).toEqual(order)));
    expect(orderText({ key: 'year', direction: 'descending' })).toBe('-year');
    expect(orderText(null)).toBe('');
  });

  it.each([null, '', '-', 'colour', '--year', 'YEAR', 'toString'])('is none in the text %j', text =>
    expect(readOrder(text)).toBeNull(),
  );

  it('starts ascending and turns round with each choice of the same key', () => {
    const once = reordered(null, 'year');
    const twice = reordered(once, 'year');
    expect([once, twice, reordered(twice, 'year'), reordered(once, 'score')].map(orderText)).toEqual([
      'year',
      '-year',
      'year',
      'score',
    ]);
  });
});
