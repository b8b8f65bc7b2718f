import * as fc from 'fast-check';
import {
  atPage,
  defaultQuestion,
  fromFirstPage,
  fromSearch,
  questionAt,
  sameQuestion,
  toSearch,
  type BrowseQuestion,
} from '../../../src/domain/offers/BrowseQuestion';
import { chooseVehicleType, noFilters, withImpliedType } from '../../../src/domain/offers/OfferFilters';
import { vehicleTypes } from '../../../src/domain/offers/VehicleType';
import { someFilters } from './someFilters';

const anyQuestion: fc.Arbitrary<BrowseQuestion> = fc.record({
  filters: fc.oneof(someFilters.map(withImpliedType), fc.constant(noFilters)),
  buyNowOnly: fc.boolean(),
  paging: fc.constantFrom('infinite' as const, 'paginated' as const),
  page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 999_999_999 })),
});

const names = ['type', 'country', 'zip', 'radius', 'number', 'damaged', 'brand', 'model', 'kmFrom', 'kmTo', 'yearFrom'];
const moreNames = ['yearTo', 'buyNow', 'view', 'page', '__proto__', 'constructor', ''];

describe('toSearch', () => {
  it('says nothing of a question that is as it is by default', () => expect(toSearch(defaultQuestion)).toBe(''));

  it('is short and can be read', () => {
    const filters = { ...noFilters, vehicleType: 'Motorbike' as const, brandId: 2, model: 'R 1250 GS', damaged: false };
    expect(toSearch({ filters, buyNowOnly: true, paging: 'paginated', page: 3 })).toBe(
      '?type=Motorbike&damaged=no&brand=2&model=R+1250+GS&buyNow=yes&view=pages&page=3',
    );
  });

  it('always starts with a question mark where it says anything', () => {
    fc.assert(fc.property(anyQuestion, question => expect(toSearch(question)).toMatch(/^$|^\?[^?#\s]+$/)));
  });
});

describe('fromSearch', () => {
  it('always reads back what toSearch said', () => {
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
    '?page=0',
    '?page=-2',
    '?page=1.5',
    '?page=%32%2E5',
    '?unknown=1',
    '?%',
    '?%E0%A4%A&&&===',
    '#page=2',
  ])('takes the default where %s cannot be read', search => expect(fromSearch(search)).toEqual(defaultQuestion));

  it('reads the rest where one part cannot be read', () => {
    expect(fromSearch('?type=Camper&page=x&country=PL&radius=7')).toEqual({
      ...defaultQuestion,
      filters: { ...noFilters, vehicleType: 'Camper', countryCode: 'PL' },
    });
  });

  it('never throws, and what it made of anything is said and read the same again', () => {
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
  const anyPaging = fc.constantFrom('infinite' as const, 'paginated' as const);

  it('is that of an address that names none', () => {
    expect(fromSearch('?type=Camper', 'paginated').paging).toBe('paginated');
    expect(fromSearch('', 'infinite').paging).toBe('infinite');
  });

  it('gives way to one that the address names', () => {
    expect(fromSearch('?view=pages', 'infinite').paging).toBe('paginated');
    expect(fromSearch('?view=scroll', 'paginated').paging).toBe('infinite');
  });

  it('does not change what an address is read back as', () => {
    fc.assert(
      fc.property(anyQuestion, anyPaging, (question, remembered) => {
        expect(fromSearch(toSearch(question, remembered), remembered)).toEqual(question);
      }),
    );
  });
});

describe('questionAt', () => {
  it('takes the filters of an address for the browse list alone', () => {
    const search = '?type=Camper&page=2';
    expect(questionAt('browse', search, 'paginated')).toEqual(fromSearch(search, 'paginated'));
    expect(questionAt('liked', search, 'paginated')).toEqual({ ...defaultQuestion, paging: 'paginated', page: 2 });
    expect(questionAt('liked', search, 'infinite')).toEqual(defaultQuestion);
  });

  it('has what sold only scrolled', () => {
    expect(questionAt('sold', '?view=pages&page=2', 'paginated')).toEqual(defaultQuestion);
  });
});

describe('atPage', () => {
  it('turns an address to another page and changes nothing else in it', () => {
    expect(atPage(3, '?standing=outbid&view=pages&page=2')).toBe('?standing=outbid&view=pages&page=3');
    expect(atPage(1, '?page=2')).toBe('');
  });
});

describe('an address with filters that only motorbikes have', () => {
  it.each(['brand=2', 'model=GS', 'kmFrom=0', 'kmTo=9', 'yearFrom=2018', 'yearTo=2022'])(
    'means motorbikes if it names no type: %s',
    said => expect(fromSearch(`?${said}`).filters.vehicleType).toBe('Motorbike'),
  );

  it('keeps the type that it names', () => {
    expect(fromSearch('?type=Camper&brand=2').filters.vehicleType).toBe('Camper');
    expect(fromSearch('?model=+').filters.vehicleType).toBeNull();
  });
});

describe('sameQuestion', () => {
  it('is told by what is asked, not by which object asks it', () => {
    fc.assert(
      fc.property(anyQuestion, question =>
        expect(sameQuestion(question, { ...question, filters: { ...question.filters } })).toBe(true),
      ),
    );
  });

  it('never takes two questions that differ for one', () => {
    fc.assert(
      fc.property(anyQuestion, anyQuestion, (a, b) => {
        expect(sameQuestion(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b));
        expect(sameQuestion(a, { ...a, page: a.page + 1 })).toBe(false);
        expect(sameQuestion(a, { ...a, buyNowOnly: !a.buyNowOnly })).toBe(false);
      }),
    );
  });
});

describe('fromFirstPage', () => {
  it('asks for the first page when the vehicle type or anything else changes, and keeps what does not', () => {
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

it.each(['12020', '20200', '0999', '3000', '202', 'x2020'])('reads %s as no year', year =>
  expect(fromSearch(`?yearFrom=${year}`).filters.productionYearFrom).toBeNull(),
);
