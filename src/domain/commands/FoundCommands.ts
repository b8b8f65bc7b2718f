import { type Command, commandGroups } from './Command';

/** The lower-case letters and digits of a text without their accents, word by word. Each word follows a space. */
export function searchable(text: string): string {
  const lower = text.toLowerCase();
  const plain = isAscii.test(lower) ? lower : withoutAccents(lower);
  return ` ${plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`;
}

const isAscii = /^[\x20-\x7e]*$/;

const withoutAccents = (lower: string): string =>
  lower.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ß', 'ss');

/** The words of a query. */
export const queryWords = (query: string): readonly string[] => searchable(query).split(' ').filter(Boolean);

/** How well a searchable text fits: 0 is best. Null if a word of the query is missing. */
export function fitOf(text: string, words: readonly string[]): number | null {
  let worst = 0;
  for (const word of words) {
    if (!text.includes(word)) return null;
    if (!text.includes(` ${word}`)) worst = 1;
  }
  return worst;
}

const SYNONYM = 2;

/** The commands that a query finds: group by group, and the best ones first. An empty query finds all. */
export function foundCommands<Found extends Command>(commands: readonly Found[], query: string): readonly Found[] {
  const words = queryWords(query);
  return commands
    .flatMap(command => {
      const ownFit = fitOf(searchable(command.name), words);
      const fit = ownFit ?? fitOf(searchable(`${command.name} ${command.synonyms ?? ''}`), words);
      return fit === null ? [] : [{ command, fit: ownFit ?? fit + SYNONYM }];
    })
    .sort((one, other) => groupOf(one.command) - groupOf(other.command) || one.fit - other.fit)
    .map(({ command }) => command);
}

const groupOf = ({ group }: Command): number => commandGroups.indexOf(group);
