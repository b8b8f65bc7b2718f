import { type Browser, test } from '@playwright/test';
import { BenchMarket } from './BenchMarket';
import { type Build, builtNow, inTurn } from './builds';
import { record } from './Figure';
import { browseThese, heldRows } from './heldRows';
import { each } from './numbers';
import { BenchPage, firstGrid } from './page/BenchPage';
import { type Awaited, watchPress } from './page/watchPress';
import { peersScript } from './peers/peersScript';
import { PushStream } from './PushStream';

/** The usual size, and one that must not be slower. */
const sizes = [300, 2000];
const PER_SECOND = 50;
const SECONDS = 3;
const ROW = '[role="row"][data-offer]';
const COPY = '/copy';

interface Visit {
  /** Milliseconds from the press to the paint of the first rows. */
  readonly opening: number;
  /** Milliseconds of script for each push. */
  readonly push: number;
}

async function opened(browser: Browser, build: Build, count: number) {
  const market = await BenchMarket.open({ build });
  const rows = heldRows(market, count);
  browseThese(market, rows, count);
  const { origin } = market;
  const page = await BenchPage.open(browser, { origin, session: market.keptSession(), usable: firstGrid });
  await page.settled('/browsing/browse');
  return { market, rows, page };
}

async function pressTable(page: BenchPage): Promise<number> {
  // The code of the table loads when the pointer reaches its button.
  const button = page.page.getByRole('button', { name: 'Table' });
  await button.hover();
  await page.pause(2000);
  await page.devTools.slowProcessor();
  await page.pause(1000);
  const awaited: Awaited = { event: 'click', appears: ROW };
  await page.page.evaluate(watchPress, awaited);
  await button.click();
  const { milliseconds } = await page.page.evaluate(() => globalThis.pressSeen);
  return milliseconds;
}

/** Milliseconds from a press to the paint of the rows in sight as plain React, in a copy of the page. */
async function plain(browser: Browser, count: number): Promise<number> {
  const { market, page } = await opened(browser, builtNow, count);
  await page.page.getByRole('button', { name: 'Table' }).click();
  await page.page.locator(ROW).first().waitFor();
  await page.pause(2000);
  const text = await page.copy();
  market.answers.set(COPY, () => ({ type: 'text/html;charset=utf-8', text }));
  await page.settled(COPY);
  await page.page.evaluate(await peersScript());
  await page.page.evaluate(() => globalThis.openPeer('Table'));
  const milliseconds = await pressTable(page);
  await page.close();
  await market.close();
  return milliseconds;
}

async function visit(browser: Browser, build: Build, count: number): Promise<Visit> {
  const { market, rows, page } = await opened(browser, build, count);
  const opening = await pressTable(page);
  await page.pause(2000);

  const before = await page.devTools.scriptSeconds();
  await new PushStream(market, rows.slice(0, 12)).send(PER_SECOND, SECONDS);
  await page.pause(500);
  const push = (1000 * ((await page.devTools.scriptSeconds()) - before)) / (PER_SECOND * SECONDS);
  await page.close();
  await market.close();
  return { opening, push };
}

for (const count of sizes)
  test(`a table of ${count} offers opens within budget, and so does a push into it`, async ({ browser }, testInfo) => {
    const visits = await inTurn(build => visit(browser, build, count), {
      control: async () => ({ opening: await plain(browser, count), push: 0 }),
    });
    const opening = each(visits, run => run.opening);
    const what = `press to paint of a table of ${count} offers`;
    await record(testInfo, { budget: 16, what, runs: opening, unit: 'ms', limit: { timesControl: 1.25 } });
    await record(testInfo, { budget: 16, what, runs: { ...opening, control: [] }, unit: 'ms', limit: 300 });
    await record(testInfo, {
      budget: 16,
      what: `script of a push into a row in sight of ${count}`,
      runs: { ...each(visits, run => run.push), control: [] },
      unit: 'ms',
      limit: 16,
    });
  });
