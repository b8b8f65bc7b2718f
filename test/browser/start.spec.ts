import { expect, test } from './support/test';

/** What stands at /config.json, and what the page has to say of it. */
const faults = [
  {
    what: 'a wrong value',
    body: '{"backend":"http","cognito":{"clientId":"x"}}',
    says: /“(marketApiBaseUrl|cognito\.userPoolId)”/,
  },
  { what: 'an unknown backend', body: '{"backend":"https"}', says: '“backend”' },
  { what: 'what is no JSON', body: '{"backend":', says: 'config.json is not valid JSON' },
];

test.use({ backend: 'demo', signedIn: null });

for (const { what, body, says } of faults) {
  test(`${what} in config.json stops the start with a page that names it`, async ({ page }) => {
    await page.route('/config.json', route => route.fulfill({ contentType: 'application/json', body }));
    await page.goto('/browsing/browse');
    await expect(page.getByRole('heading', { name: 'Paddock cannot start' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(says);
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
}

test('a missing config.json stops the start, and no demo takes its place', async ({ page, watch }) => {
  watch.expects(/404 .*config\.json/);
  await page.route('/config.json', route => route.fulfill({ status: 404 }));
  await page.goto('/browsing/browse');
  await expect(page.getByRole('alert')).toContainText('config.json could not be loaded');
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
