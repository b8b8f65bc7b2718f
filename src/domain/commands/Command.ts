import { foldedText, hasWord, type SearchedWord, searchedWord } from '../shared/TextSearch';

/** What a screen offers beside its buttons. No action may spend money, so no such action has a name here. */
export const screenActions = [
  'filters',
  'refresh',
  'buyNowOnly',
  'tiles',
  'table',
  'like',
  'notifications',
  'theme',
  'keys',
  'signOut',
] as const;
export type ScreenAction = (typeof screenActions)[number];

export const commandGroups = [
  'recent',
  'number',
  'actions',
  'pages',
  'offers',
  'searches',
  'clients',
  'motorbikes',
] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** Something that the dealer can find by its name. */
export interface Command {
  /** Unique among all commands, and the same on each visit. */
  readonly id: string;
  readonly group: CommandGroup;
  readonly name: string;
  /** Other words for it, in the dealer's language. */
  readonly synonyms?: string;
}

/** A command that the dealer has chosen. Its name serves if the command itself is not loaded. */
export interface RecentCommand {
  readonly id: string;
  readonly name: string;
}

const RECENT_AT_MOST = 8;

/** The last chosen commands, newest first. */
export const withRecent = (recent: readonly RecentCommand[], { id, name }: RecentCommand): readonly RecentCommand[] =>
  [{ id, name }, ...recent.filter(other => other.id !== id)].slice(0, RECENT_AT_MOST);

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
