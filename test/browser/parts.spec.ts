import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { securityHeaders } from '../../.config/serve/securityHeaders.js';
import { axeFindings } from './support/axeFindings';

const folder = '.cache/parts';

test.setTimeout(240_000);

test.beforeAll(() => {
  const build = ['node_modules/webpack-cli/bin/cli.js', '--mode', 'production', '--env', 'quick', '--env', 'parts'];
  const { status, stderr, stdout } = spawnSync(process.execPath, build, { encoding: 'utf8' });
  expect(status, `${stdout}${stderr}`).toBe(0);
});

/** The page has no server: each file is read from the folder of its build. */
async function openParts(page: Page): Promise<readonly string[]> {
  const problems: string[] = [];
  page.on('console', message => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', error => problems.push(error.message));
  await page.route('http://parts.example/**', route => {
    const file = path.join(folder, new URL(route.request().url()).pathname.slice(1) || 'index.html');
    const headers = { 'Content-Security-Policy': securityHeaders()['Content-Security-Policy'] ?? '' };
    return existsSync(file) ? route.fulfill({ path: file, headers }) : route.fulfill({ status: 404 });
  });
  await page.goto('http://parts.example/');
  return problems;
}

test('axe finds nothing in the states of the shared parts, in each theme and language', async ({ page }) => {
  const problems = await openParts(page);
  const language = page.getByRole('combobox').first();
  for (const theme of ['light', 'dark']) {
    if ((await page.locator('html').getAttribute('data-theme')) !== theme) {
      await page.getByRole('main').getByRole('button').first().click();
    }
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    for (const each of ['de', 'pl', 'en']) {
      await language.selectOption(each);
      await expect(page.locator('html')).toHaveAttribute('lang', each);
      expect.soft(await axeFindings(page), `${theme}, ${each}`).toEqual([]);
    }
  }
  for (const name of ['Dialog', 'DeleteDialog', 'ConfirmedWriteDialog', 'LeaveDialog']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await axeFindings(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(problems).toEqual([]);
});
