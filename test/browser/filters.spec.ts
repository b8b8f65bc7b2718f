import type { Page } from '@playwright/test';
import type { StandInBackend } from '../backend/StandInBackend';
import { allListsAsked } from './support/allListsAsked';
import { expect, test } from './support/test';

test.use({ backend: 'http' });

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filters' });

const questions = ({ requests }: StandInBackend) =>
  requests.filter(({ path }) => path === '/api/v2/offers/browse').map(({ query }) => query);

/** An answer that is on its way arrives within a frame or two, which the page's fake clock does not measure. */
const settle = (page: Page) => page.evaluate(() => fetch('/config.json').then(() => undefined));

test.describe('with the clock stopped', () => {
  test.beforeEach(async ({ page, browse, standIn }) => {
    await page.clock.install();
    await browse.open('?type=Motorbike');
    await allListsAsked(standIn);
    // The list is requested again once the page is connected.
    await expect.poll(() => questions(standIn).length).toBe(2);
    await browse.tool('Filters').click();
    await expect(drawer(page).getByRole('combobox', { name: 'Country' })).toBeFocused();
    // A longer jump would make the connection look dead, and the lists would be fetched again.
    await page.clock.pauseAt(new Date(Date.now() + 1000));
  });

  test('a change of a filter is sent after 2 s', async ({ page, standIn }) => {
    const before = questions(standIn).length;
    const model = drawer(page).getByRole('textbox', { name: 'Model' });
    await model.fill('b');
    await page.clock.runFor(1900);
    await model.fill('bm');
    await page.clock.runFor(1900);
    await settle(page);
    expect(questions(standIn)).toHaveLength(before);
    await page.clock.runFor(200);
    await expect.poll(() => questions(standIn).slice(before)).toEqual([expect.stringMatching(/model%5D=bm(&|$)/)]);
  });

  for (const [way, act] of [
    ['Enter', (page: Page) => drawer(page).getByRole('textbox', { name: 'Model' }).press('Enter')],
    ['closing the drawer', (page: Page) => drawer(page).getByRole('button', { name: 'Close' }).click()],
    [
      'choosing from a list',
      async (page: Page) => void (await drawer(page).getByRole('combobox', { name: 'Country' }).selectOption('DE')),
    ],
  ] as const) {
    test(`typing is sent after 2 s, but ${way} applies it at once`, async ({ page, standIn }) => {
      const before = questions(standIn).length;
      await drawer(page).getByRole('textbox', { name: 'Model' }).fill('b');
      await settle(page);
      expect(questions(standIn)).toHaveLength(before);
      await act(page);
      await expect.poll(() => questions(standIn).slice(before)).toEqual([expect.stringMatching(/model%5D=b(&|$)/)]);
    });
  }
});

test('the drawer sends the country, zip code, radius, offer number, damage, type and the motorbike fields', async ({
  page,
  browse,
}) => {
  const always = ['Country', 'Zip code', 'Radius', 'Offer number', 'Damaged', 'Vehicle type'];
  const motorbikeOnly = ['Brand', 'Model', 'Mileage from', 'Mileage to', 'Year from', 'Year to'];
  const labels = drawer(page).locator('form label');
  for (const [search, fields] of [
    ['?type=Motorbike', [...always, ...motorbikeOnly]],
    ['?brand=2', [...always, ...motorbikeOnly]],
    ['', always],
    ['?type=Camper', always],
    ['?type=AgriculturalMachine', always],
  ] as const) {
    await browse.open(search);
    await browse.tool('Filters').click();
    await expect(labels).toHaveText(fields.map(field => new RegExp(`^${field}`)));
  }
});

test('the drawer offers distances from 20 to 320 km, the current year and the 30 before', async ({ page, browse }) => {
  await browse.open('?type=Motorbike');
  await browse.tool('Filters').click();
  const options = (name: string) => drawer(page).getByRole('combobox', { name, exact: true }).locator('option');
  await expect(options('Radius')).toHaveText([/./, ...[20, 40, 80, 160, 320].map(km => new RegExp(`^${km}\\skm$`))]);
  await expect(options('Damaged')).toHaveText([/./, 'Yes', 'No']);
  const year = new Date().getFullYear();
  const years = Array.from({ length: 31 }, (_, index) => String(year - index));
  await expect(options('Year from')).toHaveText([/./, ...years]);
  await expect(options('Year to')).toHaveText([/./, ...years]);
});

