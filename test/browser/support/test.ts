import { expect, type Page, test as base } from '@playwright/test';
import type { StandInBackend } from '../../backend/StandInBackend';
import { BrowseScreen } from './BrowseScreen';
import { keptSession, type StoredItem } from './keptSession';
import type { AccountKind, Backend, Market, MarketOptions } from './Market';
import { PageWatch } from './PageWatch';
import { startMarket } from './startMarket';

export interface Options {
  backend: Backend;
  marketOptions: MarketOptions;
  /** Like the option of the market, for all tests of a project. */
  isAustere: boolean;
  /** The dealer who is signed in when the test starts; null for nobody. */
  signedIn: AccountKind | null;
}

export interface WorkerOptions {
  /** The headless build of Chromium cannot show a PDF. */
  showsPdf: boolean;
}

interface Fixtures {
  market: Market;
  /** The server behind the build, in tests of the `http` backend. */
  standIn: StandInBackend;
  watch: PageWatch;
  browse: BrowseScreen;
}

export const quietMarket: MarketOptions = { offers: 60, tempo: 0, seed: 1 };

/** The speed at which rivals answer a bid and deals are archived within seconds. */
export const livelyMarket: MarketOptions = { offers: 600, tempo: 5, seed: 1 };

/** A page of the build with its own market. A test fails on any error that it did not expect. */
export const test = base.extend<Options & Fixtures, WorkerOptions>({
  backend: ['http', { option: true }],
  marketOptions: [quietMarket, { option: true }],
  isAustere: [false, { option: true }],
  signedIn: ['buyer', { option: true }],
  showsPdf: [false, { option: true, scope: 'worker' }],

  launchOptions: [
    async ({ launchOptions, showsPdf }, use) => {
      const executablePath = showsPdf ? process.env.CHROMIUM_PATH : launchOptions.executablePath;
      await use({ ...launchOptions, ...(executablePath && { executablePath }) });
    },
    { scope: 'worker' },
  ],

  market: async ({ backend, marketOptions, isAustere }, use) => {
    const market = await startMarket(backend, backend === 'http' ? { ...marketOptions, isAustere } : marketOptions);
    await use(market);
    await market.stop();
    // The pages are closed by now, so their last reports have arrived.
    expect(market.standIn?.collector.violations ?? []).toEqual([]);
  },
  standIn: async ({ market }, use) => {
    if (!market.standIn) throw new Error('The demo has no server.');
    await use(market.standIn);
  },
  baseURL: async ({ market }, use) => use(market.origin),
  storageState: { cookies: [], origins: [] },
  // Playwright would open a page to fill in the local storage, which takes longer than most steps of a test.
  context: async ({ context, market, signedIn }, use) => {
    if (signedIn) {
      const { host } = new URL(market.origin);
      await context.addInitScript(keepSession, { host, items: keptSession(market, signedIn) });
    }
    let loads = 0;
    context.on('page', page => page.on('domcontentloaded', () => (loads += 1)));
    await use(context);
    test.info().annotations.push({ type: 'loads', description: String(loads) });
  },
  watch: [
    async ({ context, market }, use) => {
      const watch = new PageWatch(context);
      await use(watch);
      // A test that changes answers may end while one of them is on its way.
      await Promise.all(context.pages().map(page => page.unrouteAll({ behavior: 'ignoreErrors' })));
      await Promise.all(context.pages().map(sendReports));
      expect(watch.findings).toEqual([]);
      expect(market.standIn?.violations ?? []).toEqual([]);
    },
    { auto: true },
  ],
  browse: async ({ page }, use) => use(new BrowseScreen(page)),
});

/** Keeps a session in the first document of a context only, because a dealer may sign out later. */
function keepSession({ host, items }: { readonly host: string; readonly items: readonly StoredItem[] }): void {
  if (location.host !== host || document.cookie.includes('session=kept')) return;
  document.cookie = 'session=kept; path=/';
  for (const { name, value } of items) localStorage.setItem(name, value);
}

/** As when a dealer leaves the page. */
async function sendReports(page: Page): Promise<void> {
  // The page may be at an address without a document.
  await page.evaluate(() => dispatchEvent(new Event('pagehide'))).catch(() => {});
}

export { expect };
