import type { Locator, Page } from '@playwright/test';
import { isShort } from './support/isShort';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';
import { textsOf } from './support/textsOf';

const t = textsOf('de');

test.use({ locale: 'de-DE', marketOptions: { offers: 100, tempo: 0, seed: 1, language: 'de' } });

/** The list of all offers as a table, in German. */
async function openTable(page: Page) {
  await page.addInitScript(() => {
    localStorage.setItem('layout.browse', 'table');
    // The native app is not offered.
    sessionStorage.setItem('browserChosen', 'yes');
  });
  await page.goto('/browsing/browse');
  const table = page.getByRole('table', { name: t('offers:lists.browse') });
  await expect(rowsOf(table).first()).toBeVisible();
  return table;
}

const rowsOf = (table: Locator) => table.locator('[role="row"][data-offer]');
const panelOf = (page: Page) => page.locator('section[data-offer]');

// Only a browser has sizes, marks texts, drags, moves the focus and keeps a head in sight.
test(
  'the table fits the screen, can be copied and resized, and takes a bid with the keyboard alone',
  { tag: '@main' },
  async ({ page, context, standIn }) => {
    test.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const table = await openTable(page);

    await test.step('it shows at least twelve offers on a screen of 1440 by 900 pixels, and reaches the last one', async () => {
      const inSight = () =>
        rowsOf(table).evaluateAll(
          rows =>
            rows.filter(row => {
              const { top, bottom } = row.getBoundingClientRect();
              return top >= 0 && bottom <= innerHeight;
            }).length,
        );
      await expect.poll(inSight).toBeGreaterThanOrEqual(12);
      const area = page.getByRole('region', { name: t('offers:lists.browse') });
      await expect
        .poll(async () => {
          await area.evaluate(element => element.scrollTo({ top: element.scrollHeight }));
          return page.getByText(t('offers:end')).isVisible();
        })
        .toBe(true);
      // The rows out of sight are not drawn.
      expect(await rowsOf(table).count()).toBeLessThan(60);
      await area.evaluate(element => element.scrollTo({ top: 0 }));
    });

    await test.step('marked rows are copied as rows of a table, with what is read in them, and marking opens nothing', async () => {
      const rows = rowsOf(table);
      const number = rows.first().locator('[data-markable]');
      await number.dblclick();
      expect(await page.evaluate(() => getSelection()!.toString())).toBe(await rows.first().getAttribute('data-offer'));
      const to = (await rows.nth(2).locator('[data-column="bids"]').boundingBox())!;
      const cells = await rows.first().locator('[role="cell"], [role="rowheader"]').count();
      let lines: readonly string[] = [];
      for (const start of [number, rows.first().locator('[data-column="bids"]')]) {
        // A press on marked text would drag it.
        await page.evaluate(() => getSelection()!.empty());
        const from = (await start.boundingBox())!;
        await page.mouse.move(from.x + 1, from.y + 10);
        await page.mouse.down();
        await page.mouse.move(to.x + to.width - 1, to.y + 10, { steps: 5 });
        await page.mouse.up();
        await page.keyboard.press('ControlOrMeta+c');
        lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
        expect(lines.map(line => line.split('\t').length)).toEqual([cells, cells, cells]);
      }
      const price = await rows.nth(1).locator('[data-column="highestBid"]').innerText();
      expect(lines[1]!.split('\t')).toContain(price.trim());
      await expect(panelOf(page)).toHaveCount(0);

      const name = (await rows.nth(1).getByRole('link').nth(0).boundingBox())!;
      await page.mouse.move(name.x + 4, name.y + 10);
      await page.mouse.down();
      await page.mouse.move(name.x + 60, name.y + 10, { steps: 5 });
      await page.mouse.up();
      expect(await page.evaluate(() => getSelection()!.toString())).not.toBe('');
      expect(new URL(page.url()).pathname).toBe('/browsing/browse');
    });

    await test.step('a column is as wide as its edge was dragged', async () => {
      const heading = table.getByRole('columnheader', { name: t('offersTable:columns.bids') });
      const widthOf = async () => Math.round((await heading.boundingBox())!.width);
      const before = await widthOf();
      const box = (await heading.boundingBox())!;
      await page.mouse.move(box.x, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x - 40, box.y + box.height / 2, { steps: 4 });
      await page.mouse.up();
      await expect.poll(widthOf).toBe(before + 40);
    });

    await test.step('a bid is placed with the keyboard alone, and the head of the table stays in sight', async () => {
      const { keyboard } = page;
      const heading = table.getByRole('columnheader', { name: t('offersTable:columns.highestBid') });
      await tabTo(heading.getByRole('button'));
      await keyboard.press('Enter');
      await expect(heading).toHaveAttribute('aria-sort', 'ascending');

      for (let step = 0; step < 30; step += 1) await keyboard.press('j');
      const focused = table.locator('[role="row"]:focus');
      await expect(focused).toHaveCount(1);
      await expect(focused).toBeInViewport({ ratio: 1 });
      await expect(heading).toBeInViewport({ ratio: 1 });

      await keyboard.press('Tab');
      await tabTo(
        focused.or(table.locator('[role="row"]:focus-within')).getByRole('button', { name: t('offers:details') }),
      );
      await keyboard.press('Enter');
      const panel = panelOf(page);
      await expect(panel).toBeFocused();
      const other = panel.getByRole('button', { name: t('bidding:differentOffer') });
      const amount = panel.getByRole('textbox', { name: t('bidding:yourOffer') });
      await expect(amount.or(other).first()).toBeVisible();
      if (await other.isVisible()) {
        await tabTo(other);
        await keyboard.press('Enter');
      }
      await tabTo(panel.getByRole('button', { name: new RegExp(`^${t('bidding:chips.minimum')}`) }));
      await keyboard.press('Enter');
      const place = panel.getByRole('button', { name: new RegExp(t('bidding:placeBidOf', { amount: '.*€' })) });
      await tabTo(place);
      await expect(place).toBeEnabled();
      await keyboard.press('Enter');
      await expect(panel.getByText(t('bidding:thankYou.bid'))).toBeVisible();
      expect(standIn.requests.filter(({ method, path }) => `${method} ${path}` === 'POST /api/v2/bets')).toHaveLength(
        1,
      );
      await keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
    });

    await test.step('no press on a layout moves a tool', async () => {
      for (const width of isShort ? [1440] : [1024, 1920, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const toolbar = page.getByRole('toolbar', { name: t('offers:toolbar.label') });
        const tool = (name: 'fewerColumns' | 'moreColumns' | 'table' | 'wide') =>
          toolbar.getByRole('button', { name: t(`offers:toolbar.${name}`) });
        await expect(toolbar.getByRole('combobox')).toBeVisible();
        const places = () =>
          toolbar
            .locator('button, select')
            .evaluateAll(tools => tools.map(each => JSON.stringify(each.getBoundingClientRect())));
        const pressEach = async (presses: readonly Locator[]) => {
          const before = await places();
          for (const press of presses) {
            const wasPressed = await press.getAttribute('aria-pressed');
            await press.click();
            await expect(press).not.toHaveAttribute('aria-pressed', wasPressed!);
            expect(await places()).toEqual(before);
          }
        };
        const view = toolbar.getByRole('button', { name: t('offers:view.title'), exact: true });
        await view.click();
        const wide = (await tool('wide').isVisible()) ? [tool('wide'), tool('wide')] : [];
        await pressEach([...wide, tool('moreColumns'), tool('fewerColumns'), ...wide]);
        await view.click();
        await pressEach([tool('table'), tool('table')]);
      }
    });
  },
);