test('a mileage can be typed digit by digit, and the type of the drawer keeps the other filters', async ({
  page,
  browse,
}) => {
  await browse.open('?type=Motorbike&damaged=no');
  await browse.tool('Filters').click();
  const from = drawer(page).getByRole('textbox', { name: 'Mileage from' });
  await from.pressSequentially('150000');
  await expect(from).toHaveValue(/^150\s000$/);
  await from.press('Backspace');
  await expect(from).toHaveValue(/^15\s000$/);
  await from.press('Enter');
  await expect(page).toHaveURL(/kmFrom=15000/);
  await expect(drawer(page)).toBeHidden();
  await browse.tool('Filters').click();
  await drawer(page).getByRole('combobox', { name: 'Vehicle type' }).selectOption('Camper');
  await expect(page).toHaveURL('/browsing/browse?type=Camper&damaged=no');
});

test('a quick filter keeps the place, and a second click on it clears it', async ({ page, browse }) => {
  await page.goto('/browsing/browse?country=DE&zip=80331&radius=320&model=b&damaged=no');
  await browse.tool('Campers').click();
  await expect(page).toHaveURL('/browsing/browse?type=Camper&country=DE&zip=80331&radius=320');
  await browse.tool('Campers').click();
  await expect(page).toHaveURL('/browsing/browse?country=DE&zip=80331&radius=320');
});

test('a press outside the drawer closes it and returns the focus, but a text dragged out of it does not', async ({
  page,
  browse,
}) => {
  await browse.open('?type=Motorbike');
  await browse.tool('Filters').click();
  const model = drawer(page).getByRole('textbox', { name: 'Model' });
  await model.fill('b');
  await model.hover();
  await page.mouse.down();
  await page.mouse.move(400, 400);
  await page.mouse.up();
  await expect(drawer(page)).toBeVisible();
  await page.mouse.click(400, 400);
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL('/browsing/browse?type=Motorbike&model=b');
  await expect(browse.tool('Filters')).toBeFocused();
});

test('Back with the drawer open leads to the previous page, and the typed filters are kept', async ({
  page,
  browse,
}) => {
  await page.clock.install();
  await page.goto('/purchasing/invoices');
  await page.getByRole('link', { name: 'Search' }).click();
  await expect(browse.tiles.first()).toBeVisible();
  await browse.tool('Filters').click();
  const number = drawer(page).getByRole('textbox', { name: 'Offer number' });
  await number.fill('b');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(page).toHaveURL('/purchasing/invoices');
  await page.getByRole('link', { name: 'Search' }).click();
  await browse.tool('Filters').click();
  await expect(number).toHaveValue('b');
});

test('filters typed before Back do not override what is chosen later', async ({ page, browse }) => {
  await page.clock.install();
  await page.goto('/purchasing/invoices');
  await page.getByRole('link', { name: 'Search' }).click();
  await expect(browse.tiles.first()).toBeVisible();
  await browse.tool('Filters').click();
  await drawer(page).getByRole('textbox', { name: 'Offer number' }).fill('b');
  await page.goBack();
  await page.getByRole('link', { name: 'Search' }).click();
  await browse.tool('Motorbikes').click();
  await browse.tool('Filters').click();
  await expect(drawer(page).getByRole('textbox', { name: 'Offer number' })).toHaveValue('');
  await page.clock.runFor(3000);
  await expect(page).toHaveURL('/browsing/browse?type=Motorbike');
});

