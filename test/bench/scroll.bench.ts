import { type Browser, test } from '@playwright/test';
import { BenchMarket, type RowJson } from './BenchMarket';
import { type Build, inTurn, ONCE } from './builds';
import { record } from './Figure';
import { browseThese, heldRows } from './heldRows';
import { each, sum, worst } from './numbers';
import { BenchPage, firstGrid } from './page/BenchPage';
import { recycleByHand } from './page/recycleByHand';
import type { Work } from './page/Work';
import type { Peer, PeerOffer } from './peers/main';
import { peersScript } from './peers/peersScript';
import { photographs } from './photographs';

interface FramesSeen {
  /** Milliseconds from each frame to the next. */
  readonly intervals: number[];
  readonly stop: () => FramesSeen;
}

interface TilesSeen {
  /** The tiles that were put into the document. */
  mounted: number;
  /** The longest time, in milliseconds, for which a part of the list showed no tile. */
  blank: number;
  readonly stop: () => TilesSeen;
}

declare global {
  var framesSeen: FramesSeen;
  var tilesSeen: TilesSeen;
}

/** Runs in the page; it is sent there as text and can use nothing from this module. */
function watchFrames(): void {
  let isRunning = true;
  let last = 0;
  const tick = (now: number) => {
    if (!isRunning) return;
    if (last > 0) seen.intervals.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  const seen: FramesSeen = {
    intervals: [],
    stop: () => {
      isRunning = false;
      return seen;
    },
  };
  globalThis.framesSeen = seen;
  requestAnimationFrame(tick);
}

/** Runs in the page; it takes a part of each frame, so that these frames must not be timed. */
function watchTiles(): void {
  const list = document.querySelector('article')!.closest('[role=region]')!;
  const { left, top, width, height } = list.getBoundingClientRect();
  const x = left + width / 2;
  /** Further apart than two rows of tiles. */
  const isBlank = (y: number) => ![y - 12, y + 12].some(at => document.elementFromPoint(x, at)?.closest('article'));
  const parts = [1 / 6, 1 / 2, 5 / 6].map(part => ({ y: top + part * height, blankSince: Infinity }));

  // This listener runs before the page handles the scroll: the tiles are those that the compositor has just shown.
  const handleScroll = ({ timeStamp }: Event) => {
    for (const part of parts) {
      seen.blank = Math.max(seen.blank, timeStamp - part.blankSince);
      part.blankSince = isBlank(part.y) ? Math.min(part.blankSince, timeStamp) : Infinity;
    }
  };
  const observer = new MutationObserver(records => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element)
        seen.mounted += Number(node.matches('article')) + node.querySelectorAll('article').length;
    }
  });
  const seen: TilesSeen = {
    mounted: 0,
    blank: 0,
    stop: () => {
      document.removeEventListener('scroll', handleScroll, true);
      observer.disconnect();
      return seen;
    },
  };
  globalThis.tilesSeen = seen;
  document.addEventListener('scroll', handleScroll, true);
  observer.observe(list, { childList: true, subtree: true });
}

/** Pixels per second: a wheel, and a fast one. */
const speeds = [1300, 3000] as const;
const SECONDS = 3;
const HELD = 10_000;
const COPY = '/copy';
/** Two frames at 60 Hz last 33.4 ms. */
const SLOW_FRAME = 34;
/** What the app may need of what the better peer needs. */
const SHARE = { work: 0.85, slowFrames: 0.7, longestTask: 0.6 };
/** The browser does not report shorter tasks. */
const LONG_TASK = 50;
/** The text by which the build's code renders a tile. */
const RENDERS_TILE = '("article",';

async function marketOf(build?: Build): Promise<{ market: BenchMarket; rows: RowJson[] }> {
  const market = await BenchMarket.open(build === undefined ? {} : { build });
  const rows = heldRows(market, HELD);
  browseThese(market, rows, HELD);
  return { market, rows };
}

