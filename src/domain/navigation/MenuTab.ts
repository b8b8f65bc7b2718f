/** The entries of the menu that have a sub-menu. */
export type MenuTab = 'auctions' | 'sell' | 'settings';

const tabs = new Map<string, MenuTab>([
  ['purchasing', 'auctions'],
  ['selling', 'sell'],
  ['settings', 'settings'],
]);

/** The tab whose sub-menu leads to a page; null for pages that none of them leads to. */
export function menuTabOf(path: string): MenuTab | null {
  return tabs.get(path.split('/')[1] ?? '') ?? null;
}

/** Whether an entry leads to a page or to what lies below it, as a client lies below the clients. */
export function isEntryOf(entry: string, path: string): boolean {
  return path === entry || (entry !== '/' && path.startsWith(`${entry}/`));
}
