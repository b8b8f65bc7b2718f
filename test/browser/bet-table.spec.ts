import type { Page } from '@playwright/test';
import { isShort } from './support/isShort';
import { expect, test } from './support/test';
import { textsOf } from './support/textsOf';
import { visit } from './support/visit';

const t = textsOf('de');

test.use({ locale: 'de-DE', marketOptions: { offers: 200, tempo: 0, seed: 1, language: 'de' } });

const rowsOf = (page: Page) =>
  page.getByRole('table', { name: t('offers:lists.ownBids') }).locator('[role="row"][data-offer]');
const panelOf = (page: Page) => page.locator('section[data-offer]');

async function openBets(page: Page) {
  await page.addInitScript(() => {
    // The table of all offers stays rendered below the other pages.
    localStorage.setItem('layout.browse', 'table');
    // The native app is not offered.
    sessionStorage.setItem('browserChosen', 'yes');
  });
  await page.goto('/purchasing/my-bets');
  await expect(rowsOf(page).first()).toBeVisible();
}

/** What each row does not show in full, of the parts that it always has. */
const missingIn = (page: Page) =>
  rowsOf(page).evaluateAll(rows =>
    rows.flatMap(row => {
      const amounts = [...row.querySelectorAll('[data-column="minimumBid"] > *, [data-column="highestBid"] > *')];
      const parts = {
        number: row.querySelector('[data-markable]'),
        link: row.querySelector('[data-markable] + a'),
        like: row.querySelector('[aria-pressed]'),
        // A narrow row has either the next bid, which is a press, or the highest one.
        amount: amounts.find(amount => amount.checkVisibility()) ?? row,
        headroom: row.querySelector('[data-column="limit"] [data-standing]'),
      };
      const isWhole = (part: Element) => {
        const { top, bottom, left, right, width } = part.getBoundingClientRect();
        const corners = [left + 1, right - 1].map(x => document.elementFromPoint(x, (top + bottom) / 2));
        return width > 0 && corners.every(hit => hit !== null && (part.contains(hit) || hit.contains(part)));
      };
      return Object.entries(parts).flatMap(([name, part]) =>
        part !== null && !isWhole(part) && row.getBoundingClientRect().bottom < innerHeight
          ? `${name} of ${(row as HTMLElement).dataset.offer}`
          : [],
      );
    }),
  );

// Only a browser has sizes, and two tables on a page.
test(
  'the rows of own bids keep their number, link, like, amounts and headroom beside the panel of the marked row',
  { tag: '@main' },
  async ({ page }) => {
    await openBets(page);
    const marked = page.locator('[role="row"][data-expanded="true"]');
    const number = (await rowsOf(page).nth(1).getAttribute('data-offer'))!;
    const row = page.locator(`[role="row"][data-offer="${number}"]`);

    await test.step('the panel is that of the marked row, with its number and all lines', async () => {
      await row.getByRole('button', { name: t('offers:details') }).click();
      await expect(panelOf(page)).toHaveAttribute('data-offer', number);
      await expect(marked).toHaveCount(1);
      await expect(marked).toHaveAttribute('data-offer', number);
      await expect(panelOf(page).locator('header').getByText(number)).toBeVisible();
      for (const fact of ['year', 'country', 'bids', 'ownBid'] as const)
        await expect(panelOf(page).getByText(t(`offersDetails:facts.${fact}`), { exact: true })).toBeVisible();
    });

    await test.step('each row keeps its parts, also with a limit', async () => {
      await panelOf(page).getByText(t('bidding:chips.limit'), { exact: true }).click();
      await panelOf(page)
        .getByRole('textbox', { name: t('bidding:chips.limit') })
        .fill('99000');
      await page.mouse.move(0, 0);
      for (const width of isShort ? [1280, 1024] : [1600, 1440, 1366, 1280, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(row.locator('[data-column="limit"] [data-standing]')).toBeVisible();
        await expect.poll(() => missingIn(page), { message: `at ${width} pixels` }).toEqual([]);
      }
    });

    await test.step('no panel opens by itself on another page or after a reload', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, '/purchasing/realization');
      await expect(panelOf(page)).toHaveCount(0);
      await visit(page, '/purchasing/my-bets');
      await expect(rowsOf(page).first()).toBeVisible();
      await expect(panelOf(page)).toHaveCount(0);
      await expect(marked).toHaveCount(0);
      await page.reload();
      await expect(rowsOf(page).first()).toBeVisible();
      await expect(panelOf(page)).toHaveCount(0);
      await expect(marked).toHaveCount(0);
    });
  },
);

/** As many as a dealer raises at once on a usual morning: a panel of four has room for all amounts. */
const RAISES = 5;

test.describe('forty own bids', () => {
  test.use({ marketOptions: { offers: 600, tempo: 0, seed: 1, language: 'de' }, signedIn: 'manyBids' });

  // Only a browser scrolls to what has the focus.
  test('an amount of several raises is never below the button that places them', { tag: '@main' }, async ({ page }) => {
    await openBets(page);
    await page.getByRole('button', { name: t('biddingBets:raises.several') }).click();
    const ticks = page.getByRole('checkbox', { name: new RegExp(`^${t('biddingBets:raise')}: `) });
    await expect(ticks.first()).toBeVisible();
    for (let index = 0; index < RAISES; index += 1) await ticks.nth(index).check();
    await page.getByRole('button', { name: t('biddingBets:raises.review_other', { count: String(RAISES) }) }).click();
    const panel = page.getByRole('dialog', { name: t('biddingBets:raises.title') });
    const place = panel.getByRole('button', { name: t('biddingBets:raises.place_other', { count: String(RAISES) }) });
    await expect(panel.getByRole('textbox')).toHaveCount(RAISES);
    for (const height of [900, 700, 500]) {
      await page.setViewportSize({ width: 1440, height });
      for (const amount of await panel.getByRole('textbox').all()) {
        await amount.focus();
        const isCovered = await amount.evaluate(field => {
          const { left, top, width, height: high } = field.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + high / 2);
          return hit === null || !(field.contains(hit) || hit.contains(field));
        });
        expect(isCovered, `at ${height} pixels`).toBe(false);
      }
      await place.scrollIntoViewIfNeeded();
      await expect(place).toBeInViewport({ ratio: 1 });
    }
  });
});
