import { type Browser, test } from '@playwright/test';
import { BenchMarket } from './BenchMarket';
import { record } from './Figure';
import { browseThese, heldRows } from './heldRows';
import { median, rounded, RUNS, worst } from './numbers';
import { BenchPage, firstGrid } from './page/BenchPage';
import { watchBlanks, watchFrames } from './page/watchFrames';
import { photographs } from './photographs';

const SPEED = 3000;
const PIXELS = 4 * SPEED;
const PAGE_LIMIT = 10_000;
/** Two frames at 60 Hz last 33.4 ms. */
const SLOW_FRAME = 34;
/** The start positions in the list: the top, the middle and near the end. */
const places = [0, 0.5, 0.9];

interface Scrolled {
  readonly frames: number;
  /** Per cent. */
  readonly slow: number;
  readonly blank: number;
  readonly longestFrame: number;
}

/** A page that has loaded the given number of offers page by page. */
async function holding(browser: Browser, count: number): Promise<{ page: BenchPage; market: BenchMarket }> {
  const market = await BenchMarket.open();
  market.photographs = await photographs(browser);
  browseThese(market, heldRows(market, count), PAGE_LIMIT);
  const page = await BenchPage.open(browser, {
    origin: market.origin,
    session: market.keptSession(),
    usable: firstGrid,
  });
  await page.goTo('/browsing/browse');
  await page.usable();
  await page.page.waitForFunction(
    pages => {
      const list = document.querySelector('article')!.closest('[role=region]')!;
      list.scrollTop = list.scrollHeight;
      // A page of 10,000 offers in three columns is more than a million pixels high.
      return list.scrollHeight > pages * 1_000_000;
    },
    count / PAGE_LIMIT,
    { polling: 500, timeout: 180_000 },
  );
  return { page, market };
}

async function scrollThrough(page: BenchPage): Promise<Scrolled> {
  const intervals: number[] = [];
  let blank = 0;
  await page.page.bringToFront();
  await page.devTools.slowProcessor();
  for (const place of places) {
    await scrollFrom(page, place, watchFrames);
    intervals.push(...(await page.page.evaluate(() => globalThis.framesSeen.stop().intervals)));
    await scrollFrom(page, place, watchBlanks);
    blank += await page.page.evaluate(() => globalThis.blanksSeen.stop().blank);
  }
  // The simulated slowdown keeps a core busy even while the page rests, which would affect the other page's
  // measurement.
  await page.devTools.slowProcessor(1);
  const slow = intervals.filter(interval => interval > SLOW_FRAME).length;
  return { frames: intervals.length, slow: (100 * slow) / intervals.length, blank, longestFrame: worst(intervals) };
}

async function scrollFrom(page: BenchPage, place: number, watch: () => void): Promise<void> {
  const middle = await page.showPart(place);
  await page.pause(1000);
  await page.page.evaluate(watch);
  await page.devTools.scroll({ ...middle, pixels: PIXELS, speed: SPEED });
}

test('scrolling through 10,000 and 100,000 held offers stays within budget on a slow processor', async ({
  browser,
}, testInfo) => {
  const some = await holding(browser, 10_000);
  const many = await holding(browser, 100_000);
  const runs: { some: Scrolled; many: Scrolled }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push({ some: await scrollThrough(some.page), many: await scrollThrough(many.page) });
  }
  for (const { page, market } of [some, many]) {
    await page.close();
    await market.close();
  }

  for (const [held, scrolled] of [
    ['10,000', runs.map(run => run.some)],
    ['100,000', runs.map(run => run.many)],
  ] as const) {
    const slow = median(scrolled.map(run => run.slow));
    const blank = worst(scrolled.map(run => run.blank));
    await record(testInfo, {
      budget: 7,
      what: `scrolling through ${held}: frames over 33 ms; blank`,
      measured: `${slow.toFixed(2)} %; ${blank}`,
      allowed: '0.5 %; 0',
      isMet: slow <= 0.5 && blank === 0,
      details: {
        slowPerCent: rounded(scrolled.map(run => run.slow)),
        frames: scrolled.map(run => run.frames),
        blank: scrolled.map(run => run.blank),
        longestFrame: rounded(scrolled.map(run => run.longestFrame)),
      },
    });
  }
});
