/** The entries of the menu that have a sub-menu. */
export type MenuTab = 'auctions' | 'sell' | 'settings';

const tabs = new Map<string, MenuTab>([
  ['purchasing', 'auctions'],
  ['selling', 'sell'],
  ['settings', 'settings'],
]);

/** The tab whose sub-menu contains the page at `path`. Null if there is none. */
export function menuTabOf(path: string): MenuTab | null {
  return tabs.get(path.split('/')[1] ?? '') ?? null;
}

/** Whether `path` is the entry's page or a page below it, such as one client below the clients. */
export function isEntryOf(entry: string, path: string): boolean {
  return path === entry || (entry !== '/' && path.startsWith(`${entry}/`));
}
