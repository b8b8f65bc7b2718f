import { expect } from '@playwright/test';
import type { StandInBackend } from '../../backend/StandInBackend';

/** The invisible lists are fetched last; a fault set after that affects only the requests of the test. */
export async function allListsAsked({ requests }: StandInBackend): Promise<void> {
  await expect.poll(() => requests.some(({ path }) => path === '/api/v2/archive_offers/sold')).toBe(true);
}
