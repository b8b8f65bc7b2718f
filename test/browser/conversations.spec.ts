import type { Locator, Page } from '@playwright/test';
import type { HashId } from '../../src/domain/offers/Offer';
import { noFilters } from '../../src/domain/offers/OfferFilters';
import type { StandInBackend } from '../backend/StandInBackend';
import { axeFindings } from './support/axeFindings';
import { ConversationWidget } from './support/ConversationWidget';
import { english as t } from './support/english';
import { backends } from './support/Market';
import { continueInBrowser } from './support/continueInBrowser';
import { expect, quietMarket, test } from './support/test';

const buyer = 'buyer@paddock.example';
const MESSAGES = '/api/v2/messages';

const messagesSent = ({ requests }: StandInBackend) =>
  requests.filter(({ method, path }) => method === 'POST' && path === MESSAGES).length;

const row = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByRole('link').filter({ hasText: name });

const rows = (page: Page): Locator => page.getByRole('region', { name: 'Messages' }).getByRole('listitem');

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}

async function expectInWindow(page: Page, locator: Locator): Promise<void> {
  const { width, height } = page.viewportSize()!;
  await expect(async () => {
    const box = await boxOf(locator);
    expect([box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y + box.height <= height]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  }).toPass();
}

for (const backend of backends) {
  test.describe(backend, () => {
    test.use({ backend });

    test('the list opens a conversation, which is then read, and Back returns to the list', async ({ page }) => {
      await page.goto('/purchasing/conversations');
      await expect(rows(page)).toHaveCount(4);
      const newest = rows(page).first();
      await expect(newest).toContainText(t('conversations:unread'));
      await expect(newest.getByText(/^\d{4}-\d\d-\d\d$/)).toBeVisible();
      await newest.getByRole('link').click();
      await expect(page).toHaveURL(/\/purchasing\/conversations\/\w+-\w+$/);
      await expect(page.getByRole('log')).toContainText(t('conversations:support'));
      await expect(rows(page).first()).not.toContainText(t('conversations:unread'));
      await page.goBack();
      await expect(page.getByText(t('conversations:choose'))).toBeVisible();
      await page.reload();
      await expect(rows(page).first()).not.toContainText(t('conversations:unread'));
    });

    test('a message written on an offer appears in the list after a reload', async ({ page, browse }) => {
      await browse.open();
      const { tile } = await browse.firstTile(t('offers:standing.noBids'));
      const name = (await tile.getByRole('heading').innerText()).trim();
      await tile.getByRole('link', { name: 'Open offer' }).click();
      const widget = new ConversationWidget(page);
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
      await page.waitForTimeout(600);
      await page.goto('/purchasing/conversations');
      await row(page, name.split('\n')[0]!).first().click();
      await expect(page.getByRole('log')).toContainText('still there?');
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sent');
    });

    test('the button can be dragged and pressed, and its panel stays inside the window', async ({ page, browse }) => {
      await browse.open();
      const { tile } = await browse.firstTile();
      await tile.getByRole('link', { name: 'Open offer' }).click();
      const widget = new ConversationWidget(page);
      const home = await boxOf(widget.button);
      expect([home.width, home.height]).toEqual([75, 75]);
      await page.mouse.move(home.x + 30, home.y + 30);
      await page.mouse.down();
      await page.mouse.move(home.x - 400, home.y - 300, { steps: 8 });
      await page.mouse.up();
      const moved = await boxOf(widget.button);
      expect([home.x - moved.x, home.y - moved.y]).toEqual([430, 330]);
      await expect(widget.panel).toHaveCount(0);

      await page.mouse.down();
      await page.mouse.move(home.x - 397, home.y - 298);
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
    });

    test('the button works with the keyboard', async ({ page, browse }) => {
      await browse.open();
      const { tile } = await browse.firstTile();
      await tile.getByRole('link', { name: 'Open offer' }).click();
      const widget = new ConversationWidget(page);
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
  });
}

test.describe('with a server', () => {
  test.use({ backend: 'http' });

  test('a click on the round button toggles the message panel, and a drag of 5 px or more moves the button', async ({
    page,
    browse,
  }) => {
    await browse.open();
    const { tile } = await browse.firstTile();
    await tile.getByRole('link', { name: 'Open offer' }).click();
    const widget = new ConversationWidget(page);
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
    expect(await boxOf(widget.panel)).toMatchObject({ width: 450, height: 500 });
    expect(await boxOf(widget.button)).toEqual(home);
    await press(5);
    await expect(widget.panel).toBeVisible();
    expect(await boxOf(widget.button)).toEqual({ ...home, x: home.x - 5 });
    await press(0);
    await expect(widget.panel).toHaveCount(0);
  });

  test('the list of messages scrolls, and Enter or the send button sends a message and clears the field', async ({
    page,
    browse,
    standIn,
  }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await browse.open();
    const { number, tile } = await browse.firstTile(t('offers:standing.noBids'));
    for (let count = 0; count < 30; count += 1) {
      standIn.marketplace.supportAnswers(buyer, number as HashId, `Line ${count}`);
    }
    await tile.getByRole('link', { name: 'Open offer' }).click();
    const widget = new ConversationWidget(page);
    await widget.button.click();
    await expect(widget.log.getByText('Line 29')).toBeInViewport();
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
    expect(messagesSent(standIn)).toBe(2);
  });

  test('dealer messages are on white with a border, and messages of the support side are on grey with a label', async ({
    page,
    browse,
    standIn,
  }) => {
    await browse.open();
    const { number, tile } = await browse.firstTile(t('offers:standing.noBids'));
    standIn.marketplace.supportAnswers(buyer, number as HashId, 'From us');
    await tile.getByRole('link', { name: 'Open offer' }).click();
    const widget = new ConversationWidget(page);
    await widget.button.click();
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

  test('a conversation continues after the connection was lost in the middle', async ({ page, browse, standIn }) => {
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
  });

  test('unread messages are counted up to nine until they are seen', async ({ page, browse, standIn }) => {
    await browse.open();
    await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
    const { number, tile } = await browse.firstTile(t('offers:standing.noBids'));
    const offer = number as HashId;
    await tile.getByRole('link', { name: 'Open offer' }).click();
    const widget = new ConversationWidget(page);
    standIn.marketplace.supportAnswers(buyer, offer, 'Welcome');
    await expect(widget.button).toHaveText(/^1/);
    await expect(widget.button).toHaveAccessibleDescription(t('navigation:waiting_one', { count: '1' }));
    const entry = page.getByRole('link', { name: /^Messages\W+2 new$/ });
    await expect(entry).toBeVisible();
    for (let count = 0; count < 9; count += 1) standIn.marketplace.supportAnswers(buyer, offer, `Answer ${count}`);
    await expect(widget.button).toHaveText(/^9\+/);
    await expect(widget.button).toHaveAccessibleName('Messages 9+');
    expect(await axeFindings(page)).toEqual([]);
    await widget.button.click();
    await expect(widget.log.getByText('Answer 8')).toBeVisible();
    await expect(widget.button).toHaveText('');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /^Messages\W+1 new$/ }).click();
    await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
    standIn.marketplace.supportAnswers(buyer, offer, 'Once more');
    await expect(rows(page).first()).toContainText(t('conversations:unread'));
  });

  test('an unsent message survives a reload and is sent once when it is tried again', async ({
    page,
    browse,
    standIn,
    watch,
  }) => {
    watch.expects(/422 .*\/api\/v2\/messages/);
    watch.expects(/\[unexpected\] POST \/api\/v2\/messages/);
    await browse.open();
    const { number } = await browse.firstTile();
    await page.goto(`/browsing/offer/${number}`);
    const widget = new ConversationWidget(page);
    await widget.button.click();
    standIn.faults.fail(`POST ${MESSAGES}`, { status: 422 });
    await widget.write('Keep this');
    await expect(widget.log.getByText(t('conversations:notSent'))).toBeVisible();
    await expect(widget.log.getByText('Keep this')).toHaveCount(1);
    await page.reload();
    await widget.button.click();
    await expect(widget.log.getByText(t('conversations:notSent'))).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await widget.log.getByRole('button', { name: 'Try again' }).click();
    await expect(widget.log.getByText(t('conversations:notSent'))).toHaveCount(0);
    await expect(widget.log.getByText('Keep this')).toHaveCount(1);
    await expect
      .poll(() => standIn.marketplace.dealer(buyer)?.conversation(number as HashId))
      .toMatchObject({
        value: { messages: expect.arrayContaining([expect.objectContaining({ body: 'Keep this' })]) },
      });
    expect(messagesSent(standIn)).toBe(2);
  });

  test('a dealer who reads older messages keeps the place and is told about new ones', async ({
    page,
    browse,
    standIn,
  }) => {
    await browse.open();
    await expect(page.getByText(t('shared:connection.connected'))).toBeAttached();
    const { number, tile } = await browse.firstTile();
    const offer = number as HashId;
    for (let count = 0; count < 30; count += 1) standIn.marketplace.supportAnswers(buyer, offer, `Line ${count}`);
    await tile.getByRole('link', { name: 'Open offer' }).click();
    const widget = new ConversationWidget(page);
    await widget.button.click();
    await expect(widget.log.getByText('Line 29')).toBeInViewport();
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

  test('a list that cannot be loaded says so and can be loaded again', async ({ page, standIn, watch }) => {
    watch.expects(/500 .*\/api\/v2\/conversations/);
    watch.expects(/\[unexpected\] GET \/api\/v2\/conversations/);
    standIn.faults.fail('GET /api/v2/conversations', { status: 500 });
    await page.goto('/purchasing/conversations');
    const notice = page.getByRole('alert').filter({ hasText: t('conversations:listFailed') });
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(4);
    await expect(notice).toHaveCount(0);
  });
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
    standIn.marketplace.supportAnswers(buyer, dealer.conversations(15).conversations.at(-1)!.offerHashId, 'Still here');
  }

  async function scrollThrough(page: Page, count: number): Promise<void> {
    await expect(async () => {
      await area(page).evaluate(element => element.scrollTo({ top: element.scrollHeight }));
      await expect(rows(page).last()).toHaveAttribute('aria-posinset', String(count), { timeout: 200 });
    }).toPass();
  }

  test('the list draws few rows, reaches all of them and keeps the place on return and after a reload', async ({
    page,
    standIn,
  }) => {
    const count = await talkOfAll(standIn);
    expect(count).toBeGreaterThan(250);
    await page.goto('/purchasing/conversations');
    await expect(rows(page).first()).toHaveAttribute('aria-setsize', String(count));
    await scrollThrough(page, count);
    expect(await rows(page).count()).toBeLessThan(40);

    await page.getByRole('link', { name: 'My bets' }).click();
    await expect(page).toHaveURL(/my-bets/);
    await page.goBack();
    await expect(rows(page).last()).toHaveAttribute('aria-posinset', String(count));

    await page.reload();
    await expect(rows(page).last()).toHaveAttribute('aria-posinset', String(count));
  });

  test('a conversation that moves to the top moves no visible row, and the focus stays with its row', async ({
    page,
    standIn,
  }) => {
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
    await expect(rows(page).getByRole('link').and(page.locator(':focus'))).toBeInViewport();
  });

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
      await expect(rows(page).last()).toHaveAttribute('aria-posinset', String(count));

      const isThereAtOnce = await rows(page)
        .last()
        .evaluate(({ parentElement: list }) => {
          const wanted = list!.clientHeight + 5000;
          list!.style.height = `${wanted}px`;
          return list!.clientHeight === wanted;
        });
      expect(isThereAtOnce).toBe(true);

      const offer = await rows(page).last().getByRole('link').getAttribute('data-conversation');
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
    const third = rows(page).nth(2).getByRole('link');
    const offer = await third.getAttribute('data-conversation');
    await third.click();
    await expect(page.getByRole('log')).toBeVisible();
    await page.getByRole('link', { name: t('conversations:allMessages') }).click();
    await expect(page.locator(`[data-conversation="${offer}"]`)).toBeFocused();
    await expect(rows(page)).toHaveCount(4);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ backend: 'http', colorScheme, viewport });

      test('axe finds nothing in the list, in a conversation and in the panel', async ({ page }) => {
        await page.goto('/purchasing/conversations');
        await continueInBrowser(page);
        await expect(rows(page)).toHaveCount(4);
        expect.soft(await axeFindings(page), 'list').toEqual([]);
        await rows(page).first().getByRole('link').click();
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
}

test.describe('in the demo', () => {
  test.use({ backend: 'demo', marketOptions: { ...quietMarket, offers: 12, tempo: 10 } });

  test('the support side types and answers by itself', async ({ page, browse }) => {
    await browse.open();
    const { tile } = await browse.firstTile();
    await tile.getByRole('link', { name: 'Open offer' }).click();
    const widget = new ConversationWidget(page);
    await widget.button.click();
    await widget.write('Is it still there?');
    await expect(widget.log.getByText('Is it still there?')).toHaveCount(1);
    await expect(widget.log.locator('[data-author]').last()).toContainText(t('conversations:support'));
  });
});
