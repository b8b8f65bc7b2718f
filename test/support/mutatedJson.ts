import fc from 'fast-check';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A change at one place of a JSON value. `at` counts the places and starts again after the last one. */
interface Mutation {
  readonly at: number;
  readonly change: 'replace' | 'remove' | 'repeat';
  readonly value: Json;
}

/** Values that readers may mistake for good ones. `Infinity` is what `1e999` in a JSON text becomes. */
const trickyValues: readonly Json[] = [
  ...[null, true, false, 0, -0, -1, 0.1, 1e308, -1e308, 5e-324, 2 ** 53 + 2, Infinity, -Infinity],
  ...['', ' ', '0', '-1', '1e999', 'NaN', 'Infinity', 'null', '12,50', '1.234,50', '\u0000', '\ud800', '<b>x</b>'],
  ...['2026-02-30', '2026-11-19T25:61:00Z', '0000-00-00T00:00:00Z', '+275760-09-13T00:00:00.001Z', '2026-11-19 14:03'],
  ...['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'https://', 'MB-1'],
  ...[[], {}, [[]], [null], { length: 3 }, { toString: 1 }, JSON.parse('{"__proto__":{"mutated":true}}') as Json],
];

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(100_000),
  change: fc.constantFrom('replace' as const, 'replace' as const, 'remove' as const, 'repeat' as const),
  value: fc.oneof(
    fc.constantFrom(...trickyValues),
    fc.double({ noNaN: true }),
    fc.string(),
    fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
  ),
});

export const mutations = fc.array(mutation, { minLength: 1, maxLength: 4 });

/** A changed copy of the value. */
export function mutated(value: Json, changes: readonly Mutation[]): Json {
  const box: { value: Json } = { value: structuredClone(value) };
  for (const { at, change, value: other } of changes) {
    const places = placesIn(box);
    const { parent, key } = places[at % places.length]!;
    if (change === 'remove' && Array.isArray(parent)) parent.splice(Number(key), 1);
    else if (change === 'remove') Reflect.deleteProperty(parent, key);
    else if (change === 'repeat' && Array.isArray(parent)) parent.push(structuredClone(parent[Number(key)] as Json));
    else Reflect.set(parent, key, structuredClone(other));
    box.value ??= null;
  }
  return box.value;
}

interface Place {
  readonly parent: object;
  readonly key: string;
}

const placesIn = (parent: object): Place[] =>
  Object.entries(parent).flatMap(([key, child]: [string, unknown]) => [
    { parent, key },
    ...(typeof child === 'object' && child !== null ? placesIn(child) : []),
  ]);

/** JSON with a number that is too large for JavaScript in place of `Infinity`. */
export const jsonText = (value: Json): string =>
  JSON.stringify(value, (_, each: unknown) => (each === Infinity || each === -Infinity ? `∞${each}` : each))
    .replaceAll('"∞Infinity"', '1e999')
    .replaceAll('"∞-Infinity"', '-1e999');
