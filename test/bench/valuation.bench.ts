import { type Browser, test } from '@playwright/test';
import { BenchMarket, type RowJson } from './BenchMarket';
import { type Build, inTurn, ONCE } from './builds';
import { record } from './Figure';
import { each, median } from './numbers';
import { BenchPage, firstGrid } from './page/BenchPage';
import { watchSales } from './page/watchSales';
import { PushStream } from './PushStream';

interface WatchedPushes {
  /** The element whose text each push changes. */
  readonly selector: string;
  /** Milliseconds for which the page collects pushes. */
  readonly collects: number;
}

declare global {
  /** Milliseconds from the end of each collection until the new text is in the document. The next frame paints it. */
  var pushesSeen: number[];
}

/** Runs in the page before its own scripts; it is sent there as text and can use nothing from this module. */
function watchPushes({ selector, collects }: WatchedPushes): void {
  globalThis.pushesSeen = [];
  let collectedAt: number | null = null;
  let text: string | null = null;

  // This listener is added before the page's own, and timers of equal length run in the order in which they were started.
  // Its timer therefore runs right before the page reads the push.
  globalThis.WebSocket = class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      this.addEventListener('message', ({ data }: MessageEvent<string>) => {
        if (!data.includes('"highest_bet"')) return;
        text = document.querySelector(selector)?.textContent ?? null;
        setTimeout(() => (collectedAt = performance.now()), collects);
      });
    }
  };

  new MutationObserver(() => {
    if (collectedAt === null) return;
    const element = document.querySelector(selector);
    if (!element || element.textContent === text) return;
    pushesSeen.push(performance.now() - collectedAt);
    collectedAt = null;
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const SALES = 200;
const PER_PAGE = 20;
const PUSHES = 20;
/** Few enough that each push is read alone. */
const PER_SECOND = 5;

const panel = '[aria-label="My calculation"]';
/** The profit at the minimum bid, which follows the highest bid. */
const watched: WatchedPushes = { selector: `${panel} tbody tr`, collects: 16 };

interface OpenCalculation {
  readonly market: BenchMarket;
  readonly page: BenchPage;
  readonly row: RowJson;
}

/** The page of an offer with an open calculation, which has a sale price. */
async function openCalculation(browser: Browser, build: Build): Promise<OpenCalculation> {
  const market = await BenchMarket.open({ build });
  const row = market.rows(100).find(offer => offer.vehicle_type === 'Motorbike' && offer.buy_now_contract === null)!;
  answerSales(market, row);
  const page = await BenchPage.open(browser, {
    origin: market.origin,
    session: market.keptSession(),
    usable: firstGrid,
  });
  await page.page.addInitScript(watchPushes, watched);
  await page.settled(`/browsing/offer/${row.hash_id}`);
  await page.page.getByRole('button', { name: 'My calculation' }).click();
  const price = page.page.getByRole('textbox', { name: 'Expected sale price' });
  await price.fill('20 000');
  await price.press('Enter');
  await page.page.getByText('Costs, tax and workings').click();
  await page.page.locator(`${panel} tbody tr`).first().waitFor();
  return { market, page, row };
}

/** The archive has as many sales as the search takes. */
function answerSales(market: BenchMarket, row: RowJson): void {
  market.answers.set('/api/v2/archive_offers/sold', query => {
    const first = (Number(query.get('page') ?? 1) - 1) * PER_PAGE;
    const offers = Array.from({ length: PER_PAGE }, (_, index) => soldRow(row, first + index));
    const answer = { offers, total_pages: SALES / PER_PAGE, total_count: SALES, limit: PER_PAGE };
    return { type: 'application/json', text: JSON.stringify(answer) };
  });
}

const soldRow = (row: RowJson, index: number) => ({
  ...row,
  id: 2_000_000 + index,
  hash_id: `BS-${index}`,
  offer_hash_id: `BS-${index}`,
  closed: true,
  final_price: 9000 + ((index * 7919) % SALES) * 40,
  total_mileage: 5000 + ((index * 104_729) % SALES) * 300,
  archived_at: new Date(Date.UTC(2026, 0, 1) - index * 86_400_000).toISOString(),
});

/** Milliseconds of each push. */
async function followPushes(browser: Browser, build: Build): Promise<number[]> {
  const { market, page, row } = await openCalculation(browser, build);
  await page.devTools.slowProcessor();
  await page.pause(2000);
  await new PushStream(market, [row]).send(PER_SECOND, PUSHES / PER_SECOND);
  await page.pause(500);
  const seen = (await page.devTools.valueOf('pushesSeen')) as number[];
  await page.close();
  await market.close();
  // The page reads pushes together that the machine sent late.
  if (seen.length < PUSHES / 2) throw new Error(`Of ${PUSHES} pushes, the calculation showed ${seen.length}.`);
  return seen;
}

test('the calculation of an offer follows a push within budget on a slow processor', async ({ browser }, testInfo) => {
  const visits = await inTurn(build => followPushes(browser, build), { runs: ONCE });
  await record(testInfo, {
    budget: null,
    what: 'calculation of an offer after a push, median',
    runs: each(visits, median),
    unit: 'ms',
    limit: 16,
  });
});

/** Milliseconds from the last answer of the archive until the summary, the plot and the first rows are painted. */
async function drawSales(browser: Browser, build: Build): Promise<number> {
  const { market, page } = await openCalculation(browser, build);
  await page.pause(2000);
  const find = page.page.getByRole('button', { name: 'Find comparables' });
  await find.hover();
  await page.pause(500);
  await page.page.evaluate(watchSales, {
    figure: `${panel} [role=figure]`,
    answers: '/archive_offers/sold',
  });
  await find.click();
  const { answeredAt, drawnAt } = await page.page.evaluate(() => globalThis.salesSeen);
  await page.close();
  await market.close();
  return drawnAt - answeredAt;
}

test('200 comparable sales are drawn within budget', async ({ browser }, testInfo) => {
  await record(testInfo, {
    budget: null,
    what: `from the last answer to the paint of ${SALES} comparable sales`,
    runs: await inTurn(build => drawSales(browser, build), { runs: ONCE }),
    unit: 'ms',
    limit: 50,
  });
});