/** Scrolls a page, each time from the middle of its list. */
class ScrolledPage {
  static async open(browser: Browser, market: BenchMarket): Promise<ScrolledPage> {
    const { origin } = market;
    const bench = await BenchPage.open(browser, { origin, session: market.keptSession(), usable: firstGrid });
    await bench.settled('/browsing/browse');
    return new ScrolledPage(bench, market);
  }

  private constructor(
    readonly bench: BenchPage,
    private readonly market: BenchMarket,
  ) {}

  /** The work of a second. */
  async work(speed: number): Promise<Work> {
    await this.prepare();
    const work = await this.bench.workDuring(() => this.scroll(speed));
    await this.rest();
    return Object.fromEntries(Object.entries(work).map(([kind, time]) => [kind, time / SECONDS])) as Work;
  }

  /** Separate from the work, because a trace takes a part of each frame. */
  async slowFrames(speed: number): Promise<number> {
    await this.prepare();
    await this.bench.page.evaluate(watchFrames);
    await this.scroll(speed);
    const intervals = await this.bench.page.evaluate(() => globalThis.framesSeen.stop().intervals);
    await this.rest();
    return (100 * intervals.filter(interval => interval > SLOW_FRAME).length) / intervals.length;
  }

  /** Separate too, for the same reason. */
  async longestTask(speed: number): Promise<number> {
    await this.prepare();
    const since = (await this.bench.devTools.valueOf('performance.now()')) as number;
    await this.scroll(speed);
    await this.rest();
    const { longTasks } = await this.bench.notes();
    return worst([LONG_TASK, ...longTasks.filter(task => task.startedAt > since).map(task => task.duration)]);
  }

  /** Separate, because counting takes a part of each frame, too. */
  async tiles(speed: number): Promise<{ readonly renders: number; readonly blank: number }> {
    await this.prepare();
    await this.bench.page.evaluate(watchTiles);
    await this.bench.devTools.countCalls();
    await this.scroll(speed);
    await this.bench.devTools.slowProcessor(1);
    const { mounted, blank } = await this.bench.page.evaluate(() => globalThis.tilesSeen.stop());
    const renders = await this.bench.devTools.callsAround(RENDERS_TILE);
    return { renders: renders / mounted, blank };
  }

  async close(): Promise<void> {
    await this.bench.close();
    await this.market.close();
  }

  private async prepare(): Promise<void> {
    await this.bench.page.bringToFront();
    await this.bench.devTools.slowProcessor();
    await this.bench.showPart(0.5);
    await this.bench.pause(1000);
  }

  private async scroll(speed: number): Promise<void> {
    const middle = await this.bench.middleOfList();
    await this.bench.devTools.scroll({ ...middle, pixels: SECONDS * speed, speed });
  }

  /** The simulated slowdown keeps a core busy even while the page rests, which would affect the next page. */
  private rest(): Promise<void> {
    return this.bench.devTools.slowProcessor(1);
  }
}

/** A copy of the page, and the offers that fill it. */
async function copied(
  browser: Browser,
  photos: readonly Buffer[],
): Promise<{ page: ScrolledPage; offers: readonly PeerOffer[] }> {
  const { market, rows } = await marketOf();
  market.photographs = photos;
  const page = await ScrolledPage.open(browser, market);
  const text = await page.bench.copy();
  market.answers.set(COPY, () => ({ type: 'text/html;charset=utf-8', text }));
  await page.bench.settled(COPY);
  const offers = rows.slice(0, 200).map(row => ({
    name: row.label1 ?? '',
    model: row.label2 ?? '',
    number: row.hash_id,
    price: `${row.highest_bet} €`,
    photo: row.photo ?? '',
  }));
  return { page, offers };
}

/** A script moves the rows of the copy and fills them. */
async function byHand(browser: Browser, photos: readonly Buffer[]): Promise<ScrolledPage> {
  const { page, offers } = await copied(browser, photos);
  await page.bench.page.evaluate(recycleByHand, { offers, count: HELD });
  return page;
}

