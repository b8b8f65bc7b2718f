import { isLanguage, languageOf } from '../../../src/domain/shared/Language';

describe('languageOf', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'PL-pl', 'de'], 'pl'],
    [['fr', 'it'], 'en'],
    [[], 'en'],
  ])('speaks to a reader of %j in %s', (tags, language) => expect(languageOf(tags)).toBe(language));
});

describe('isLanguage', () => {
  it.each(['', 'DE', 'de-AT', 'fr', null, undefined, 1])('does not take %j for one', text =>
    expect(isLanguage(text)).toBe(false),
  );

  it.each(['de', 'pl', 'en'])('takes %s', text => expect(isLanguage(text)).toBe(true));
});
