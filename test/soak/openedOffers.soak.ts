import { expect, test } from '@playwright/test';
import { BenchMarket } from '../bench/BenchMarket';
import { KEEPS_BYTECODE, OfferRounds } from '../bench/OfferRounds';
import { BenchPage } from '../bench/page/BenchPage';
import { PushStream } from '../bench/PushStream';

/** Few enough to be held completely before the first round. */
const OFFERS = 100;
const EARLY = 50;
const LATE = 500;
/** Milliseconds until everything prepared in idle time exists. */
const ALL_READY = 25_000;

test('the page holds as much after 500 opened offers, 9,000 pushes and nine lost connections as after a tenth of them', async ({
  playwright,
  launchOptions,
}) => {
  const args = [...(launchOptions.args ?? []), KEEPS_BYTECODE];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const market = await BenchMarket.open({ offers: OFFERS });
  const bench = await BenchPage.open(browser, { origin: market.origin, session: market.keptSession(), usable: null });
  await bench.settled('/browsing/browse');
  const rounds = new OfferRounds(bench);
  const pushes = new PushStream(market, market.rows(OFFERS));
  const held = async () => {
    // The same tiles are on screen each time.
    await bench.showPart(0);
    await bench.pause(ALL_READY);
    const bytes = await bench.devTools.heldBytes();
    return { bytes, ...(await bench.devTools.heldCounts()) };
  };
  const worksUntil = async (count: number) => {
    const line = bench.page.waitForEvent('websocket', { predicate: socket => socket.url().includes('/cable') });
    market.backend.cable.dropAll();
    await rounds.until(count);
    await line;
    await pushes.send(200, 5);
  };

  await rounds.holdAll();
  await worksUntil(EARLY);
  const before = await held();
  for (let count = EARLY * 2; count <= LATE; count += EARLY) await worksUntil(count);
  const after = await held();
  await browser.close();
  await market.close();

  console.log(JSON.stringify({ before, after }));
  // The tiles on screen do not all have the same nodes and listeners.
  for (const what of ['bytes', 'nodes', 'listeners'] as const)
    expect(after[what] / before[what], what).toBeLessThanOrEqual(1.05);
});
