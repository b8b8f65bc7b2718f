import type { Page } from '@playwright/test';
import { noFilters } from '../../src/domain/offers/list/OfferFilters';
import type { StandInBackend } from '../backend/StandInBackend';
import { axeFindings } from './support/axeFindings';
import { boxOf, expectInWindow } from './support/boxes';
import { continueInBrowser } from './support/continueInBrowser';
import { conversationRows } from './support/conversationRows';
import { ConversationWidget } from './support/ConversationWidget';
import { english as t } from './support/english';
import { looks } from './support/looks';
import { expect, quietMarket, test } from './support/test';

const buyer = 'buyer@paddock.example';

test('the list opens a conversation, which is then read, and Back returns to the list', async ({ page }) => {
  await page.goto('/purchasing/conversations');
  await expect(conversationRows(page)).toHaveCount(4);
  const newest = conversationRows(page).first();
  await expect(newest).toContainText(t('conversations:unread'));
  await expect(newest.getByText(/^\d{1,2} \w{3,4} \d{4}$/)).toBeVisible();
  await newest.getByRole('link').click();
  await expect(page).toHaveURL(/\/purchasing\/conversations\/\w+-\w+$/);
  await expect(page.getByRole('log')).toContainText(t('conversations:support'));
  await expect(conversationRows(page).first()).not.toContainText(t('conversations:unread'));
  await page.goBack();
  await expect(page.getByText(t('conversations:choose'))).toBeVisible();
  await page.reload();
  await expect(conversationRows(page).first()).not.toContainText(t('conversations:unread'));
});

test.describe('with hundreds of conversations', () => {
  test.use({ backend: 'http', marketOptions: { ...quietMarket, offers: 400 } });

  const area = (page: Page) => page.getByRole('region', { name: 'Messages' });

  const firstInSight = (page: Page) =>
    area(page).evaluate(element => {
      const { top } = element.getBoundingClientRect();
      const shown = [...element.querySelectorAll('li')].filter(row => row.getBoundingClientRect().top >= top);
      const first = shown.sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)[0]!;
      return { offer: first.querySelector('a')!.dataset.conversation, top: first.getBoundingClientRect().top };
    });

  async function talkOfAll(standIn: StandInBackend): Promise<number> {
    const dealer = standIn.marketplace.dealer(buyer)!;
    const question = { filters: noFilters, buyNowOnly: false };
    for (let page = 1; page <= 15; page += 1) {
      for (const { hashId } of dealer.list('browse', { ...question, page }).offers)
        standIn.marketplace.supportAnswers(buyer, hashId, 'Good morning');
    }
    return dealer.conversations(1).totalCount;
  }

  /** Scrolls there and waits for the rows. */
  async function readAt(page: Page, top: number) {
    await area(page).evaluate((element, top) => element.scrollTo({ top }), top);
    const first = () => firstInSight(page);
    await expect.poll(async () => (await first()).top).toBeLessThan((await boxOf(area(page))).y + 69);
    return first();
  }

  /** Writes in one of the oldest conversations, which then moves to the top. */
  async function writeInLast(standIn: StandInBackend): Promise<void> {
    const dealer = standIn.marketplace.dealer(buyer)!;
    standIn.marketplace.supportAnswers(buyer, dealer.conversations(15).rows.at(-1)!.offerHashId, 'Still here');
  }

  async function scrollThrough(page: Page, count: number): Promise<void> {
    await expect(async () => {
      await area(page).evaluate(element => element.scrollTo({ top: element.scrollHeight }));
      await expect(conversationRows(page).last()).toHaveAttribute('aria-posinset', String(count), { timeout: 200 });
    }).toPass();
  }

  test('the list draws few rows, reaches all of them and keeps the place on return and after a reload', async ({
    page,
    standIn,
  }) => {
    const count = await talkOfAll(standIn);
    expect(count).toBeGreaterThan(250);
    await page.goto('/purchasing/conversations');
    await expect(conversationRows(page).first()).toHaveAttribute('aria-setsize', String(count));
    await scrollThrough(page, count);
    expect(await conversationRows(page).count()).toBeLessThan(40);

    await page.getByRole('link', { name: 'My bets' }).click();
    await expect(page).toHaveURL(/my-bets/);
    await page.goBack();
    await expect(conversationRows(page).last()).toHaveAttribute('aria-posinset', String(count));

    await page.reload();
    await expect(conversationRows(page).last()).toHaveAttribute('aria-posinset', String(count));
  });

  test(
    'a conversation that moves to the top moves no visible row, and the focus stays with its row',
    // The message is pushed late.
    { tag: '@austere' },
    async ({ page, standIn }) => {
      const count = await talkOfAll(standIn);
      await page.goto('/purchasing/conversations');
      await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
      await scrollThrough(page, count);
      const before = await readAt(page, 3000);
      await writeInLast(standIn);
      const shift = () => area(page).evaluate(element => element.scrollTop);
      await expect.poll(shift).toBe(3069);
      expect(await firstInSight(page)).toEqual(before);

      const link = page.locator(`[data-conversation="${before.offer}"]`);
      await link.focus();
      await area(page).evaluate(element => element.scrollTo({ top: 0 }));
      await expect(link).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(conversationRows(page).getByRole('link').and(page.locator(':focus'))).toBeInViewport();
    },
  );

  test('a scroll that the page has not handled yet is kept when a conversation moves to the top', async ({
    page,
    standIn,
  }) => {
    const count = await talkOfAll(standIn);
    await page.goto('/purchasing/conversations');
    await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
    await scrollThrough(page, count);
    await readAt(page, 3000);
    await page.evaluate(() => addEventListener('scroll', event => event.stopImmediatePropagation(), { capture: true }));
    const before = await readAt(page, 3000 + 2 * 69);
    const shift = () => area(page).evaluate(element => element.scrollTop);
    for (const moved of [1, 2]) {
      await writeInLast(standIn);
      await expect.poll(shift).toBe(3000 + (2 + moved) * 69);
      expect(await firstInSight(page)).toEqual(before);
    }
  });

  test.describe('if the dealer prefers reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('the place in the list survives a reload, and the dragged button stays in place', async ({
      page,
      standIn,
    }) => {
      const count = await talkOfAll(standIn);
      await page.goto('/purchasing/conversations');
      await scrollThrough(page, count);
      await page.reload();
      await expect(conversationRows(page).last()).toHaveAttribute('aria-posinset', String(count));

      const isThereAtOnce = await conversationRows(page)
        .last()
        .evaluate(({ parentElement: list }) => {
          const wanted = list!.clientHeight + 5000;
          list!.style.height = `${wanted}px`;
          return list!.clientHeight === wanted;
        });
      expect(isThereAtOnce).toBe(true);

      const offer = await conversationRows(page).last().getByRole('link').getAttribute('data-conversation');
      await page.goto(`/browsing/offer/${offer}`);
      const { button } = new ConversationWidget(page);
      const home = await boxOf(button);
      await button.hover({ position: { x: 30, y: 30 } });
      await page.mouse.down();
      await page.mouse.move(home.x - 70, home.y - 20);
      await page.mouse.up();
      expect(await boxOf(button)).toEqual({ ...home, x: home.x - 100, y: home.y - 50 });
    });
  });
});

