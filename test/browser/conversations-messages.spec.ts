import type { HashId } from '../../src/domain/offers/Offer';
import type { StandInBackend } from '../backend/StandInBackend';
import { boxOf } from './support/boxes';
import { conversationRows } from './support/conversationRows';
import { ConversationWidget } from './support/ConversationWidget';
import { english as t } from './support/english';
import { fullIf } from './support/fullIf';
import { keptByPage } from './support/keptByPage';
import { backends } from './support/Market';
import { expect, quietMarket, test } from './support/test';

const buyer = 'buyer@paddock.example';
const MESSAGES = '/api/v2/messages';

const messagesSent = ({ requests }: StandInBackend) =>
  requests.filter(({ method, path }) => method === 'POST' && path === MESSAGES).length;

for (const backend of backends) {
  test.describe(backend, fullIf(backend === 'demo'), () => {
    test.use({ backend });

    test('a message written on an offer appears in the list after a reload', async ({ page, context, browse }) => {
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
      await expect.poll(() => keptByPage(context)).toContain('Half a sent');
      await page.goto('/purchasing/conversations');
      await conversationRows(page)
        .getByRole('link')
        .filter({ hasText: name.split('\n')[0]! })
        .first()
        .click();
      await expect(page.getByRole('log')).toContainText('still there?');
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sent');
    });
  });
}

test.describe('with a server', () => {
  test.use({ backend: 'http' });

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

  test(
    'a conversation continues after the connection was lost in the middle',
    // The messages are pushed late.
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

  test('a delivered message leaves a dealer who reads older messages at their place', async ({
    page,
    browse,
    standIn,
    watch,
  }) => {
    watch.expects(/422 .*\/api\/v2\/messages/);
    watch.expects(/\[unexpected\] POST \/api\/v2\/messages/);
    // Scrolling takes no time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await browse.open();
    const { number, tile } = await browse.firstTile();
    const offer = number as HashId;
    for (let count = 0; count < 30; count += 1) standIn.marketplace.supportAnswers(buyer, offer, `Line ${count}`);
    await tile.getByRole('link', { name: 'Open offer' }).click();
    const widget = new ConversationWidget(page);
    await widget.button.click();
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
});

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
