import * as fc from 'fast-check';
import { cachedTranslate } from '../../../../src/ui/shared/texts/cachedTranslate';

const texts: Readonly<Record<string, string>> = {
  plain: 'Angebote',
  number: 'Angebot {{number}} öffnen',
  twice: '{{name}} · {{name}} · {{number}}',
  bids_one: '{{count}} Gebot von {{name}}',
  bids_other: '{{count}} Gebote von {{name}}',
};

const anyValues = fc.record({
  number: fc.integer({ min: -999, max: 999 }),
  name: fc.oneof(fc.string(), fc.constantFrom('$1', '$&', '<b>', '{{number}}')),
});

it('cachedTranslate fills in the values as they are, and takes the plural form of the count, in any order of calls', () => {
  const translate = cachedTranslate(key => texts[key], 'de');
  fc.assert(
    fc.property(anyValues, fc.nat(30), ({ number, name }, count) => {
      expect(translate('plain', { count })).toBe('Angebote');
      expect(translate('number', { number })).toBe(`Angebot ${number} öffnen`);
      expect(translate('twice', { number, name })).toBe(`${name} · ${name} · ${number}`);
      expect(translate('bids', { count, name })).toBe(`${count} ${count === 1 ? 'Gebot' : 'Gebote'} von ${name}`);
    }),
  );
});

it('cachedTranslate looks up a text until it is found', () => {
  const asked: string[] = [];
  const loaded: Record<string, string> = {};
  const translate = cachedTranslate(key => {
    asked.push(key);
    return loaded[key];
  }, 'de');
  expect([translate('plain'), translate('plain', { defaultValue: 'petrol' })]).toEqual(['plain', 'petrol']);
  loaded.plain = 'Angebote';
  asked.length = 0;
  expect([translate('plain'), translate('plain', { defaultValue: 'petrol' })]).toEqual(['Angebote', 'Angebote']);
  expect(asked).toEqual(['plain']);
});

it('cachedTranslate groups the thousands of whole numbers, but not those of a text', () => {
  const translate = cachedTranslate(key => texts[key], 'de');
  expect(translate('bids', { count: 1100, name: '2026' })).toBe('1\u00a0100 Gebote von 2026');
  expect(translate('number', { number: 1500 })).toBe('Angebot 1\u00a0500 öffnen');
});
