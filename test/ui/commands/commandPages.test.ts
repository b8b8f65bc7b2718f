import de from '../../../locales/de/commands.json';
import en from '../../../locales/en/commands.json';
import pl from '../../../locales/pl/commands.json';
import { foundCommands } from '../../../src/domain/commands/foundCommands';
import { commandPages } from '../../../src/ui/commands/commandPages';
import { listPaths } from '../../../src/ui/shared/paths';

it('the commands lead to every list of offers', () => {
  expect(commandPages.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.values(listPaths)));
});

it.each([
  ['frage', de, 'messages'],
  ['fragen', de, 'messages'],
  ['monat', de, 'issuedInvoices'],
  ['abschließen', de, 'issuedInvoices'],
  ['monat abschließen', de, 'issuedInvoices'],
  ['zapytaj', pl, 'messages'],
  ['miesiąc', pl, 'issuedInvoices'],
  ['zamknij', pl, 'issuedInvoices'],
  ['ask', en, 'messages'],
  ['tour', de, 'pickup'],
  ['trasa', pl, 'pickup'],
  ['tour', en, 'pickup'],
  ['close month', en, 'issuedInvoices'],
] as const)('%j finds a page by its synonyms', (query, { synonyms }, page) => {
  const commands = commandPages.map(({ id }) => ({ id, group: 'pages' as const, name: '', synonyms: synonyms[id] }));
  expect(foundCommands(commands, query)[0]?.id).toBe(page);
});
