import { readdirSync } from 'node:fs';
import { languages } from '../../../../src/domain/shared/Language';
import { fetchedTexts, fetchTextFiles, requestFeatureTexts } from '../../../../src/ui/shared/texts/textFiles';

const namespaces = readdirSync('locales/en').filter(file => file.endsWith('.json'));

it.each(languages)('only the texts of the first screen are fetched at first, in %s', async language => {
  expect(await fetchedTexts.fetch(language)).toBe(true);
  const shell = await fetchTextFiles(language);
  expect(Object.keys(shell).sort()).toEqual(['navigation', 'offers', 'session', 'shared']);
});

it.each(languages)('all texts are fetched in %s once a feature has requested its texts', async language => {
  requestFeatureTexts();
  const all = await fetchTextFiles(language);
  expect(Object.keys(all).sort()).toEqual(namespaces.map(file => file.replace('.json', '')).sort());
  for (const texts of Object.values(all)) expect(Object.keys(texts)).not.toEqual([]);
});
