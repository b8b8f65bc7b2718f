import { accountOf } from './support/Market';
import { tabTo } from './support/tabTo';
import { expect, quietMarket, test } from './support/test';
import { textsOf } from './support/textsOf';

const t = textsOf('de');

test.use({ backend: 'http', locale: 'de-DE', marketOptions: { ...quietMarket, language: 'de' } });

test.describe('from the sign-in on', () => {
  test.use({ signedIn: null });

  test('the whole job is done in German without a mouse', async ({ page, market, standIn }) => {
    const { email, password } = accountOf(market, 'buyer');
    const { keyboard } = page;
    const tile = page.locator('article:focus');

    await page.goto('/browsing/browse');
    await expect(page.getByRole('textbox', { name: t('session:email') })).toBeFocused();
    await keyboard.type(email);
    await keyboard.press('Tab');
    await keyboard.type(password);
    await keyboard.press('Enter');
    await expect(page.getByRole('region', { name: t('offers:lists.browse') })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();

    await keyboard.press('/');
    const drawer = page.getByRole('dialog', { name: t('offers:filters.title') });
    await expect(drawer.locator(':focus')).toHaveCount(1);
    await tabTo(page.getByRole('combobox', { name: t('offers:filters.vehicleType'), exact: true }));
    await keyboard.press('ArrowDown');
    await expect(page).toHaveURL('/browsing/browse?type=Motorbike');
    await keyboard.press('Escape');
    await expect(drawer).toBeHidden();

    await keyboard.press('j');
    await expect(tile).toHaveCount(1);
    const first = await tile.getAttribute('data-offer');
    await keyboard.press('j');
    await expect(tile).not.toHaveAttribute('data-offer', first ?? '');
    await keyboard.press('k');
    await expect(tile).toHaveAttribute('data-offer', first ?? '');

    const likes = tile.getByRole('button', { name: t('offers:like') });
    const pressed = (await likes.getAttribute('aria-pressed')) === 'true';
    await keyboard.press('l');
    await expect(likes).toHaveAttribute('aria-pressed', String(!pressed));

    await keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await expect(page).toHaveURL(`/browsing/offer/${first}`);
    await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1);
    await keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(tile).toHaveAttribute('data-offer', first ?? '');

    await tabTo(page.getByRole('button', { name: t('offers:details'), exact: true }));
    await keyboard.press('Enter');
    await tabTo(page.getByRole('textbox', { name: t('bidding:yourOffer'), exact: true }));
    await keyboard.type('6050');
    await tabTo(page.getByRole('button', { name: t('bidding:placeBid'), exact: true }));
    await keyboard.press('Space');
    await expect(page.getByText(t('bidding:thankYou.bid'))).toBeVisible();
    expect(standIn.requests.filter(({ path }) => path === '/api/v2/bets')).toHaveLength(1);

    await tabTo(page.getByRole('button', { name: t('bidding:close'), exact: true }));
    await keyboard.press('Enter');
    await expect(page.getByText(t('bidding:thankYou.bid'))).toHaveCount(0);
  });
});

test('no key of its own bids or buys', async ({ page, browse, standIn }) => {
  await page.goto('/browsing/browse');
  const tiles = page.getByRole('region', { name: t('offers:lists.browse') }).getByRole('article');
  const buyable = tiles.filter({ hasText: t('offers:amount.buyNow') }).first();
  await buyable.getByRole('button', { name: t('offers:details') }).click();
  await expect(buyable.getByRole('button', { name: t('bidding:buyNow') })).toBeVisible();
  await buyable.focus();
  const keys = [...'abcdefghijklmnopqrstuvwxyz0123456789+-. ', 'Backspace', 'Delete', 'F2'];
  for (const key of keys) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    // Some of them open a drawer or the sheet of keys.
    await page.keyboard.press('Escape');
    await buyable.focus();
  }
  await page.keyboard.press('Enter');
  await expect(browse.sheet.or(page.getByRole('dialog'))).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const spent = standIn.requests.filter(({ path }) => /bets|buy_now/.test(path));
  expect(spent).toEqual([]);
});

test('a link that has the focus shows it, with the same ring after the drawer brought its own style sheets', async ({
  page,
}) => {
  await page.goto('/browsing/browse');
  const first = page
    .getByRole('region', { name: t('offers:lists.browse') })
    .getByRole('article')
    .first();
  const link = first.getByRole('heading').getByRole('link');
  const ring = async () => {
    await first.focus();
    await tabTo(link);
    return link.evaluate(element => getComputedStyle(element).outline);
  };
  const before = await ring();
  expect(before).toContain('solid');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await ring()).toBe(before);
});
