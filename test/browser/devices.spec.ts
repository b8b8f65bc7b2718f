import type { Browser, BrowserContext, ConsoleMessage, Locator, Page } from '@playwright/test';
import { defaultQuestion } from '../../src/domain/offers/list/BrowseQuestion';
import type { HashId } from '../../src/domain/offers/Offer';
import { euros } from '../../src/domain/shared/Money';
import type { StandInBackend } from '../backend/StandInBackend';
import { buyerEmail } from '../infrastructure/demo/market/aMarketplace';
import { RailsCable } from '../rails/RailsCable';
import { BrowseScreen } from './support/BrowseScreen';
import { ConversationWidget } from './support/ConversationWidget';
import { english as t } from './support/english';
import { keptSession } from './support/keptSession';
import { mainIf } from './support/mainIf';
import { accountOf, type Market } from './support/Market';
import { PageWatch } from './support/PageWatch';
import { signIn } from './support/signIn';
import { expect, quietMarket, test as base } from './support/test';
import { textsOf } from './support/textsOf';
import { buyNow } from './support/twoStepPresses';
import { unbidOnServer } from './support/unbidOnServer';
import { changeAddress, visit } from './support/visit';

/** Holds the answers to the reads of one offer until the returned function is called. */
function holdReads({ faults }: StandInBackend, number: string): () => void {
  let answer = () => {};
  const delay = new Promise<void>(resolve => (answer = resolve));
  faults.fail(`GET /api/v2/offers/${number}`, { delay }, Infinity);
  return () => {
    faults.clear();
    answer();
  };
}

