import type { Page } from '@playwright/test';
import type { StandInBackend } from '../backend/StandInBackend';
import { english as t } from './support/english';
import { expect, test } from './support/test';

test.use({ backend: 'http' });

const leave = (page: Page) => page.goto('about:blank');

const refused = {
  kind: 'unexpected',
  place: 'GET /api/v2/offers/:id',
  code: 'Network response was not ok. 404',
  route: '/browsing/offer/:id',
};

async function openUnknownOffer(page: Page, { collector }: StandInBackend): Promise<void> {
  await page.goto('/browsing/offer/MB-NONE0');
  await expect(page.getByRole('heading', { name: t('offersDetails:gone.title') })).toBeVisible();
  // The code that sends reports loads after the first screen.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    expect(collector.batches).not.toEqual([]);
  }).toPass();
}

test.describe('a problem', () => {
  test.beforeEach(({ watch }) => {
    watch.expects(/404 .*MB-NONE0/);
    watch.expects(/\[unexpected\] GET \/api\/v2\/offers\/:id/);
  });

  // Only a browser sends beacons and measures a visit.
  test(
    'is sent without the number of the offer, and the Web Vitals when the dealer leaves',
    { tag: '@main' },
    async ({ page, standIn }) => {
      await openUnknownOffer(page, standIn);
      expect(standIn.collector.reports).toContainEqual(expect.objectContaining(refused));
      expect(JSON.stringify(standIn.collector.batches)).not.toContain('NONE0');

      await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
      await leave(page);
      const vitals = () =>
        standIn.collector.reports.flatMap(report => (report.kind === 'vital' ? [report.name] : [])).sort();
      await expect.poll(vitals).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
    },
  );

  test('is sent by another request if the browser refuses the beacon', async ({ page, standIn }) => {
    await page.addInitScript(() => {
      navigator.sendBeacon = () => false;
    });
    await openUnknownOffer(page, standIn);
    expect(standIn.collector.reports).toContainEqual(expect.objectContaining(refused));
  });
});
