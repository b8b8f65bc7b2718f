import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { poppler } from '../../.config/test/servers.js';
import { cameraPhoto, cameraTraces } from './support/cameraPhoto';
import { continueInBrowser } from './support/continueInBrowser';
import { english as t } from './support/english';
import { test as nginxTest } from './support/nginxTest';
import { expect, quietMarket } from './support/test';
import { confirmPickup } from './support/twoStepPresses';
import { changeAddress } from './support/visit';

/** The text of a PDF, as another program reads it. */
const popplerText = (file: string): string => execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });

/** The kind, width and height of each picture of a PDF, as another program finds them. */
const popplerImages = (file: string): readonly string[] =>
  execFileSync('pdfimages', ['-list', file], { encoding: 'utf8' })
    .split('\n')
    .slice(2)
    .filter(line => line.trim() !== '')
    .map(line => {
      const [, , , width, height, , , , encoding] = line.trim().split(/\s+/);
      return `${encoding} ${width} × ${height}`;
    });

const test = nginxTest;

test.skip(() => !process.env.SERVERS_REQUIRED && !poppler.isThere(), 'Poppler is not installed');

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  marketOptions: { ...quietMarket, offers: 600 },
});

interface Line {
  readonly key: string;
  readonly value: unknown;
}

interface KeptRecord {
  readonly key: string;
  readonly value: { readonly statement: { readonly lines: readonly Line[] } };
}

/** The records of handovers that the device has kept. */
const keptRecords = (page: Page): Promise<readonly KeptRecord[]> =>
  page.evaluate(async () => {
    const [{ name = '' } = {}] = (await indexedDB.databases()).filter(each => each.name?.startsWith('paddock-book-'));
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('No book'));
    });
    const records = await new Promise<KeptRecord[]>(resolve => {
      const asked = database.transaction('handovers').objectStore('handovers').getAll();
      asked.onsuccess = () => resolve(asked.result as KeptRecord[]);
    });
    database.close();
    return records;
  });

/** The record of a handover is the same before and after. */
async function losesNothing(page: Page, number: string, act: () => Promise<unknown>): Promise<void> {
  const record = async () => (await keptRecords(page)).find(({ key }) => key === number)!.value;
  const before = await record();
  await act();
  expect(await record()).toEqual(before);
}

/** The names of the files that the worker has kept. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
    return requests
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .join('\n');
  });

/** Signs with a finger or a pen. */
async function sign(page: Page, region: Locator): Promise<void> {
  const field = region.getByRole('img');
  await field.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await field.boundingBox())!;
  await page.mouse.move(x + width * 0.1, y + height * 0.3);
  await page.mouse.down();
  for (const [right, down] of [
    [0.3, 0.8],
    [0.5, 0.2],
    [0.9, 0.7],
  ] as const)
    await page.mouse.move(x + width * right, y + height * down, { steps: 5 });
  await page.mouse.up();
}

/** Where the ink is, in hundredths of the width of the field. Null if the field is empty. */
const inkOf = (region: Locator) =>
  region.getByRole('img').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
    let [left, right, bottom] = [width, 0, 0];
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      if (data[pixel * 4 + 3] === 0) continue;
      left = Math.min(left, pixel % width);
      right = Math.max(right, pixel % width);
      bottom = Math.floor(pixel / width);
    }
    return right === 0 ? null : [left, right, bottom].map(place => Math.round((place / width) * 100));
  });

