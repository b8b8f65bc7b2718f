import { expect, type Page } from '@playwright/test';
import type { StandInBackend } from '../../backend/StandInBackend';
import { english as t } from './english';

/** Waits until the browse list was fetched again because the page is connected. A later fault does not meet that request. */
export async function refetchedOnConnection(page: Page, standIn: StandInBackend): Promise<void> {
  await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
  const asked = () => standIn.requests.filter(({ path }) => path === '/api/v2/offers/browse').length;
  await expect.poll(asked).toBeGreaterThan(1);
}
