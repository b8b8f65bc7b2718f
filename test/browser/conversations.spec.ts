import type { Page } from '@playwright/test';
import { noFilters } from '../../src/domain/offers/list/BrowseFilters';
import type { HashId } from '../../src/domain/offers/Offer';
import type { StandInBackend } from '../backend/StandInBackend';
import { boxOf, expectInWindow } from './support/boxes';
import { conversationRows } from './support/conversationRows';
import { ConversationWidget } from './support/ConversationWidget';
import { english as t } from './support/english';
import { keptByPage } from './support/keptByPage';
import { expect, quietMarket, test } from './support/test';
import { visit } from './support/visit';

const buyer = 'buyer@paddock.example';
const MESSAGES = '/api/v2/messages';

const messagesSent = ({ requests }: StandInBackend) =>
  requests.filter(({ method, path }) => method === 'POST' && path === MESSAGES).length;

// The whole flow. Only a browser knows places, drags, has a history and keeps what was typed.
test(
  'a message is written on an offer by its movable button, and the list has it after a reload and leads to it',
  { tag: '@main' },
  async ({ page, context, browse }) => {
    test.slow();
    // The native app is not offered.
    await page.addInitScript(() => sessionStorage.setItem('browserChosen', 'yes'));
    await browse.open();
    const { tile } = await browse.firstTile(t('offers:standing.noBids'));
    const name = (await tile.getByRole('heading').innerText()).trim().split('\n')[0]!;
    await tile.getByRole('link', { name: 'Open offer' }).click();
    const widget = new ConversationWidget(page);
    let row = conversationRows(page).first();

    await test.step('a click toggles the panel, and a drag of 5 px or more moves the button', async () => {
      const home = await boxOf(widget.button);
      expect([home.width, home.height]).toEqual([75, 75]);
      expect(home.x + home.width / 2).toBeGreaterThan(1440 / 2);
      expect(home.y + home.height / 2).toBeGreaterThan(900 / 2);
      expect(await widget.button.evaluate(button => getComputedStyle(button).borderRadius)).toBe('50%');
      const press = async (by: number) => {
        const { x, y } = await boxOf(widget.button);
        await page.mouse.move(x + 30, y + 30);
        await page.mouse.down();
        await page.mouse.move(x + 30 - by, y + 30);
        await page.mouse.up();
      };
      await press(4);
      await expect(widget.panel).toBeVisible();
      const panel = await boxOf(widget.panel);
      expect(panel).toMatchObject({ width: 450, height: 500 });
      // Below the panel, at its right edge.
      const docked = await boxOf(widget.button);
      expect(docked.x + docked.width).toBe(panel.x + panel.width);
      expect(docked.y).toBe(panel.y + panel.height + 8);
      await press(5);
      await expect(widget.panel).toBeVisible();
      expect(await boxOf(widget.button)).toEqual({ ...docked, x: docked.x - 5 });
      await press(0);
      await expect(widget.panel).toHaveCount(0);
    });

    await test.step('the button can be dragged far, and the panel stays inside each window', async () => {
      const home = await boxOf(widget.button);
      await page.mouse.move(home.x + 30, home.y + 30);
      await page.mouse.down();
      await page.mouse.move(home.x + 360, home.y - 300, { steps: 8 });
      await page.mouse.up();
      const moved = await boxOf(widget.button);
      expect([moved.x - home.x, home.y - moved.y]).toEqual([330, 330]);
      await expect(widget.panel).toHaveCount(0);

      await page.mouse.down();
      await page.mouse.move(home.x + 363, home.y - 298);
      await page.mouse.up();
      await expect(widget.panel).toBeVisible();
      expect(await boxOf(widget.button)).toEqual(moved);
      const { width, height } = await boxOf(widget.panel);
      expect([width, height]).toEqual([450, 500]);
      await expectInWindow(page, widget.panel);
      for (const size of [
        { width: 360, height: 740 },
        { width: 800, height: 420 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(size);
        await expectInWindow(page, widget.panel);
        await expectInWindow(page, widget.button);
      }
      await page.keyboard.press('Escape');
      await expect(widget.panel).toHaveCount(0);
    });

    await test.step('the keys move the button, open and close the panel', async () => {
      await widget.button.focus();
      const home = await boxOf(widget.button);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowUp');
      const moved = await boxOf(widget.button);
      expect([home.x - moved.x, home.y - moved.y]).toEqual([16, 16]);
      await page.keyboard.press('Enter');
      await expect(widget.field).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(widget.panel).toHaveCount(0);
      await expect(widget.button).toBeFocused();
      await expect(browse.sheet).toBeVisible();
      await page.keyboard.press('Space');
      await expect(widget.panel).toBeVisible();
      await widget.button.press('Enter');
      await expect(widget.panel).toHaveCount(0);
    });

    await test.step('a message is sent, and half of another is typed', async () => {
      await widget.button.click();
      await expect(widget.panel.getByText(t('conversations:noMessages'))).toBeVisible();
      await widget.write('   ');
      await expect(widget.panel.getByText(t('conversations:noMessages'))).toBeVisible();
      await widget.field.fill('Is it');
      await widget.field.press('Shift+Enter');
      await widget.field.pressSequentially('still there?');
      await widget.panel.getByRole('button', { name: 'Send' }).click();
      await expect(widget.log.getByText('still there?')).toHaveCount(1);
      await expect(widget.log.getByText(t('conversations:you'), { exact: true })).toBeVisible();
      await expect(widget.field).toHaveValue('');
      await widget.field.fill('Half a sent');
      await expect.poll(() => keptByPage(context)).toContain('Half a sent');
    });

    await test.step('the list opens a conversation, which is then read, and Back returns to the list', async () => {
      await visit(page, '/purchasing/conversations');
      await expect(conversationRows(page)).toHaveCount(5);
      const unread = conversationRows(page)
        .filter({ hasText: t('conversations:unread') })
        .first();
      await expect(unread.getByText(/^(\d{1,2} \w{3,4} \d{4}|today|yesterday)$/)).toBeVisible();
      const link = unread.getByRole('link');
      row = page.locator(`li:has([data-conversation="${await link.getAttribute('data-conversation')}"])`);
      await link.click();
      await expect(page).toHaveURL(/\/purchasing\/conversations\/\w+-\w+$/);
      await expect(page.getByRole('log')).toContainText(t('conversations:support'));
      await expect(row).not.toContainText(t('conversations:unread'));
      await page.goBack();
      await expect(page.getByText(t('conversations:choose'))).toBeVisible();
    });

    await test.step('after a reload, it is still read, and the list has the message and half of the other', async () => {
      await page.reload();
      await expect(row).toBeVisible();
      await expect(row).not.toContainText(t('conversations:unread'));
      await conversationRows(page).getByRole('link').filter({ hasText: name }).first().click();
      await expect(page.getByRole('log')).toContainText('still there?');
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sent');
      await page.goBack();
    });

    await test.step('on a phone, a conversation leads back to its row', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const third = conversationRows(page).nth(2).getByRole('link');
      const offer = await third.getAttribute('data-conversation');
      await third.click();
      await expect(page.getByRole('log')).toBeVisible();
      await page.getByRole('link', { name: t('conversations:allMessages') }).click();
      await expect(page.locator(`[data-conversation="${offer}"]`)).toBeFocused();
      await expect(conversationRows(page)).toHaveCount(5);
    });
  },
);

test.describe('with more than a hundred conversations', () => {
  test.use({ backend: 'http', marketOptions: { ...quietMarket, offers: 200 } });

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
    for (let page = 1; page <= 6; page += 1) {
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
    standIn.marketplace.supportAnswers(buyer, dealer.conversations(6).rows.at(-1)!.offerHashId, 'Still here');
  }

  async function scrollThrough(page: Page, count: number): Promise<void> {
    await expect(async () => {
      await area(page).evaluate(element => element.scrollTo({ top: element.scrollHeight }));
      await expect(conversationRows(page).last()).toHaveAttribute('aria-posinset', String(count), { timeout: 200 });
    }).toPass();
  }

  // Only a browser scrolls.
  test('a long list keeps the place of what is read', { tag: '@main' }, async ({ page, standIn }) => {
    const count = await talkOfAll(standIn);
    expect(count).toBeGreaterThan(100);
    await page.goto('/purchasing/conversations');

    await test.step('the list draws few rows, reaches all of them and keeps the place on return and after a reload', async () => {
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

    await test.step('a conversation that moves to the top moves no visible row, and the focus stays with its row', async () => {
      await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
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
    });

    await test.step('a scroll that the page has not handled yet is kept when a conversation moves to the top', async () => {
      await readAt(page, 3000);
      await page.evaluate(() =>
        addEventListener('scroll', event => event.stopImmediatePropagation(), { capture: true }),
      );
      const before = await readAt(page, 3000 + 2 * 69);
      const shift = () => area(page).evaluate(element => element.scrollTop);
      for (const moved of [1, 2]) {
        await writeInLast(standIn);
        await expect.poll(shift).toBe(3000 + (2 + moved) * 69);
        expect(await firstInSight(page)).toEqual(before);
      }
    });
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
      await visit(page, `/browsing/offer/${offer}`);
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

// Only a browser scrolls and knows colours.
test(
  'messages are sent by Enter and by the button, each side has its look, and who reads older ones keeps the place',
  { tag: '@main' },
  async ({ page, browse, standIn, watch }) => {
    watch.expects(/422 .*\/api\/v2\/messages/);
    watch.expects(/\[unexpected\] POST \/api\/v2\/messages/);
    await page.setViewportSize({ width: 1440, height: 700 });
    await browse.open();
    await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
    const { number, tile } = await browse.firstTile(t('offers:standing.noBids'));
    const offer = number as HashId;
    for (let count = 0; count < 30; count += 1) standIn.marketplace.supportAnswers(buyer, offer, `Line ${count}`);
    standIn.marketplace.supportAnswers(buyer, offer, 'From us');
    await tile.getByRole('link', { name: 'Open offer' }).click();
    const widget = new ConversationWidget(page);
    await widget.button.click();
    await expect(widget.log.getByText('From us')).toBeInViewport();

    await test.step('the list of messages scrolls, and Enter or the button sends a message and clears the field', async () => {
      expect((await boxOf(widget.log)).height).toBe(300);
      expect(await widget.log.evaluate(log => getComputedStyle(log).scrollBehavior)).toBe('smooth');
      for (const [text, send] of [
        ['By Enter', () => widget.field.press('Enter')],
        ['By the button', () => widget.panel.getByRole('button', { name: 'Send' }).click()],
      ] as const) {
        await widget.field.fill(text);
        await send();
        await expect(widget.log.getByText(text, { exact: true })).toBeInViewport();
        await expect(widget.field).toHaveValue('');
      }
      await expect.poll(() => messagesSent(standIn)).toBe(2);
    });

    await test.step('messages of the dealer are on white with a border, and those of the support side on grey with a label', async () => {
      await widget.write('From me');
      const line = (text: string) => widget.log.locator('[data-author]').filter({ hasText: text });
      await expect(line('From us')).toContainText(t('conversations:support'));
      await expect(line('From me')).not.toContainText(t('conversations:support'));
      const bubble = (text: string) => line(text).locator('> div');
      const look = (text: string) =>
        bubble(text).evaluate(element => {
          const { backgroundColor, borderTopColor } = getComputedStyle(element);
          return { backgroundColor, hasBorder: !/, 0\)|transparent/.test(borderTopColor) };
        });
      // The answer replaces the bubble of the pending message.
      await expect.poll(() => look('From me')).toEqual({ backgroundColor: 'rgb(255, 255, 255)', hasBorder: true });
      const support = await look('From us');
      expect(support.hasBorder).toBe(false);
      expect(support.backgroundColor).not.toBe('rgb(255, 255, 255)');
      const [mine, theirs, log] = [
        await boxOf(bubble('From me')),
        await boxOf(bubble('From us')),
        await boxOf(widget.log),
      ];
      expect(theirs.x - log.x).toBeLessThan(log.width / 4);
      expect(log.x + log.width - (mine.x + mine.width)).toBeLessThan(log.width / 4);
      expect(mine.x).toBeGreaterThan(theirs.x);
      await expect(line('From me').locator('img')).toHaveAttribute('src', /dealer|data:image/);
    });

    await test.step('a dealer who reads older messages keeps the place and is told about new ones', async () => {
      await widget.log.hover();
      await page.mouse.wheel(0, -5000);
      await expect(widget.log.getByText('Line 0')).toBeInViewport();
      standIn.marketplace.supportAnswers(buyer, offer, 'The newest');
      const newer = widget.panel.getByRole('button', { name: t('conversations:newMessages') });
      await expect(newer).toBeVisible();
      await expect(widget.log.getByText('Line 0')).toBeInViewport();
      await newer.click();
      await expect(widget.log.getByText('The newest')).toBeInViewport();
      await expect(newer).toHaveCount(0);
    });

    await test.step('a dealer who reads older messages keeps the place when a message is delivered', async () => {
      // Scrolling takes no time.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      standIn.faults.fail(`POST ${MESSAGES}`, { status: 422, words: 'Not now.' });
      await widget.write('Refused');
      await expect(widget.log.getByText(t('conversations:notSent'))).toBeInViewport({ ratio: 1 });
      await expect(widget.log.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 });
      let deliver = () => {};
      const delivered = new Promise<void>(resolve => (deliver = resolve));
      await page.route(`**${MESSAGES}`, async route => {
        await delivered;
        await route.fallback();
      });
      await widget.write('Delivered');
      await expect(widget.log.getByText(t('conversations:sending'))).toBeVisible();
      await widget.log.hover();
      await page.mouse.wheel(0, -5000);
      await expect(widget.log.getByText('Line 0')).toBeInViewport();
      deliver();
      await expect(widget.log.getByText(t('conversations:sending'))).toHaveCount(0);
      await expect(widget.log.getByText('Delivered')).toHaveCount(1);
      await expect(widget.log.getByText('Line 0')).toBeInViewport();
    });
  },
);

test(
  'a conversation continues after the connection was lost in the middle',
  // On the austere server, the messages are pushed late.
  { tag: '@austere' },
  async ({ page, browse, standIn }) => {
    await browse.open();
    await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
    const { number, tile } = await browse.firstTile();
    const offer = number as HashId;
    await tile.getByRole('link', { name: 'Open offer' }).click();
    const widget = new ConversationWidget(page);
    await widget.button.click();
    await widget.write('First question');
    await expect(widget.log.getByText('First question')).toHaveCount(1);
    standIn.marketplace.supportTypes(buyer, offer, true);
    await expect(widget.panel.getByText(t('conversations:typing'))).toBeVisible();
    standIn.marketplace.supportAnswers(buyer, offer, 'First answer');
    await expect(widget.log.getByText('First answer')).toBeVisible();
    await expect(widget.panel.getByText(t('conversations:typing'))).toHaveCount(0);

    standIn.cable.refuseConnections(true);
    standIn.cable.dropAll();
    await expect(page.getByText(t('shared:connection.lost'))).toBeVisible();
    standIn.marketplace.supportAnswers(buyer, offer, 'Said while nobody heard');
    await widget.write('Second question');
    await expect(widget.log.getByText('Second question')).toHaveCount(1);
    standIn.cable.refuseConnections(false);
    await expect(widget.log.getByText('Said while nobody heard')).toHaveCount(1, { timeout: 40_000 });
    standIn.marketplace.supportAnswers(buyer, offer, 'Second answer');
    await expect(widget.log.getByText('Second answer')).toHaveCount(1);
    const said = widget.log.getByText(/^(First|Second|Said)/);
    expect(await said.allInnerTexts()).toEqual([
      'First question',
      'First answer',
      'Said while nobody heard',
      'Second question',
      'Second answer',
    ]);
    expect(messagesSent(standIn)).toBe(2);
    expect(standIn.marketplace.dealer(buyer)?.conversation(offer)).toMatchObject({ value: { unread: 0 } });
  },
);
