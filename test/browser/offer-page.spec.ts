import type { Locator, Page } from '@playwright/test';
import { allListsAsked } from './support/allListsAsked';
import { boxOf } from './support/boxes';
import type { BrowseScreen } from './support/BrowseScreen';
import { continueInBrowser } from './support/continueInBrowser';
import { ConversationWidget } from './support/ConversationWidget';
import { english as t, unbidAuction, unbidFixedPrice } from './support/english';
import { isShort } from './support/isShort';
import { shiftsIn, watchLayoutShifts } from './support/layoutShifts';
import { mainIf } from './support/mainIf';
import { refetchedOnConnection } from './support/refetchedOnConnection';
import { expect, test } from './support/test';
import { unbidOnServer } from './support/unbidOnServer';

test.use({ backend: 'http' });

declare global {
  var asidesMade: HTMLElement[];
}

interface Shown {
  readonly url: string;
}

const OFFER = /\/api\/v2\/offers\/[A-Z]{2}-\w+$/;

/**
 * Changes the offer in the answer to its page, which arrives when `answered` resolves. The answer of a list does not contain
 * the change.
 */
async function withOffer(
  page: Page,
  change: Readonly<Record<string, unknown>>,
  answered?: Promise<void>,
): Promise<void> {
  await page.route(OFFER, async route => {
    await answered;
    const response = await route.fetch();
    const { offer } = (await response.json()) as { readonly offer: object };
    await route.fulfill({ response, json: { offer: { ...offer, ...change } } });
  });
}

async function opened(page: Page, browse: BrowseScreen, reads = unbidAuction) {
  await browse.open();
  await refetchedOnConnection(page);
  const { number, tile } = await browse.firstTile(reads);
  await tile.getByRole('link', { name: 'Open offer' }).click();
  await expect(page).toHaveURL(`/browsing/offer/${number}`);
  await expect(browse.sheet.getByRole('region', { name: 'Vehicle data' })).toBeVisible();
  const region = (name: string) => browse.sheet.getByRole('region', { name, exact: true });
  return { number, region, side: browse.sheet.locator('aside') };
}

const widthOf = (panel: Locator) => panel.evaluate((element: HTMLElement) => element.offsetWidth);

