import { test } from '@playwright/test';
import { BenchMarket } from './BenchMarket';
import { record } from './Figure';
import { NO_COMPILERS, OfferRounds } from './OfferRounds';
import { BenchPage } from './page/BenchPage';

/** Few enough to be held completely before the first round, so that any later growth is a leak. */
const OFFERS = 100;
const EARLY = 50;
const LATE = 500;
/** Milliseconds until everything prepared in idle time, such as the filters, exists before the first measurement. */
const ALL_READY = 25_000;

test('the heap does not grow over many rounds of opening, closing and scrolling', async ({
  playwright,
  launchOptions,
}, testInfo) => {
  const args = [...(launchOptions.args ?? []), NO_COMPILERS];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const market = await BenchMarket.open({ offers: OFFERS });
  const bench = await BenchPage.open(browser, { origin: market.origin, session: market.keptSession(), usable: null });
  await bench.settled('/browsing/browse');
  const rounds = new OfferRounds(bench);
  await rounds.holdAll();
  await rounds.until(EARLY);
  await bench.pause(ALL_READY);
  const early = await bench.devTools.heldBytes();
  await rounds.until(LATE);
  const late = await bench.devTools.heldBytes();
  await browser.close();
  await market.close();

  const ratio = late / early;
  await record(testInfo, {
    budget: 11,
    what: `heap after ${LATE} rounds of open, close, scroll, against after ${EARLY}`,
    measured: `${ratio.toFixed(3)} × (${(late / 1e6).toFixed(2)} MB)`,
    allowed: '1.05 ×',
    isMet: ratio <= 1.05,
    details: { early, late },
  });
});
