import { foldedText, hasWord, type SearchedWord, searchedWord } from '../shared/TextSearch';
import { type Command, commandGroups } from './Command';

/** The lower-case letters and digits of a text without their accents, word by word. Each word follows a space. */
export function searchable(text: string): string {
  return ` ${foldedText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;
}

/** The words of a query. */
export const queryWords = (query: string): readonly SearchedWord[] =>
  searchable(query).split(' ').filter(Boolean).map(searchedWord);

/** How well a searchable text fits: 0 if it has each word whole, 1 if it has their beginnings. Null if one is missing. */
export function fitOf(text: string, words: readonly SearchedWord[]): number | null {
  let worst = 0;
  for (const word of words) {
    if (!hasWord(text, word)) return null;
    worst = Math.max(worst, placeOf(text, word.folded));
  }
  return worst;
}

function placeOf(text: string, word: string): number {
  if (`${text} `.includes(` ${word} `)) return 0;
  return text.includes(` ${word}`) ? 1 : 2;
}

/** A whole word among the synonyms comes before the beginning of a name: 'bid' means 'My bets' more than 'Lost bids'. */
const RANK_OF_NAME = [0, 2, 3] as const;
const RANK_OF_SYNONYM = [1, 4, 5] as const;

/** The commands that a query finds: group by group, and the best ones first. An empty query finds all. */
export function foundCommands<Found extends Command>(commands: readonly Found[], query: string): readonly Found[] {
  const words = queryWords(query);
  return commands
    .flatMap(command => {
      const ofName = fitOf(searchable(command.name), words);
      const ofAll = fitOf(searchable(`${command.name} ${command.synonyms ?? ''}`), words);
      if (ofAll === null) return [];
      const rank = Math.min(RANK_OF_SYNONYM[ofAll]!, ofName === null ? Infinity : RANK_OF_NAME[ofName]!);
      return [{ command, rank }];
    })
    .sort((one, other) => groupOf(one.command) - groupOf(other.command) || one.rank - other.rank)
    .map(({ command }) => command);
}

const groupOf = ({ group }: Command): number => commandGroups.indexOf(group);
