import * as fc from 'fast-check';
import {
  defaultQuestion,
  fromSearch,
  sameQuestion,
  toSearch,
  type BrowseQuestion,
} from '../../../src/domain/offers/BrowseQuestion';
import { noFilters } from '../../../src/domain/offers/OfferFilters';
import { someFilters } from './someFilters';

const anyQuestion: fc.Arbitrary<BrowseQuestion> = fc.record({
  filters: fc.oneof(someFilters, fc.constant(noFilters)),
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
