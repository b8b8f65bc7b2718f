import { decimalSign, isLanguage, languageOf, languages } from '../../../src/domain/shared/Language';

describe('languageOf', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'PL-pl', 'de'], 'pl'],
    [['fr', 'it'], 'en'],
    [[], 'en'],
  ])('chooses for the browser languages %j the language %s', (tags, language) =>
    expect(languageOf(tags)).toBe(language),
  );
});

describe('isLanguage', () => {
  it.each(['', 'DE', 'de-AT', 'fr', null, undefined, 1])('rejects %j', text => expect(isLanguage(text)).toBe(false));

  it.each(['de', 'pl', 'en'])('accepts %s', text => expect(isLanguage(text)).toBe(true));
});

it.each([
  ['de', ','],
  ['pl', ','],
  ['en', '.'],
])('decimalSign of %s is %s', (language, sign) => expect(decimalSign(language)).toBe(sign));

it('languages are German, Polish and English', () => expect([...languages].sort()).toEqual(['de', 'en', 'pl']));
