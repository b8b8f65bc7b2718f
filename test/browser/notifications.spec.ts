import type { Locator, Page } from '@playwright/test';
import { defaultQuestion } from '../../src/domain/offers/list/BrowseQuestion';
import { allListsAsked } from './support/allListsAsked';
import { coveredParts } from './support/coveredParts';
import { english as t } from './support/english';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.use({ backend: 'http' });

const buyer = 'buyer@paddock.example';

const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: t('notifications:title') }).getByRole('article');

// Only a browser has a pointer, shows what moves, and knows what covers what.
test(
  'news toasts are one at a time, the one being read stays while others are counted, and none covers the button that raises',
  { tag: '@main' },
  async ({ page, standIn }) => {
    const { offers } = standIn.marketplace.dealer(buyer)!.list('browse', defaultQuestion);
    const [first, ...others] = offers.slice(0, 5);
    // The native app is not offered.
    await page.addInitScript(() => sessionStorage.setItem('browserChosen', 'yes'));
    await page.goto('/settings/language');
    await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
    await allListsAsked(standIn);
    await page.waitForLoadState('networkidle');
    standIn.marketplace.supportAnswers(buyer, first!.hashId, 'The first');
    const toast = toasts(page);
    await toast.hover();
    const place = await toast.boundingBox();
    for (const { hashId } of others) standIn.marketplace.supportAnswers(buyer, hashId, 'Another');
    await expect(toast).toHaveCount(1);
    const more = toast.getByRole('button', { name: t('notifications:more_other', { count: '4' }) });
    await expect(more).toBeVisible();
    await expect(toast).toContainText('The first');
    expect((await toast.boundingBox())!.x).toBe(place!.x);
    await more.click();
    await expect(page.getByRole('dialog', { name: t('notifications:title') })).toBeVisible();
    await page.keyboard.press('Escape');
    await toast.getByRole('button', { name: t('shared:close') }).click();
    await expect(toast).toHaveCount(0);

    await test.step('they neither move nor cover the button that raises, in a narrow and in a wide window', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, '/purchasing/my-bets');
      await page.getByRole('button', { name: t('biddingBets:raises.several') }).click();
      await page
        .getByRole('checkbox', { name: t('biddingBets:raise') })
        .first()
        .check();
      await page.getByRole('button', { name: t('biddingBets:raises.review_one', { count: '1' }) }).click();
      const button = page.getByRole('button', { name: t('biddingBets:raises.place_one', { count: '1' }) });
      await expect(button).toBeEnabled();
      await button.hover();
      const place = await button.boundingBox();
      for (const { hashId } of offers.slice(0, 3)) standIn.marketplace.supportAnswers(buyer, hashId, 'Yes');
      await expect(toasts(page)).toContainText(t('notifications:more_other', { count: '2' }));
      expect(await button.boundingBox()).toEqual(place);
      expect(await coveredParts(page)).toEqual([]);
      await button.click({ trial: true });
      await page.setViewportSize({ width: 1366, height: 768 });
      expect(await coveredParts(page)).toEqual([]);
      await button.click({ trial: true });
    });

    await test.step('they have a place beside the button of the new offers on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, '/browsing/browse');
      await page.getByRole('region', { name: t('offers:lists.browse') }).evaluate(list => list.scrollTo(0, 2000));
      standIn.marketplace.publish();
      await expect(page.getByRole('button', { name: t('offersFinding:newOffers_one', { count: '1' }) })).toBeVisible();
      standIn.marketplace.supportAnswers(buyer, first!.hashId, 'Beside it');
      await expect(toasts(page)).toBeInViewport();
      expect(await coveredParts(page)).toEqual([]);
    });
  },
);
