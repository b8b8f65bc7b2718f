import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import {
  flattenQuery,
  queryString,
  type Query,
  type QueryValue,
} from '../../../../src/infrastructure/http/client/QueryParameters';
import vectors from '../rackVectors.json';

/** The values that the server is meant to find: texts, lists and objects without empty parts. */
type Found = string | Found[] | { [key: string]: Found };

const isObject = (value: QueryValue): value is Query =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Written independently of the code under test: drops empty values and turns the others into text. */
function meant(value: QueryValue): Found | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (isObject(value)) {
    const entries = Object.entries(value).map(([key, inner]) => [key, meant(inner)] as const);
    const found = entries.filter((entry): entry is readonly [string, Found] => entry[1] !== undefined);
    return found.length > 0 ? Object.fromEntries(found) : undefined;
  }
  if (typeof value !== 'object') return String(value);
  const elements = value.map(meant).filter(element => element !== undefined);
  return elements.length > 0 ? elements : undefined;
}

/** An empty text is meant only as a parameter of its own. */
const meantBy = (query: Query) => {
  const empty = Object.entries(query).filter(([, value]) => value === '');
  return { ...Object.fromEntries(empty), ...(meant(query) as object | undefined) };
};

const anyKey = fc.stringMatching(/^[a-z][a-z_]{0,5}$/);
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('[', ']', '%', '+', '&', '=', ' ', ';', '#', 'é', '🏍') }),
);
const anyPlain: fc.Arbitrary<string | number | boolean | null | undefined> = fc.oneof(
  anyText,
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, undefined, ''),
);

const { query: anyQuery } = fc.letrec<{ value: QueryValue; query: Query }>(tie => ({
  value: fc.oneof({ maxDepth: 3 }, anyPlain, fc.array(anyPlain, { maxLength: 4 }), tie('query')),
  query: fc.dictionary(anyKey, tie('value'), { maxKeys: 4 }),
}));

describe('flattenQuery', () => {
  it('puts nested keys in brackets and omits empty nested values', () => {
    const filters = { vehicle_type: 'Motorbike', zip_code: '', distance: null, hash_id: undefined, year: 0 };
    expect(flattenQuery({ filters, page: 2, key: ['a', '', 'b'], none: [], nothing: {}, damaged: false })).toEqual([
      ['filters[vehicle_type]', 'Motorbike'],
      ['filters[year]', '0'],
      ['page', '2'],
      ['key[]', 'a'],
      ['key[]', 'b'],
      ['damaged', 'false'],
    ]);
  });

  it.each([[[{ id: 1 }]], [[['a']]]])('refuses the list %j, which Rack would read differently', list => {
    expect(() => flattenQuery({ list })).toThrow("'list'");
  });

  it('writes an empty value only for a parameter of its own', () => {
    const isExpected = ([key, value]: readonly [string, string]) => value !== '' || !key.includes('[');
    fc.assert(fc.property(anyQuery, query => expect(flattenQuery(query).every(isExpected)).toBe(true)));
    expect(flattenQuery({ buy_now_only: '', filters: { model: '' } })).toEqual([['buy_now_only', '']]);
  });
});

describe('queryString', () => {
  it.each(vectors.map(vector => [vector.fed, vector] as const))(
    'writes %j exactly as recorded for Rack',
    (fed, vector) => {
      expect(queryString(vector.query)).toBe(fed);
      expect(meantBy(vector.query)).toEqual(vector.parsed);
    },
  );

  it('always writes the same text for the value that Rack reads from it', () => {
    fc.assert(
      fc.property(anyQuery, query => {
        const inOrder = (text: string) => text.split('&').sort();
        expect(inOrder(queryString(meantBy(query)))).toEqual(inOrder(queryString(query)));
      }),
    );
  });

  it('never leaves a character unencoded that has a meaning in a URL', () => {
    fc.assert(fc.property(anyQuery, query => expect(queryString(query)).toMatch(/^([\w.*-]|%[0-9A-F]{2}|[&=])*$/)));
  });

  it('never throws, not even on a lone surrogate', () => expect(queryString({ a: '\ud83c' })).toBe('a=%EF%BF%BD'));
});

const askRack = `
  require 'rack'
  queries = JSON.parse($stdin.read)
  puts JSON.generate(queries.map { |query| Rack::Utils.parse_nested_query(query) })
`;

/** The objects that Rack parses from the query strings; null if Ruby or Rack is missing. */
function rackReads(queries: readonly string[]): unknown[] | null {
  const { status, stdout } = spawnSync('ruby', ['-E', 'UTF-8:UTF-8', '-rjson', '-e', askRack], {
    input: JSON.stringify(queries),
    encoding: 'utf8',
  });
  if (status !== 0) return null;
  const read: unknown = JSON.parse(stdout);
  return Array.isArray(read) ? read : null;
}

if (rackReads([]) !== null) {
  it('queryString writes what a live Rack reads back as the same nested object', () => {
    const queries = fc.sample(anyQuery, 300);
    expect(rackReads(queries.map(queryString))).toEqual(queries.map(meantBy));
  });
}
