import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type LaunchOptions, type PlaywrightWorkerArgs, test } from '@playwright/test';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { BenchMarket } from './BenchMarket';
import { type Build, inTurn } from './builds';
import { bundle } from './bundle';
import { record } from './Figure';
import { compressed } from './host/forwarded';
import { SecureHost, trustsHosts } from './host/SecureHost';
import { each, type Measured, sum, worst } from './numbers';
import { BenchPage, firstGrid, floorGrid, passwordField } from './page/BenchPage';
import { photographs } from './photographs';

const types: Readonly<Record<string, string>> = { '.html': 'text/html;charset=utf-8', '.js': 'text/javascript' };

/** Serves the floor from a host like that of the build. */
class FloorHost {
  static async open(tiles: readonly object[]): Promise<FloorHost> {
    const folder = await bundle('floor', [new HtmlWebpackPlugin({ template: 'test/bench/floor/index.html' })]);
    const files = new Map([['/tiles.json', { type: 'application/json', body: compressed(JSON.stringify(tiles)) }]]);
    for (const name of readdirSync(folder)) {
      const type = types[path.extname(name)];
      const address = name === 'index.html' ? '/' : `/${name}`;
      if (type) files.set(address, { type, body: compressed(readFileSync(path.join(folder, name)), 11) });
    }
    const host = await SecureHost.open();
    host.serve((request, response) => {
      const file = files.get(request.url);
      if (!file) return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body);
    });
    return new FloorHost(host);
  }

  private constructor(private readonly host: SecureHost) {}

  get origin(): string {
    return this.host.origin;
  }

  close(): Promise<void> {
    return this.host.close();
  }
}

interface Launched {
  readonly playwright: PlaywrightWorkerArgs['playwright'];
  readonly launchOptions: LaunchOptions;
}

