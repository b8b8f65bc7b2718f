import type { Page } from '@playwright/test';
import { bookFileText } from '../../src/domain/book/BookFile';
import type { BookContents } from '../../src/domain/book/BookRecord';
import { byCollection } from '../../src/domain/book/Keeping';
import { defaultQuestion } from '../../src/domain/offers/list/BrowseQuestion';
import { type OfferTab, offerTabs } from '../../src/domain/offers/list/OfferTab';
import type { Language } from '../../src/domain/shared/Language';
import { euros } from '../../src/domain/shared/Money';
import type { StandInBackend } from '../backend/StandInBackend';
import { aSnapshotInvoice } from '../support/anIssuedInvoice';
import { isShort } from './support/isShort';
import { mainIf } from './support/mainIf';
import { expect, test } from './support/test';
import { textsOf } from './support/textsOf';
import { visit, watchRequests } from './support/visit';
import { withRows } from './support/withRows';

/**
 * The rows whose first number is more than `most` pixels from what is left of it. With `isOfColumn`, the longest text of the column
 * counts: in a table of records, a row may lack what the others have.
 */
const farNumbers = (page: Page, most: number, isOfColumn = false): Promise<readonly string[]> =>
  page.evaluate(
    async ([pixels, ofColumn]) => {
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
      const found: string[] = [];
      const cellsOf = (row: Element) => [
        ...row.querySelectorAll(':scope > :is(th, td, [role="rowheader"], [role="cell"])'),
      ];
      for (const row of document.querySelectorAll('tbody > tr, [role="row"]:has([role="rowheader"])')) {
        const cells = cellsOf(row);
        const at = cells.findIndex(cell => cell.matches('[data-number="true"], [data-kind="number"]'));
        if (at < 1 || row.closest('[inert]') || !row.checkVisibility({ visibilityProperty: true })) continue;
        const left = Math.min(...boxesIn(cells[at]!).map(box => box.left));
        const rows = ofColumn ? [...row.parentElement!.children].map(cellsOf) : [cells];
        const before = rows.flatMap(each => each.slice(0, at));
        const right = Math.max(...before.flatMap(cell => boxesIn(cell).map(box => box.right)));
        if (left - right > pixels) found.push(`${row.textContent}: ${Math.round(left - right)}`);
      }
      return found;

      /** Without the texts that only a screen reader has. */
      function boxesIn(cell: Element): readonly DOMRect[] {
        const boxes: DOMRect[] = [];
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(node);
          boxes.push(...[...range.getClientRects()].filter(({ width }) => width > 1));
        }
        return boxes;
      }
    },
    [most, isOfColumn] as const,
  );

/**
 * The texts with a digit in the cells of all tables that are cut off at a side or run over the edge of their cell. A name
 * may end in an ellipsis if its tooltip has the whole name, also if its last word is a number. A table that scrolls sideways cuts nothing.
 */
const cutNumbers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const NUMBER = /^[\d\s.,:€%+−–-]+$/;
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
    const findings = new Set<string>();
    for (const cell of document.querySelectorAll('td, th, [role="cell"], [role="rowheader"]')) {
      if (cell.closest('[inert]') || !cell.checkVisibility({ visibilityProperty: true })) continue;
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent ?? '';
        if (/\d/.test(text) && isCut(node, text, cell)) findings.add(text);
      }
    }
    return [...findings];

    function isCut(node: Node, text: string, cell: Element): boolean {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      for (let box = node.parentElement; box; box = box.parentElement) {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(box);
        // Only for screen readers.
        if (width === 0 || clipPath !== 'none') return false;
        if (box !== cell && overflowX === 'visible') continue;
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        const { left: from, right: to } = box.getBoundingClientRect();
        if (left >= from - 1 && right <= to + 1) continue;
        const whole = box.closest('[title]')?.getAttribute('title') ?? '';
        return textOverflow !== 'ellipsis' || NUMBER.test(box.textContent ?? '') || !whole.includes(text.trim());
      }
      return false;
    }
  });

