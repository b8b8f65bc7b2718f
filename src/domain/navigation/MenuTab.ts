/** The items of the menu that have a sub-menu. */
export type MenuTab = 'auctions' | 'sell' | 'desk' | 'settings';

/** A page that is in two sub-menus names the usual one first. */
const tabs: readonly (readonly [page: string, tab: MenuTab, other?: MenuTab])[] = [
  // First, because two of its pages are below those of other tabs.
  ['/purchasing/board', 'desk'],
  ['/settings/data', 'desk', 'settings'],
  ['/desk', 'desk'],
  ['/purchasing', 'auctions'],
  ['/selling', 'sell'],
  ['/today', 'desk'],
  ['/settings', 'settings'],
];

/** The tab whose sub-menu contains the page at `path`, which is the open one if it does. Null if there is none. */
export function menuTabOf(path: string, open: MenuTab | null = null): MenuTab | null {
  const [, tab = null, other] = tabs.find(([page]) => isAtOrBelow(page, path)) ?? [];
  return open !== null && open === other ? open : tab;
}

/** Whether `path` is `page` or a page below it, such as one client below the clients. */
export function isAtOrBelow(page: string, path: string): boolean {
  return path === page || (page !== '/' && path.startsWith(`${page}/`));
}
