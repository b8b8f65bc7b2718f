import type { Locator } from '@playwright/test';
import { expectReady } from './expectReady';

/** Opens the confirmation of a purchase and buys. */
export async function buyNow(area: Locator): Promise<void> {
  await area.getByRole('button', { name: 'Buy now' }).click();
  await area.getByRole('button', { name: /^Buy for \d/ }).click();
}

/** Opens the confirmation of a pickup and confirms. */
export async function confirmPickup(area: Locator): Promise<void> {
  await area.getByRole('button', { name: 'Confirm pickup' }).click();
  await area.getByRole('button', { name: 'Yes, picked up' }).click();
}

/** Places a bid that is far above every known price. */
export async function placeUnusualBid(area: Locator, amount: string): Promise<void> {
  await area.getByRole('textbox', { name: 'Your offer' }).fill(amount);
  await area.getByRole('button', { name: 'Place bid' }).click();
  const confirm = area.getByRole('button', { name: /^Yes, bid/ });
  await expectReady(confirm);
  await confirm.click();
}
