import fc from 'fast-check';
import * as v from 'valibot';
import { OfferJson } from '../../../../../src/infrastructure/http/json/offers/OfferJson';
import { OpenedOfferJson } from '../../../../../src/infrastructure/http/json/offers/OpenedOfferJson';
import { acceptsUnchanged } from '../../../../../src/infrastructure/http/json/reading/readShape';
import { aRow } from '../aRow';

/** No number as text, which is accepted but changed. */
const json = fc.jsonValue().filter(value => !/"-?\d/.test(JSON.stringify(value)));
const anyValue = fc.oneof(json, fc.constantFrom('2026-11-19T08:30:00Z', '', 0, 1.5, 1e308, true, null));

test('acceptsUnchanged returns true exactly if the schema finds no issue', () => {
  const keys = Object.keys(OfferJson.entries);
  const changes = fc.dictionary(fc.constantFrom(...keys), anyValue, { maxKeys: 3 });
  fc.assert(
    fc.property(changes, change => {
      const row = { ...aRow(), ...change };
      expect(acceptsUnchanged(OfferJson, row)).toBe(v.is(OfferJson, row));
    }),
  );
});

test.each([null, undefined, 7, 'row', []])('acceptsUnchanged returns false for %p, which is not a row', value => {
  expect(acceptsUnchanged(OfferJson, value)).toBe(false);
});

test('acceptsUnchanged never returns true for a value that the library would transform', () => {
  const trimmed = v.object({ name: v.pipe(v.string(), v.trim()) });
  const filled = v.object({ name: v.nullish(v.string(), 'none') });
  for (const schema of [trimmed, filled]) expect(acceptsUnchanged(schema, { name: ' a ' })).toBe(false);
  expect(acceptsUnchanged(OfferJson, aRow({ highest_bet: '8450.0' }))).toBe(false);
});

test('acceptsUnchanged returns false for a schema with lists, which the library parses', () => {
  expect(acceptsUnchanged(OpenedOfferJson, { offer: aRow() })).toBe(false);
});
