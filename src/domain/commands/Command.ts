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
