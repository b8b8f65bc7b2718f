import * as fc from 'fast-check';
import { createInstance } from 'i18next';
import { cachedTranslate, type Translate } from '../../../../src/ui/shared/texts/useTexts';

const texts = {
  plain: 'Angebote',
  number: 'Angebot {{number}} öffnen',
  twice: '{{name}} · {{name}} · {{number}}',
  bids_zero: 'Kein Gebot von {{name}}',
  bids_one: '{{count}} Gebot von {{name}}',
  bids_other: '{{count}} Gebote von {{name}}',
};

const library = createInstance();
let byLibrary: Translate;

beforeAll(async () => {
  await library.init({ lng: 'de', resources: { de: { shared: texts } }, interpolation: { escapeValue: false } });
  byLibrary = library.getFixedT('de', 'shared') as Translate;
});

const anyKey = fc.constantFrom('plain', 'number', 'twice', 'bids');
/** Numbers below 1,000, because only this function groups thousands. */
const anyValues = fc.record({
  number: fc.integer({ min: -999, max: 999 }),
  name: fc.oneof(fc.string(), fc.constantFrom('$1', '$&', '<b>')),
});

it('cachedTranslate returns the same texts as the library, in any order of calls', () => {
  const remembered = cachedTranslate(byLibrary, 'de');
  fc.assert(
    fc.property(anyKey, anyValues, fc.nat(30), (key, values, count) => {
      const parameters = key === 'bids' ? { ...values, count } : values;
      expect(remembered(key, parameters)).toBe(byLibrary(key, parameters));
    }),
  );
});

it('cachedTranslate looks up a text once and leaves missing texts to the library', () => {
  const asked: string[] = [];
  const remembered = cachedTranslate((key, parameters) => {
    asked.push(key);
    return byLibrary(key, parameters);
  }, 'de');
  expect([remembered('plain'), remembered('plain'), remembered('number', { number: 7 })]).toEqual([
    'Angebote',
    'Angebote',
    'Angebot 7 öffnen',
  ]);
  expect(remembered('number', { number: 8 })).toBe('Angebot 8 öffnen');
  expect(remembered('colour', { defaultValue: 'petrol' })).toBe('petrol');
  expect(asked).toEqual(['plain', 'number', 'colour']);
});

it('cachedTranslate groups the thousands of whole numbers, but not those of a text', () => {
  const remembered = cachedTranslate(byLibrary, 'de');
  expect(remembered('bids', { count: 1100, name: '2026' })).toBe('1\u00a0100 Gebote von 2026');
  expect(remembered('number', { number: 1500 })).toBe('Angebot 1\u00a0500 öffnen');
});
