import type { Page } from '@playwright/test';
import { arrivedDeal } from './support/arrivedDeal';
import { english as t, unbidFixedPrice } from './support/english';
import { expect, quietMarket, test } from './support/test';
import { buyNow, confirmPickup } from './support/twoStepPresses';
import { visit } from './support/visit';

const pagesOf = async (page: Page): Promise<number> => {
  const file = await page.pdf({ preferCSSPageSize: true });
  return file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
};

/** From now on, all papers would fit on one page. */
const longPaper = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@page paper { size: 210mm 3000mm; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

test.describe('with many offers', () => {
  test.use({ marketOptions: { ...quietMarket, offers: 200 } });

  // The main flow after a purchase. Only a browser prints.
  test(
    'a bought vehicle goes over the board and through its papers to the pickup',
    { tag: '@main' },
    async ({ page, browse }) => {
      await page.addInitScript(() => Object.assign(window, { print: () => {} }));
      await browse.open();
      const { number, tile } = await browse.firstTile(unbidFixedPrice);
      await tile.getByRole('button', { name: 'Details' }).click();
      await buyNow(tile);
      await tile.getByRole('link', { name: t('bidding:thankYou.toDeals') }).click();
      await arrivedDeal(page, number);

      const board = page.getByRole('main', { name: 'Deal board' });
      const card = board.getByRole('article').filter({ hasText: number });
      await visit(page, '/purchasing/board');
      await expect(card).toBeVisible();
      await card.getByRole('button', { name: /^Checklist/ }).click();
      await card.getByRole('checkbox', { name: 'Paid' }).check();
      await expect(card.getByText(/^Day 1: 4\d\sh left to arrange the pickup$/)).toBeVisible();

      const others = board.getByRole('article').filter({ hasNotText: number });
      await card.getByRole('button', { name: /^For pickup/ }).click();
      for (const at of [0, 1])
        await others
          .getByRole('button', { name: /^For pickup/ })
          .nth(at)
          .click();
      await expect(board.getByText(t('board:chosen_other', { count: '3' }), { exact: true })).toBeVisible();
      await board.getByRole('link', { name: 'Plan pickup' }).click();
      const stops = page.getByRole('region', { name: 'Tour', exact: true }).getByRole('listitem');
      await expect(stops).toHaveCount(3);
      await stops
        .first()
        .getByRole('button', { name: /^Later/ })
        .focus();
      await page.keyboard.press('Enter');
      await expect(stops.nth(1)).toHaveAttribute('data-offer', number);
      await expect(stops.nth(1).getByRole('button', { name: /^Later/ })).toBeFocused();
      await page.getByRole('button', { name: 'Print sheet' }).click();
      const sheet = page.getByRole('region', { name: t('boardPickup:sheet.title') });
      await expect(sheet.getByRole('article')).toHaveCount(3);
      expect(await pagesOf(page)).toBe(3);
      await longPaper(page);
      expect(await pagesOf(page)).toBe(3);
      await page.getByRole('button', { name: t('boardPickup:authorise') }).click();
      await expect(page.getByRole('region', { name: t('boardPickup:authorise') }).getByRole('article')).toHaveCount(3);
      expect(await pagesOf(page)).toBe(3);

      await page.getByRole('link', { name: 'Deal board' }).last().click();
      await card.getByRole('button', { name: 'Checklist 1 of 4' }).click();
      await expect(card.getByRole('checkbox', { name: 'Paid' })).toBeChecked();
      await card.getByRole('link').first().click();
      await confirmPickup(browse.sheet);
      await expect(browse.sheet.getByText(t('deals:thankYou.pickup'))).toBeVisible();
      await browse.sheet.getByRole('button', { name: 'Close' }).first().click();
      await board.getByRole('button', { name: 'Done' }).click();
      const done = board.getByRole('region', { name: /^(Pickup|Done)/ }).getByRole('article');
      await expect(done.filter({ hasText: number })).toBeVisible();
    },
  );
});

test('the printed shortlist says where it cuts a note, and cuts none that fits', async ({ page }) => {
  const notes = ['Chain is new', 'The seller lets us talk about the price. '.repeat(45).trim()];
  await page.addInitScript(() => localStorage.setItem('note', 'open'));
  await page.goto('/browsing/liked');
  const tiles = page.getByRole('region', { name: t('offers:lists.liked') }).getByRole('article');
  for (const [place, note] of notes.entries()) {
    await tiles.nth(place).getByRole('button', { name: 'Details' }).click();
    await tiles
      .nth(place)
      .getByRole('textbox', { name: t('book:note.name') })
      .fill(note);
  }
  await page.getByRole('link', { name: t('offers:shortlist') }).click();
  await page.getByRole('checkbox', { name: t('boardShortlist:own') }).check();
  const rows = page.getByRole('list', { name: t('boardShortlist:title') }).getByRole('listitem');
  const cutIn = (row: number) => rows.nth(row).getByText(t('boardShortlist:cut'));
  await expect(rows.nth(1)).toContainText(notes[1]!);
  await page.emulateMedia({ media: 'print' });
  await expect(cutIn(1)).toBeInViewport();
  await expect(cutIn(0)).not.toBeInViewport();
  expect(await pagesOf(page)).toBe(1);
});
