import { expect } from '@playwright/test';
import type { StandInBackend } from '../../backend/StandInBackend';

/** The lists that nobody looks at are fetched last; a fault after that meets only what the test does. */
export async function allListsAsked({ requests }: StandInBackend): Promise<void> {
  await expect.poll(() => requests.some(({ path }) => path === '/api/v2/archive_offers/sold')).toBe(true);
}
