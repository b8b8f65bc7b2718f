import type { Page } from '@playwright/test';
import type { DemoAccount } from '../../../src/application/ports/DemoMarket';

/** Fills in and sends the sign-in form in English. */
export async function signIn(page: Page, { email, password }: Omit<DemoAccount, 'kind'>): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