/** Three pages of one dealer. */
interface Devices {
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
const test = base.extend<DeviceFixtures>({
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

const offerAddress = (number: string): string => `/browsing/offer/${number}`;

/** The prices of the opened offer, and the forms to bid and to buy. */
const pricesOn = (page: Page): Locator => page.getByRole('region', { name: 'Price' });

const amountIn = (area: Locator): Locator => area.getByRole('textbox', { name: 'Your offer' });

const footOf = (phone: Page): Locator => phone.locator('[data-foot-bar]');

async function bidOn(area: Locator, amount: string): Promise<void> {
  await amountIn(area).fill(amount);
  await area.getByRole('button', { name: 'Place bid' }).click();
}

/** The tab and the phone show the offer, and the twin shows it in the list, with its details. */
async function atOneOffer({ tab, twin, phone, all }: Devices, number: string): Promise<Locator> {
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
async function hear(page: Page, number: string): Promise<() => Promise<readonly string[]>> {
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
const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate(hidden => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

const sent = ({ requests }: StandInBackend, name: 'bets' | 'messages') =>
  requests.filter(({ method, path }) => method === 'POST' && path === `/api/v2/${name}`).map(({ body }) => body);

const ownBid = ({ marketplace }: StandInBackend, number: string) =>
  marketplace.dealer(buyerEmail)!.open(number as HashId)!.offer.ownBid;

const rivalBids = ({ marketplace }: StandInBackend, number: string, amount: number) =>
  expect(marketplace.rivalBids(number as HashId, euros(amount))).toBe(true);

/** The number of an offer that can be bought at a fixed price and has no bids. */
function fixedPriceOnServer({ marketplace }: StandInBackend): string {
  const { offers } = marketplace.dealer(buyerEmail)!.list('browse', defaultQuestion);
  return offers.find(({ bidsCount, buyNowPrice, closed }) => bidsCount === 0 && Number(buyNowPrice) > 0 && !closed)!
    .hashId;
}

/** Cuts the live connections, and waits until each page was refused another one. */
async function cutLine({ cable }: StandInBackend, ...pages: readonly Page[]): Promise<void> {
  const isRefusal = (message: ConsoleMessage) => message.text().includes('WebSocket connection');
  const refused = pages.map(page => page.waitForEvent('console', isRefusal));
  cable.refuseConnections(true);
  cable.dropAll();
  await Promise.all(refused);
}

/** A sentence that says that another dealer has bid more. */
const OUTBID = /\boutbid\b(?! bids)|another dealer/i;
/** A sentence that says that the vehicle is lost. `checking` and a purchase are none. */
const LOST = /\bsold\b(?! – being checked)|no longer|another dealer|\bgone\b/i;

async function neverSaid(ears: readonly (() => Promise<readonly string[]>)[], wrong: RegExp): Promise<void> {
  const heard = (await Promise.all(ears.map(said => said()))).flat();
  expect(heard.filter(text => wrong.test(text))).toEqual([]);
  // Otherwise nothing was listened to.
  expect(heard.length).toBeGreaterThan(10);
}

async function bids(devices: Devices, market: Market, standIn: StandInBackend): Promise<void> {
  const { tab, phone } = devices;
  const number = unbidOnServer(market);
  const tile = await atOneOffer(devices, number);
  const ears = await Promise.all(devices.all.map(page => hear(page, number)));
  const say = async (text: string) => {
    for (const area of [pricesOn(tab), tile, footOf(phone)])
      await expect(area.getByText(text, { exact: true }).first()).toBeVisible();
  };
  let letGo = holdReads(standIn, number);
  await bidOn(pricesOn(tab), '800');
  await expect(pricesOn(tab).getByText(t('bidding:thankYou.bid'))).toBeVisible();
  await expect(tile.getByText(t('offers:standing.newBid'), { exact: true }).first()).toBeVisible();
  await expect(footOf(phone).getByText(t('offers:standing.newBid'), { exact: true })).toBeVisible();
  letGo();
  await say(t('offers:standing.leading'));

  letGo = holdReads(standIn, number);
  await bidOn(pricesOn(phone), '900');
  await expect(pricesOn(phone).getByText(t('bidding:thankYou.bid'))).toBeVisible();
  for (const area of [pricesOn(tab), tile])
    await expect(area.getByText(t('offers:standing.newBid'), { exact: true }).first()).toBeVisible();
  letGo();
  await say(t('offers:standing.leading'));
  for (const area of [pricesOn(tab), tile]) await expect(area.getByText(/^\s*900\s€/).first()).toBeVisible();
  await neverSaid(ears, OUTBID);
  expect(sent(standIn, 'bets')).toMatchObject([{ bet: { value: 800 } }, { bet: { value: 900 } }]);

  rivalBids(standIn, number, 1_000);
  await say(t('offers:standing.outbid'));
}

async function buys(devices: Devices, standIn: StandInBackend): Promise<void> {
  const { tab, phone } = devices;
  const number = fixedPriceOnServer(standIn);
  const tile = await atOneOffer(devices, number);
  const ears = await Promise.all(devices.all.map(page => hear(page, number)));
  const letGo = holdReads(standIn, number);
  await buyNow(pricesOn(phone));
  for (const area of [pricesOn(tab), tile]) await expect(area.getByText(/being checked/).first()).toBeVisible();
  letGo();
  for (const area of [pricesOn(tab), tile, pricesOn(phone)])
    await expect(area.getByText(t('bidding:handover'))).toBeVisible();
  await neverSaid(ears, LOST);
}

async function signOut(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: t('navigation:tabs.more') }).click();
  await phone.getByRole('navigation').getByRole('button', { name: 'Sign out' }).click();
  const dialog = phone.getByRole('dialog');
  await expect(dialog.getByText(t('sessionSignOut:others'))).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(phone.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

async function signsOut(devices: Devices, market: Market, standIn: StandInBackend): Promise<void> {
  const { tab, twin, phone } = devices;
  const number = unbidOnServer(market);
  const tile = await atOneOffer(devices, number);
  standIn.pool.isSignOutLate = true;
  await visit(phone, '/settings/language');
  await signOut(phone);
  // Until the hour is over, the other device is signed in, and says nothing else.
  await bidOn(pricesOn(tab), '700');
  await expect(pricesOn(tab).getByText(t('bidding:thankYou.bid'))).toBeVisible();
  await expect(tile.getByText(t('offers:standing.leading')).first()).toBeVisible();
  expect(ownBid(standIn, number)).toBe(euros(700));

  standIn.pool.revokeAccessTokens({ refreshStillWorks: false });
  await bidOn(tile, '850');
  await expect(twin.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(twin.getByText(t('bidding:refused.bid', { amount: '850 €' }))).toBeVisible();
  await expect(twin.getByText(t('session:expired'))).toBeVisible();
  expect(ownBid(standIn, number)).toBe(euros(700));

  await signIn(twin, accountOf(market, 'buyer'));
  await expect(tile.getByText(t('offers:standing.leading')).first()).toBeVisible();
  const said = await hear(twin, number);
  await expect(twin.getByText(t('shared:connection.connected'))).toBeAttached();
  await expect(tile.getByText(/may count/)).toHaveCount(0);
  await tile.getByRole('link', { name: 'Open offer' }).click();
  await expect(pricesOn(twin).getByText(t('offers:standing.leading'), { exact: true }).first()).toBeVisible();
  expect((await said()).filter(text => /may count|checking/i.test(text))).toEqual([]);
  expect(ownBid(standIn, number)).toBe(euros(700));
}

for (const line of ['the stand-in', 'Rails'] as const) {
  test.describe(`two tabs and a phone of one dealer on the cable of ${line}`, () => {
    test.use({ marketOptions: { ...quietMarket, isOnRails: line === 'Rails' } });
    test.skip(
      () => line === 'Rails' && !process.env.SERVERS_REQUIRED && !RailsCable.isInstalled(),
      'The cable of Rails is not installed.',
    );

    // Three real pages with two databases, whose pushes and answers arrive in any order.
    test(
      'say nothing wrong about a bid, a purchase and a sign-out of each other',
      mainIf(line === 'the stand-in'),
      async ({ devices, market, standIn, watch }) => {
        test.slow();
        watch.expects(/status of 401/);
        watch.expects(/status of 400/);
        watch.expects(/Network response was not ok. 401/);
        watch.expects(/renewal: User is not authenticated/);
        await test.step('a bid from the phone is never told as a rival’s, and that of a rival is in the end', () =>
          bids(devices, market, standIn));
        await test.step('a purchase on the phone is never told as a loss, and is one in the end', () =>
          buys(devices, standIn));
        await test.step('the sign-out on the phone tells when the others follow, and a bid after that is told as not placed', () =>
          signsOut(devices, market, standIn));
      },
    );
  });
}

// Only a browser hides pages, goes offline and has a line that returns late.
test(
  'a phone that slept or was offline spends nothing at an old price, and says what was not sent',
  { tag: '@main' },
  async ({ phone, phoneWatch, market, standIn }) => {
    phoneWatch.expects(/WebSocket connection .* failed/);
    phoneWatch.expects(/ERR_INTERNET_DISCONNECTED/);
    const number = unbidOnServer(market);
    const prices = pricesOn(phone);
    const press = prices.getByRole('button', { name: /^Place bid/ });
    const checking = prices.getByRole('button', { name: t('bidding:checkingPrice') });
    const note = prices.getByText(t('shared:failure.notSent'));
    const minimumIs = (minimum: string) =>
      expect(prices.getByText(t('bidding:offerTooLow', { minimum }))).toBeVisible();
    const widget = new ConversationWidget(phone);
    const closePanel = widget.panel.getByRole('button', { name: t('shared:close') });
    const question = widget.log.getByText('Is it still there?');
    await phone.clock.install();
    await phone.goto(offerAddress(number));
    await expect(phone.getByText(t('shared:connection.connected')).first()).toBeAttached();
    await amountIn(prices).fill('800');
    await expect(press).toBeVisible();

    await test.step('after it was hidden, the price is read before the line is back, and the button waits for it', async () => {
      // The code of the conversation loads with it.
      await widget.button.click();
      await expect(widget.field).toBeVisible();
      await closePanel.click();
      await setHidden(phone, true);
      const cut = cutLine(standIn, phone);
      rivalBids(standIn, number, 1_000);
      await phone.clock.fastForward(11_000);
      const letGo = holdReads(standIn, number);
      await setHidden(phone, false);
      await expect(checking).toBeVisible();
      await expect(press).toHaveCount(0);
      letGo();
      await minimumIs('1 050 €');
      await expect(press).toBeVisible();
      await cut;
      expect(standIn.cable.connections()).toEqual({});
    });

    await test.step('offline, a bid and a message are not sent, and what was typed stays', async () => {
      await phone.context().setOffline(true);
      await bidOn(prices, '1100');
      await expect(note).toBeVisible();
      await expect(amountIn(prices)).toHaveValue(/^1\s100$/);
      await widget.button.click();
      await widget.write('Is it still there?');
      await expect(widget.log.getByText(t('shared:failure.notSent'))).toBeVisible();
      await expect(question).toHaveCount(1);
    });

    await test.step('online again, the price is read before the line is back, and nothing is sent without a press', async () => {
      rivalBids(standIn, number, 2_000);
      const letGo = holdReads(standIn, number);
      await phone.context().setOffline(false);
      await expect(checking).toBeAttached();
      letGo();
      await expect(prices.getByText(t('bidding:offerTooLow', { minimum: '2 050 €' }))).toBeAttached();
      await expect(note).toHaveCount(0);
      expect(standIn.cable.connections()).toEqual({});
      standIn.cable.refuseConnections(false);
      await expect(async () => {
        await phone.clock.fastForward(5_000);
        await expect(phone.getByText(t('shared:connection.connected')).first()).toBeAttached({ timeout: 500 });
      }).toPass();
      expect([...sent(standIn, 'bets'), ...sent(standIn, 'messages')]).toEqual([]);
    });

    await test.step('a press then sends each of them once', async () => {
      await widget.log.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => sent(standIn, 'messages')).toHaveLength(1);
      await expect(question).toHaveCount(1);
      await closePanel.click();
      await bidOn(prices, '2100');
      await expect(prices.getByText(t('bidding:thankYou.bid'))).toBeVisible();
      expect(sent(standIn, 'bets')).toMatchObject([{ bet: { value: 2_100 } }]);
      expect(sent(standIn, 'messages')).toHaveLength(1);
    });
  },
);

test.describe('a Polish window', () => {
  test.use({ locale: 'pl-PL', marketOptions: { ...quietMarket, language: 'pl' } });

  // Only a browser goes offline while its socket is cut.
  test(
    'says in Polish why a bid was refused after it was offline, and has the words of the server behind Details',
    { tag: '@main' },
    async ({ page, market, standIn, watch }) => {
      const say = textsOf('pl');
      watch.expects(/WebSocket connection .* failed/);
      watch.expects(/ERR_INTERNET_DISCONNECTED/);
      watch.expects(/(status of|not ok.) 422/);
      const number = unbidOnServer(market);
      const prices = page.getByRole('region', { name: say('offersDetails:price') });
      const amount = prices.getByRole('textbox', { name: say('bidding:yourOffer') });
      const press = prices.getByRole('button', { name: new RegExp(`^${say('bidding:placeBid')}`) });
      const tooLow = (minimum: string) => say('bidding:offerTooLow', { minimum });
      await page.goto(offerAddress(number));
      await expect(page.getByText(say('shared:connection.connected'))).toBeAttached();
      await cutLine(standIn, page);
      await page.context().setOffline(true);
      await amount.fill('800');
      await press.click();
      const note = prices.getByRole('alert').filter({ hasText: say('bidding:failed.bid') });
      await expect(note).toContainText(say('shared:failure.notSent'));
      rivalBids(standIn, number, 1_000);
      await page.context().setOffline(false);
      await expect(prices.getByText(tooLow('1 050 €'))).toBeVisible();
      await expect(note).toHaveCount(0);

      // No push has told the page.
      rivalBids(standIn, number, 1_200);
      standIn.faults.fail('POST /api/v2/bets', { status: 422, words: 'must be at least 1250' });
      await amount.fill('1100');
      await press.click();
      await expect(note).toContainText(tooLow('1 250 €'));
      await expect(note).not.toContainText('must be');
      await note.getByRole('button', { name: say('bidding:refusal.detailsOf') }).click();
      await expect(note).toContainText('must be at least 1250');
      expect(sent(standIn, 'bets')).toMatchObject([{ bet: { value: 1_100 } }]);
    },
  );
});

// Only a browser has two tabs with messages between them.
test(
  'two tabs agree about likes and about what was seen',
  { tag: '@main' },
  async ({ page, context, market, standIn, watch }) => {
    watch.expects(/WebSocket connection .* failed/);
    const twin = await context.newPage();
    const number = unbidOnServer(market);
    const badge = async (tab: Page) => {
      const text = await tab
        .getByRole('navigation')
        .getByRole('link', { name: /^Messages/ })
        .innerText();
      return Number(/\d+/.exec(text)?.[0] ?? 0);
    };
    const badges = async () => [await badge(page), await badge(twin)];
    for (const tab of [page, twin]) {
      await new BrowseScreen(tab).open();
      await expect(tab.getByText(t('shared:connection.connected'))).toBeAttached();
    }

    await test.step('a message that is seen in one is seen in the other', async () => {
      expect(standIn.marketplace.supportAnswers(buyerEmail, number as HashId)).toBe(true);
      await expect.poll(async () => (await badge(page)) > 0 && (await badge(page)) === (await badge(twin))).toBe(true);
      await visit(page, '/purchasing/conversations');
      await expect.poll(badges).toEqual([0, 0]);
      await visit(page, '/browsing/browse');
    });

    await test.step('a like of one is that of the other, also while nothing is pushed', async () => {
      await cutLine(standIn, page, twin);
      const like = (tab: Page, pressed: boolean) =>
        new BrowseScreen(tab).tile(number).getByRole('button', { name: 'Like', pressed });
      await like(page, false).click();
      await expect(like(twin, true)).toBeVisible();
      await like(twin, true).click();
      await expect(like(page, false)).toBeVisible();
    });
  },
);