const ALL_WAYS = { widths: [1024, 1280, 1366, 1440, 1920, 2560], fonts: ['Liberation Sans', 'DejaVu Sans'] };
/** The least width and the usual one, in the wider font. */
const FEW_WAYS: typeof ALL_WAYS = { widths: [1024, 1440], fonts: ['DejaVu Sans'] };

const lists: Readonly<Record<OfferTab, string>> = {
  browse: '/browsing/browse',
  liked: '/browsing/liked',
  ownBids: '/purchasing/my-bets',
  inRealization: '/purchasing/realization',
  archived: '/purchasing/archived',
  sold: '/archived-on-platform',
};

const listPaths: readonly string[] = Object.values(lists);

const otherTables = [
  '/selling/sell',
  '/selling/vehicles',
  '/selling/clients',
  '/selling/invoices',
  '/selling/margin-book',
  '/selling/invoice-templates',
  '/settings/data',
];

/** Those of them whose rows have figures. */
const namesBesideNumbers = ['/selling/invoices', '/selling/margin-book', '/settings/data'];

const millions = { highest_bid: 1_234_550, minimal_price: 1_300_000, current_dealer_highest_bet: 1_188_050 };

/** The pages whose width the specification does not fix, apart from the lists of offers. */
const pages = [
  ...otherTables,
  '/purchasing/invoices',
  '/purchasing/realization',
  '/purchasing/archived',
  '/purchasing/board',
  '/desk/searches',
];

/** Where the page begins, how high its head is, and how high the heads and the rows of its tables are, in pixels. */
const measuresOf = (page: Page) =>
  page.evaluate(() => {
    const heightsOf = (selector: string) => [
      ...new Set([...document.querySelectorAll(selector)].map(row => Math.round(row.getBoundingClientRect().height))),
    ];
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(element => element.checkVisibility());
    // The bar across the page in which a heading is, without its border.
    const barOf = (element: Element): Element =>
      element.clientWidth >= document.querySelector('main')!.clientWidth ? element : barOf(element.parentElement!);
    const lefts = visible('main h1, main table, main [role="search"]').map(each =>
      Math.round(each.getBoundingClientRect().left),
    );
    return {
      lefts: [...new Set(lefts)],
      head: visible('main h1').map(each => barOf(each).clientHeight),
      tableHeads: heightsOf('main table > thead > tr').filter(height => height > 0),
      rows: heightsOf('main table > tbody > tr').filter(height => height > 0),
    };
  });

/** Limits on all own bids, looks at them before they were outbid, and issued invoices. */
function ownData({ marketplace }: StandInBackend): string {
  const { offers } = marketplace.dealer('seller@paddock.example')!.list('ownBids', defaultQuestion);
  const at = Date.now();
  const records = byCollection<BookContents>(collection => {
    if (collection === 'limits')
      return offers.map(({ hashId }, index) => ({
        key: hashId,
        changedAt: at,
        value: euros(index === 0 ? 2_418_052 : 18_052),
      })) as never;
    if (collection === 'seenBids')
      return offers.map(({ hashId }) => ({
        key: hashId,
        changedAt: at,
        value: { highestBid: euros(50), buyNowPrice: 0, standing: 'leading' },
      })) as never;
    if (collection === 'invoices')
      return [1, 2, 3].map(count => {
        const sent = { price: euros(1_234_567.89), ...(count === 3 && { vatOption: 'marginalTaxation' as const }) };
        const invoice = aSnapshotInvoice(`RE 2026-100${count}`, { sent });
        return { key: invoice.id, changedAt: at, value: { invoice, recordedAt: at } };
      }) as never;
    return [] as never;
  });
  return bookFileText({ exportedAt: at, dealer: null, records });
}

