import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { english as t } from './support/english';
import { test as nginxTest } from './support/nginxTest';
import { expect } from './support/test';

const page = 'index.html';
const worker = 'service-worker.js';
const version = 'version.json';

/** The releases of a host. They differ in the name of the main script. */
class Releases {
  /** The main script of the first release, without its extension. */
  readonly first: string;
  readonly second = 'main.0a1b2c';
  private readonly kept = mkdtempSync(path.join(tmpdir(), 'paddock-release-'));

  /** @param root The folder that the host serves, with the first release. */
  constructor(private readonly root: string) {
    this.first = readdirSync(root)
      .find(file => /^main\.\w+\.js$/.test(file))!
      .replace(/\.js$/, '');
    for (const file of [page, worker, version, `${this.first}.js`])
      cpSync(this.at(file), this.keptAt(file), { dereference: true });
  }

  /** Replaces the first release, of which an image has no file left that differs. */
  deploySecond(): void {
    this.write(`${this.second}.js`, readFileSync(this.keptAt(`${this.first}.js`), 'utf8'));
    for (const file of [page, worker]) {
      const text = readFileSync(this.keptAt(file), 'utf8').replaceAll(this.first, this.second);
      this.write(file, text.replace(/(\["index\.html",")\w+/, '$10a1b2c'));
    }
    this.write(version, '{"version":"2.0.0"}');
    for (const ending of ['.js', '.js.br', '.js.gz']) rmSync(this.at(this.first + ending), { force: true });
  }

  /** As after a rollback. */
  deployFirst(): void {
    for (const file of [page, worker, version, `${this.first}.js`])
      this.write(file, readFileSync(this.keptAt(file), 'utf8'));
  }

  /** The operator replaces the worker by the file that switches it off. */
  switchWorkerOff(): void {
    this.write(worker, readFileSync('deploy/service-worker.js', 'utf8'));
  }

  private write(file: string, text: string): void {
    // The served files are links to the build.
    rmSync(this.at(file), { force: true });
    writeFileSync(this.at(file), text);
  }

  private at(file: string): string {
    return path.join(this.root, file);
  }

  private keptAt(file: string): string {
    return path.join(this.kept, file);
  }
}

const test = nginxTest.extend<{ releases: Releases }>({
  releases: async ({ nginx }, use) => use(new Releases(nginx.server.root)),
});

// The other tests run without the worker, because it would answer requests before they can.
test.use({ serviceWorkers: 'allow' });

/** The names of all that the worker keeps, without the revisions. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** The first visit, until the app is kept on the device. */
async function keep(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The worker keeps what the page has loaded before.
  await expect.poll(() => keptFiles(page)).toEqual(expect.arrayContaining([expect.stringMatching(/-features\./)]));
}

/** The dealer returns to the page, which then looks for a new release. */
const lookForRelease = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')));

const scriptOf = (page: Page, name: string) => page.locator(`script[src$="${name}.js"]`);
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: t('shared:newVersion') });
const load = (page: Page) =>
  notice(page)
    .getByRole('button', { name: t('shared:loadNewVersion') })
    .click();

// Only a browser has service workers. The loads of a page are what costs, so these are steps.
test(
  'a device keeps the app, and starts it without a network',
  { tag: '@main' },
  async ({ page, browse, watch, nginx }) => {
    watch.expects(/404|chunk|MIME type/i);
    // The host may end while it answers.
    watch.expects(/ERR_CONNECTION_(REFUSED|RESET)|Failed to fetch/);
    await browse.open();
    await keep(page);

    await test.step('The next visit takes no file of the app from the host, and no answer of the server is kept', async () => {
      await page.reload();
      await expect(browse.tiles.first()).toBeVisible();
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      const files = await keptFiles(page);
      expect(files.filter(file => !/^\/([\w.-]+\.\w+|assets\/[\w.-]+)$/.test(file))).toEqual([]);
      expect(files).toContain('/config.json');
      const areFromWorker = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\.[0-9a-f]{10}\.(js|css)$/.test(name))
          .map(({ workerStart }) => workerStart > 0),
      );
      expect(new Set(areFromWorker)).toEqual(new Set([true]));
    });

    await test.step('A tab whose code is gone from the host is loaded from the host', async () => {
      const { root } = nginx.server;
      const files = readdirSync(root).filter(file => file.startsWith('invoices.'));
      for (const file of files) renameSync(path.join(root, file), path.join(root, `gone-${file}`));
      await page
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('link', { name: /^Invoices/ })
        .click();
      await expect(notice(page)).toBeVisible();
      for (const file of files) renameSync(path.join(root, `gone-${file}`), path.join(root, file));
      await load(page);
      await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible();
      await keep(page);
    });

    await test.step('Without a host, the app starts, says so and shows the contacts of the deals', async () => {
      await nginx.server.ended();
      await page.goto('/browsing/browse');
      await expect(page.getByRole('alert')).toContainText(t('shared:failure.offline'));
      const kept = page.getByRole('region', { name: t('offline:title') });
      await expect(kept.getByRole('listitem').first()).toContainText(/Phone.*as of \d+:\d\d/s);
    });
  },
);

test('the dealer decides which release is loaded, and the other tabs stay as they are', async ({
  page,
  context,
  releases,
}) => {
  await page.goto('/settings/profile');
  await keep(page);
  // A new worker waits only while a page uses the old one, which the first visit does not.
  await page.reload();

  await test.step('A new release is offered, but not while a form is unsaved', async () => {
    const firstName = page.getByRole('textbox', { name: 'First name', exact: true });
    const saved = await firstName.inputValue();
    await firstName.fill('Ada');
    releases.deploySecond();
    await lookForRelease(page);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
      .toBe('installed');
    await expect(notice(page)).toHaveCount(0);
    await firstName.fill(saved);
    await expect(notice(page)).toBeVisible();
  });

  await test.step('A reload does not force the new release', async () => {
    await page.reload();
    await expect(notice(page)).toBeVisible();
    await expect(scriptOf(page, releases.first)).toHaveCount(1);
  });

  const other = await context.newPage();
  await test.step('One tab loads the new release, and the other one stays as it is and is offered the same', async () => {
    await other.goto('/settings/profile');
    await expect(notice(other)).toBeVisible();
    await load(page);
    await expect(scriptOf(page, releases.second)).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await expect(scriptOf(other, releases.first)).toHaveCount(1);
    await load(other);
    await expect(scriptOf(other, releases.second)).toHaveCount(1);
    await other.close();
  });
});

test.describe('under a path', () => {
  test.use({ basePath: '/paddock/' });

  test('one file on the host switches the worker off, and the sign-out removes the app with the data', async ({
    page,
    releases,
  }) => {
    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    const heading = page.getByRole('heading', { name: 'Profile' });
    await page.goto('/paddock/settings/profile');
    await keep(page);

    await test.step('The file switches the worker off', async () => {
      releases.switchWorkerOff();
      // The browser looks for the file some time after a load.
      await expect(async () => {
        await page.reload();
        await expect.poll(async () => [await workers(), await keptFiles(page)], { timeout: 5000 }).toEqual([0, []]);
      }).toPass({ timeout: 30_000 });
      await page.reload();
      await expect(heading).toBeVisible();
    });

    await test.step('The sign-out removes the app', async () => {
      releases.deployFirst();
      await page.reload();
      await keep(page);
      await page.getByRole('button', { name: 'Sign out' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      expect([await workers(), await keptFiles(page)]).toEqual([0, []]);
    });
  });
});
