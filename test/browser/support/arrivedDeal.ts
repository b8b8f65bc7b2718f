import { expect, type Locator, type Page } from '@playwright/test';

/** The rows of a list: of its table, or its tiles in a narrow window. */
export const rowsIn = (page: Page, list: string): Locator =>
  page.getByRole('region', { name: list, exact: true }).locator('[role="row"][data-offer], article[data-offer]');

/** An offer of the list in sight: its row, and its panel if that is open. */
export const rowAndPanel = (page: Page, number: string): Locator =>
  page.locator(`:is(article, section, [role="row"])[data-offer="${number}"]`).filter({ visible: true });

/** The open deal of a vehicle that was just bought. A late deal waits above the rows while the pointer is over them. */
export async function arrivedDeal(page: Page, number: string): Promise<Locator> {
  const row = rowsIn(page, 'In realization').filter({ hasText: number });
  const newOffers = page.getByRole('button', { name: /^\d+ new offers?$/ });
  await expect(row.or(newOffers)).toBeVisible();
  if (await newOffers.isVisible()) await newOffers.click();
  await expect(row).toBeVisible();
  const details = row.getByRole('button', { name: 'Details' });
  if ((await details.getAttribute('aria-expanded')) === 'false') await details.click();
  return rowAndPanel(page, number);
}
