import de from '../../../locales/de/commands.json';
import en from '../../../locales/en/commands.json';
import pl from '../../../locales/pl/commands.json';
import { foundCommands } from '../../../src/domain/commands/Command';
import { commandPages } from '../../../src/ui/commands/commandPages';
import { listPaths } from '../../../src/ui/shared/paths';

it('the commands lead to every list of offers', () => {
  expect(commandPages.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.values(listPaths)));
});

it.each([
  ['frage', de, 'messages'],
  ['fragen', de, 'messages'],
  ['monat', de, 'closeMonth'],
  ['abschließen', de, 'closeMonth'],
  ['monat abschließen', de, 'closeMonth'],
  ['zapytaj', pl, 'messages'],
  ['miesiąc', pl, 'closeMonth'],
  ['zamknij', pl, 'closeMonth'],
  ['ask', en, 'messages'],
  ['close month', en, 'closeMonth'],
  ['tour', de, 'pickup'],
  ['trasa', pl, 'pickup'],
  ['tour', en, 'pickup'],
] as const)('%j finds a page by its synonyms', (query, { synonyms }, page) => {
  const commands = commandPages.map(({ id }) => ({ id, group: 'pages' as const, name: '', synonyms: synonyms[id] }));
  expect(foundCommands(commands, query)[0]?.id).toBe(page);
});
