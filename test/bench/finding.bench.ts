import { type Browser, test } from '@playwright/test';
import { BenchMarket } from './BenchMarket';
import { type Build, inTurn, ONCE } from './builds';
import { record } from './Figure';
import { browseThese, heldRows } from './heldRows';
import { each, worst } from './numbers';
import { BenchPage, firstGrid } from './page/BenchPage';

const HELD = 10_000;
/** Milliseconds until a list of that size is arranged. */
const ARRANGES = 3000;

interface Visit {
  /** The longest tasks in milliseconds. 0 if none took more than 50 ms. */
  readonly sorting: number;
  readonly refining: number;
}

async function visit(browser: Browser, build: Build): Promise<Visit> {
  const market = await BenchMarket.open({ build });
  browseThese(market, heldRows(market, HELD), HELD);
  const { origin } = market;
  const bench = await BenchPage.open(browser, { origin, session: market.keptSession(), usable: firstGrid });
  const { page } = bench;
  await bench.settled('/browsing/browse');
  // The code of the drawer loads when the pointer reaches its button.
  const refine = page.getByRole('button', { name: 'Filters' });
  await refine.hover();
  await bench.pause(3000);

  /** The press is a call in the page, because a search for the control would be a long task of its own. */
  const longestTask = async (act: () => Promise<unknown>) => {
    const startedAt = await page.evaluate(() => performance.now());
    await act();
    await bench.pause(ARRANGES);
    const tasks = (await bench.notes()).longTasks.filter(task => task.startedAt > startedAt);
    return worst(tasks.map(({ duration }) => duration));
  };
  const sortField = await page.getByLabel('Sort by').elementHandle();
  const sorting = await longestTask(() =>
    sortField.evaluate((field: HTMLSelectElement) => {
      field.value = 'shownPrice';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }),
  );
  await refine.click();
  const noBids = await page.getByLabel('No bids yet').elementHandle();
  await bench.pause(1000);
  const refining = await longestTask(() => noBids.evaluate((box: HTMLElement) => box.click()));
  await page.getByText(/\d match$/).waitFor({ state: 'attached' });
  await bench.close();
  await market.close();
  return { sorting, refining };
}

test('10,000 offers are sorted and refined without a long task', async ({ browser }, testInfo) => {
  const visits = await inTurn(build => visit(browser, build), { runs: ONCE });
  for (const [key, what] of [
    ['sorting', 'sorting'],
    ['refining', 'refining'],
  ] as const) {
    await record(testInfo, {
      budget: null,
      what: `longest task of ${what} 10,000 held offers`,
      runs: each(visits, run => run[key]),
      unit: 'ms, or none over 50',
      limit: 50,
    });
  }
});