/** Runs `use` in a new browser. A browser that has already shown a page starts the next one faster than a dealer's. */
async function inColdBrowser<Result>(
  { playwright, launchOptions }: Launched,
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const args = [...(launchOptions.args ?? []), trustsHosts];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

interface Loaded {
  readonly usableAt: number;
  /** When the first text or image was painted. */
  readonly firstAt: number;
  /** When the largest text or image was painted. */
  readonly largestAt: number;
  /** Kilobytes. */
  readonly scripts: number;
  /** The milliseconds of long tasks beyond 50 each, until five seconds after the page was usable. */
  readonly blocking: number;
  readonly longestTask: number;
  /** Megabytes. */
  readonly heap: number;
}

interface Morning extends Loaded {
  /** The milliseconds of processor time of the main thread until the page was usable. Other work does not change it. */
  readonly work: number;
  /** Megabytes when the grid is usable. */
  readonly heapOnceUsable: number;
  readonly secondVisit: Loaded | null;
}

const AFTERWARDS = 5000;
const FLOOR_TILES = 24;
/** Milliseconds from the usable grid to the largest contentful paint: one photo on slow 4G, with some room. */
const LARGEST_AFTER = 600;

async function goTo(page: BenchPage, path: string): Promise<number> {
  await page.devTools.slowNetwork();
  await page.devTools.slowProcessor();
  await page.goTo(path);
  return page.usable();
}

async function load(page: BenchPage, path: string): Promise<Loaded> {
  const usableAt = await goTo(page, path);
  await page.pause(AFTERWARDS);
  const { longTasks, firstAt, largestAt } = await page.notes();
  const durations = longTasks
    .filter(({ startedAt }) => startedAt < usableAt + AFTERWARDS)
    .map(({ duration }) => duration);
  return {
    usableAt,
    firstAt,
    largestAt,
    scripts: (await page.scriptBytes(usableAt)) / 1000,
    blocking: sum(durations.map(duration => duration - 50)),
    longestTask: worst(durations),
    heap: await heapOf(page),
  };
}

/** With the processor as it is, because a slowed one counts the time in which it is stopped. */
async function workOf(page: BenchPage, path: string): Promise<number> {
  await page.devTools.slowNetwork();
  return sum(Object.values(await page.workUntilUsable(path)));
}

const heapOf = async (page: BenchPage) => (await page.devTools.heldBytes()) / 1_000_000;

test('the first grid and the sign-in screen load within budget on slow 4G with a slow processor', async ({
  browser,
  playwright,
  launchOptions,
}, testInfo) => {
  const photos = await photographs(browser);
  const rows = await withMarket(undefined, async market => market.rows(FLOOR_TILES));
  const floor = await FloorHost.open(rows);
  const cold = { playwright, launchOptions };

  const ofGrid = (build: Build) =>
    withMarket(build, async market => {
      market.photographs = photos;
      const options = { origin: market.origin, session: market.keptSession(), usable: firstGrid };
      const first = await inColdBrowser(cold, async newBrowser => {
        const page = await BenchPage.open(newBrowser, options);
        const loaded = await load(page, '/browsing/browse');
        return { ...loaded, secondVisit: await load(await page.nextVisit(), '/browsing/browse') };
      });
      // A load of its own, because the garbage collection would delay what starts next.
      const heapOnceUsable = await inColdBrowser(cold, async newBrowser => {
        const page = await BenchPage.open(newBrowser, options);
        await goTo(page, '/browsing/browse');
        return heapOf(page);
      });
      const work = await inColdBrowser(cold, async newBrowser =>
        workOf(await BenchPage.open(newBrowser, options), '/browsing/browse'),
      );
      return { ...first, heapOnceUsable, work };
    });
  const ofFloor = async () => {
    const options = { origin: floor.origin, usable: floorGrid };
    const loaded = await inColdBrowser(cold, async newBrowser => load(await BenchPage.open(newBrowser, options), '/'));
    const work = await inColdBrowser(cold, async newBrowser => workOf(await BenchPage.open(newBrowser, options), '/'));
    return { ...loaded, secondVisit: null, heapOnceUsable: loaded.heap, work };
  };
  const loads = await inTurn<Morning>(ofGrid, { control: ofFloor });
  await floor.close();

  const signIns = await inTurn(build =>
    withMarket(build, async market =>
      inColdBrowser(cold, async newBrowser => {
        const page = await BenchPage.open(newBrowser, { origin: market.origin, usable: passwordField });
        return load(page, '/');
      }),
    ),
  );

  const alone = { ...loads, control: [] };
  await record(testInfo, {
    budget: 1,
    what: 'JavaScript to a usable browse grid, session kept (brotli)',
    runs: each(loads, run => run.scripts),
    unit: 'KB',
    limit: 195,
  });
  await record(testInfo, {
    budget: 2,
    what: 'JavaScript to the sign-in screen (brotli)',
    runs: each(signIns, run => run.scripts),
    unit: 'KB',
    limit: 165,
  });
  await record(testInfo, {
    budget: 3,
    what: 'usable grid: nine tiles and their toolbar',
    runs: each(loads, run => run.usableAt),
    unit: 'ms',
    limit: { timesControl: 1.25 },
  });
  await record(testInfo, {
    budget: 3,
    what: 'processor time of the main thread until then, not slowed',
    runs: each(loads, run => run.work),
    unit: 'ms',
    limit: null,
  });
  await record(testInfo, {
    budget: 4,
    what: 'blocking until usable + 5 s',
    runs: each(loads, run => run.blocking),
    unit: 'ms',
    limit: { timesControl: 1 },
  });
  await record(testInfo, {
    budget: 4,
    what: 'the longest task of these',
    runs: each(loads, run => run.longestTask),
    unit: 'ms, or none over 50',
    limit: 200,
  });
  await record(testInfo, {
    budget: 6,
    what: 'heap with the first grid',
    runs: each(alone, run => run.heapOnceUsable),
    unit: 'MB',
    limit: 5,
  });
  await record(testInfo, {
    budget: 6,
    what: 'heap five seconds later, with all that starts after the grid',
    runs: each(loads, run => run.heap),
    unit: 'MB',
    limit: 6.5,
  });
  await record(testInfo, {
    budget: 13,
    what: 'from usable to the largest contentful paint, in nine of ten loads',
    runs: inNineOfTen(each(alone, run => run.largestAt - run.usableAt)),
    unit: 'ms',
    limit: LARGEST_AFTER,
  });
  await record(testInfo, {
    budget: 14,
    what: 'usable grid at the second visit, against the first',
    runs: each(alone, run => run.secondVisit!.usableAt / run.usableAt),
    unit: '×',
    limit: 0.75,
  });
  await record(testInfo, {
    budget: 14,
    what: 'first text at the second visit, against the usable grid of the first',
    runs: each(alone, run => run.secondVisit!.firstAt / run.usableAt),
    unit: '×',
    limit: null,
  });
  await record(testInfo, {
    budget: 19,
    what: 'first paint of the browse grid',
    runs: each(alone, run => run.firstAt),
    unit: 'ms',
    limit: 900,
  });
  await record(testInfo, {
    budget: 19,
    what: 'first paint of the sign-in screen',
    runs: each(signIns, run => run.firstAt),
    unit: 'ms',
    limit: 900,
  });
  await record(testInfo, {
    budget: null,
    what: 'usable sign-in screen',
    runs: each(signIns, run => run.usableAt),
    unit: 'ms',
    limit: null,
  });
});

/** The largest value that is left without a tenth of the runs. */
function inNineOfTen({ before, after }: Measured<number>): Measured<number> {
  const most = (values: readonly number[]) =>
    values.length === 0 ? [] : [[...values].sort((one, other) => one - other)[Math.ceil(0.9 * values.length) - 1]!];
  return { control: [], before: most(before), after: most(after) };
}

async function withMarket<Value>(
  build: Build | undefined,
  use: (market: BenchMarket) => Promise<Value>,
): Promise<Value> {
  const market = await BenchMarket.open(build === undefined ? {} : { build });
  const value = await use(market);
  await market.close();
  return value;
}
