/** The items of the menu that have a sub-menu. */
export type MenuTab = 'auctions' | 'sell' | 'desk' | 'settings';

const tabs: readonly (readonly [page: string, tab: MenuTab])[] = [
  // Before the auctions, because it is below their pages.
  ['/purchasing/board', 'desk'],
  ['/purchasing', 'auctions'],
  ['/selling', 'sell'],
  ['/today', 'desk'],
  ['/settings', 'settings'],
];

/** Pages of the settings that the desk lists too. */
const deskPages: readonly string[] = ['/settings/data'];

/** The tab whose sub-menu contains the page at `path`: `shown` if several do. Null if there is none. */
export function menuTabOf(path: string, shown: MenuTab): MenuTab | null {
  if (shown === 'desk' && deskPages.includes(path)) return shown;
  return tabs.find(([page]) => isAtOrBelow(page, path))?.[1] ?? null;
}

/** Whether `path` is `page` or a page below it, such as one client below the clients. */
export function isAtOrBelow(page: string, path: string): boolean {
  return path === page || (page !== '/' && path.startsWith(`${page}/`));
}
