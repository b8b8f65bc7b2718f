import { english as t } from './support/english';
import { expect, test } from './support/test';
import { textsOf } from './support/textsOf';

const german = textsOf('de');
const polish = textsOf('pl');

test.use({ backend: 'demo', signedIn: null });

// Only a browser starts the build.
test('a missing config.json stops the start and does not start the demo', { tag: '@main' }, async ({ page, watch }) => {
  watch.expects(/404 .*config\.json/);
  await page.route('/config.json', route => route.fulfill({ status: 404 }));
  await page.goto('/browsing/browse');
  await expect(page.getByRole('alert')).toContainText(t('shared:start.missingFile'));
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

// Only a browser paints.
test('the page shows the logo before its code has arrived, in the chosen theme', { tag: '@main' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  let arrive = () => {};
  const arrived = new Promise<void>(resolve => (arrive = resolve));
  await page.route(/\/main\.\w+\.js/, async route => {
    await arrived;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root svg')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // It appears by itself if the code does not arrive within a minute.
  const text = page.locator('#root + .unloaded');
  await expect(text).toHaveCSS('animation-name', 'unloaded');
  await expect(text).toHaveCSS('animation-delay', '60s');
  arrive();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('.first-paint')).toHaveCount(0);
  await expect(text).toHaveCSS('display', 'none');
});

// Only a browser has an accessibility tree before it has the style sheet that hides the text.
test('a screen reader is not alerted before the page has its style sheet', async ({ page, context }) => {
  let arrive = () => {};
  const arrived = new Promise<void>(resolve => (arrive = resolve));
  await page.route(/\/all-styles\.\w+\.css/, async route => {
    await arrived;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const tree = await context.newCDPSession(page);
  const roles = async () => {
    const { nodes } = await tree.send('Accessibility.getFullAXTree');
    return nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value));
  };
  await expect.poll(roles).toContain('paragraph');
  expect(await roles()).not.toContain('alert');
  arrive();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await roles()).not.toContain('alert');
});

test('a page whose scripts are all gone says so within seconds', async ({ page, watch }) => {
  watch.expects(/404/);
  await page.route(/\/(preload|main)[.\w]*\.js/, route => route.fulfill({ status: 404 }));
  await page.goto('/');
  const text = page.locator('#root + .unloaded');
  await expect(text).toHaveCSS('animation-delay', '5s');
  await expect(text).toHaveCSS('visibility', 'visible', { timeout: 8_000 });
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  const text = german('sharedPage:unloaded');

  for (const [missing, file, problem] of [
    ['first script', /\/main\.\w+\.js/, /404/],
    ['rendering code', /\/all-mount-app\.\w+\.js/, /404|Loading chunk/],
    ['style sheet', /\/all-styles\.\w+\.css/, /404/],
    ['file with the texts', /\/texts-de\.\w+\.js/, /404|Loading chunk/],
  ] as const) {
    test(`a page whose ${missing} is gone loads itself again once, and then offers to do so`, async ({
      page,
      watch,
    }) => {
      watch.expects(problem);
      let documents = 0;
      page.on('request', request => request.resourceType() === 'document' && (documents += 1));
      await page.route(file, route => route.fulfill({ status: 404 }));
      await page.goto('/browsing/browse?brand=2');
      const alert = page.getByRole('alert');
      await expect(alert).toHaveText(`${text} ${german('shared:start.loadAgain')}`);
      expect(documents).toBe(2);
      await expect(page.locator('#root')).toBeHidden();

      // The link is the same on each of these pages.
      if (missing !== 'first script') return;
      await page.unroute(file);
      await alert.getByRole('link').click();
      await expect(page.getByRole('heading', { name: german('session:title') })).toBeVisible();
      await expect(alert).toHaveCount(0);
      expect(new URL(page.url()).search).toBe('?brand=2');
    });
  }

  test('a page whose files are gone only for a moment starts after a reload', async ({ page, watch }) => {
    watch.expects(/404/);
    await page.route(/\/main\.\w+\.js/, route => route.fulfill({ status: 404 }), { times: 1 });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: german('session:title') })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says in each language that it needs it', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.no-script p')).toHaveText([german, t, polish].map(say => say('sharedPage:noScript')));
    await expect(page.locator('.no-script p').first()).toBeVisible();
  });
});

test('a browser that lacks what the styles need says in each language that it is too old, and no other says so', async ({
  page,
}) => {
  const sentences = page.locator('.old-browser p');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(sentences.first()).toBeHidden();

  // No browser knows this unit.
  await page.route(/all-styles/, async route => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/width: ?1lh/, 'width: 1elephant');
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expect(sentences).toHaveText([german, t, polish].map(say => say('sharedPage:oldBrowser')));
  await expect(sentences.first()).toBeInViewport();
});

test.describe('a signed-in seller', () => {
  test.use({ backend: 'http', signedIn: 'seller' });

  test('sees the menu with the part of the page expanded from the first paint', async ({ page }) => {
    await page.addInitScript(() => {
      const parts: (string | null)[] = [];
      new MutationObserver(() => {
        const expanded = document.querySelectorAll('nav button[aria-expanded=true]');
        if (expanded.length > 0) parts.push(expanded[0]!.textContent);
      }).observe(document, { subtree: true, childList: true, attributes: true });
      Object.assign(globalThis, { partsExpanded: parts });
    });
    // The code of the page arrives after the profile, so the menu is a part of the first render.
    const profile = page.waitForResponse(/\/profiles/);
    await page.route(/all-shell/, async route => {
      await profile;
      await route.continue();
    });
    await page.goto('/settings/profile');
    await expect(page.getByRole('button', { name: t('navigation:settings'), expanded: true })).toBeVisible();
    const parts = await page.evaluate(() => Reflect.get(globalThis, 'partsExpanded') as readonly string[]);
    expect(new Set(parts)).toEqual(new Set([t('navigation:settings')]));
  });
});
