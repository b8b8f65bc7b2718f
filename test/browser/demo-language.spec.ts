import { firstDialogues, supportAnswers } from '../../src/infrastructure/demo/market/catalogue/dialogues';
import { refusalTexts } from '../../src/infrastructure/demo/market/catalogue/refusalTexts';
import { accountOf } from './support/Market';
import { expect, test } from './support/test';
import { textsOf } from './support/textsOf';
import { visit } from './support/visit';

const t = textsOf('pl');

test.use({ backend: 'demo', signedIn: null, marketOptions: { offers: 60, tempo: 5, seed: 1 } });

test('the demo uses the language that was chosen at the sign-in screen', async ({ page, market }) => {
  await page.goto('/purchasing/conversations');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('pl');
  await page.getByRole('button', { name: accountOf(market, 'buyer').email }).click();
  await page.keyboard.press('Enter');
  const rows = page.getByRole('region', { name: t('conversations:title') }).getByRole('listitem');
  await rows.first().getByRole('link').first().click();
  const said = firstDialogues.flat().map(({ words }) => words.pl);
  const main = page.getByRole('main');
  await expect(main.getByText(new RegExp(said.map(literally).join('|'))).first()).toBeVisible();
  await page.getByRole('textbox', { name: t('conversations:message') }).fill('Dzień dobry');
  await page.keyboard.press('Enter');
  const answers = supportAnswers.map(({ pl }) => literally(pl)).join('|');
  await expect(main.getByText(new RegExp(answers)).last()).toBeVisible();

  await visit(page, '/settings/profile');
  const iban = page.getByRole('textbox', { name: t('settings:fields.iban') });
  await iban.fill('DE00 1');
  await iban.press('Enter');
  await expect(iban).toHaveAccessibleDescription(refusalTexts.notAnIban.pl);
});

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
