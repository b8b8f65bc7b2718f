import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';

/** What runs of this project's own code from a press until its effect is over: files of each layer, and functions. */
export interface Walk {
  readonly domain: number;
  readonly application: number;
  readonly ui: number;
  readonly functions: number;
}

/** The tasks of the start have begun by this time, in milliseconds. */
const START = 8000;

/** What the app does while nobody uses it repeats within this time, in milliseconds. */
const IDLE = 2500;

/** What follows from the effect runs within this time, in milliseconds. What the app does later is for another press. */
const AFTER = 1000;

/** `act` presses and waits for the effect. What also runs while nothing happens does not count. */
export async function measureWalk(page: Page, act: () => Promise<unknown>): Promise<Walk> {
  const coverage = await startCoverage(page);
  await page.waitForTimeout(START);
  await functionsRun(coverage);
  // On a busy machine, the start ends later: nothing may run that did not run in the time before.
  let before: ReadonlySet<string>;
  let idle: ReadonlySet<string> = new Set();
  do {
    before = idle;
    await page.waitForTimeout(IDLE);
    idle = await functionsRun(coverage);
  } while ([...idle].some(each => !before.has(each)));
  await act();
  await page.waitForTimeout(AFTER);
  return walkOf([...(await functionsRun(coverage))].filter(each => !before.has(each)));
}

/**
 * The walk of a load of `address` until the document has `count` elements of `selector`. The page stops there, so that what it
 * does later does not count, however late the test is.
 */
export async function measureStart(page: Page, address: string, selector: string, count: number): Promise<Walk> {
  await page.addInitScript(
    ([each, wanted]) =>
      new MutationObserver((_, observer) => {
        if (document.querySelectorAll(each).length < wanted) return;
        observer.disconnect();
        // The test waits for this stop.
        debugger;
      }).observe(document, { subtree: true, childList: true }),
    [selector, count] as const,
  );
  const coverage = await startCoverage(page);
  await coverage.send('Debugger.enable');
  const stopped = new Promise<unknown>(resolve => coverage.once('Debugger.paused', resolve));
  const loaded = page.goto(address, { waitUntil: 'commit' });
  await stopped;
  const functions = await functionsRun(coverage);
  await coverage.send('Debugger.resume');
  await loaded;
  return walkOf([...functions]);
}

async function startCoverage(page: Page): Promise<CDPSession> {
  const coverage = await page.context().newCDPSession(page);
  await coverage.send('Profiler.enable');
  await coverage.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await functionsRun(coverage);
  return coverage;
}

function walkOf(functions: readonly string[]): Walk {
  const files = [...new Set(functions.map(each => each.replace(/:\d+$/, '')))];
  const of = (layer: string) => files.filter(file => file.startsWith(`src/${layer}/`)).length;
  return { domain: of('domain'), application: of('application'), ui: of('ui'), functions: functions.length };
}

/** The functions of `src` that have run since the last call, as 'file:line'. */
async function functionsRun(coverage: CDPSession): Promise<ReadonlySet<string>> {
  const { result } = await coverage.send('Profiler.takePreciseCoverage');
  const run = new Set<string>();
  for (const { url, functions } of result) {
    const chunk = chunkOf(url);
    if (!chunk) continue;
    for (const { ranges } of functions) {
      const place = ranges[0] && ranges[0].count > 0 && chunk.sourceAt(ranges[0].startOffset);
      if (place) run.add(place);
    }
  }
  return run;
}

interface Chunk {
  sourceAt(offset: number): string | null;
}

const chunks = new Map<string, Chunk | null>();

function chunkOf(url: string): Chunk | null {
  const name = /\/([\w.-]+\.js)$/.exec(url)?.[1];
  if (!name) return null;
  const known = chunks.get(name);
  if (known !== undefined) return known;
  const chunk = readChunk(name);
  chunks.set(name, chunk);
  return chunk;
}

function readChunk(name: string): Chunk | null {
  const [script, map] = [path.join('dist', name), path.join('source-maps', `${name}.map`)];
  if (!existsSync(script) || !existsSync(map)) return null;
  const sources = new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as ConstructorParameters<typeof SourceMap>[0]);
  const lineStarts = [0, ...Array.from(readFileSync(script, 'utf8').matchAll(/\n/g), ({ index }) => index + 1)];
  return {
    sourceAt: offset => {
      const line = lineStarts.findLastIndex(start => start <= offset);
      const found = sources.findEntry(line, offset - lineStarts[line]!);
      if (!('originalSource' in found)) return null;
      const own = /(?:^|\/)(src\/(?:domain|application|ui|infrastructure)\/.*)$/.exec(found.originalSource)?.[1];
      return own ? `${own}:${found.originalLine}` : null;
    },
  };
}
