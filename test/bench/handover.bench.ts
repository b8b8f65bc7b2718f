import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type Page, test } from '@playwright/test';
import { noFilters } from '../../src/domain/offers/list/BrowseFilters';
import { cameraPhoto } from '../browser/support/cameraPhoto';
import { BenchMarket } from './BenchMarket';
import { type Build, inTurn } from './builds';
import { record } from './Figure';
import { each, median, sum } from './numbers';
import { BenchPage } from './page/BenchPage';

/** Of 12 megapixels, as many as a record may have. */
const PHOTO = { width: 4_000, height: 3_000 } as const;
const PHOTOS = 12;

const LINE = '[data-line="vin"]';
const CAMERA = `${LINE} input[capture]`;

/** The record of a handover on a phone. */
async function openRecord(browser: Browser, build: Build): Promise<{ market: BenchMarket; bench: BenchPage }> {
  const market = await BenchMarket.open({ build });
  const bench = await BenchPage.open(browser, {
    origin: market.origin,
    session: market.keptSession(),
    viewport: { width: 390, height: 844 },
    usable: null,
  });
  const [deal] = market.backend.marketplace.dealer(market.buyer)!.list('inRealization', allOf).offers;
  await bench.settled(`/purchasing/board/handover/${deal!.hashId}`);
  await bench.page.locator(LINE).getByRole('radio').first().click();
  await bench.page
    .locator(LINE)
    .getByRole('radio', { name: /^(Differs|Found)$/ })
    .click();
  return { market, bench };
}

const allOf = { page: 1, filters: noFilters, buyNowOnly: false } as const;

/** A photo in a file, because a browser would have to keep the bytes that a test hands over. */
async function photoFile(page: Page): Promise<string> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'bench-')), 'IMG_1.jpg');
  writeFileSync(file, (await cameraPhoto(page, PHOTO.width, PHOTO.height)).buffer);
  return file;
}

/**
 * Milliseconds from the moment a file arrives until another photo is in sight. It only listens, because the browser writes a
 * JPEG while the page is idle.
 */
const watchPhoto = (line: string) =>
  new Promise<number>(resolve => {
    const begin = () => {
      const arrivedAt = performance.now();
      const photos = new MutationObserver(changes => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        const photo = added.flatMap(node => (node instanceof Element ? [...node.querySelectorAll('img')] : []))[0];
        if (!photo) return;
        photos.disconnect();
        void photo.decode().then(() => resolve(performance.now() - arrivedAt));
      });
      photos.observe(document.querySelector(line)!, { childList: true, subtree: true });
    };
    addEventListener('change', begin, { once: true, capture: true });
  });

async function addPhoto(page: Page, file: string): Promise<number> {
  const taken = page.evaluate(watchPhoto, LINE);
  await page.locator(CAMERA).setInputFiles(file);
  return taken;
}

/** Milliseconds from the press until the page says that the record is saved. */
async function saveRecord(page: Page): Promise<number> {
  const saved = page.evaluate(
    () =>
      new Promise<number>(resolve => {
        addEventListener(
          'click',
          () => {
            const pressedAt = performance.now();
            const look = () => {
              if (document.body.innerText.includes('The record is saved.')) resolve(performance.now() - pressedAt);
              else requestAnimationFrame(look);
            };
            look();
          },
          { once: true, capture: true },
        );
      }),
  );
  await page.getByRole('button', { name: 'Save record' }).click();
  return saved;
}

test('a handover takes and saves photos on a slow phone', async ({ browser }, testInfo) => {
  const measure = async (build: Build) => {
    const { market, bench } = await openRecord(browser, build);
    const { page, devTools } = bench;
    const file = await photoFile(page);
    await devTools.slowProcessor();
    const photos: number[] = [];
    while (photos.length < PHOTOS) photos.push(await addPhoto(page, file));
    const saved = await saveRecord(page);
    await bench.close();
    await market.close();
    return { photo: median(photos), saved };
  };
  const runs = await inTurn(measure);
  await record(testInfo, {
    budget: null,
    what: 'from a photo of 12 megapixels to its place in the record of a handover',
    runs: each(runs, ({ photo }) => photo),
    unit: 'ms',
    limit: 1_500,
  });
  await record(testInfo, {
    budget: null,
    what: 'from the press to the saved record of a handover with 12 photos',
    runs: each(runs, ({ saved }) => saved),
    unit: 'ms',
    limit: 4_000,
  });
});

test('a photo of a handover needs little memory at its peak', async ({ playwright, launchOptions }, testInfo) => {
  const peak = async (build: Build) => {
    const browser = await playwright.chromium.launch(launchOptions);
    const { market, bench } = await openRecord(browser, build);
    const file = await photoFile(bench.page);
    const devTools = await browser.newBrowserCDPSession();
    const { processInfo } = await devTools.send('SystemInfo.getProcessInfo');
    const ids = processInfo.filter(({ type }) => type !== 'browser').map(({ id }) => id);
    // The code and the store of photos are there after the first one.
    await addPhoto(bench.page, file);
    await bench.devTools.heldBytes();
    const before = ids.map(held);
    await addPhoto(bench.page, file);
    const growth = sum(ids.map((id, index) => Math.max(0, highest(id) - before[index]!)));
    await browser.close();
    await market.close();
    return growth / 1_000;
  };
  await record(testInfo, {
    budget: null,
    what: 'memory for a photo of 12 megapixels at its peak, in all processes of the page',
    runs: await inTurn(peak),
    unit: 'MB',
    limit: 150,
  });
});

/** The memory that a process holds now, in kilobytes. Reading it resets the peak that `highest` returns. */
function held(id: number): number {
  writeFileSync(`/proc/${id}/clear_refs`, '5');
  return statusOf(id, 'VmRSS');
}

const highest = (id: number): number => statusOf(id, 'VmHWM');

const statusOf = (id: number, field: string): number =>
  Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0);
