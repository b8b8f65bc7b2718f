import { readdirSync } from 'node:fs';
import { languages } from '../../../src/domain/shared/Language';
import { FetchedTexts } from '../../../src/infrastructure/browser/FetchedTexts';

/** The page itself contains the texts of `sharedPage.json`. */
const namespaces = readdirSync('locales/en').filter(file => file.endsWith('.json') && file !== 'sharedPage.json');

it.each(languages)('only the texts of the first screen are fetched at first, in %s', async language => {
  const texts = new FetchedTexts();
  expect(await texts.fetch(language)).toBe(true);
  const shell = await texts.read(language);
  expect(Object.keys(shell).sort()).toEqual(['navigation', 'offers', 'session', 'shared', 'sharedCountries']);
});

it.each(languages)('all texts are fetched in %s once a feature has requested its texts', async language => {
  const texts = new FetchedTexts();
  texts.requestFeatures();
  const all = await texts.read(language);
  expect(Object.keys(all).sort()).toEqual(namespaces.map(file => file.replace('.json', '')).sort());
  for (const bundle of Object.values(all)) expect(Object.keys(bundle)).not.toEqual([]);
});
