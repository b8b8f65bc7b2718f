import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { writeChecksums } from '../../.config/build/checksums.js';
import { Nginx } from '../support/Nginx';
import { english as t, unbidAuction } from './support/english';
import { keptByPage } from './support/keptByPage';
import { test as nginxTest } from './support/nginxTest';
import { startMarket } from './support/startMarket';
import { expect } from './support/test';

const { version: first } = JSON.parse(readFileSync('dist/version.json', 'utf8')) as { readonly version: string };

const releaseScript = path.resolve('deploy/release.sh');

/** A host whose releases an operator switches by `deploy/release.sh`. */
class Host {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'paddock-rollout-'));
  readonly site = path.join(this.folder, 'site');
  readonly data = `${this.site}.releases`;
  /** The command that lets the server, once it runs, read its headers again. */
  reload = '';

  constructor(private readonly config: object) {
    // The server is another user.
    chmodSync(this.folder, 0o755);
    mkdirSync(this.data);
    this.write({});
    const build = path.join(this.folder, 'dist');
    cpSync('dist', build, { recursive: true });
    writeChecksums(build);
    this.release('add', build);
    this.release('use', first);
  }

  release(...args: readonly string[]): void {
    const env = { ...process.env, RELOAD: this.reload, SETTLE_SECONDS: '1', CHECK_OPTIONS: '' };
    execFileSync(releaseScript, [this.site, ...args], { env, stdio: 'pipe' });
  }

  /** The same release with another configuration, and the headers that belong to it. */
  configure(change: object): void {
    this.write(change);
    this.release('use', first);
  }

  /** The build with another version and main script. */
  deploy(version: string, hash: string, change: (script: string) => string = script => script): void {
    const build = path.join(this.folder, version);
    cpSync('dist', build, { recursive: true });
    const [main = ''] = /main\.\w+\.js/.exec(readFileSync('dist/index.html', 'utf8')) ?? [];
    const script = change(readFileSync(path.join(build, main), 'utf8').replaceAll(first, version));
    for (const ending of ['', '.br', '.gz']) rmSync(path.join(build, main + ending), { force: true });
    writeFileSync(path.join(build, `main.${hash}.js`), script);
    for (const file of ['index.html', 'service-worker.js']) {
      const text = readFileSync(path.join(build, file), 'utf8').replaceAll(main, `main.${hash}.js`);
      writeFileSync(path.join(build, file), text.replace(/(\["index\.html",")\w+/, `$1${hash.slice(0, 8)}`));
    }
    for (const ending of ['.br', '.gz']) rmSync(path.join(build, `index.html${ending}`), { force: true });
    writeFileSync(path.join(build, 'version.json'), JSON.stringify({ version, builtAt: '2026-11-27T10:42:00Z' }));
    writeChecksums(build);
    this.release('add', build);
    this.release('use', version);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  private write(change: object): void {
    writeFileSync(path.join(this.data, 'config.json'), JSON.stringify({ ...this.config, ...change }));
  }
}

const test = nginxTest.extend<{ host: Host }>({
  nginx: async ({ marketOptions }, use) => {
    const market = await startMarket('http', marketOptions);
    const standIn = market.standIn!;
    const config = { ...standIn.config(), apiBaseUrl: '', cableUrl: '/cable', imageOrigins: [standIn.origin] };
    const host = new Host(config);
    const options = { folder: host.site, config, isRoot: true, includes: host.data };
    const server = await Nginx.start({ ...options, apiOrigin: standIn.origin });
    host.reload = server.reload;
    hosts.set(server, host);
    await use({ server, market: { ...market, origin: server.origin } });
    await server.stop();
    await market.stop();
    host.remove();
  },
  host: async ({ nginx }, use) => use(hosts.get(nginx.server)!),
});

const hosts = new Map<Nginx, Host>();

test.use({ serviceWorkers: 'allow' });

const returns = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')));
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: t('shared:newVersion') });
const load = (page: Page) =>
  notice(page)
    .getByRole('button', { name: t('shared:loadNewVersion') })
    .click();
const runs = (page: Page, hash: string) => expect(page.locator(`script[src*="main.${hash}"]`)).toHaveCount(1);

// A real host, a real worker and tabs that stay open.
test('a release, its withdrawal and a broken release reach a dealer by one notice, and lose nothing that was typed', async ({
  page,
  context,
  browse,
  host,
  watch,
}) => {
  watch.expects(/out of ink/);
  test.setTimeout(240_000);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await browse.open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const { tile, number } = await browse.firstTile(unbidAuction);
  await tile.getByRole('button', { name: 'Details' }).click();
  await tile.getByRole('textbox', { name: 'Your offer' }).fill('5150');
  await expect.poll(() => keptByPage(context)).toContain('5150');
  const amount = () => expect(browse.tile(number).getByRole('textbox', { name: 'Your offer' })).toHaveValue(/^5\s150$/);

  await test.step('After a release, the open page is offered it on the return of the dealer, and still opens parts of the old one', async () => {
    host.deploy('1.1.0', '0a1b2c3d4e');
    await returns(page);
    await expect(notice(page)).toBeVisible();
    await menu.getByRole('link', { name: /^Invoices/ }).click();
    await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible();
    await expect(notice(page)).toHaveCount(1);
    await load(page);
    await runs(page, '0a1b2c3d4e');
    await menu.getByRole('link', { name: 'Search' }).click();
    await amount();
  });

  await test.step('After the withdrawal, the page is offered the release before', async () => {
    host.release('use', 'previous');
    await expect(async () => {
      await returns(page);
      await expect(notice(page)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await load(page);
    await expect(browse.tiles.first()).toBeVisible();
    await expect(page.locator('script[src*="main.0a1b2c3d4e"]')).toHaveCount(0);
    await amount();
  });

  await test.step('A release that cannot start says so, and starts after its withdrawal', async () => {
    host.deploy('1.2.0', '0b1b2c3d4e', () => 'throw new Error("out of ink")');
    await expect(async () => {
      await returns(page);
      await expect(notice(page)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await load(page);
    await expect(page.locator('.unloaded').first()).toBeVisible();
    host.release('use', 'previous');
    await page.getByRole('link', { name: t('shared:start.loadAgain') }).click();
    await expect(browse.tiles.first()).toBeVisible();
    await amount();
  });
});

const connectionFailed = t('shared:failure.offline');

for (const [title, isAnnounced, loads] of [
  ['is loaded once more', false, 2],
  ['stays, if its policy allowed the host before', true, 1],
] as const) {
  // Only a browser applies a policy and keeps a page with it.
  test(`the kept page of a returning dealer works with an API that has moved: it ${title}`, async ({
    page,
    browse,
    host,
    standIn,
    watch,
  }) => {
    if (!isAnnounced) watch.expects(/Content Security Policy/);
    const moved = standIn.origin.replace('127.0.0.1', 'localhost');
    const cable = moved.replace('http', 'ws');
    const before = { apiBaseUrl: standIn.origin, reportUrl: undefined };
    host.configure({ ...before, ...(isAnnounced && { connectOrigins: [moved, cable] }) });
    await page.addInitScript(text => {
      new MutationObserver(() => {
        if (document.querySelector('#root')?.textContent.includes(text)) console.error(text);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    }, connectionFailed);
    await browse.open();
    await page.evaluate(() => navigator.serviceWorker.ready);

    host.configure({ ...before, apiBaseUrl: moved, cableUrl: `${cable}/cable`, connectOrigins: [standIn.origin] });
    let loaded = 0;
    page.on('domcontentloaded', () => (loaded += 1));
    const answered = page.waitForResponse(answer => answer.url().startsWith(`${moved}/api/`) && answer.ok());
    await page.reload();
    await answered;
    await expect(browse.tiles.first()).toBeVisible();
    await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
    expect(loaded).toBe(loads);
  });
}
