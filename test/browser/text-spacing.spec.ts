import type { Page } from '@playwright/test';
import { overlaps } from './support/overlaps';
import { expect, test } from './support/test';
import { visit, watchRequests } from './support/visit';

/** The style of a dealer who needs more space around texts (WCAG 1.4.12). */
const widenTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/**
 * The texts of the page that a box cuts off. An ellipsis says that there is more, and so does a box that wraps and shows as
 * many whole texts as have room. What scrolls is not cut.
 */
const clippedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** What a font has above and below its letters may be cut. */
    const AIR = 2;
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent!.trim();
      if (words === '' || !text.parentElement!.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
      if (width < 1 || height < 1) continue;
      const box = clippingBox(text.parentElement!, { left, right, top, bottom });
      if (box) found.add(`'${words.slice(0, 40)}' in ${nameOf(box)}`);
    }
    return [...found];

    interface Edges {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }

    function clippingBox(parent: Element, text: Edges): Element | null {
      let hasEllipsis = false;
      const [isOpen, scrolls] = [
        { x: true, y: true },
        (overflow: string) => overflow === 'auto' || overflow === 'scroll',
      ];
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        // Only for screen readers.
        if (style.clipPath !== 'none') return null;
        if (style.position === 'fixed') return null;
        hasEllipsis ||= style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        if (scrolls(style.overflowX)) isOpen.x = false;
        if (scrolls(style.overflowY)) isOpen.y = false;
        if (style.display === 'inline' || style.display === 'contents') continue;
        const edges = box.getBoundingClientRect();
        const isAbove = text.bottom <= edges.top + AIR;
        const isBelow = text.top >= edges.bottom - AIR;
        const isCutDown = text.top < edges.top - AIR || text.bottom > edges.bottom + AIR;
        if (isOpen.y && style.overflowY !== 'visible' && isCutDown) {
          const isLeftOut = (isAbove || isBelow) && style.flexWrap === 'wrap' && showsSomething(box);
          return isLeftOut || hasEllipsis ? null : box;
        }
        const isCutAside = text.left < edges.left - AIR || text.right > edges.right + AIR;
        if (isOpen.x && style.overflowX !== 'visible' && isCutAside) return hasEllipsis ? null : box;
      }
      return null;
    }

    /** The box shows at least one of its texts or icons as a whole. */
    function showsSomething(box: Element): boolean {
      const edges = box.getBoundingClientRect();
      const icons = [...box.querySelectorAll('svg')].map(icon => icon.getBoundingClientRect());
      if (icons.some(({ top, bottom, width }) => width > 0 && top >= edges.top && bottom <= edges.bottom)) return true;
      const inside = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let text = inside.nextNode(); text; text = inside.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { top, bottom, width } = range.getBoundingClientRect();
        if (width > 0 && top >= edges.top - AIR && bottom <= edges.bottom + AIR) return true;
      }
      return false;
    }

    function nameOf(box: Element): string {
      const { height } = box.getBoundingClientRect();
      return `${box.tagName.toLowerCase()}.${box.className} of ${Math.round(height)} px`;
    }
  });

test.use({
  signedIn: 'seller',
  marketOptions: { offers: 200, tempo: 0, seed: 1, archivedSales: 2_000 },
});

const soft = expect.configure({ soft: true, timeout: 5_000 });

const pages = [
  '/',
  '/today',
  '/browsing/liked',
  '/purchasing/my-bets',
  '/purchasing/realization',
  '/purchasing/board',
  '/purchasing/archived',
  '/purchasing/invoices',
  '/purchasing/conversations',
  '/archived-on-platform',
  '/settings/profile',
  '/settings/trading',
  '/settings/notifications',
  '/settings/data',
  '/selling/sell',
  '/selling/vehicles',
  '/selling/clients',
  '/selling/clients/create',
  '/selling/invoices',
  '/selling/margin-book',
];

const windows = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const;

// Only a browser lays out texts.
test('no text is cut off or lies over another if lines, letters, words and paragraphs have more space', async ({
  page,
  browse,
}) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => sessionStorage.setItem('browserChosen', 'yes'));
  const answered = watchRequests(page);
  const look = async (screen: string) => {
    await answered();
    for (const window of windows) {
      await page.setViewportSize(window);
      // The tiles of a row are counted after the window has its size.
      const found = async () => [...(await clippedTexts(page)), ...(await overlaps(page))];
      await soft.poll(found, `${screen} at ${window.width} px`).toEqual([]);
    }
    await page.setViewportSize(windows[0]);
  };
  await browse.open();
  await widenTexts(page);
  await look('tiles');
  await browse.tiles.nth(1).getByRole('button', { name: 'Details' }).click();
  await look('a tile with its details');
  await browse.openView();
  await browse.tool('Table').click();
  await expect(browse.list.getByRole('row').first()).toBeVisible();
  await look('table');
  await browse.list.getByRole('row').getByRole('link').first().click();
  await expect(browse.sheet).toBeVisible();
  await look('offer');
  for (const path of pages) {
    await visit(page, path);
    await look(path);
  }
});