// Only a browser has sizes and a history, and reads the size of a photo.
test('an offer shows its photos in a viewer and its place on a map', { tag: '@main' }, async ({ page, browse }) => {
  const portrait = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1200"/>';
  await page.route('**/portrait.svg', route => route.fulfill({ contentType: 'image/svg+xml', body: portrait }));
  const file = { url: 'https://photos.example/portrait.svg' };
  const photos = [
    { id: 1, file: { ...file, width: 4000, height: 3000 } },
    { id: 2, file },
  ];
  const place = { lat: 52.52, long: 13.4, zip_code: '10115', place: 'Berlin', country_code: 'DE' };
  await page.route(OFFER, async route => {
    const response = await route.fetch();
    const { offer } = (await response.json()) as { readonly offer: { readonly photos: readonly { file: Shown }[] } };
    const url = offer.photos[0]!.file.url.replace(/[^/]+$/, 'portrait.svg');
    const told = photos.map(photo => ({ ...photo, file: { ...photo.file, url } }));
    await route.fulfill({ response, json: { offer: { ...offer, ...place, photos: [...told, ...offer.photos] } } });
  });
  const { region } = await opened(page, browse);

  await test.step('the gallery is 520 px high and shows the first photo large, thumbnails and a zoom viewer', async () => {
    const photos = region('Photos').getByRole('button', { name: /Enlarge photo/ });
    const [first, second] = [await photos.nth(0).boundingBox(), await photos.nth(1).boundingBox()];
    expect(first?.height).toBe(520);
    expect(second!.width).toBeLessThan(first!.width / 3);
    await photos.nth(1).click();
    await expect(page.locator('.pswp--open')).toBeVisible();
    const thumbnails = page.locator('.pswp').getByRole('group', { name: 'Photos' }).getByRole('button');
    await expect(thumbnails).toHaveCount(await photos.count());
    await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
    await thumbnails.nth(0).click();
    await expect(thumbnails.nth(0)).toHaveAttribute('aria-current', 'true');
    // The viewer accepts no press while it is still opening. A second press by the pointer would hit what is below the viewer.
    await expect(async () => {
      await page
        .locator('.pswp__button--close')
        .evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
      await expect(page.locator('.pswp--open')).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await expect(browse.sheet).toBeVisible();
  });

  await test.step('a photo keeps its shape in the viewer if the server states another size or none', async () => {
    for (const number of [1, 2]) {
      await region('Photos')
        .getByRole('button', { name: new RegExp(`^Enlarge photo ${number} of`) })
        .click();
      const photo = page.locator('.pswp__item[aria-hidden=false] img.pswp__img:not(.pswp__img--placeholder)');
      await expect(async () => {
        const { width, height } = (await photo.boundingBox())!;
        expect(height / width).toBeCloseTo(2, 1);
      }).toPass();
      await page.goBack();
      await expect(page.locator('.pswp--open')).toHaveCount(0);
    }
  });

  const map = region('Location').getByRole('application');
  const size = region('Location').getByRole('button', { name: t('offersDetails:largeMap') });

  await test.step('the map is 520 px high, and a press makes it 200 px high', async () => {
    await expect.poll(async () => (await map.boundingBox())?.height).toBe(520);
    // A title that repeats the name would be read after it.
    for (const control of [size, ...(await map.getByRole('button').all())]) {
      await expect(control).toHaveAccessibleDescription('');
    }
    await region('Location')
      .getByRole('button', { name: t('offersMap:zoomIn') })
      .click();
    await size.click();
    await expect.poll(async () => (await size.boundingBox())?.height).toBe(200);
  });

  await test.step('Back closes the viewer, however it was closed before', async () => {
    const viewer = page.locator('.pswp--open');
    const photo = region('Photos').getByRole('button', { name: /^Enlarge photo 2/ });
    await photo.click();
    await expect(viewer).toBeVisible();
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await expect(browse.sheet).toBeVisible();
    await photo.click();
    await expect(viewer).toHaveCSS('opacity', '1');
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await expect(browse.sheet).toBeVisible();
    await photo.click();
    await expect(viewer).toBeVisible();
    await page.reload();
    await expect(photo).toBeVisible();
  });

  await test.step('the map is 200 px high after a reload, and shows the coordinates', async () => {
    await expect.poll(async () => (await size.boundingBox())?.height).toBe(200);
    await size.click();
    await expect.poll(async () => (await map.boundingBox())?.height).toBe(520);
    await expect(region('Location').getByText(t('offersDetails:approximate'))).toHaveCount(0);
    const search = region('Location').getByRole('link', { name: t('offersDetails:searchMap') });
    await expect(search).toHaveAttribute('href', /mlat=52\.52&mlon=13\.4/);
    const source = region('Location').getByRole('link', { name: 'Paddock maps' });
    await expect(source).toHaveAttribute('href', 'https://maps.example');
  });

  await test.step('Back after the viewer closes the offer', async () => {
    await page.goBack();
    await expect(browse.sheet).toHaveCount(0);
    await expect(browse.list).toBeVisible();
  });
});

const VIEWER = /\/photos\.[0-9a-f]+\.js/;

test('a photo viewer that cannot be loaded is reported, two later presses open one, and none opens if the offer was closed before', async ({
  page,
  browse,
  watch,
}) => {
  watch.expects(/ERR_FAILED|chunk/i);
  await page.route(VIEWER, route => route.abort());
  const { region, number } = await opened(page, browse);
  const photo = region('Photos').getByRole('button', { name: /Enlarge photo 2/ });
  await photo.click();
  const notice = page.getByRole('alert').filter({ hasText: t('shared:partMissing') });
  await expect(notice).toBeVisible();
  await page.unroute(VIEWER);

  let answer = () => {};
  const answered = new Promise<void>(resolve => (answer = resolve));
  await page.route(VIEWER, async route => {
    await answered;
    await route.fallback();
  });
  const asked = page.waitForRequest(VIEWER);
  await photo.click();
  await asked;
  await browse.sheet.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(browse.sheet).toHaveCount(0);
  await browse.tile(number).getByRole('link', { name: 'Open offer' }).click();
  await photo.dblclick();
  answer();
  await expect(page.locator('.pswp--open')).toBeVisible();
  await expect(page.locator('.pswp--open')).toHaveCount(1);
  await expect(notice).toHaveCount(0);
});

for (const { photos, viewport } of [
  { photos: 12, viewport: { width: 390, height: 844 } },
  { photos: 1, viewport: { width: 720, height: 450 } },
]) {
  const { width, height } = viewport;
  // Only a browser shows what moves. A phone is narrow, and a laptop at 200 % is low.
  test(
    `the photos are above the price and move nothing when they arrive: ${photos} on ${width} by ${height} pixels`,
    mainIf(width === 390),
    async ({ page, browse }) => {
      await page.setViewportSize(viewport);
      await watchLayoutShifts(page);
      let answer = () => {};
      const answered = new Promise<void>(resolve => (answer = resolve));
      await withPhotos(page, photos, answered);
      await browse.open();
      await continueInBrowser(page);
      const { tile } = await browse.firstTile(unbidAuction);
      await tile.getByRole('link', { name: 'Open offer' }).click();
      const field = browse.sheet.getByRole('textbox', { name: 'Your offer' });
      await expect(field).toBeVisible();
      answer();
      await expect(browse.sheet.getByRole('region', { name: 'Vehicle data' })).toBeVisible();
      await expect(browse.sheet.getByRole('button', { name: `Enlarge photo 1 of ${photos}` })).toBeInViewport();
      expect(await shiftsIn(browse.sheet)).toEqual([]);
      const gallery = (await browse.sheet.getByRole('region', { name: 'Photos' }).boundingBox())!;
      expect(gallery.height).toBeLessThanOrEqual(height * 0.6);
      expect((await field.boundingBox())!.y).toBeGreaterThan(gallery.y + gallery.height);
      if (photos > 1) return;
      await test.step('one photo has the whole height, and is not cut', async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        const height = async () => (await browse.sheet.getByRole('region', { name: 'Photos' }).boundingBox())?.height;
        await expect.poll(height).toBe(520);
        await page.setViewportSize({ width: 1024, height: 768 });
        await expect.poll(height).toBe(520);
        await expect(browse.sheet.getByRole('button', { name: 'Enlarge photo 1 of 1' }).locator('img')).toHaveCSS(
          'object-fit',
          'contain',
        );
      });
    },
  );
}

test('many risks move nothing when they arrive, and a press shows those that do not fit on two lines', async ({
  page,
  browse,
}) => {
  const risky = {
    vehicle_type: 'Motorbike',
    roadworthy: false,
    damaged: true,
    accident: true,
    dropped: true,
    condition: 'care',
    front_tire: 'bad',
    previous_owners: 'more_than_4',
  };
  let answer = () => {};
  const answered = new Promise<void>(resolve => (answer = resolve));
  await withOffer(page, { vehicle: risky }, answered);
  await browse.open();
  const { tile } = await browse.firstTile(unbidAuction);
  await tile.getByRole('link', { name: 'Open offer' }).click();
  const price = browse.sheet.getByRole('region', { name: 'Price' });
  await expect(price).toBeVisible();
  const top = async () => (await price.boundingBox())!.y;
  const before = await top();
  answer();
  const risks = browse.sheet.getByRole('list', { name: t('offersVehicle:risks.label') });
  const more = risks.getByRole('button', { name: /^\+\d/ });
  await expect(more).toBeVisible();
  expect(await top()).toBe(before);
  await expect(risks.getByText(t('offersVehicle:risks.accident'))).toBeVisible();
  const last = risks.getByText(t('offersVehicle:risks.manyOwners'));
  await expect(last).toBeHidden();
  await expect(more).toHaveAccessibleName(new RegExp(t('offersVehicle:risks.manyOwners')));
  const place = await more.boundingBox();
  await more.click();
  await expect(last).toBeVisible();
  expect(await more.boundingBox()).toEqual(place);
  await more.click();
  await expect(last).toBeHidden();
});

// Only a browser has idle time and a document.
test(
  'the first offer is prerendered outside the page without requests or visible effects',
  { tag: '@main' },
  async ({ page, browse, standIn }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      globalThis.asidesMade = [];
      document.createElement = new Proxy(document.createElement.bind(document), {
        apply(create, _, [name, options]: Parameters<typeof document.createElement>) {
          const element = create(name, options);
          if (name === 'aside') globalThis.asidesMade.push(element);
          return element;
        },
      });
    });
    await browse.open();
    await allListsAsked(standIn);
    const asked = standIn.requests.filter(({ path }) => OFFER.test(path) || path === '/analytics/create');
    const title = await page.title();
    // The code that prerenders may load late, and starts to wait only then.
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return page.evaluate(() => asidesMade.length);
      })
      .toBe(1);
    await page.clock.runFor(3000);
    expect(await page.evaluate(() => asidesMade.some(aside => aside.isConnected))).toBe(false);
    expect(standIn.requests.filter(({ path }) => OFFER.test(path) || path === '/analytics/create')).toEqual(asked);
    expect(await page.title()).toBe(title);

    // The real page is requested and stays. The first connection fetches the open offer again.
    await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
    await browse.tiles.first().getByRole('link', { name: 'Open offer' }).click();
    await expect(browse.sheet.getByRole('region', { name: 'Vehicle data' })).toBeVisible();
    expect(standIn.requests.filter(({ path }) => OFFER.test(path))).toHaveLength(
      asked.filter(({ path }) => OFFER.test(path)).length + 1,
    );
  },
);

