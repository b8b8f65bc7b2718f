import type { Page } from '@playwright/test';
import { english as t } from './support/english';
import { accountOf } from './support/Market';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const next = 'Evening!Walk9';

const current = (page: Page) => page.getByRole('textbox', { name: t('sessionPasswords:current') });
const fresh = (page: Page) => page.getByLabel(t('sessionPasswords:new'), { exact: true });
const repeat = (page: Page) => page.getByRole('textbox', { name: t('sessionPasswords:repeat') });

// The whole flow with a real user pool.
test(
  'a dealer changes the password and signs in with the new one',
  { tag: '@main' },
  async ({ page, market, standIn, browse, watch }) => {
    watch.expects(/400 .*cognito/);
    const { email, password } = accountOf(market, 'buyer');
    await page.goto('/settings/password');
    await expect(current(page)).toBeFocused();
    await current(page).fill('Wrong!Ride1');
    await fresh(page).fill(next);
    await repeat(page).fill(next);
    await repeat(page).press('Enter');
    await expect(current(page)).toHaveAccessibleDescription(t('sessionPasswords:problem.currentInvalid'));
    await expect(current(page)).toBeFocused();
    await expect(fresh(page)).toHaveValue(next);
    await current(page).fill(password);
    await page.getByRole('button', { name: t('sessionPasswords:save') }).click();
    await expect(page.getByRole('status').filter({ hasText: 'New password saved.' })).toBeVisible();
    await expect(current(page)).toHaveValue('');

    const elsewhere = standIn.pool.issueTokens(email).AccessToken;
    await page.getByRole('button', { name: t('sessionPasswords:others.action') }).click();
    await expect(page.getByRole('status').filter({ hasText: t('sessionPasswords:others.done') })).toBeVisible();
    expect(standIn.pool.isValid(elsewhere)).toBeNull();
    await page.getByRole('navigation').getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await signIn(page, { email, password: next });
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await visit(page, '/browsing/browse');
    await expect(browse.tiles.first()).toBeVisible();
  },
);

test.describe('without a session', () => {
  test.use({ signedIn: null });

  test('a forgotten password is renewed through the mailed link', async ({ page, market, standIn, watch }) => {
    watch.expects(/422/);
    const { email } = accountOf(market, 'buyer');
    await page.goto('/browsing/browse');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    const address = page.getByRole('textbox', { name: 'Email' });
    await expect(address).toBeFocused();
    await address.fill('nobody@paddock.example');
    await address.press('Enter');
    await expect(address).toHaveAccessibleDescription(t('sessionPasswords:reset.emailInvalid'));
    await address.fill(email.toUpperCase());
    await page.getByRole('button', { name: t('sessionPasswords:reset.send') }).click();
    await expect(page.getByRole('status').filter({ hasText: t('sessionPasswords:reset.sent') })).toBeVisible();

    await page.goto(`/new-password/${standIn.marketplace.people.mailedToken(email)}`);
    await expect(fresh(page)).toBeFocused();
    await fresh(page).fill(next);
    await repeat(page).fill(`${next}x`);
    await page.getByRole('button', { name: t('sessionPasswords:renewal.save') }).click();
    await expect(repeat(page)).toHaveAccessibleDescription(t('sessionPasswords:problem.notMatching'));
    await repeat(page).fill(next);
    await page.getByRole('button', { name: t('sessionPasswords:renewal.save') }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await signIn(page, { email, password: next });
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });
});

test.describe('the token of a mailed link', () => {
  test.use({ backend: 'http', signedIn: null });

  // Only a browser has an address, referrers and a policy.
  test(
    'leaves the address, no report or referrer contains it, and it survives a reload',
    { tag: '@main' },
    async ({ page, market, standIn, watch }) => {
      watch.expects(/Content Security Policy|foreign\.example/);
      const { email } = accountOf(market, 'buyer');
      standIn.marketplace.people.forgotPassword(email);
      const token = standIn.marketplace.people.mailedToken(email);
      expect(token).toBeTruthy();
      const headers: Promise<Record<string, string>>[] = [];
      page.on('request', request => headers.push(request.allHeaders()));

      await page.goto(`/new-password/${token}`);
      await expect(fresh(page)).toBeFocused();
      await expect(page).toHaveURL('/new-password');
      const reportedAddress = await page.evaluate(
        () =>
          new Promise(resolve => {
            document.addEventListener('securitypolicyviolation', ({ documentURI }) => resolve(documentURI));
            document.body.append(Object.assign(new Image(), { src: 'https://foreign.example/photo.png' }));
          }),
      );
      expect(reportedAddress).toBe(`${market.origin}/new-password`);

      await page.reload();
      await fresh(page).fill(next);
      await repeat(page).fill(next);
      await repeat(page).press('Enter');
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token);
      const referrers = (await Promise.all(headers)).map(({ referer = '' }) => referer);
      expect(referrers).toContain(`${market.origin}/`);
      expect(referrers.filter(referrer => referrer.includes('new-password'))).toEqual([]);
    },
  );
});
