import { expect, type Page } from '@playwright/test';
import { english as t } from './english';

/**
 * Waits until the browse list was fetched again because the page is connected. A later fault does not meet that
 * request, and its answer does not replace what a later answer says about a single offer.
 */
export async function refetchedOnConnection(page: Page): Promise<void> {
  await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
  const answers = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /offers\/browse\?/.test(name)).length,
    );
  await expect.poll(answers).toBeGreaterThan(1);
}
