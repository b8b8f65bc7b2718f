import { ConversationWidget } from './support/ConversationWidget';
import { english as t } from './support/english';
import { expect, quietMarket, test } from './support/test';

test.use({ backend: 'demo', marketOptions: { ...quietMarket, offers: 6, tempo: 40 } });

test('in the demo, rivals bid and the support side answers by themselves', async ({ page, browse }) => {
  await browse.open();
  const bidsShown = async () => {
    const standings = await browse.tiles.getByText(/^\d+ bids?$/).allInnerTexts();
    return standings.reduce((sum, words) => sum + parseInt(words, 10), 0);
  };
  const before = await bidsShown();
  await expect.poll(bidsShown).toBeGreaterThan(before);

  const { tile } = await browse.firstTile();
  await tile.getByRole('link', { name: 'Open offer' }).click();
  const widget = new ConversationWidget(page);
  await widget.button.click();
  await widget.write('Is it still there?');
  await expect(widget.log.getByText('Is it still there?')).toHaveCount(1);
  await expect(widget.log.locator('[data-author]').last()).toContainText(t('conversations:support'));
});
