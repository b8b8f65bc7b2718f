import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { StoredItem } from '../../browser/support/keptSession';
import { DevTools } from './DevTools';
import { observePage, type PageNotes, type Usable } from './observePage';
import { BEGIN, END, TRACED, type TraceEvent, type Work, workIn } from './Work';

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