test.describe('on a phone', () => {
  test.use({ backend: 'http', viewport: { width: 390, height: 844 } });

  test('a conversation leads back to its row in the list', async ({ page }) => {
    await page.goto('/purchasing/conversations');
    await continueInBrowser(page);
    const third = conversationRows(page).nth(2).getByRole('link');
    const offer = await third.getAttribute('data-conversation');
    await third.click();
    await expect(page.getByRole('log')).toBeVisible();
    await page.getByRole('link', { name: t('conversations:allMessages') }).click();
    await expect(page.locator(`[data-conversation="${offer}"]`)).toBeFocused();
    await expect(conversationRows(page)).toHaveCount(4);
  });
});

for (const { colorScheme, viewport, details } of looks) {
  test.describe(`${colorScheme}, ${viewport.width} px`, details, () => {
    test.use({ backend: 'http', colorScheme, viewport });

    test('axe finds nothing in the list, in a conversation and in the panel', async ({ page }) => {
      await page.goto('/purchasing/conversations');
      await continueInBrowser(page);
      await expect(conversationRows(page)).toHaveCount(4);
      expect.soft(await axeFindings(page), 'list').toEqual([]);
      await conversationRows(page).first().getByRole('link').click();
      await expect(page.getByRole('log')).toContainText(t('conversations:support'));
      expect.soft(await axeFindings(page), 'conversation').toEqual([]);
      await page.getByRole('link', { name: t('conversations:openOffer') }).click();
      const widget = new ConversationWidget(page);
      await widget.button.click();
      await expect(widget.log).toContainText(t('conversations:support'));
      await expectInWindow(page, widget.panel);
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
