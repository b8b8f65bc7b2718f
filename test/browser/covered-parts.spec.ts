import type { Page } from '@playwright/test';
import { matchPath } from 'react-router';
import { defaultQuestion } from '../../src/domain/offers/list/BrowseQuestion';
import type { Language } from '../../src/domain/shared/Language';
import { NEW_PASSWORD_PATH, RESET_PATH } from '../../src/ui/session/publicPaths';
import { homePaths, paths } from '../../src/ui/shared/paths';
import { allListsAsked } from './support/allListsAsked';
import { coveredParts } from './support/coveredParts';
import { isShort } from './support/isShort';
import { mainIf } from './support/mainIf';
import { openFolds, overlaps } from './support/overlaps';
import { expect, test } from './support/test';
import { textsOf } from './support/textsOf';
import { visit, watchRequests } from './support/visit';

/** A list of hundreds of rows repeats itself. */
const MOST_STOPS = 45;

/**
 * What has the focus after each press of Tab through the page or the dialog, and then backwards, although it is covered or
 * outside the window.
 */
async function hiddenFocus(page: Page, part = 'main'): Promise<readonly string[]> {
  const hidden = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.locator(part).evaluate((main, isForward) => {
      const controls = [...main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
      main.tabIndex = -1;
      (isForward ? main : controls.at(-1))?.focus();
    }, key === 'Tab');
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await page.keyboard.press(key);
      const found = await page.evaluate(focusedPart, part);
      if (found === null) break;
      if (found.isHidden) hidden.add(`${key}: ${found.name}`);
    }
  }
  return [...hidden];
}

/** Null outside the part of the page. A control is hidden if none of nine points on it is in sight. */
async function focusedPart(part: string): Promise<{ name: string; isHidden: boolean } | null> {
  const element = document.activeElement;
  if (!element?.closest(part) || element.matches(part)) return null;
  await new Promise(requestAnimationFrame);
  const { left, top, width, height } = element.getBoundingClientRect();
  const places = [0.1, 0.5, 0.9];
  const points = places.flatMap(x => places.map(y => [left + width * x, top + height * y] as const));
  const label = element.closest('label') ?? (element instanceof HTMLInputElement && element.labels?.[0]);
  const isInSight = ([x, y]: readonly [number, number]): boolean => {
    const seen = document.elementFromPoint(x, y);
    return (
      seen !== null && (element.contains(seen) || seen.contains(element) || (label && label.contains(seen)) === true)
    );
  };
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
  return { name: `${element.tagName} ${name || element.id}`, isHidden: !points.some(isInSight) };
}

const t = textsOf('de');

/** A phone, the least width with a menu, a desk, and a laptop at 200 % zoom. */
const windows = [
  { width: 360, height: 740 },
  { width: 868, height: 900 },
  { width: 1440, height: 900 },
  { width: 720, height: 450 },
] as const;

