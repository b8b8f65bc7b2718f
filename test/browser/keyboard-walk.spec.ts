import { english as t, unbidAuction, unbidFixedPrice } from './support/english';
import { expectReady } from './support/expectReady';
import { KeyboardWalk } from './support/KeyboardWalk';
import { accountOf } from './support/Market';
import { expect, test } from './support/test';

test.use({ showsPdf: true, signedIn: null, marketOptions: { offers: 600, tempo: 0, seed: 1 } });

// Only a browser moves the focus, and presses each key with all that listens.
test('a day of a dealer can be done by keyboard alone, in few stops', async ({ page, context, browse, market }) => {
  // The test sends hundreds of key presses one after the other.
  test.setTimeout(300_000);
  const walk = await KeyboardWalk.through(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  const title = (name: string) => page.getByRole('heading', { level: 1, name });

  await walk.part('sign in', 1, async () => {
    const { email, password } = accountOf(market, 'manyBids');
    await page.goto('/browsing/browse');
    await expect(box('Email')).toBeFocused();
    await walk.type(email);
    await walk.to(page.getByLabel('Password', { exact: true }));
    await walk.type(password, { isSecret: true });
    await walk.press('Enter');
    await expect(browse.tiles.first()).toBeVisible();
    await expect(title('All offers')).toBeFocused();
    await walk.note();
    expect.soft(walk.heard().filter(line => line.includes('**alert'))).toEqual([]);
    // The number of offers is said as soon as it is known, before or after the heading.
    const said = walk.heard().filter(line => !line.endsWith('600 offers'));
    expect.soft(said.at(-1)).toBe('- heading "All offers", level 1');
    expect.soft(walk.heard().filter(line => line.includes('Sign in ·'))).toEqual([]);
  });

  await walk.part('find', 6, async () => {
    await walk.press('/');
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await expect(drawer.locator(':focus')).toHaveCount(1);
    await walk.to(drawer.getByRole('combobox', { name: 'Vehicle type', exact: true }));
    await walk.press('ArrowDown');
    await expect(page).toHaveURL('/browsing/browse?type=Motorbike');
    await walk.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(browse.tiles.first()).toBeVisible();
  });

  await walk.part('bid', 14, async () => {
    const { tile } = await browse.firstTile(unbidAuction);
    await walk.to(tile, 'j');
    await expect(tile).toHaveAccessibleDescription(/km, No bids yet, from 50\s€/);
    await walk.to(tile.getByRole('button', { name: /^Bid / }));
    await walk.press('Enter');
    await expect(tile.getByRole('textbox', { name: 'Your offer' })).toBeFocused();
    await walk.press('Enter');
    const place = tile.getByRole('button', { name: /^Place bid / });
    await expect(place).toBeFocused();
    await expectReady(place);
    await walk.press('Enter');
    await expect(tile.getByText(t('bidding:thankYou.bid'))).toBeVisible();
  });

  await walk.part('raise five', 15, async () => {
    await walk.press('g', 'b');
    await expect(title('My bets')).toBeFocused();
    expect.soft(walk.heard().join('\n')).not.toContain('End of the list');
    await walk.to(button('Raise several'));
    await walk.press('Enter');
    const outbid = page.getByRole('rowgroup', { name: 'Outbid' });
    const raise = outbid.getByRole('checkbox', { name: /^Raise: / });
    await expect(raise.first()).toBeVisible();
    await walk.to(outbid.locator('[role="row"][data-offer]').first(), 'j');
    for (const place of [1, 2, 3, 4]) {
      await walk.press('Shift+ArrowDown');
      await expect(raise.nth(place)).toBeFocused();
    }
    await walk.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Raises' });
    await expect(panel).toBeFocused();
    await walk.note();
    expect.soft(walk.heard().at(-1)).toMatch(/^- dialog "Raises", Total: [\d\s]+€\. Then committed: /);
    await walk.to(panel.getByRole('button', { name: 'Place 5 bids' }));
    await walk.press('Enter');
    await expect(panel.getByRole('listitem').filter({ hasText: 'has been placed' })).toHaveCount(5);
    await expect(panel.getByRole('group', { name: /^All 5 bids have been placed: / })).toBeFocused();
    await walk.note();
    expect
      .soft(
        walk
          .heard()
          .at(-1)
          ?.match(/ has been placed\. You’re leading\./g),
      )
      .toHaveLength(5);
    await walk.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(button('Raise several')).toBeFocused();
    await expect(button('Raise several')).toHaveAttribute('aria-pressed', 'false');
  });

  await walk.part('buy', 22, async () => {
    await walk.press('g', 's');
    await expect(title('All offers')).toBeFocused();
    const { tile } = await browse.firstTile(unbidFixedPrice);
    await walk.to(tile, 'j');
    await walk.to(tile.getByRole('button', { name: /^Details: / }));
    await walk.press('Enter');
    await walk.to(tile.getByRole('button', { name: 'Buy now', exact: true }));
    await walk.press('Enter');
    const buy = tile.getByRole('button', { name: /^Buy for \d/ });
    await expect(tile.getByRole('group', { name: 'Buy now' })).toBeFocused();
    await expect(buy).toHaveAccessibleDescription(/The purchase is binding/);
    await walk.to(buy);
    await walk.press('Enter');
    await expect(tile.getByText(t('bidding:thankYou.buyNow'))).toBeVisible();
  });

  await walk.part('pickup with a date', 26, async () => {
    await walk.press('Control+k');
    await walk.type('plan pickup');
    expect.soft(walk.heard().at(-1)).toMatch(/^- option "Plan pickup/);
    await walk.press('Enter');
    await expect(title('Pickup')).toBeFocused();
    const others = page.getByRole('region', { name: t('boardPickup:others') });
    const tour = page.getByRole('region', { name: t('boardPickup:tour'), exact: true });
    for (const count of [1, 2]) {
      await walk.to(others.getByRole('button', { name: /^For pickup/, pressed: false }).first());
      await walk.press('Enter');
      await expect(tour.getByRole('listitem')).toHaveCount(count);
    }
    const date = box(t('boardPickup:date'));
    await walk.to(button(t('boardPickup:chooseDate')));
    await walk.press('Enter');
    await expect(date).toBeFocused();
    await walk.press('Enter', 'ArrowDown', 'Enter');
    await expect(date).not.toHaveValue('');

    await walk.press('Control+k');
    await walk.type('realization');
    await walk.press('Enter');
    await expect(title('In realization')).toBeFocused();
    const deal = page.locator('[role="row"][data-offer], article[data-offer]').filter({ visible: true }).first();
    await walk.to(deal, 'j');
    await walk.press('Enter');
    const sheet = page.getByRole('dialog');
    await walk.to(sheet.getByRole('button', { name: 'Confirm pickup', exact: true }));
    await walk.press('Enter');
    await walk.to(sheet.getByRole('button', { name: 'Yes, picked up', exact: true }));
    await walk.press('Enter');
    await expect(sheet.getByText(t('deals:thankYou.pickup'))).toBeVisible();
    await walk.press('Escape');
    await expect(sheet).toHaveCount(0);
  });

  await walk.part('client', 15, async () => {
    await walk.press('g', 'c');
    await walk.to(button('Add New Customer'));
    await walk.press('Enter');
    await expect(box('Company name')).toBeFocused();
    await walk.type('Nordwind Motorrad GmbH');
    for (const [name, text] of [
      ['Tax number', '27/123/45678'],
      ['Phone number', '+49 40 5550199'],
      ['Street', 'Elbchaussee'],
      ['House number', '7b'],
      ['Zip code', '22765'],
      ['Place', 'Hamburg'],
    ] as const) {
      await walk.to(box(name));
      await walk.type(text);
    }
    await walk.to(page.getByRole('combobox', { name: 'Country' }));
    await walk.type('Ger');
    await walk.to(button('Create Client'));
    await walk.press('Enter');
    await expect(page).toHaveURL('/selling/clients');
    await expect(title('Clients')).toBeFocused();
    await expect(page.getByText('Nordwind Motorrad GmbH has been created.')).toBeAttached();
  });

  await walk.part('invoice', 22, async () => {
    await walk.to(page.getByRole('link', { name: 'Nordwind Motorrad GmbH' }));
    await walk.press('Enter');
    await walk.to(button('Add Document'));
    await walk.press('Enter');
    await walk.to(page.getByRole('dialog').getByRole('button', { name: 'Create Document' }));
    await walk.press('Enter');
    await expect(box(t('sellingInvoices:invoice.invoiceNumber'))).toBeFocused();
    await walk.type('RE 2026-77');
    await walk.to(button('Invoice date: Today'));
    await walk.press('Enter');
    await walk.to(box(t('sellingInvoices:invoice.deliveryDate')));
    expect.soft(walk.heard().at(-1)).toMatch(/^- textbox "Delivery date", empty, opens a dialog, required, Such as/);
    await walk.press('Enter', 'ArrowDown', 'Enter');
    await walk.to(box(t('sellingInvoices:invoice.price')));
    await walk.type('1.230,00');
    await walk.to(page.getByRole('combobox', { name: t('sellingInvoices:invoice.vatOption') }));
    await walk.type('23');
    const sums = page.getByRole('complementary', { name: t('sellingInvoices:invoice.sums') });
    await expect(sums.getByRole('status').first()).toHaveText(/^Gross /);
    await walk.to(button('Create Invoice'));
    await walk.press('Enter');
    await expect(button(t('sellingInvoices:invoice.question.back'))).toBeFocused();
    const opening = context.waitForEvent('page');
    await walk.to(button(/^Yes, issue /));
    await walk.press('Enter');
    await (await opening).close();
    await expect(page.getByText(t('sellingInvoices:issued.done', { number: 'RE 2026-77' }))).toBeVisible();
    await walk.note();
  });

  await walk.part('register', 19, async () => {
    await walk.press('g', 'r');
    await walk.to(page.getByRole('columnheader').getByRole('button').first());
    await walk.press('Enter');
    await walk.to(button(/^Close \w+ \d{4}$/), 'Shift+Tab');
    await walk.press('Enter');
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await walk.press('Escape');
  });

  await walk.part('settings with the map', 10, async () => {
    await walk.press('Control+k');
    await walk.type('trading');
    await walk.press('Enter');
    await expect(title('Trading')).toBeFocused();
    await walk.to(page.getByRole('combobox', { name: t('valuation:yard.town') }));
    await walk.type('Kiel');
    await walk.press('ArrowDown');
    expect.soft(walk.heard().at(-1)).toBe('- option "Kielce"');
    await walk.press('ArrowUp');
    expect.soft(walk.heard().at(-1)).toBe('- option "Kiel"');
    expect.soft(walk.heard().filter(line => /expanded.*Not chosen/.test(line))).toEqual([]);
    await walk.press('Enter');
    await walk.to(button(t('valuation:yard.onMap')));
    await walk.press('Enter');
    const map = page.getByRole('application', { name: t('valuation:yard.map') });
    await expect.soft(map).toHaveAccessibleDescription(/^Arrow keys/);
    await walk.to(map);
    await walk.press('ArrowRight', 'ArrowRight', '-');
    await expect
      .soft(page.getByRole('status').filter({ hasText: /^The map shows \d+\skm across, near / }))
      .toHaveCount(1);
    await walk.to(button(t('valuation:yard.coordinates')));
  });
});