// Only a browser has a camera's files, a worker and a page that is discarded. It is one walk, because what costs are the loads.
test(
  'a dealer checks a vehicle at the yard without a network, and reports what differs later',
  { tag: '@main' },
  async ({ page, context, watch, browse }) => {
    watch.expects(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/);
    await page.goto('/purchasing/board');
    await continueInBrowser(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    const toTour = page.getByRole('button', { name: /^For pickup/ });
    for (const at of [0, 1, 2]) await toTour.nth(at).click();
    await page.getByRole('link', { name: 'Plan pickup' }).click();
    const stops = page.getByRole('region', { name: 'Tour', exact: true }).getByRole('listitem');
    await expect(stops).toHaveCount(3);
    await expect(stops.getByRole('link', { name: 'Handover' })).toHaveCount(3);
    await expect.poll(async () => (await keptRecords(page)).length).toBe(3);
    for (const file of [/handover-pdf\./, /Roboto_400Regular\./, /Roboto_700Bold\./, /\/handover\.\w+\.js/])
      await expect.poll(() => keptFiles(page)).toMatch(file);

    const kept = (await keptRecords(page)).map(({ key, value }) => ({ number: key, lines: value.statement.lines }));
    const { number, lines } = kept.find(deal =>
      ['vin', 'totalMileage'].every(key => deal.lines.some(line => line.key === key && line.value !== null)),
    )!;
    const [shortest] = kept
      .filter(deal => deal.number !== number)
      .sort((one, other) => one.lines.length - other.lines.length);
    const vin = String(lines.find(({ key }) => key === 'vin')!.value);
    const wrongVin = vin.replace(/.$/, last => (last === '1' ? '2' : '1'));
    const record = page.getByRole('main', { name: 'Handover' });
    const line = (key: string) => record.locator(`[data-line="${key}"]`);
    const region = (signer: 'dealer' | 'seller') => record.getByRole('region', { name: `Signature of the ${signer}` });

    /** From the vehicles that a device shows without a network. */
    const openRecord = async (deal: string) => {
      await page.goto('/');
      const vehicles = page.getByRole('region', { name: t('offline:title') });
      await vehicles.locator(`a[href$="/handover/${deal}"]`).click();
    };
    /** How often the screen was touched. */
    const presses = () => page.evaluate(() => Number(document.documentElement.dataset.presses ?? 0));

    await test.step('The app starts without a network. A vehicle as it is stated takes one press for each line, for both signatures and for the record', async () => {
      await context.setOffline(true);
      await openRecord(shortest!.number);
      await expect(record.getByRole('radiogroup')).toHaveCount(shortest!.lines.length);
      await page.evaluate(() =>
        addEventListener('pointerdown', () => {
          const { dataset } = document.documentElement;
          dataset.presses = String(Number(dataset.presses ?? 0) + 1);
        }),
      );
      for (const group of await record.getByRole('radiogroup').all())
        await group
          .getByRole('radio', { name: /^(As stated|Not checked)$/ })
          .first()
          .check();
      for (const signer of ['dealer', 'seller'] as const) await sign(page, region(signer));
      await expect(region('seller').getByText(/^Entered on /)).toBeVisible();
      const saved = page.waitForEvent('download');
      await record.getByRole('button', { name: 'Save record' }).click();
      await saved;
      // So a record of twelve lines takes fifteen.
      expect(await presses()).toBe(shortest!.lines.length + 3);
    });

    await test.step('The tour leads to the record of a deal, where nothing is preset', async () => {
      await openRecord(number);
      await expect(record.getByText(t('boardHandover:offline'))).toBeVisible();
      await expect(record.getByRole('radiogroup')).toHaveCount(lines.length);
      expect(await record.getByRole('radio', { checked: true }).count()).toBe(0);
    });

    await test.step('Each line is one press, and a wrong sign of the VIN is marked', async () => {
      for (const group of await record.getByRole('radiogroup').all()) await group.getByRole('radio').first().check();
      await line('vin').getByRole('radio', { name: 'Differs' }).check();
      await line('vin').getByRole('textbox', { name: 'Found' }).fill(wrongVin);
      await expect(line('vin').getByText('1 sign differs.').first()).toBeVisible();
      const heights = await record
        .getByRole('radio')
        .evaluateAll(radios => radios.map(radio => radio.closest('label')!.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    });

    await test.step('Photos are upright, and are there after the system has discarded the page', async () => {
      await line('totalMileage').getByRole('radio', { name: 'Differs' }).check();
      await line('totalMileage').getByRole('textbox', { name: 'Found' }).fill('99 999 km');
      for (const count of [1, 2]) {
        const photo = await cameraPhoto(page, 4_000, 3_000);
        await line('totalMileage').locator('input[capture]').setInputFiles(photo);
        await expect(line('totalMileage').getByRole('img')).toHaveCount(count);
      }
      await losesNothing(page, number, async () => {
        await page.reload();
        await expect(line('totalMileage').getByRole('img')).toHaveCount(2);
      });
      const sizes = await line('totalMileage')
        .getByRole('img')
        .evaluateAll(photos =>
          photos.map(photo => [(photo as HTMLImageElement).naturalWidth, (photo as HTMLImageElement).naturalHeight]),
        );
      expect(sizes).toEqual([
        [1_200, 1_600],
        [1_200, 1_600],
      ]);
      await expect(line('vin').getByRole('textbox', { name: 'Found' })).toHaveValue(wrongVin);
    });

    await test.step('Signatures stay in their places when the phone is turned', async () => {
      await record.getByRole('textbox', { name: 'Place' }).fill('Kiel');
      await region('dealer').getByRole('textbox', { name: 'Name' }).fill('Kim Brandt');
      for (const signer of ['dealer', 'seller'] as const) {
        await sign(page, region(signer));
        await expect(region(signer).getByText(/^Entered on /)).toBeVisible();
      }
      const drawn = (await inkOf(region('seller')))!;
      await losesNothing(page, number, async () => {
        for (const size of [
          { width: 844, height: 390 },
          { width: 390, height: 844 },
        ]) {
          await page.setViewportSize(size);
          await expect
            .poll(async () =>
              (await inkOf(region('seller')))?.every((place, index) => Math.abs(place - drawn[index]!) <= 2),
            )
            .toBe(true);
        }
        await page.reload();
        await expect.poll(() => inkOf(region('dealer'))).not.toBeNull();
        // A finger that scrolls over a signature adds nothing to it.
        const ink = await inkOf(region('dealer'));
        await sign(page, region('dealer'));
        expect(await inkOf(region('dealer'))).toEqual(ink);
      });
    });

    await test.step('The record is a PDF whose text can be read, without what the camera wrote', async () => {
      await losesNothing(page, number, async () => {
        const saved = page.waitForEvent('download');
        await record.getByRole('button', { name: 'Save record' }).click();
        const file = await (await saved).path();
        const text = popplerText(file);
        for (const said of [vin, wrongVin, /99\s999\skm/, 'Kim Brandt', 'Kiel', number]) expect(text).toMatch(said);
        expect(popplerImages(file)).toEqual(['jpeg 1200 × 1600', 'jpeg 1200 × 1600']);
        const written = readFileSync(file);
        for (const trace of cameraTraces) expect(written.includes(trace)).toBe(false);
      });
    });

    await test.step('With a network, the differences are reported by a press on Send', async () => {
      await context.setOffline(false);
      const menu = page.getByRole('navigation', { name: 'Main menu' }).first();
      const tryAgain = record.getByRole('button', { name: t('shared:tryAgain') });
      await expect(async () => {
        if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 1_000 });
        await expect(menu).toBeAttached({ timeout: 1_000 });
      }).toPass();
      await record.getByRole('button', { name: 'Report 2 differences' }).click();
      const message = page.getByRole('textbox', { name: 'Message' });
      await expect(message).toHaveValue(new RegExp(`${number}[^]*VIN: ${vin}[^]*99\\s999\\skm`));
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(message).toHaveValue('');
      await changeAddress(page, `/purchasing/board/handover/${number}`);
      await expect(record.getByText(/^Reported to Paddock support on /)).toBeVisible();
    });

    await test.step('The pickup says above its second press what is not checked', async () => {
      await record.getByRole('button', { name: 'Change the record' }).click();
      await line('vin').getByRole('radio', { name: 'Not checked' }).check();
      await changeAddress(page, '/purchasing/board');
      const card = page.getByRole('main', { name: 'Deal board' }).getByRole('article').filter({ hasText: number });
      await expect(card.getByRole('link', { name: '1 differs, reported' })).toBeVisible();
      await card.getByRole('link').first().click();
      await browse.sheet.getByRole('button', { name: 'Confirm pickup' }).click();
      const question = browse.sheet.getByRole('group', { name: 'Confirm pickup' });
      await expect(question.getByText('1 line of the handover is not checked.')).toBeVisible();
      await question.getByRole('button', { name: 'Cancel' }).click();
      await confirmPickup(browse.sheet);
      await expect(browse.sheet.getByText(t('deals:thankYou.pickup'))).toBeVisible();
    });
  },
);
