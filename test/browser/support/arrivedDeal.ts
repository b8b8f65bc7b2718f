import { expect, type Locator, type Page } from '@playwright/test';

/** The row of a vehicle that was just bought. A late deal waits above the rows while the pointer is over them. */
export async function arrivedDeal(page: Page, number: string): Promise<Locator> {
  const list = page.getByRole('region', { name: 'In realization', exact: true });
  const row = list.getByRole('article').filter({ hasText: number });
  const newOffers = page.getByRole('button', { name: /^\d+ new offers?$/ });
  await expect(row.or(newOffers)).toBeVisible();
  if (await newOffers.isVisible()) await newOffers.click();
  await expect(row).toBeVisible();
  return row;
}
