import type { Page } from '@playwright/test';

/** Shows own bids or deals as tiles. In a wide window and on a phone they are a table until the dealer chooses. */
export const asTiles = (page: Page, list: 'ownBids' | 'inRealization' = 'ownBids'): Promise<unknown> =>
  page.addInitScript(name => localStorage.setItem(`layout.${name}`, 'tiles'), list);
