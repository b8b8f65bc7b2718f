import { test } from '@playwright/test';
import { BenchMarket } from './BenchMarket';
import { type Build, inTurn, ONCE } from './builds';
import { record } from './Figure';
import { sum } from './numbers';
import { BenchPage, firstGrid } from './page/BenchPage';

const publicPaths = ['/', '/reset-password', '/new-password/a-token'];

const paths = (offer: string) => [
  '/',
  '/motorbikes',
  '/campers',
  '/agricultural-machines',
  '/browsing/browse',
  '/browsing/liked',
  `/browsing/offer/${offer}`,
  '/purchasing/conversations',
  `/purchasing/conversations/${offer}`,
  '/purchasing/my-bets',
  '/purchasing/realization',
  '/purchasing/board',
  '/purchasing/board/pickup',
  '/browsing/liked/sheet',
  '/purchasing/archived',
  '/purchasing/invoices',
  '/archived-on-platform',
  '/settings/profile',
  '/settings/password',
  '/settings/language',
  '/selling/vehicles',
  '/selling/clients',
  '/selling/clients/create',
  '/selling/clients/1',
  '/selling/clients/1/edit',
  '/selling/clients/1/invoices/create',
  '/selling/invoices',
  '/selling/invoice-templates',
  '/nowhere',
];

const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** The threshold below which Lighthouse reports 0.00. */
const NOTHING = 0.005;

/** The pages wait for the network most of the time. */
const AT_ONCE = 4;

/** Late repaints follow the last answer. */
const SETTLES = 500;

test('no page shifts its layout while it loads on slow 4G', async ({ browser }, testInfo) => {
  const ofBuild = async (build: Build) => {
    const market = await BenchMarket.open({ build });
    const offer = market.rows(1)[0]?.hash_id ?? '';
    const visits = viewports.flatMap(viewport => [
      ...publicPaths.map(path => ({ viewport, path, session: null })),
      ...paths(offer).map(path => ({ viewport, path, session: market.keptSession('seller') })),
    ]);
    const { origin } = market;
    let most = 0;
    const measure = async () => {
      for (let visit = visits.shift(); visit; visit = visits.shift()) {
        const shift = await shiftOf(visit);
        most = Math.max(most, shift);
      }
    };
    const shiftOf = async ({ viewport, path, session }: (typeof visits)[number]) => {
      const page = await BenchPage.open(browser, { origin, viewport, usable: firstGrid, ...(session && { session }) });
      await page.devTools.slowNetwork();
      await page.settled(path);
      await page.pause(SETTLES);
      const { shifts } = await page.notes();
      await page.close();
      const shift = sum(shifts.map(({ value }) => value));
      const name = `${session ? path : `${path} (signed out)`} ${viewport.width}`;
      if (shift >= NOTHING)
        console.log(`  ${name}: ${shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join('\n    ')}`);
      return shift;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, measure));
    await market.close();
    return most < NOTHING ? 0 : most;
  };
  await record(testInfo, {
    budget: 5,
    what: 'layout shift, worst of all pages in two windows',
    runs: await inTurn(ofBuild, { runs: ONCE }),
    unit: '',
    limit: 0,
  });
});
