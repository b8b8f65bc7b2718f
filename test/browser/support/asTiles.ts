import type { Page } from '@playwright/test';

/** Shows the own bids as tiles. In a wide window they are a table until the dealer chooses. */
export const asTiles = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('layout.ownBids', 'tiles'));
