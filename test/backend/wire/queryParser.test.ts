/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { queryParser } from './queryParser';

interface Vector {
  query: string;
  parsed?: unknown;
  refused?: boolean;
}

const vectors = JSON.parse(readFileSync(join(__dirname, 'rackVectors.json'), 'utf8')) as Vector[];

const rackAsked = `
  require 'json'
  puts JSON.generate(JSON.parse($stdin.read).map do |query|
    { query: query, parsed: Rack::Utils.parse_nested_query(query) }
  rescue StandardError
    { query: query, refused: true }
  end)`;

const hasRack = spawnSync('ruby', ['-rrack', '-e', 'exit']).status === 0;

function understood(query: string): Vector {
  try {
    return { query, parsed: queryParser.parse(query) };
  } catch {
    return { query, refused: true };
  }
}

function rack(queries: string[]): Vector[] {
  const { stdout } = spawnSync('ruby', ['-rrack', '-e', rackAsked], {
    input: JSON.stringify(queries),
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as Vector[];
}

it.each(vectors.map(vector => [vector.query, vector] as const))('queryParser reads %j like Rack', (query, vector) => {
  expect(understood(query)).toEqual(vector);
});

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