async function expectNothingCovered(
  page: Page,
  screen: string,
  counts: (part: string) => boolean = Boolean,
): Promise<void> {
  for (const window of windows) {
    await page.setViewportSize(window);
    const covered = await coveredParts(page);
    expect.soft(covered.filter(counts), `${screen} at ${window.width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

// Each screen is looked at in four windows.
test.setTimeout(240_000);

test.use({
  backend: 'http',
  locale: 'de-DE',
  signedIn: 'seller',
  marketOptions: { offers: 200, tempo: 0, seed: 1, language: 'de', archivedSales: 20_000 },
});

const pages = [
  '/',
  '/browsing/liked',
  '/browsing/browse',
  '/purchasing/conversations',
  '/purchasing/my-bets',
  '/purchasing/realization',
  '/purchasing/board',
  '/purchasing/board/pickup',
  '/browsing/liked/sheet',
  '/purchasing/archived',
  '/purchasing/invoices',
  '/archived-on-platform',
  '/settings/profile',
  '/settings/language',
  '/settings/password',
  '/settings/trading',
  '/settings/notifications',
  '/settings/data',
  '/selling/sell',
  '/selling/vehicles',
  '/selling/clients',
  '/selling/clients/create',
  '/selling/invoices',
  '/selling/margin-book',
  '/selling/invoice-templates',
];

test.beforeEach(async ({ page }) => {
  // The native app is not offered.
  await page.addInitScript(() => sessionStorage.setItem('browserChosen', 'yes'));
});

test('nothing floats over a control or an amount on any screen', async ({ page }) => {
  const answered = watchRequests(page);
  await page.goto('/browsing/browse');
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const path of pages) {
    await visit(page, path);
    await answered();
    await expectNothingCovered(page, path);
  }
});

/** A desk, a laptop at 200 % zoom, and a desk at 400 % zoom. */
const zooms = [
  { width: 1440, height: 900 },
  { width: 720, height: 450 },
  { width: 320, height: 256 },
] as const;

test('what gets the focus is in sight on every screen', async ({ page, standIn }) => {
  // It presses Tab thousands of times.
  test.setTimeout(480_000);
  const answered = watchRequests(page);
  await page.goto('/browsing/browse');
  await expect(page.getByRole('article').first()).toBeVisible();
  const offer = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  await visit(page, '/selling/clients');
  const client = await page.locator('main a[href^="/selling/clients/"]').last().getAttribute('href');
  const [deal] = standIn.marketplace.dealer('seller@paddock.example')!.list('inRealization', defaultQuestion).offers;
  // The landing pages are apart, because they have the same heading.
  const others = [
    ...[homePaths.Motorbike, paths.today, homePaths.Camper, paths.savedSearches, homePaths.AgriculturalMachine],
    ...[offer!, client!, `${client}/edit`, `${client}/invoices/create`, paths.handover(deal!.hashId)],
  ];
  const visited = [...pages, ...others];
  const routes = ['/', ...Object.values(homePaths), ...Object.values(paths).filter(path => typeof path === 'string')];
  expect(routes.filter(route => !visited.some(path => matchPath(route, path)))).toEqual([]);
  for (const path of visited) {
    await visit(page, path);
    await answered();
    for (const window of zooms) {
      await page.setViewportSize(window);
      expect.soft(await hiddenFocus(page), `${path} at ${window.width} px`).toEqual([]);
    }
    expect.soft(await page.evaluate(stickyParts), `${path}: what sticks in a low window`).toEqual([]);
  }
});

test('what gets the focus is in sight in dialogs and before the sign-in', async ({ page }) => {
  const answered = watchRequests(page);
  await page.goto('/browsing/browse');
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const [keys, name] of [
    ['/', t('offersFilters:title')],
    ['Control+k', t('commands:title')],
    ['?', t('navigationKeys:title')],
  ] as const) {
    await page.keyboard.press(keys);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await answered();
    for (const window of zooms) {
      await page.setViewportSize(window);
      expect.soft(await hiddenFocus(page, 'dialog:modal'), `${name} at ${window.width} px`).toEqual([]);
    }
    await page.setViewportSize(zooms[0]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  }
  await page.evaluate(() => localStorage.clear());
  for (const path of ['/', RESET_PATH, NEW_PASSWORD_PATH]) {
    await page.goto(path);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    for (const window of zooms) {
      await page.setViewportSize(window);
      expect.soft(await hiddenFocus(page), `${path} at ${window.width} px`).toEqual([]);
    }
  }
});

/** What stays at the upper or the lower edge while the page scrolls. */
function stickyParts(): readonly string[] {
  return [...document.querySelectorAll('main *')]
    .filter(element => {
      const { position, top, bottom } = getComputedStyle(element);
      const isAtEdge = position === 'sticky' && (top !== 'auto' || bottom !== 'auto');
      return isAtEdge && !element.closest('[inert]') && element.checkVisibility();
    })
    .map(({ tagName, className, textContent }) => `${tagName}.${String(className)} ${textContent.slice(0, 30)}`);
}

test('nothing floats over a control or an amount beside what opens', async ({ page, standIn }) => {
  const answered = watchRequests(page);
  await page.goto('/browsing/browse?type=Motorbike');
  await allListsAsked(standIn);

  await test.step('on an offer with its calculation and its messages', async () => {
    await page.getByRole('article').first().getByRole('link').first().click();
    await answered();
    await expectNothingCovered(page, 'offer');
    await page.getByRole('button', { name: t('offersDetails:calculation') }).click();
    await page.getByRole('button', { name: t('valuation:find') }).click();
    await expect(page.getByRole('figure')).toBeVisible();
    await answered();
    await expectNothingCovered(page, 'calculation');
    // The messages lie over the column of the photos, in which the calculation is open too.
    await page.getByRole('button', { name: t('offersDetails:calculation') }).click();
    await page.getByRole('button', { name: t('navigation:auctionsMenu.messages') }).click();
    await answered();
    await expectNothingCovered(page, 'conversation', part => /€|bieten|kaufen/i.test(part));
  });

  await test.step('beside the raises', async () => {
    await visit(page, '/purchasing/my-bets');
    await page.getByRole('button', { name: t('biddingBets:raises.several') }).click();
    const raise = page.getByRole('checkbox', { name: t('biddingBets:raise') });
    await raise.nth(0).check();
    await raise.nth(1).check();
    await expectNothingCovered(page, 'raising');
    await page.getByRole('button', { name: t('biddingBets:raises.review_other', { count: '2' }) }).click();
    await answered();
    await expectNothingCovered(page, 'raises');
    await page.keyboard.press('Escape');
  });

  await test.step('while there is news', async () => {
    await visit(page, '/browsing/browse');
    await answered();
    const { offers } = standIn.marketplace.dealer('seller@paddock.example')!.list('ownBids', defaultQuestion);
    for (const { hashId } of offers) standIn.marketplace.rivalBids(hashId);
    await expect(page.getByRole('region', { name: t('notifications:title') }).getByRole('article')).toHaveCount(1);
    await expectNothingCovered(page, 'news');
  });
});

/** The widths of desks. */
const deskWidths = isShort ? [1024, 1440] : [1024, 1280, 1366, 1440, 1600, 1920];

const softly = expect.configure({ soft: true });

async function expectNothingLiesOver(page: Page, screen: string): Promise<void> {
  await openFolds(page);
  for (const width of deskWidths) {
    await page.setViewportSize({ width, height: 900 });
    // A list measures its tiles again after the window has changed.
    await softly.poll(() => overlaps(page), `${screen} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

for (const language of ['de', 'pl'] as const satisfies readonly Language[]) {
  test.describe(language, () => {
    const inLanguage = textsOf(language);
    test.use({
      locale: `${language}-${language.toUpperCase()}`,
      marketOptions: { offers: 200, tempo: 0, seed: 1, language, archivedSales: 20_000 },
    });

    // Only a browser lays out pages. The words of the two languages differ most.
    test(
      'nothing lies over a text, a field or a button while all folds are open',
      mainIf(language === 'de'),
      async ({ page }) => {
        const answered = watchRequests(page);
        await page.goto('/browsing/browse?type=Motorbike');
        await page.getByRole('article').first().getByRole('link').first().click();
        await answered();
        await openFolds(page);
        await page.getByRole('button', { name: inLanguage('valuation:find') }).click();
        await expect(page.getByRole('figure')).toBeVisible();
        await page.getByRole('textbox', { name: inLanguage('valuation:salePrice') }).fill('20000');
        await answered();
        await expectNothingLiesOver(page, 'offer');
        for (const path of pages) {
          await visit(page, path);
          await answered();
          await expectNothingLiesOver(page, path);
        }
      },
    );
  });
}
