import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { BrowseScreen } from './BrowseScreen';
import { english as t } from './english';
import { keptSession } from './keptSession';
import type { Market } from './Market';
import { PageWatch } from './PageWatch';
import { expect, test as base } from './test';
import { changeAddress } from './visit';

/** Three pages of one dealer. */
export interface Devices {
  readonly tab: Page;
  /** Another tab of the same browser. */
  readonly twin: Page;
  /** Another browser, on another device. */
  readonly phone: Page;
  readonly all: readonly Page[];
}

interface DeviceFixtures {
  phone: Page;
  phoneWatch: PageWatch;
  devices: Devices;
}

/** Tests with a phone of the same dealer. They fail on any error there, too. */
export const test = base.extend<DeviceFixtures>({
  phone: async ({ browser, market }, use) => {
    const context = await phoneOf(browser, market);
    await use(await context.newPage());
    await context.close();
  },
  phoneWatch: [
    async ({ phone }, use) => {
      const watch = new PageWatch(phone.context());
      await use(watch);
      expect(watch.findings).toEqual([]);
    },
    { auto: true },
  ],
  devices: async ({ page: tab, context, phone }, use) => {
    const twin = await context.newPage();
    await use({ tab, twin, phone, all: [tab, twin, phone] });
  },
});

async function phoneOf(browser: Browser, market: Market): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    storageState: { cookies: [], origins: [{ origin: market.origin, localStorage: keptSession(market, 'buyer') }] },
  });
  // The native app is not offered.
  await context.addInitScript(() => {
    // The empty page before it has no storage.
    if (location.protocol !== 'about:') sessionStorage.setItem('browserChosen', 'yes');
  });
  return context;
}

export const offerAddress = (number: string): string => `/browsing/offer/${number}`;

/** The prices of the opened offer, and the forms to bid and to buy. */
export const pricesOn = (page: Page): Locator => page.getByRole('region', { name: 'Price' });

export const amountIn = (area: Locator): Locator => area.getByRole('textbox', { name: 'Your offer' });

export const footOf = (phone: Page): Locator => phone.locator('[data-foot-bar]');

export async function bidOn(area: Locator, amount: string): Promise<void> {
  await amountIn(area).fill(amount);
  await area.getByRole('button', { name: 'Place bid' }).click();
}

/** The tab and the phone show the offer, and the twin shows it in the list, with its details. */
export async function atOneOffer({ tab, twin, phone, all }: Devices, number: string): Promise<Locator> {
  const list = new BrowseScreen(twin);
  const isStarted = tab.url() !== 'about:blank';
  const go = (page: Page, path: string) => (isStarted ? changeAddress(page, path) : page.goto(path));
  for (const page of [tab, phone]) await go(page, offerAddress(number));
  await go(twin, '/browsing/browse');
  const tile = list.tile(number);
  await tile.getByRole('button', { name: 'Details' }).click();
  await expect(tile.getByRole('button', { name: /^(Place bid|Buy now)/ }).first()).toBeVisible();
  for (const page of [tab, phone]) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const page of [tab, phone]) await expect(pricesOn(page)).toBeVisible();
  for (const page of all) await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
  return tile;
}

/** What the page says from now on: each text and name that appears or changes, except about other offers. */
export async function hear(page: Page, number: string): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(followTexts, number);
  return () => page.evaluate(() => [...(window as unknown as { readonly heard: ReadonlySet<string> }).heard]);
}

function followTexts(number: string): void {
  const heard = new Set<string>();
  const attributeFilter = ['aria-label', 'title', 'data-standing'];
  const isOther = (element: Element | null) => (element?.getAttribute('data-offer') ?? number) !== number;
  const note = (node: Node): void => {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || isOther(element.closest('[data-offer]'))) return;
    if ([...element.querySelectorAll('[data-offer]')].some(isOther)) return element.childNodes.forEach(note);
    heard.add(element.textContent);
    for (const each of [element, ...element.querySelectorAll('*')]) {
      for (const name of attributeFilter) heard.add(each.getAttribute(name) ?? '');
    }
  };
  const observer = new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(note);
      else note(target);
    }
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter,
  });
  Object.assign(window, { heard });
}

/** As when the dealer looks at another window, and comes back. A headless browser hides no page. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate(hidden => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