/** What the tables of the page cut off in any of these windows and fonts. */
async function cutIn(page: Page, screen: string, { widths, fonts }: typeof ALL_WAYS): Promise<readonly string[]> {
  const found: string[] = [];
  for (const font of fonts) {
    await page.evaluate(family => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`* { font-family: '${family}' !important }`);
      document.adoptedStyleSheets = [sheet];
    }, font);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // The rows follow a new width within some frames.
      let cut = await cutNumbers(page);
      for (let tries = 0; cut.length > 0 && tries < 50; tries += 1) cut = await cutNumbers(page);
      if (cut.length > 0) found.push(`${screen}, ${width} px, ${font}: ${cut.join('; ')}`);
    }
  }
  return found;
}

/** The numbers that are far from the name of their row in wide windows. */
async function farIn(page: Page, screen: string, isOfColumn: boolean): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of [1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    let far = await farNumbers(page, 240, isOfColumn);
    for (let tries = 0; far.length > 0 && tries < 50; tries += 1) far = await farNumbers(page, 240, isOfColumn);
    if (far.length > 0) found.push(`${screen}, ${width} px: ${far.join('; ')}`);
  }
  return found;
}

// Each screen is looked at in up to twelve ways.
test.setTimeout(240_000);

for (const language of ['de', 'pl'] as const satisfies readonly Language[]) {
  test.describe(language, () => {
    const t = textsOf(language);
    test.use({
      locale: `${language}-${language.toUpperCase()}`,
      signedIn: 'seller',
      marketOptions: { offers: 200, tempo: 0, seed: 1, language, archivedSales: 2_000 },
    });

    // Only a browser lays out tables. The words of the two languages differ most.
    test(
      'no table cuts a number off, or has the first one far from the name of its row',
      mainIf(language === 'de'),
      async ({ page, standIn }) => {
        await page.addInitScript(tabs => {
          for (const tab of tabs) localStorage.setItem(`layout.${tab}`, 'table');
          sessionStorage.setItem('browserChosen', 'yes');
        }, offerTabs);
        const answered = watchRequests(page);
        await withRows(page, /dealer_offers/, 'offers', [millions]);
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto('/settings/data');
        const chooser = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: t('book:import'), exact: true }).click();
        await (
          await chooser
        ).setFiles({ name: 'own.json', mimeType: 'application/json', buffer: Buffer.from(ownData(standIn)) });
        await page.getByRole('button', { name: t('book:review.take') }).click();
        await expect(page.getByText(t('book:done.import'))).toBeVisible();

        const found: string[] = [];
        const withoutTable: string[] = [];
        for (const path of [...listPaths, ...otherTables]) {
          await page.setViewportSize({ width: 1440, height: 900 });
          await visit(page, path);
          await answered();
          const cells = page.locator('td, [role="cell"]').filter({ visible: true });
          if ((await cells.count()) === 0) withoutTable.push(path);
          found.push(...(await cutIn(page, path, isShort || language === 'pl' ? FEW_WAYS : ALL_WAYS)));
          const isOfRecords = namesBesideNumbers.includes(path);
          if (isOfRecords || listPaths.includes(path)) found.push(...(await farIn(page, path, isOfRecords)));
        }
        expect.soft(withoutTable).toEqual([]);
        expect(found).toEqual([]);
      },
    );
  });
}

test.describe('in a wide window', () => {
  test.use({
    locale: 'de-DE',
    signedIn: 'seller',
    viewport: { width: 1440, height: 900 },
    marketOptions: { offers: 200, tempo: 0, seed: 1, language: 'de' },
  });

  // Only a browser lays out pages.
  test('all pages begin at one edge, and their heads and rows have one height', { tag: '@main' }, async ({ page }) => {
    const answered = watchRequests(page);
    await page.goto('/today');
    for (const path of pages) {
      await visit(page, path);
      await answered();
      const { lefts, head, tableHeads, rows } = await measuresOf(page);
      expect.soft({ lefts, head }, path).toEqual({ lefts: [252], head: [56] });
      for (const height of tableHeads) expect.soft(height, path).toBe(36);
      for (const height of rows) expect.soft(height, path).toBe(44);
    }
  });
});
