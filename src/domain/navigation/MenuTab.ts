/** The items of the menu that have a sub-menu. */
export type MenuTab = 'auctions' | 'sell' | 'desk' | 'settings';

const tabs: readonly (readonly [page: string, tab: MenuTab])[] = [
  // First, because two of its pages are below those of other tabs.
  ['/purchasing/board', 'desk'],
  ['/settings/data', 'desk'],
  ['/desk', 'desk'],
  ['/purchasing', 'auctions'],
  ['/selling', 'sell'],
  ['/today', 'desk'],
  ['/settings', 'settings'],
];

/** The tab whose sub-menu contains the page at `path`. Null if there is none. */
export const menuTabOf = (path: string): MenuTab | null => tabs.find(([page]) => isAtOrBelow(page, path))?.[1] ?? null;

/** Whether `path` is `page` or a page below it, such as one client below the clients. */
export function isAtOrBelow(page: string, path: string): boolean {
  return path === page || (page !== '/' && path.startsWith(`${page}/`));
}
