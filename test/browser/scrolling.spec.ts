import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

test.use({ backend: 'http' });

interface Answer {
  readonly offers: readonly { readonly id: number; readonly hash_id: string; readonly offer_hash_id: string }[];
}

/** The state of a tile when it was first drawn. */
interface Came {
  readonly isNamed: boolean;
  readonly isPriced: boolean;
  readonly controls: number;
}

declare global {
  var tilesCame: Came[];
  var shiftsSeen: unknown[];
  /** The parts that disappeared from a tile that stayed. */
  var partsLost: string[];
}

/** One long page that contains each offer many times under different numbers. */
async function withManyRows(page: Page): Promise<void> {
  await page.route(/\/api\/v2\/offers\/browse(\?|$)/, async route => {
    const response = await route.fetch();
    const answer = (await response.json()) as Answer;
    const offers = Array.from({ length: 15 }, (_, copy) =>
      answer.offers.map(row => {
        const hashId = `${row.hash_id}x${copy}`;
        return { ...row, id: row.id + 100_000 * copy, hash_id: hashId, offer_hash_id: hashId };
      }),
    ).flat();
    const told = { offers, total_count: offers.length, total_pages: 1, limit: offers.length };
    await route.fulfill({ response, json: { ...answer, ...told } });
  });
  // The details of a tile under the pointer load before a press.
  await page.route(/\/api\/v2\/offers\/[\w-]+x\d+$/, async route =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace(/x\d+$/, '') }) }),
  );
}

/** Scrolls down like a wheel and returns the tiles that appeared. */
async function scroll(page: Page, gesture: { pixels: number; speed: number }): Promise<readonly Came[]> {
  await page.evaluate(() => {
    globalThis.tilesCame = [];
    globalThis.shiftsSeen = [];
    globalThis.partsLost = [];
    const tell = (tile: Element) =>
      tilesCame.push({
        isNamed: tile.querySelector('h2')!.textContent !== '',
        isPriced: /€|–/.test(tile.querySelector('strong')!.textContent),
        controls: tile.querySelectorAll('button').length,
      });
    const watch = new MutationObserver(changes => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(node => node instanceof Element);
      const stayed = changes.filter(({ target }) => target.isConnected && (target as Element).closest('article'));
      partsLost.push(...stayed.flatMap(({ removedNodes }) => [...removedNodes].map(node => node.nodeName)));
      added.flatMap(node => (node.matches('article') ? [node] : [...node.querySelectorAll('article')])).forEach(tell);
    });
    watch.observe(document.querySelector('article')!.closest('[role=region]')!, { subtree: true, childList: true });
    new PerformanceObserver(list => shiftsSeen.push(...list.getEntries())).observe({ type: 'layout-shift' });
  });
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize()!;
  await session.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -gesture.pixels,
    speed: gesture.speed,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  await session.detach();
  return page.evaluate(() => tilesCame);
}

// Only a browser scrolls.
test(
  'a long list is drawn while it scrolls, and nothing that is visible moves',
  { tag: '@main' },
  async ({ page, browse }) => {
    await withManyRows(page);
    await browse.open();

    await test.step('fast scrolling draws complete tiles with name and price', async () => {
      // The drawing that replaces a missing photo loads after the first screen.
      await page.waitForLoadState('networkidle');
      const came = await scroll(page, { pixels: 12_000, speed: 6000 });
      expect(came.length).toBeGreaterThan(20);
      expect(came.every(({ isNamed, isPriced }) => isNamed && isPriced)).toBe(true);
      expect(came.filter(({ controls }) => controls < 2)).toEqual([]);
      expect(await page.evaluate(() => [shiftsSeen, partsLost])).toEqual([[], []]);
    });

    await test.step('visible tiles stay in place when a tile above them expands, and a partly visible tile expands downwards', async () => {
      await browse.list.evaluate(list => list.scrollTo({ top: 3000 }));
      /** The last complete tile of the row above the visible part, which is drawn after the visible ones. */
      const above = () =>
        browse.list.evaluate(list => {
          const { top } = list.getBoundingClientRect();
          const isAbove = ({ bottom, height }: DOMRect) => bottom < top && bottom > top - height;
          const tiles = [...list.querySelectorAll<HTMLElement>('article:has([aria-expanded])')];
          return tiles.findLast(tile => isAbove(tile.getBoundingClientRect()))?.dataset.offer;
        });
      await expect.poll(above).toBeDefined();
      const details = browse.list.locator(`[data-offer="${await above()}"]`).getByRole('button', { name: 'Details' });
      const seen = browse.tile(await browse.numberAtTop());
      const topOf = (tile: Locator) => tile.evaluate(tile => tile.getBoundingClientRect().top);

      const place = await browse.scrollPlace();
      const top = await topOf(seen);
      await details.dispatchEvent('click');
      await expect.poll(() => browse.scrollPlace()).toBeGreaterThan(place);
      expect(await topOf(seen)).toBe(top);

      const held = await browse.scrollPlace();
      const length = () => browse.list.evaluate(list => list.scrollHeight);
      const lengthBefore = await length();
      await seen.getByRole('button', { name: 'Details' }).dispatchEvent('click');
      await expect.poll(length).toBeGreaterThan(lengthBefore);
      expect(await topOf(seen)).toBe(top);
      expect(await browse.scrollPlace()).toBe(held);
    });
  },
);
