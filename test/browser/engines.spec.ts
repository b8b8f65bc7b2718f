import { expect, test as base } from '@playwright/test';
import { firefox, webKit } from '../../.config/test/servers.js';
import { english as t } from './support/english';
import { Firefox } from './support/Firefox';
import { accountOf, type Market } from './support/Market';
import type { OtherBrowser } from './support/OtherBrowser';
import { startMarket } from './support/startMarket';
import { quietMarket } from './support/test';
import { unbidOnServer } from './support/unbidOnServer';
import { WebKit } from './support/WebKit';

const engines = [
  { name: 'Firefox', isThere: firefox.isThere(), start: () => Firefox.start() },
  { name: 'WebKit', isThere: webKit.isThere(), start: () => WebKit.start() },
];

const test = base.extend<{ market: Market; start: () => Promise<OtherBrowser>; engine: OtherBrowser }>({
  start: [() => Promise.reject(new Error('No engine')), { option: true }],
  market: async ({}, use) => {
    const market = await startMarket('http', { ...quietMarket, offers: 600 });
    await use(market);
    await market.stop();
  },
  engine: async ({ start }, use) => {
    const engine = await start();
    await use(engine);
    await engine.stop();
  },
});

const button = (name: string) => `//button[normalize-space() = '${name}']`;

/** The button that spends money is off for a moment. */
const placeBid = "//button[starts-with(normalize-space(), 'Place bid') and not(@aria-disabled)]";

const field = (label: string) => `//label[normalize-space() = '${label}']/following::input[1]`;

async function signIn(engine: OtherBrowser, { email, password }: ReturnType<typeof accountOf>): Promise<void> {
  await engine.type(field('Email'), email);
  await engine.type('input[type=password]', password);
  await engine.press(button('Sign in'));
}

test.setTimeout(300_000);

for (const { name, isThere, start } of engines) {
  test.describe(`in ${name}`, () => {
    test.skip(!isThere && !process.env.SERVERS_REQUIRED, `No ${name} is installed, so nothing is tried in it`);

    test.use({ start: async ({}, use) => use(start) });

    test('a dealer can sign in, browse, bid and reload', async ({ market, engine }) => {
      const number = unbidOnServer(market);
      await engine.open(`${market.origin}/browsing/browse`);
      await signIn(engine, accountOf(market, 'buyer'));
      await engine.press(button('Motorbikes'));
      await engine.find('article');

      await engine.open(`${market.origin}/browsing/offer/${number}`);
      await engine.type(field('Your offer'), '50');
      await engine.press(placeBid);
      await engine.text(t('bidding:thankYou.bid'));
      await engine.open(`${market.origin}/browsing/offer/${number}`);
      await engine.text(t('offers:standing.leading'));

      expect(await engine.errors()).toEqual([]);
      expect(market.standIn?.violations).toEqual([]);
    });

    test('the record of a handover is kept on the device', async ({ market, engine }) => {
      await engine.open(`${market.origin}/purchasing/board`);
      await signIn(engine, accountOf(market, 'manyBids'));
      await engine.press("//a[normalize-space() = 'Handover']");
      await engine.press('//*[@data-line]//label');
      await engine.text('1 of ');
      await engine.reload();
      await engine.text('1 of ');
      expect(await engine.errors()).toEqual([]);
    });
  });
}
