import { english } from '../browser/support/english';
import type { BenchPage } from './page/BenchPage';

const STEP = 400;
const SETTLES = 2000;

/** Rounds of opening an offer, closing it and scrolling on. */
export class OfferRounds {
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

  /** Ends at the top of the list, so that the page shows the same after any number of rounds. */
  async until(count: number): Promise<void> {
    for (; this.done < count; this.done += 1) await this.round();
    await this.bench.page.evaluate(() => {
      document.querySelector('article')!.closest('[role=region]')!.scrollTop = 0;
    });
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

/**
 * The compilers produce machine code for hundreds of rounds, and the browser drops 0.9 MB of bytecode once it has not run for
 * a while. Without both, only the data of the page grows.
 */
export const KEEPS_BYTECODE = '--js-flags=--no-sparkplug --no-maglev --no-turbofan --no-flush-bytecode';
