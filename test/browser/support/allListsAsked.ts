import { expect } from '@playwright/test';
import type { StandInBackend } from '../../backend/StandInBackend';

/**
 * The invisible lists are fetched last; a fault set after that affects only the requests of the test. `since` is the
 * number of requests before the page was loaded.
 */
export async function allListsAsked({ requests }: StandInBackend, since = 0): Promise<void> {
  await expect.poll(() => requests.slice(since).some(({ path }) => path === '/api/v2/archive_offers/sold')).toBe(true);
}
