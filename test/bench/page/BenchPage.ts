import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { StoredItem } from '../../browser/support/keptSession';
import { BEGIN, END, TRACED, type TraceEvent, type Work, workIn } from './Work';

/** Times are milliseconds since the navigation. */
interface PageNotes {
  /** When the awaited elements were painted and the page could respond again. */
  usableAt: number | null;
  /** When the first text or image was painted. */
  firstAt: number;
  /** When the largest text or image so far was painted. */
  largestAt: number;
  readonly longTasks: { readonly startedAt: number; readonly duration: number }[];
  readonly shifts: { readonly at: number; readonly value: number; readonly what: string }[];
  /** The events of each press or key, from the hardware time stamp to the next paint, rounded to 8 ms. */
  readonly presses: { readonly name: string; readonly at: number; readonly duration: number }[];
}

declare global {
  var pageNotes: PageNotes;
}

interface Usable {
  readonly selector: string;
  /** The minimum number of these elements. */
  readonly least: number;
  /** Another element without which they are of no use. */
  readonly beside?: string;
}

interface Observed extends Usable {
  /** The time stamp that is written into a trace once the page is usable. */
  readonly end: string;
}

/** Runs in the page before its own scripts; it is sent there as text and can use nothing from this module. */
function observePage({ selector, least, beside, end }: Observed): void {
  const notes: PageNotes = { usableAt: null, firstAt: 0, largestAt: 0, longTasks: [], shifts: [], presses: [] };
  globalThis.pageNotes = notes;

  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  type Press = PerformanceEntry & { interactionId: number };
  const watch = <Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void, more = {}) =>
    new PerformanceObserver(list => (list.getEntries() as Entry[]).forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  watch('longtask', ({ startTime, duration }) => notes.longTasks.push({ startedAt: startTime, duration }));
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.firstAt = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (notes.largestAt = startTime));
  watch<Shift>('layout-shift', ({ startTime, value, hadRecentInput, sources }) => {
    const what = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : '')).join(' | ');
    if (!hadRecentInput) notes.shifts.push({ at: startTime, value, what });
  });
  watch<Press>(
    'event',
    ({ name, startTime, duration, interactionId }) => {
      if (interactionId > 0) notes.presses.push({ name, at: startTime, duration });
    },
    { durationThreshold: 16 },
  );

  // The page handles some events within its own listeners, so that a follower must be called first.
  for (const type of ['click', 'keydown', 'popstate']) {
    addEventListener(type, event => globalThis.followPress?.(event), true);
  }

  const whenPainted = (then: (at: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(null);
    });
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll(selector).length < least) return;
    if (beside && !document.querySelector(beside)) return;
    observer.disconnect();
    whenPainted(at => {
      notes.usableAt = at;
      console.timeStamp(end);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Lighthouse's slow 4G, in milliseconds and bytes per second. */
const SLOW_4G = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** The developer tools of the browser for one page. */
class DevTools {
  static async of(page: Page): Promise<DevTools> {
    return new DevTools(await page.context().newCDPSession(page));
  }

  private constructor(private readonly session: CDPSession) {}

  async slowNetwork(): Promise<void> {
    await this.session.send('Network.enable');
    await this.session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  }

  async slowProcessor(times = 4): Promise<void> {
    await this.session.send('Emulation.setCPUThrottlingRate', { rate: times });
  }

  /** Avoids Playwright's evaluate, which would add its library to the heap of the page. */
  async valueOf(expression: string): Promise<unknown> {
    const { result } = await this.session.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    return result.value as unknown;
  }

  /** The bytes of the page's JavaScript heap after a garbage collection. */
  async heldBytes(): Promise<number> {
    await this.session.send('HeapProfiler.collectGarbage');
    // The second collection frees what only finalizers held.
    await this.session.send('HeapProfiler.collectGarbage');
    return (await this.session.send('Runtime.getHeapUsage')).usedSize;
  }

  /** The nodes and listeners that the page holds, also outside its document. Call `heldBytes` before. */
  async heldCounts(): Promise<{ readonly nodes: number; readonly listeners: number }> {
    const { nodes, jsEventListeners: listeners } = await this.session.send('Memory.getDOMCounters');
    return { nodes, listeners };
  }

  /** Seconds of processor time that scripts have taken since this was first asked. */
  async scriptSeconds(): Promise<number> {
    await this.session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const { metrics } = await this.session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  }

  async countCalls(): Promise<void> {
    await this.session.send('Profiler.enable');
    await this.session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  }

  /** The calls, since counting began, of the function that contains this text most closely. */
  async callsAround(text: string): Promise<number> {
    const { result } = await this.session.send('Profiler.takePreciseCoverage');
    await this.session.send('Profiler.disable');
    await this.session.send('Debugger.enable');
    let calls = 0;
    for (const { scriptId, functions } of result) {
      const { scriptSource } = await this.session.send('Debugger.getScriptSource', { scriptId });
      for (let at = scriptSource.indexOf(text); at !== -1; at = scriptSource.indexOf(text, at + 1)) {
        const around = functions
          .map(({ ranges }) => ranges[0]!)
          .filter(({ startOffset, endOffset }) => startOffset <= at && at < endOffset);
        const closest = around.sort((one, other) => other.startOffset - one.startOffset)[0];
        calls = Math.max(calls, closest?.count ?? 0);
      }
    }
    await this.session.send('Debugger.disable');
    return calls;
  }

  /** Scrolls like a wheel at the given point; resolves when the scrolling has ended. */
  async scroll({ x, y, pixels, speed }: { x: number; y: number; pixels: number; speed: number }): Promise<void> {
    await this.session.send('Input.synthesizeScrollGesture', {
      x,
      y,
      yDistance: -pixels,
      speed,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  }
}

export interface BenchPageOptions {
  readonly origin: string;
  /** The storage after a sign-in; nobody is signed in without it. */
  readonly session?: readonly StoredItem[];
  readonly viewport?: { readonly width: number; readonly height: number };
  /** The elements that `usable` waits for; null to observe nothing, because an observer holds on to elements. */
  readonly usable: Usable | null;
  readonly columns?: 'less' | 'more';
}

const USABLE_AT_LATEST = 60_000;
const LOOKS_EVERY = 250;
const WORKER_AT_LATEST = 10_000;

/** The six tiles that a window of 1440 × 900 shows, the row below them, and the toolbar with the number of the offers. */
export const firstGrid: Usable = {
  selector: 'article',
  least: 9,
  beside: '[role=toolbar] [role=status]:not(:empty)',
};
/** The floor has no toolbar. */
export const floorGrid: Usable = { selector: 'article', least: 9 };
export const passwordField: Usable = { selector: 'input[type=password]', least: 1 };

/** A page in a fresh browser context with its measuring tools. */
export class BenchPage {
  static async open(browser: Browser, options: BenchPageOptions): Promise<BenchPage> {
    const { origin, session = [], viewport = { width: 1440, height: 900 }, usable, columns = 'less' } = options;
    const localStorage = [{ name: 'columns', value: columns }, ...session];
    const context = await browser.newContext({
      ignoreHTTPSErrors: true,
      viewport,
      locale: 'en-GB',
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    // Narrow windows offer the native app first, but these benches measure the pages behind the offer.
    await context.addInitScript(() => sessionStorage.setItem('browserChosen', 'yes'));
    if (usable) await context.addInitScript(observePage, { ...usable, end: END });
    const page = await context.newPage();
    return new BenchPage(origin, context, page, await DevTools.of(page));
  }

  private constructor(
    private readonly origin: string,
    private readonly context: BrowserContext,
    readonly page: Page,
    readonly devTools: DevTools,
  ) {}

  async goTo(path: string): Promise<void> {
    await this.page.goto(this.origin + path, { waitUntil: 'commit' });
  }

  /** Opens the path and waits until no request was sent for half a second. */
  async settled(path: string): Promise<void> {
    await this.page.goto(this.origin + path, { waitUntil: 'networkidle' });
  }

  /** Milliseconds from the navigation until the page was usable. */
  async usable(): Promise<number> {
    for (const startedAt = Date.now(); Date.now() - startedAt < USABLE_AT_LATEST; await this.pause(LOOKS_EVERY)) {
      const { usableAt } = await this.notes();
      if (usableAt !== null) return usableAt;
    }
    throw new Error(`After a minute this page was of no use: ${this.page.url()}`);
  }

  async notes(): Promise<PageNotes> {
    return (await this.devTools.valueOf('pageNotes')) as PageNotes;
  }

  pause(milliseconds: number): Promise<void> {
    return new Promise(resolve => setTimeout(resolve, milliseconds));
  }

  /** The work of the page's main thread during an action. */
  workDuring(act: () => Promise<unknown>): Promise<Work> {
    return this.traced(false, async () => {
      await this.devTools.valueOf(`console.timeStamp('${BEGIN}')`);
      await act();
      await this.devTools.valueOf(`console.timeStamp('${END}')`);
    });
  }

  /** The work of the page's main thread from its start until the page is usable. */
  workUntilUsable(path: string): Promise<Work> {
    return this.traced(true, async () => {
      await this.goTo(path);
      await this.usable();
    });
  }

  private async traced(sinceStart: boolean, act: () => Promise<unknown>): Promise<Work> {
    const browser = this.context.browser()!;
    await browser.startTracing(this.page, { categories: TRACED });
    await act();
    const trace = await browser.stopTracing();
    const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
    return workIn(traceEvents, { sinceStart });
  }

  /** Scrolls to a part of the list, from 0 for its top to 1 for its end. */
  showPart(part: number): Promise<void> {
    return this.page.evaluate(wanted => {
      const list = document.querySelector('article')!.closest('[role=region]')!;
      list.scrollTop = wanted * list.scrollHeight;
    }, part);
  }

  /** The middle of the list on screen. */
  middleOfList(): Promise<{ x: number; y: number }> {
    return this.page.evaluate(() => {
      const list = document.querySelector('article')!.closest('[role=region]')!;
      const { left, top, width, height } = list.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
  }

  /** The text of the same document with its style sheets, and without a script. */
  copy(): Promise<string> {
    return this.page.evaluate(() => {
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      copy.querySelectorAll('script, link[rel=preload]').forEach(element => element.remove());
      return `<!doctype html>${copy.outerHTML}`;
    });
  }

  /** The transferred bytes of the scripts that were requested until then. */
  async scriptBytes(until: number): Promise<number> {
    const told = await this.devTools.valueOf(
      `performance.getEntriesByType('resource')
        .map(({ name, responseEnd, encodedBodySize }) => ({ name, responseEnd, encodedBodySize }))`,
    );
    const resources = told as Pick<PerformanceResourceTiming, 'name' | 'responseEnd' | 'encodedBodySize'>[];
    return resources
      .filter(({ name, responseEnd }) => new URL(name).pathname.endsWith('.js') && responseEnd < until)
      .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
  }

  /**
   * Another page of the same dealer, whose browser has cached the files of this one. Closes this one. The service worker
   * begins when it has kept its files; an earlier build has none.
   */
  async nextVisit(): Promise<BenchPage> {
    await this.devTools.valueOf(
      `Promise.race([
        navigator.serviceWorker?.ready.then(() => {}),
        new Promise(resolve => setTimeout(resolve, ${WORKER_AT_LATEST})),
      ])`,
    );
    await this.page.close();
    const page = await this.context.newPage();
    return new BenchPage(this.origin, this.context, page, await DevTools.of(page));
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
