import type { BrowserContext } from '@playwright/test';

/** Everything that the page keeps across a reload, as text. */
export const keptByPage = async (context: BrowserContext): Promise<string> =>
  JSON.stringify(await context.storageState({ indexedDB: true }));