test('the drawer keeps its size after another page loaded the shared dialog styles', async ({ page, browse }) => {
  const size = () => drawer(page).evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  await browse.open();
  await browse.tool('Filters').click();
  await expect(drawer(page)).toBeVisible();
  const before = await size();
  expect(before).toEqual([expect.any(Number), page.viewportSize()?.height]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('textbox', { name: 'Place' })).toBeVisible();
  await page.getByRole('link', { name: 'Search' }).click();
  await browse.tool('Filters').click();
  await expect(drawer(page)).toBeVisible();
  expect(await size()).toEqual(before);
});

test('Escape closes the drawer at once, before it becomes modal', async ({ page, browse }) => {
  await page.clock.install();
  await browse.open();
  await page.clock.fastForward(20_000);
  const dialog = page.locator('dialog');
  await expect(dialog).toBeAttached();
  const isModalAtOnce = await browse.tool('Filters').evaluate(async (button: HTMLButtonElement) => {
    button.click();
    await Promise.resolve();
    const wasModal = document.querySelector('dialog:modal') !== null;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    return wasModal;
  });
  expect(isModalAtOnce).toBe(false);
  await settle(page);
  await expect(dialog).toBeHidden();
});

test('the drawer that is prepared in idle time is hidden, unreachable and widens nothing', async ({ page, browse }) => {
  await page.clock.install();
  await browse.open();
  await page.clock.fastForward(20_000);
  const closed = page.locator('dialog');
  await expect(closed).toBeAttached();
  await expect(closed).toBeHidden();
  await expect(drawer(page)).toHaveCount(0);
  await closed.evaluate(dialog => dialog.querySelector('select')?.focus());
  await expect(closed.locator(':focus')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await browse.tool('Filters').click();
  await expect(drawer(page).getByRole('combobox', { name: 'Country' })).toBeFocused();
  await expect(drawer(page)).toBeInViewport({ ratio: 1 });
});

test('an address with a filter that only motorbikes have asks the server for motorbikes', async ({
  browse,
  standIn,
}) => {
  await browse.open('?model=b');
  await expect(browse.tool('Motorbikes')).toHaveAttribute('aria-pressed', 'true');
  const asked = questions(standIn).map(query => new URLSearchParams(query).get('filters[vehicle_type]'));
  expect(asked[0]).toBe('Motorbike');
});

test.describe('the remembered pagination', () => {
  const events = ({ requests }: StandInBackend) => requests.filter(({ path }) => path === '/analytics/create').length;

  test('applies to the browse list, and no filter changes it', async ({ page, browse, standIn }) => {
    await browse.open();
    await browse.tool('Pages').click();
    await expect(page.getByText('Page 1 of 3')).toBeVisible();
    await expect.poll(() => events(standIn)).toBe(1);
    await page.goto('/purchasing/invoices');
    await page.getByRole('link', { name: 'Search' }).click();
    await expect(page.getByText('Page 1 of 3')).toBeVisible();
    await browse.open();
    await expect(page.getByText('Page 1 of 3')).toBeVisible();
    await browse.tool('Motorbikes').click();
    await expect(page).toHaveURL('/browsing/browse?type=Motorbike&view=pages');
    await page.goto('/browsing/liked');
    await expect(page.getByRole('region', { name: 'Liked offers' })).toBeVisible();
    await browse.open();
    await expect(browse.tool('Pages')).toHaveAttribute('aria-pressed', 'true');
    expect(events(standIn)).toBe(1);
  });

  test('is overridden for one visit by an address that names another', async ({ page, browse, standIn }) => {
    await browse.open();
    await browse.tool('Pages').click();
    await expect.poll(() => events(standIn)).toBe(1);
    await browse.open('?view=scroll');
    await expect(browse.tool('Infinite scroll')).toHaveAttribute('aria-pressed', 'true');
    await browse.tool('Campers').click();
    await expect(page).toHaveURL('/browsing/browse?type=Camper&view=scroll');
    await expect(browse.tool('Infinite scroll')).toHaveAttribute('aria-pressed', 'true');
    await browse.open();
    await expect(browse.tool('Pages')).toHaveAttribute('aria-pressed', 'true');
    expect(events(standIn)).toBe(1);
  });
});