/** A library for long lists renders the same tiles as plain React. */
async function byPeer(browser: Browser, photos: readonly Buffer[], peer: Peer): Promise<ScrolledPage> {
  const { page, offers } = await copied(browser, photos);
  await page.bench.page.evaluate(await peersScript());
  await page.bench.page.evaluate(list => globalThis.scrollPeer(list), { peer, offers, count: HELD });
  return page;
}

const total = (work: Work) => sum(Object.values(work));

test('scrolling through held offers costs less than with a library for long lists', async ({ browser }, testInfo) => {
  const photos = await photographs(browser);
  const hand = await byHand(browser, photos);
  const peers = [await byPeer(browser, photos, 'tanstack'), await byPeer(browser, photos, 'virtuoso')];
  /** The better one, in each run. */
  const ofPeers = async <Value>(measure: (page: ScrolledPage) => Promise<Value>, cost: (value: Value) => number) => {
    const values: Value[] = [];
    for (const page of peers) values.push(await measure(page));
    return values.reduce((best, value) => (cost(value) < cost(best) ? value : best));
  };
  const itself = (value: number) => value;
  const pages = new Map<Build, ScrolledPage>();
  const pageOf = async (build: Build) => {
    const opened = pages.get(build);
    if (opened) return opened;
    const { market } = await marketOf(build);
    market.photographs = photos;
    const page = await ScrolledPage.open(browser, market);
    pages.set(build, page);
    return page;
  };

  for (const speed of speeds) {
    const works = await inTurn(async build => (await pageOf(build)).work(speed), {
      control: () => ofPeers(page => page.work(speed), total),
    });
    await record(testInfo, {
      budget: 7,
      what: `scrolling 10,000 held offers at ${speed} px/s: processor time of a second`,
      runs: each(works, total),
      unit: 'ms',
      limit: { timesControl: SHARE.work },
    });
    await record(testInfo, {
      budget: null,
      what: `scrolling at ${speed} px/s by hand: processor time of a second`,
      runs: await inTurn(async () => total(await hand.work(speed)), { runs: ONCE }),
      unit: 'ms',
      limit: null,
    });
    for (const kind of ['script', 'layout', 'paint', 'garbage', 'other'] as const) {
      await record(testInfo, {
        budget: null,
        what: `scrolling at ${speed} px/s: ${kind}`,
        runs: each(works, work => work[kind]),
        unit: 'ms',
        limit: null,
      });
    }
  }
  const [wheel] = speeds;
  await record(testInfo, {
    budget: 7,
    what: `at ${wheel} px/s: frames over 33 ms`,
    runs: await inTurn(async build => (await pageOf(build)).slowFrames(wheel), {
      control: () => ofPeers(page => page.slowFrames(wheel), itself),
    }),
    unit: '%',
    limit: { timesControl: SHARE.slowFrames },
  });
  await record(testInfo, {
    budget: 7,
    what: `at ${wheel} px/s: longest task`,
    runs: await inTurn(async build => (await pageOf(build)).longestTask(wheel), {
      control: () => ofPeers(page => page.longestTask(wheel), itself),
    }),
    unit: 'ms',
    limit: { timesControl: SHARE.longestTask },
  });
  for (const speed of speeds) {
    const tiles = await inTurn(async build => (await pageOf(build)).tiles(speed), { runs: ONCE });
    await record(testInfo, {
      budget: 7,
      what: `at ${speed} px/s: renders for each tile that is mounted`,
      runs: each(tiles, run => run.renders),
      unit: '×',
      limit: 1.1,
    });
    await record(testInfo, {
      budget: 7,
      what: `at ${speed} px/s: longest time without a tile in a part of the list`,
      runs: each(tiles, run => run.blank),
      unit: 'ms',
      limit: 100,
    });
  }
  for (const page of [hand, ...peers, ...pages.values()]) await page.close();
});
