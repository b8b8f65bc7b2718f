import { test } from '@playwright/test';
import { english } from '../browser/support/english';
import { BenchMarket } from './BenchMarket';
import { record } from './Figure';
import { BenchPage } from './page/BenchPage';

/** Few enough to be held completely before the first round, so that any later growth is a leak. */
const OFFERS = 100;
const EARLY = 50;
const LATE = 500;
const STEP = 400;
const SETTLES = 2000;
/** Milliseconds until everything prepared in idle time, such as the filters, exists before the first measurement. */
const ALL_READY = 25_000;

class Rounds {
  private done = 0;

  constructor(private readonly bench: BenchPage) {}

  async holdAll(): Promise<void> {
    await this.bench.page.waitForFunction(
      end => {
        const list = document.querySelector('article')!.closest('[role=region]')!;
        const { scrollHeight } = list;
        list.scrollTop = scrollHeight;
        return list.textContent?.includes(end);
      },
      english('offers:end'),
      { polling: 300 },
    );
  }

  async until(count: number): Promise<void> {
    for (; this.done < count; this.done += 1) await this.round();
    await this.bench.pause(SETTLES);
  }

  /**
   * Opens the offer in the middle of the list, closes it and scrolls on; after the last one, starts again at the top.
   */
  private async round(): Promise<void> {
    const { page } = this.bench;
    const dialog = page.getByRole('dialog');
    await page.evaluate(step => {
      const list = document.querySelector('article')!.closest('[role=region]')!;
      const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
      list.scrollTop = isAtEnd ? 0 : list.scrollTop + step;
    }, STEP);
    await page.evaluate(
      column =>
        new Promise<void>(resolve =>
          requestAnimationFrame(() => {
            const list = document.querySelector('article')!.closest('[role=region]')!.getBoundingClientRect();
            const x = list.left + (list.width * (column + 2)) / 6;
            for (let y = list.top + list.height / 2; y > list.top; y -= 20) {
              const link = document.elementFromPoint(x, y)?.closest('article')?.querySelector('a');
              if (!link) continue;
              link.click();
              break;
            }
            resolve();
          }),
        ),
      this.done % 3,
    );
    await dialog.locator('section').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
}

/** The compilers produce machine code for hundreds of rounds; without them, only the data of the page grows. */
const NO_COMPILERS = '--js-flags=--no-sparkplug --no-maglev --no-turbofan';

test('the heap does not grow over many rounds of opening, closing and scrolling', async ({
  playwright,
  launchOptions,
}, testInfo) => {
  const args = [...(launchOptions.args ?? []), NO_COMPILERS];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const market = await BenchMarket.open({ offers: OFFERS });
  const bench = await BenchPage.open(browser, { origin: market.origin, session: market.keptSession(), usable: null });
  await bench.settled('/browsing/browse');
  const rounds = new Rounds(bench);
  await rounds.holdAll();
  await rounds.until(EARLY);
  await bench.pause(ALL_READY);
  const early = await bench.devTools.heldBytes();
  await rounds.until(LATE);
  const late = await bench.devTools.heldBytes();
  await browser.close();
  await market.close();

  const ratio = late / early;
  await record(testInfo, {
    budget: 11,
    what: `heap after ${LATE} rounds of open, close, scroll, against after ${EARLY}`,
    measured: `${ratio.toFixed(3)} × (${(late / 1e6).toFixed(2)} MB)`,
    allowed: '1.05 ×',
    isMet: ratio <= 1.05,
    details: { early, late },
  });
});
