import { test } from '@playwright/test';
import { BenchMarket } from './BenchMarket';
import { type Build, inTurn, ONCE } from './builds';
import { record } from './Figure';
import { KEEPS_BYTECODE, OfferRounds } from './OfferRounds';
import { BenchPage } from './page/BenchPage';

/** Few enough to be held completely before the first round, so that any later growth is a leak. */
const OFFERS = 100;
const EARLY = 150;
const LATE = 500;
/** Milliseconds until everything prepared in idle time, such as the filters, exists before the first measurement. */
const ALL_READY = 25_000;

/** The least of three readings is the one with the least garbage. */
const READINGS = 3;

async function leastHeld(bench: BenchPage): Promise<number> {
  let least = Infinity;
  for (let reading = 0; reading < READINGS; reading += 1) {
    least = Math.min(least, await bench.devTools.heldBytes());
    await bench.pause(1000);
  }
  return least;
}

test('the heap does not grow over many rounds of opening, closing and scrolling', async ({
  playwright,
  launchOptions,
}, testInfo) => {
  const args = [...(launchOptions.args ?? []), KEEPS_BYTECODE];
  const growth = async (build: Build) => {
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const market = await BenchMarket.open({ build, offers: OFFERS });
    const bench = await BenchPage.open(browser, { origin: market.origin, session: market.keptSession(), usable: null });
    await bench.settled('/browsing/browse');
    const rounds = new OfferRounds(bench);
    await rounds.holdAll();
    await rounds.until(EARLY);
    await bench.pause(ALL_READY);
    const early = await leastHeld(bench);
    await rounds.until(LATE);
    const late = await leastHeld(bench);
    await browser.close();
    await market.close();
    return late / early;
  };

  await record(testInfo, {
    budget: 11,
    what: `heap after ${LATE} rounds of open, close, scroll, against after ${EARLY}`,
    runs: await inTurn(growth, { runs: ONCE }),
    unit: '×',
    limit: 1.02,
  });
});
