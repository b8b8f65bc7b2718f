import type { BrowserContext } from '@playwright/test';

/** All that the page keeps beyond a reload, as text. */
export const keptByPage = async (context: BrowserContext): Promise<string> =>
  JSON.stringify(await context.storageState({ indexedDB: true }));