/** Scrolls what is around an element. */
const scrollAround = (element: Locator, pixels: number) =>
  element.evaluate((part, top) => {
    for (let at = part.parentElement; at; at = at.parentElement) {
      if (at.scrollHeight > at.clientHeight && getComputedStyle(at).overflowY !== 'visible')
        return at.scrollTo({ top });
    }
  }, pixels);

// Only a browser lays out a page and scrolls it.
test('the prices beside the photos come into sight whole in as many pixels as they are high', async ({
  page,
  browse,
}) => {
  const { side } = await opened(page, browse);
  for (const [width, height] of [
    [1440, 900],
    [1366, 600],
    [1024, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollAround(side, 0);
    await expect.poll(async () => (await boxOf(side)).y, `first line at ${width} px`).toBeGreaterThanOrEqual(0);
    await scrollAround(side, (await boxOf(side)).height);
    const end = async () => {
      const { y, height: own } = await boxOf(side);
      return Math.round(y + own);
    };
    await expect.poll(end, `last line at ${width} px`).toBeLessThanOrEqual(height);
  }
});

test('the address of an offer opens it, where it scrolls while the menu stays in sight', async ({
  page,
  browse,
  market,
}) => {
  const number = unbidOnServer(market);
  await page.goto(`/browsing/offer/${number}`);
  const data = page.getByRole('region', { name: 'Vehicle data' });
  await expect(data).toBeVisible();
  const before = await data.boundingBox();
  await data.hover();
  await page.mouse.wheel(0, 600);
  await expect.poll(async () => (await data.boundingBox())!.y).toBeLessThan(before!.y - 200);
  expect(await page.getByRole('navigation').first().boundingBox()).toMatchObject({ x: 0, y: 0 });
  await expect(page.getByRole('definition').filter({ hasText: number })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL('/browsing/browse');
  await expect(browse.tile(number)).toBeVisible();
});

/** The width of the window, and whether the panel fits between the menu and the prices. In short, one of each. */
const widths = [
  { width: 868, isVeiled: true },
  { width: 1024, isVeiled: true },
  { width: 1440, isVeiled: false },
  { width: 2560, isVeiled: false },
];

/** The scroll positions of everything that is scrolled. */
const scrolled = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(({ role, scrollTop }) => role !== 'log' && scrollTop > 0)
      .map(({ className, scrollTop }) => `${className} ${scrollTop}`),
  );

// Only a browser has sizes, layers, motion, scroll positions and a history.
test(
  'the panels of an offer have a width and a motion, and move nothing',
  { tag: '@main' },
  async ({ page, browse }) => {
    test.slow();
    await watchLayoutShifts(page);
    const { region, side, number } = await opened(page, browse, unbidFixedPrice);

    await test.step('they are 347 px wide and are reset when the page is left', async () => {
      expect((await side.boundingBox())?.width).toBe(347);
      await region('Price').getByRole('button', { name: 'Place a different offer' }).click();
      expect(await widthOf(region('Price').locator('form').locator('xpath=..'))).toBe(347);
      await expect(region('Price').getByRole('textbox', { name: 'Your offer' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(browse.sheet).toHaveCount(0);
      await browse.tile(number).getByRole('link', { name: 'Open offer' }).click();
      await expect(region('Price').getByRole('button', { name: 'Buy now' })).toBeVisible();
      await expect(region('Price').getByRole('textbox', { name: 'Your offer' })).toHaveCount(0);
      await region('Price').getByRole('button', { name: 'Buy now' }).click();
      await expect(region('Price').getByText(t('bidding:handover'))).toBeVisible();
      expect(await widthOf(region('Price').getByRole('group', { name: 'Buy now' }).locator('xpath=..'))).toBe(347);
      await region('Price').getByRole('button', { name: 'Cancel' }).click();
      await expect(region('Price').locator('[data-leaving]')).toHaveCount(0);
    });

    await test.step('they slide in and out, unless the dealer prefers reduced motion', async () => {
      const client = await page.context().newCDPSession(page);
      await client.send('Animation.enable');
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        await page.emulateMedia({ reducedMotion });
        const leaving = region('Price').locator('[data-leaving]');
        await client.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
        await region('Price').getByRole('button', { name: 'Buy now' }).click();
        const group = region('Price').getByRole('group', { name: 'Buy now' });
        const duration = await group
          .locator('xpath=..')
          .evaluate(panel => panel.getAnimations()[0]?.effect?.getTiming().duration);
        if (reducedMotion === 'reduce') expect(duration ?? 0).toBeLessThanOrEqual(1);
        else expect(duration).toBe(160);
        await region('Price').getByRole('button', { name: 'Cancel' }).press('Enter');
        await expect(group).toHaveCount(0);
        await expect(region('Price').getByRole('button', { name: 'Buy now' })).toBeFocused();
        await expect(leaving).toHaveCount(reducedMotion === 'reduce' ? 0 : 1);
        await client.send('Animation.setPlaybackRate', { playbackRate: 1 });
        await expect(leaving).toHaveCount(0);
      }
      await page.emulateMedia({ reducedMotion: null });
    });

    const widget = new ConversationWidget(page);

    await test.step('the panel of the messages lies over an offer that stands still, at each width from 868 px on', async () => {
      const region = (name: string) => browse.sheet.getByRole('region', { name, exact: true });
      const first = region('Photos').getByRole('button', { name: /^Enlarge photo 1 of/ });
      const map = region('Location').locator('[data-large]');

      for (const { width, isVeiled } of isShort ? [widths[0]!, widths[2]!] : widths) {
        await page.setViewportSize({ width, height: 900 });
        // In a narrow column beside the prices, the gallery has this height with its thumbnails.
        const large = width === 1024 ? region('Photos') : first;
        await expect.poll(async () => [(await boxOf(large)).height, (await boxOf(map)).height]).toEqual([520, 520]);
        await browse.sheet.evaluate(sheet => sheet.scrollTo(0, 100));
        const places = async () => {
          const all = await Promise.all([region('Photos'), region('Price'), region('Location')].map(boxOf));
          return [...all, await scrolled(page)];
        };
        const before = await places();
        const shifts = await shiftsIn(browse.sheet);
        const price = await boxOf(region('Price'));
        const button = await boxOf(widget.button);
        await widget.button.click();
        await expect(widget.field).toBeFocused();
        const panel = await boxOf(widget.panel);
        expect([panel.width, panel.height]).toEqual([450, 500]);
        const { x, y } = panel;
        // At the right of the prices if there is room, otherwise over the photos.
        const beside = price.x + price.width + 75 + panel.width;
        const right = isVeiled ? width - 24 : price.x - 16;
        expect(x + panel.width).toBe(beside <= width - 8 ? beside : right);
        // The button is at the corner of the panel, and closes it.
        const docked = await boxOf(widget.button);
        if (!isVeiled) expect([docked.x + docked.width, docked.y]).toEqual([x + panel.width, y + panel.height + 8]);

        for (const [inX, inY] of [
          [x + 20, y + 20],
          [x + 200, y + 200],
          [x + 200, y + 480],
        ] as const) {
          await page.mouse.move(inX, inY);
          await page.mouse.wheel(0, 300);
        }
        expect(await places()).toEqual(before);
        expect(await shiftsIn(browse.sheet)).toEqual(shifts);

        await page.keyboard.press('Escape');
        await expect(widget.panel).toHaveCount(0);
        await expect(widget.button).toBeFocused();
        for (const [beside, besideY] of [
          [button.x + 30, button.y + 30],
          [price.x - 8, 20],
        ] as const) {
          await widget.button.click();
          await expect(widget.panel).toBeVisible();
          await page.mouse.click(beside, besideY);
          await expect(widget.panel).toHaveCount(0);
        }
        await expect(browse.sheet).toBeVisible();
        expect(await places()).toEqual(before);
        expect(await boxOf(widget.button)).toEqual(button);
      }
    });

    await test.step('a press on what is below the veil only closes the panel, and without a veil a press beside the panel also counts', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const like = browse.sheet.getByRole('button', { name: /^Like: / });
      const wasLiked = await like.getAttribute('aria-pressed');
      await widget.button.click();
      await expect(widget.panel).toBeVisible();
      await like.click();
      await expect(like).not.toHaveAttribute('aria-pressed', wasLiked!);
      await expect(widget.panel).toHaveCount(0);

      await page.setViewportSize({ width: 868, height: 900 });
      await widget.button.click();
      await expect(widget.panel).toBeVisible();
      const close = await boxOf(browse.sheet.getByRole('button', { name: 'Close', exact: true }));
      await page.mouse.click(close.x + 5, close.y + 5);
      await expect(widget.panel).toHaveCount(0);
      await expect(browse.sheet).toBeVisible();
    });

    await test.step('after steps to an offer further down, Back shows it in the list and focuses it', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      for (let step = 0; step < 12; step += 1) {
        const before = page.url();
        await page.keyboard.press('j');
        await expect(page).not.toHaveURL(before);
      }
      const reached = page.url().split('/').at(-1)!;
      await page.goBack();
      await expect(page).toHaveURL('/browsing/browse');
      await expect(browse.sheet).toHaveCount(0);
      await expect(browse.tile(reached)).toBeInViewport();
      await expect(browse.tile(reached)).toBeFocused();
    });
  },
);

/** Each offer has this many photos, and is answered when `answered` resolves. */
async function withPhotos(page: Page, count: number, answered?: Promise<void>) {
  await page.route(OFFER, async route => {
    await answered;
    const response = await route.fetch();
    const { offer } = (await response.json()) as {
      readonly offer: { readonly photos: readonly { readonly id: number }[] };
    };
    const photos = Array.from({ length: count }, (_, index) => ({
      ...offer.photos[index % offer.photos.length],
      id: index + 1,
    }));
    await route.fulfill({ response, json: { offer: { ...offer, photos } } });
  });
}
