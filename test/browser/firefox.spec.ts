import { expect, test as base } from '@playwright/test';
import { firefox } from '../../.config/test/servers.js';
import { english as t } from './support/english';
import { Firefox } from './support/Firefox';
import { accountOf, type Market } from './support/Market';
import { startMarket } from './support/startMarket';
import { quietMarket } from './support/test';
import { unbidOnServer } from './support/unbidOnServer';

const test = base.extend<{ market: Market; inFirefox: Firefox }>({
  market: async ({}, use) => {
    const market = await startMarket('http', quietMarket);
    await use(market);
    await market.stop();
  },
  inFirefox: async ({}, use) => {
    const started = await Firefox.start();
    await use(started);
    await started.stop();
  },
});

/** The button that spends money is off for a moment. */
const placeBid = "//button[starts-with(normalize-space(), 'Place bid') and not(@aria-disabled)]";

test.skip(
  !firefox.isThere() && !process.env.SERVERS_REQUIRED,
  'No Firefox is installed, so the main flow is not tried in it',
);

test.setTimeout(300_000);

test('a dealer can sign in, browse, bid and reload in Firefox', async ({ market, inFirefox }) => {
  const { email, password } = accountOf(market, 'buyer');
  const number = unbidOnServer(market);

  await inFirefox.open(`${market.origin}/browsing/browse`);
  await inFirefox.type({ role: 'textbox', name: 'Email' }, email);
  await inFirefox.type('input[type=password]', password);
  await inFirefox.press({ role: 'button', name: 'Sign in' });
  await inFirefox.find({ role: 'region', name: 'All offers' });
  await inFirefox.press({ role: 'button', name: 'Motorbikes' });
  await inFirefox.find('article');

  await inFirefox.open(`${market.origin}/browsing/offer/${number}`);
  await inFirefox.type({ role: 'textbox', name: 'Your offer' }, '50');
  await inFirefox.press(placeBid);
  await inFirefox.text(t('bidding:thankYou.bid'));
  await inFirefox.open(`${market.origin}/browsing/offer/${number}`);
  await inFirefox.text(t('offers:standing.leading'));

  expect(inFirefox.errors).toEqual([]);
  expect(market.standIn?.violations).toEqual([]);
});
