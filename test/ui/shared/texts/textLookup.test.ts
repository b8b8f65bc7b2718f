import * as fc from 'fast-check';
import { createInstance } from 'i18next';
import * as de from '../../../../locales/de/shell';
import * as en from '../../../../locales/en/shell';
import * as pl from '../../../../locales/pl/shell';
import { languages } from '../../../../src/domain/shared/Language';
import type { Translate } from '../../../../src/ui/shared/texts/cachedTranslate';
import { textLookup } from '../../../../src/ui/shared/texts/textLookup';

const files = { de, en, pl };

const pathsOf = (tree: object, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([name, value]: [string, string | object]) =>
    typeof value === 'string' ? [prefix + name] : pathsOf(value, `${prefix}${name}.`),
  );

describe.each(languages)('textLookup in %s', language => {
  const library = createInstance();
  let byLibrary: Translate;
  const lookup = textLookup(files[language], language, ['shared', 'offers']);

  beforeAll(async () => {
    await library.init({ lng: language, resources: { [language]: files[language] }, ns: [] });
    byLibrary = library.getFixedT(language, ['shared', 'offers']) as Translate;
  });

  it('finds every text of the first screen as the library does', () => {
    for (const [namespace, texts] of Object.entries(files[language])) {
      const keys = pathsOf(texts as object).map(path => `${namespace}:${path}`);
      expect(keys.map(key => lookup(key))).toEqual(keys.map(key => byLibrary(key, { skipInterpolation: true })));
    }
  });

  it('finds the plural form that the library finds', () => {
    const anyCount = fc.oneof(fc.nat(200), fc.double({ min: 0, max: 50, noNaN: true }), fc.integer());
    const keys = Object.entries(files[language]).flatMap(([namespace, texts]) =>
      pathsOf(texts as object).flatMap(path => (path.endsWith('_other') ? [`${namespace}:${path.slice(0, -6)}`] : [])),
    );
    const anyKey = fc.constantFrom(...keys);
    fc.assert(
      fc.property(anyKey, anyCount, (key, count) => {
        expect(lookup(key, { count })).toBe(byLibrary(key, { count, skipInterpolation: true }));
      }),
    );
  });

  it('finds a text of the first namespace without its name', () => {
    expect(lookup('close')).toBe(files[language].shared.close);
  });

  it.each(['missing.path', 'offers:missing', 'close.further', 'units'])(
    'returns the path of %s, which is no text, or the default value',
    key => {
      expect(lookup(key)).toBe(key.replace('offers:', ''));
      expect(lookup(key, { count: 2 })).toBe(key.replace('offers:', ''));
      expect(lookup(key, { defaultValue: 'as it came' })).toBe('as it came');
    },
  );
});
