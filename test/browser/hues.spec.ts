import type { Locator } from '@playwright/test';
import { mainIf } from './support/mainIf';
import { contrast, type HueName, hueName, seenColours } from './support/seenColours';
import { expect, test } from './support/test';
import { changeAddress, visit } from './support/visit';
import { type RowChange, withRows } from './support/withRows';

const HOME = /\/api\/v2\/offers\/home_screen$/;
const BROWSE = /\/api\/v2\/offers\/browse\?/;
const auction = {
  label2: 'under test',
  score: null,
  contract_status: null,
  highest_bet: 0,
  bets_count: 0,
  current_dealer_highest_bet: null,
  buy_now_price: 0,
  buy_now_contract: null,
  vehicle_type: 'Motorbike',
};
const bids = { ...auction, highest_bet: 5000, bets_count: 2 };

const standings: readonly (readonly [standing: string, hue: HueName, row: RowChange])[] = [
  ['noBids', 'grey', auction],
  ['notBidding', 'yellow', bids],
  ['outbid', 'red', { ...bids, current_dealer_highest_bet: 4000 }],
  ['leading', 'blue', { ...bids, current_dealer_highest_bet: 5000 }],
];

async function expectText(locator: Locator, hue: HueName): Promise<void> {
  const { text, surface } = await seenColours(locator);
  expect(hueName(text)).toBe(hue);
  expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    // Only a browser knows colours.
    test(
      'each state of an offer and of a tool has its hue',
      mainIf(colorScheme === 'light'),
      async ({ page, browse }) => {
        const bands = [
          [0, 'red'],
          [50, 'yellow'],
          [100, 'green'],
        ] as const;
        const rows = [
          ...standings.map(([, , row]) => row),
          ...bands.map(([score]) => ({ ...auction, score })),
          { ...auction, contract_status: 'waiting' },
          { ...auction, contract_status: 'rejected' },
        ];
        await withRows(page, BROWSE, 'offers', rows);
        // Grey without bids, yellow with bids of others, red if outbid and blue if leading.
        await browse.open();

        await test.step('the standing, the own bid, the score and the contract of an offer', async () => {
          for (const [index, [standing, hue]] of standings.entries()) {
            const tile = browse.tiles.nth(index);
            await expectText(tile.locator(`p[data-standing="${standing}"] [data-chip]`), hue);
            if (index < 2) continue;
            await tile.getByRole('button', { name: 'Details' }).click();
            await expectText(tile.locator(`dl [data-standing="${standing}"]`), hue);
            await tile.getByRole('button', { name: 'Details' }).click();
          }
          for (const [index, [, hue]] of bands.entries()) {
            const bar = browse.tiles.nth(standings.length + index).locator(`[data-band="${hue}"]`);
            const { surface, around } = await seenColours(bar);
            expect(hueName(surface)).toBe(hue);
            expect(contrast(surface, around)).toBeGreaterThanOrEqual(3);
          }
          await expectText(browse.tiles.locator('[data-status="waiting"]'), 'yellow');
          await expectText(browse.tiles.locator('[data-status="rejected"]'), 'red');
        });

        await test.step('a toggle looks pressed under the pointer, too', async () => {
          for (const name of ['Buy now only', 'More columns']) {
            const toggle = browse.tool(name);
            if (name === 'More columns') await browse.openView();
            await toggle.click();
            await expect(toggle).toHaveAttribute('aria-pressed', 'true');
            await page.mouse.move(0, 0);
            await expect.poll(async () => hueName((await seenColours(toggle)).text)).toBe('orange');
            // The colours change within 120 ms.
            const atRest = () =>
              toggle.evaluate(element => Promise.all(element.getAnimations().map(({ finished }) => finished)));
            await atRest();
            const { surface } = await seenColours(toggle);
            await toggle.hover();
            await atRest();
            expect((await seenColours(toggle)).surface).toEqual(surface);
          }
          await browse.tool('Buy now only').click();
        });

        await test.step('the standing on the landing screen', async () => {
          await page.unrouteAll({ behavior: 'wait' });
          await withRows(page, HOME, 'motorbike_offers', rows);
          await visit(page, '/');
          const tiles = page.getByRole('region', { name: 'Motorbikes' }).getByRole('article');
          for (const [index, [standing, hue]] of standings.entries())
            await expectText(tiles.nth(index).locator(`p[data-standing="${standing}"] [data-chip]`), hue);
        });

        await test.step('the accent of a vehicle type on selected, pressed and focused elements', async () => {
          for (const [path, type, hue] of [
            ['/motorbikes', 'Motorbikes', 'orange'],
            ['/campers', 'Campers', 'blue'],
            ['/agricultural-machines', 'Agricultural machines', 'green'],
          ] as const) {
            await changeAddress(page, path);
            await expectText(page.getByRole('tab', { name: type, selected: true }), hue);

            await visit(page, '/browsing/browse');
            const toggle = browse.tool(type);
            await toggle.click();
            await expect(toggle).toHaveAttribute('aria-pressed', 'true');
            const item = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Search' });
            await expect.poll(async () => hueName((await seenColours(item)).text)).toBe(hue);
            await expectText(item, hue);
            await expect.poll(async () => hueName((await seenColours(toggle)).surface)).toBe(hue);
            const { text, surface, around } = await seenColours(toggle);
            expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
            expect(contrast(surface, around)).toBeGreaterThanOrEqual(3);

            await page.keyboard.press('Tab');
            await page.keyboard.press('Shift+Tab');
            await expect(toggle).toBeFocused();
            const ring = await toggle.evaluate(element => getComputedStyle(element).outlineColor);
            const [red = 0, green = 0, blue = 0] = (ring.match(/\d+/g) ?? []).map(Number);
            expect(hueName([red, green, blue])).toBe(hue);
            expect(contrast([red, green, blue], around)).toBeGreaterThanOrEqual(3);
          }
        });
      },
    );
  });
}
