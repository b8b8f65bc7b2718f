/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import vectors from '../../infrastructure/http/rackVectors.json';
import { queryParser } from './queryParser';

interface Read {
  query: string;
  parsed?: unknown;
  refused?: boolean;
}

/** As Rack 2.2 reads them; `npm run test:all` compares with the installed one. */
const read: readonly (readonly [query: string, parsed: unknown])[] = [
  ['', {}],
  ['page=2', { page: '2' }],
  ['page=1&page=2', { page: '2' }],
  ['a', { a: null }],
  ['a=', { a: '' }],
  ['=b', {}],
  ['&&a=1&', { a: '1' }],
  ['a=1;b=2', { a: '1', b: '2' }],
  ['a=b=c', { a: 'b=c' }],
  ['filters[vehicle_type]=Motorbike&page=2', { filters: { vehicle_type: 'Motorbike' }, page: '2' }],
  ['filters%5Bvehicle_type%5D=Motorbike&page=2', { filters: { vehicle_type: 'Motorbike' }, page: '2' }],
  [
    'filters[total_mileage_from]=0&filters[total_mileage_to]=20000&buy_now_only=true',
    { filters: { total_mileage_from: '0', total_mileage_to: '20000' }, buy_now_only: 'true' },
  ],
  ['key[]=a&key[]=b', { key: ['a', 'b'] }],
  ['key%5B%5D=a&key%5B%5D=', { key: ['a', ''] }],
  ['a[b][]=1&a[b][]=2', { a: { b: ['1', '2'] } }],
  ['a[b][c]=1&a[b][d]=2', { a: { b: { c: '1', d: '2' } } }],
  ['a[][x]=1&a[][y]=2&a[][x]=3', { a: [{ x: '1', y: '2' }, { x: '3' }] }],
  ['a[][x][y]=1&a[][x][z]=2', { a: [{ x: { y: '1', z: '2' } }] }],
  ['a[][]=1', { a: [['1']] }],
  ['a[][x][]=1&a[][x][]=2', { a: [{ x: ['1', '2'] }] }],
  ['filters[model]=R+1250%20GS', { filters: { model: 'R 1250 GS' } }],
  ['filters[model]=%26%3D%3B%5B%5D%25%2B', { filters: { model: '&=;[]%+' } }],
  ['filters[model]=M%C3%BCnchen+%E2%82%AC', { filters: { model: 'München €' } }],
  ['a[=1', { 'a[': '1' }],
  ['a[b=1', { a: { b: '1' } }],
  ['a]=1', { a: '1' }],
  ['[a]=1', { a: '1' }],
  ['[]=1', {}],
  ['a[b]c=1', { a: { b: { c: '1' } } }],
  ['a[[b]]=1', { a: { b: '1' } }],
  ['a[b]=1&a[b]=2', { a: { b: '2' } }],
  [
    'constructor=1&__proto__=2&a[__proto__][b]=3',
    { constructor: '1', ['__proto__']: '2', a: { ['__proto__']: { b: '3' } } },
  ],
  ['a[b]', { a: { b: null } }],
  ['a[]', { a: [null] }],
  ['a%5B%62%5D=1', { a: { b: '1' } }],
];

const refused = ['a=1&a[b]=2', 'a[]=1&a[b]=2', 'a[b]=1&a[]=2', 'a=%', 'a=%zz', 'a=100%', 'a%=1'];

const rackAsked = `
  require 'json'
  puts JSON.generate(JSON.parse($stdin.read).map do |query|
    { query: query, parsed: Rack::Utils.parse_nested_query(query) }
  rescue StandardError
    { query: query, refused: true }
  end)`;

const hasRack = spawnSync('ruby', ['-rrack', '-e', 'exit']).status === 0;

function understood(query: string): Read {
  try {
    return { query, parsed: queryParser.parse(query) };
  } catch {
    return { query, refused: true };
  }
}

function rack(queries: string[]): Read[] {
  const { stdout } = spawnSync('ruby', ['-rrack', '-e', rackAsked], {
    input: JSON.stringify(queries),
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as Read[];
}

it.each([...read, ...vectors.map(({ fed, parsed }) => [fed, parsed] as const)])(
  'queryParser reads %j like Rack',
  (query, parsed) => expect(understood(query)).toEqual({ query, parsed }),
);

it.each(refused)('queryParser refuses %j like Rack', query =>
  expect(understood(query)).toEqual({ query, refused: true }),
);

it('queryParser names what it cannot read', () => {
  expect(() => queryParser.parse('zip_code=100%')).toThrow("'100%' is not percent-encoded UTF-8");
  expect(() => queryParser.parse('filters=Motorbike&filters[model]=R')).toThrow(
    "expected a hash for parameter 'filters'",
  );
});

const piece = fc.constantFrom(
  'a',
  'b',
  '[',
  ']',
  '[]',
  '[a]',
  '[b]',
  '=',
  '&',
  ';',
  '%5B',
  '%5D',
  '+',
  '%20',
  '%C3%BC',
  ' ',
);
const querySoup = fc.array(piece, { maxLength: 14 }).map(pieces => pieces.join(''));

if (hasRack) {
  it('queryParser reads any query like the installed Rack', () => {
    const queries = fc.sample(querySoup, { numRuns: 2000, seed: 7 });
    expect(queries.map(understood)).toEqual(rack(queries));
  });
}
