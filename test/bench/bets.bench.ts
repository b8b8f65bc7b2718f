import { type Browser, test } from '@playwright/test';
import { BenchMarket, type RowJson } from './BenchMarket';
import { type Build, inTurn, ONCE } from './builds';
import { record } from './Figure';
import { heldRows } from './heldRows';
import { each, worst } from './numbers';
import { BenchPage, firstGrid } from './page/BenchPage';
import { type Awaited, watchPress } from './page/watchPress';
import { PushStream } from './PushStream';

const OWN_BIDS = 300;
const PER_PAGE = 20;
const PER_SECOND = 50;
const SECONDS = 5;

interface Visit {
  /** Milliseconds from the press to the paint of the first rows. */
  readonly opening: number;
  readonly longestTask: number;
  /** Rows that have moved under the pointer. */
  readonly movedRows: number;
}

/** Half of the own bids lead, the others are outbid. */
const ownBids = (market: BenchMarket): RowJson[] =>
  heldRows(market, OWN_BIDS).map((row, index) => ({
    ...row,
    contract_status: null,
    highest_bet: 5000 + index,
    current_dealer_highest_bet: index % 2 === 0 ? 5000 + index : 4000,
  }));

function answerOwnBids(market: BenchMarket, rows: readonly RowJson[]): void {
  market.answers.set('/api/v2/offers/dealer_offers', query => {
    const page = Number(query.get('page') ?? 1);
    const answer = {
      offers: rows.slice((page - 1) * PER_PAGE, page * PER_PAGE),
      total_pages: rows.length / PER_PAGE,
      total_count: rows.length,
      limit: PER_PAGE,
    };
    return { type: 'application/json', text: JSON.stringify(answer) };
  });
}

/** The rows with their positions. */
const placesOf = ({ page }: BenchPage): Promise<string[]> =>
  page
    .locator('[aria-label="My bets"] [data-offer]')
    .evaluateAll(rows => rows.map(row => `${row.getAttribute('data-offer')} ${row.getBoundingClientRect().top}`));

async function visit(browser: Browser, build: Build): Promise<Visit> {
  const market = await BenchMarket.open({ build });
  const rows = ownBids(market);
  answerOwnBids(market, rows);
  const { origin } = market;
  const page = await BenchPage.open(browser, { origin, session: market.keptSession(), usable: firstGrid });
  // The first visit fetches all bids.
  await page.settled('/purchasing/my-bets');
  await page.page.getByRole('link', { name: 'Search' }).click();
  await page.pause(2000);

  const awaited: Awaited = { event: 'click', appears: '[aria-label="My bets"] [data-offer]' };
  await page.page.evaluate(watchPress, awaited);
  await page.page.getByRole('link', { name: /^My bets/ }).click();
  const { milliseconds: opening } = await page.page.evaluate(() => globalThis.pressSeen);

  await page.devTools.slowProcessor();
  await page.page.locator('[aria-label="My bets"] [data-offer]').first().hover();
  await page.pause(2000);
  const before = await placesOf(page);
  const startedAt = await page.page.evaluate(() => performance.now());
  await new PushStream(market, rows).send(PER_SECOND, SECONDS);
  await page.pause(500);
  // The list ends where the news begin, so that fewer rows may be drawn than before.
  const movedRows = (await placesOf(page)).filter(row => !before.includes(row)).length;
  const tasks = (await page.notes()).longTasks.filter(task => task.startedAt > startedAt);
  await page.close();
  await market.close();
  return { opening, movedRows, longestTask: worst(tasks.map(({ duration }) => duration)) };
}

test('my bets open within budget, and no row moves under the pointer', async ({ browser }, testInfo) => {
  const visits = await inTurn(build => visit(browser, build), { runs: ONCE });
  await record(testInfo, {
    budget: null,
    what: `press to paint of my bets with ${OWN_BIDS} own bids`,
    runs: each(visits, run => run.opening),
    unit: 'ms',
    limit: 100,
  });
  await record(testInfo, {
    budget: null,
    what: `rows of my bets moved under the pointer by ${PER_SECOND} pushes/s`,
    runs: each(visits, run => run.movedRows),
    unit: '',
    limit: 0,
  });
  await record(testInfo, {
    budget: null,
    what: 'longest task of these pushes',
    runs: each(visits, run => run.longestTask),
    unit: 'ms, or none over 50',
    limit: 50,
  });
});
