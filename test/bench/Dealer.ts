import type { Locator } from '@playwright/test';
import { worst } from './numbers';
import type { BenchPage } from './page/BenchPage';
import { type Awaited, type PressSeen, watchPress } from './page/watchPress';

/** Milliseconds between pointing at an element and pressing it, like a hand. */
const AIMS = 200;
const BETWEEN_KEYS = 150;

const browseTile = '[aria-label="All offers"] article';

/** Presses with the real mouse and keyboard, and times each press until its result is painted. */
export class Dealer {
  /** `rests`: the milliseconds after which all effects of a press have settled. */
  constructor(
    private readonly bench: BenchPage,
    private readonly rests: number,
  ) {}

  async like(index: number): Promise<PressSeen> {
    const button = this.tile(index).getByRole('button', { name: 'Like' });
    const isLiked = (await button.getAttribute('aria-pressed')) === 'true';
    const appears = `[data-offer="${await this.numberOf(index)}"] button[aria-pressed="${!isLiked}"]`;
    return this.press(button, { event: 'click', appears });
  }

  async numberOf(index: number): Promise<string> {
    return (await this.tile(index).getAttribute('data-offer')) ?? '';
  }

  open(index: number): Promise<PressSeen> {
    return this.press(this.tile(index).getByRole('link').first(), { event: 'click', appears: '[role=dialog] section' });
  }

  /** Closes the opened offer, timed from the change of the address, because until then the browser itself is busy. */
  async close(): Promise<PressSeen> {
    return this.timed({ event: 'popstate', appears: browseTile }, () => this.bench.page.keyboard.press('Escape'));
  }

  async backFromLiked(): Promise<PressSeen> {
    const { page } = this.bench;
    await page.getByRole('button', { name: 'Liked offers' }).click();
    await this.bench.pause(this.rests);
    return this.timed({ event: 'popstate', appears: browseTile }, () => page.evaluate(() => history.back()));
  }

  async openDrawer(): Promise<PressSeen> {
    const filters = this.bench.page.getByRole('button', { name: 'Filters' });
    const seen = await this.press(filters, { event: 'click', appears: 'dialog form' });
    await this.closeDrawer();
    return seen;
  }

  async closeDrawer(): Promise<void> {
    await this.bench.page.keyboard.press('Escape');
    await this.bench.pause(this.rests);
  }

  async openCommands(): Promise<PressSeen> {
    const { keyboard } = this.bench.page;
    await keyboard.down('Control');
    await this.bench.pause(AIMS);
    const seen = await this.timed({ event: 'keydown', appears: 'dialog [role=combobox]' }, () => keyboard.press('k'));
    await keyboard.up('Control');
    await keyboard.press('Escape');
    await this.bench.pause(this.rests);
    return seen;
  }

  /** Milliseconds per key. */
  async typeFilter(text: string): Promise<number[]> {
    await this.bench.page.getByRole('button', { name: 'Filters' }).click();
    await this.bench.pause(this.rests);
    return this.type(this.bench.page.getByRole('textbox', { name: 'Zip code' }), text);
  }

  /** Milliseconds per key. */
  async editBidAmount(text: string): Promise<number[]> {
    const tile = await this.expandBid();
    return this.type(tile.getByRole('textbox', { name: 'Your offer' }), text);
  }

  /** Returns the tile with the bid form. */
  async expandBid(): Promise<Locator> {
    const tile = this.bench.page.locator('article').filter({ hasNotText: 'Buy now' }).first();
    await tile.getByRole('button', { name: 'Details' }).click();
    await this.bench.pause(this.rests);
    return tile;
  }

  private tile(index: number): Locator {
    return this.bench.page.locator('article').nth(index);
  }

  private async type(field: Locator, text: string): Promise<number[]> {
    await field.click();
    await this.bench.pause(this.rests);
    const before = (await this.bench.notes()).presses.length;
    await this.bench.page.keyboard.type(text, { delay: BETWEEN_KEYS });
    await this.bench.pause(this.rests);
    const typed = (await field.inputValue()).replace(/\D/g, '');
    if (typed !== text) throw new Error(`'${text}' was typed, and '${typed}' stands there.`);
    return (await this.bench.notes()).presses.slice(before).map(({ duration }) => duration);
  }

  private async press(target: Locator, awaited: Awaited): Promise<PressSeen> {
    const { mouse } = this.bench.page;
    const box = await target.boundingBox();
    if (!box) throw new Error('What is to be pressed is not on screen.');
    await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await this.bench.pause(AIMS);
    return this.timed(awaited, async () => {
      await mouse.down();
      await mouse.up();
    });
  }

  /** The longer of two times: the browser's own, which includes its compositor, and the time until the result. */
  private async timed(awaited: Awaited, act: () => Promise<unknown>): Promise<PressSeen> {
    const { page } = this.bench;
    await page.evaluate(watchPress, awaited);
    const before = (await this.bench.notes()).presses.length;
    await act();
    const { milliseconds, frames } = await page.evaluate(() => globalThis.pressSeen);
    await this.bench.pause(this.rests);
    const events = (await this.bench.notes()).presses.slice(before).map(({ duration }) => duration);
    return { milliseconds: Math.max(milliseconds, worst(events)), frames };
  }
}
