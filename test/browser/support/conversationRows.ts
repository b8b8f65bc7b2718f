import type { Locator, Page } from '@playwright/test';

/** The rows of the list of conversations. */
export const conversationRows = (page: Page): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
