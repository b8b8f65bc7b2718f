import { type Browser, test } from '@playwright/test';
import { vatOptions } from '../../src/domain/selling/invoices/Vat';
import type { LocalDate } from '../../src/domain/shared/LocalDate';
import { euros } from '../../src/domain/shared/Money';
import { aSnapshotInvoice } from '../support/anIssuedInvoice';
import { BenchMarket } from './BenchMarket';
import { type Build, inTurn } from './builds';
import { record } from './Figure';
import { each, worst } from './numbers';
import { BenchPage, firstGrid } from './page/BenchPage';
import { type Awaited, watchPress } from './page/watchPress';

const INVOICES = 5_000;

interface Visit {
  /** Milliseconds from the press to the paint of the first rows. */
  readonly opening: number;
  /** Milliseconds of the longest task of two sorts. */
  readonly longestTask: number;
}

/** The invoices of five years. */
const records = Array.from({ length: INVOICES }, (_, index) => {
  const month = String(1 + (index % 12)).padStart(2, '0');
  const invoice = aSnapshotInvoice(`RE ${index}`, {
    sent: {
      price: euros(1_000 + index),
      vatOption: vatOptions[index % vatOptions.length]!,
      invoiceDate: `${2022 + (index % 5)}-${month}-15` as LocalDate,
    },
  });
  return { key: invoice.id, changedAt: 1, value: { invoice, recordedAt: index } };
});

/** Runs in the page, whose book has been created. */
async function keepInvoices(kept: readonly unknown[]): Promise<void> {
  const name = (await indexedDB.databases()).find(database => database.name?.startsWith('paddock-book-'))?.name ?? '';
  const opening = indexedDB.open(name);
  await new Promise(resolve => (opening.onsuccess = resolve));
  const transaction = opening.result.transaction('invoices', 'readwrite');
  for (const one of kept) transaction.objectStore('invoices').put(one);
  await new Promise(resolve => (transaction.oncomplete = resolve));
  opening.result.close();
}

async function visit(browser: Browser, build: Build): Promise<Visit> {
  const market = await BenchMarket.open({ build });
  const { origin } = market;
  const page = await BenchPage.open(browser, { origin, session: market.keptSession('seller'), usable: firstGrid });
  await page.settled('/selling/sell');
  await page.page.evaluate(keepInvoices, records);
  await page.settled('/selling/invoices');
  await page.page.getByRole('table', { name: 'Register' }).waitFor();
  // The code and the invoices are there; what is measured is the work of the page.
  await page.page.getByRole('link', { name: 'Clients', exact: true }).click();
  await page.pause(2000);
  await page.devTools.slowProcessor();
  await page.pause(1000);

  const awaited: Awaited = { event: 'click', appears: 'table[aria-label="Register"] tbody tr' };
  await page.page.evaluate(watchPress, awaited);
  await page.page.getByRole('link', { name: 'Invoices', exact: true }).click();
  const { milliseconds: opening } = await page.page.evaluate(() => globalThis.pressSeen);
  await page.pause(2000);

  const heading = await page.page.getByRole('button', { name: 'Number', exact: true }).elementHandle();
  const startedAt = await page.page.evaluate(() => performance.now());
  // A press by the page, because a search for the button would be a long task of its own.
  for (let press = 0; press < 2; press += 1) {
    await heading.evaluate((button: HTMLElement) => button.click());
    await page.pause(1000);
  }
  const tasks = (await page.notes()).longTasks.filter(task => task.startedAt > startedAt);
  const longestTask = worst(tasks.map(({ duration }) => duration));
  await page.close();
  await market.close();
  return { opening, longestTask };
}

test('the register of 5,000 invoices opens and is sorted within budget', async ({ browser }, testInfo) => {
  const visits = await inTurn(build => visit(browser, build));
  await record(testInfo, {
    budget: 17,
    what: 'press to paint of the register of 5,000 issued invoices',
    runs: each(visits, run => run.opening),
    unit: 'ms',
    limit: 150,
  });
  await record(testInfo, {
    budget: 17,
    what: 'longest task of sorting the register',
    runs: each(visits, run => run.longestTask),
    unit: 'ms, or none over 50',
    limit: 50,
  });
});
