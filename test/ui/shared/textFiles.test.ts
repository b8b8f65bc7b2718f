import { languages } from '../../../src/domain/shared/Language';
import { fetchedTexts, fetchTextFiles, shellTexts } from '../../../src/ui/shared/textFiles';

it.each(languages)('the texts of the first screen exist in %s', async language => {
  expect(await fetchedTexts.fetch(language)).toBe(true);
  const files = await fetchTextFiles(language, shellTexts);
  expect(files.map(([namespace]) => namespace)).toEqual(shellTexts);
  for (const [, texts] of files) expect(Object.keys(texts)).not.toEqual([]);
});
