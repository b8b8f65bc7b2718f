import { expect, type Locator, type Page } from '@playwright/test';

/** The list of all offers, found by its English names. */
export class BrowseScreen {
  readonly list: Locator;
  readonly tiles: Locator;
  /** The sheet in which an offer opens over the list. */
  readonly sheet: Locator;

  constructor(private readonly page: Page) {
    this.list = page.getByRole('region', { name: 'All offers' });
    this.tiles = this.list.getByRole('article');
    this.sheet = page.getByRole('dialog').filter({ has: page.getByRole('region', { name: 'Price' }) });
  }

  /** `search` is the search part of the address, with its question mark. */
  async open(search = ''): Promise<void> {
    await this.page.goto(`/browsing/browse${search}`);
    await expect(this.tiles.first()).toBeVisible();
  }

  /** A tool by its name; a badge on it is part of the name. */
  tool(name: string): Locator {
    const named = new RegExp(`^${name}( \\+?\\d+)?$`);
    return this.page.getByRole('toolbar', { name: 'Browse' }).getByRole('button', { name: named });
  }

  /** Opens the menu of the toolbar that has the paging and the columns. */
  async openView(): Promise<void> {
    const button = this.tool('View');
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  }

  /** The number of offers in the list, as the toolbar shows it. */
  total(count: number): Locator {
    return this.page.getByRole('toolbar', { name: 'Browse' }).getByText(`${count} offer${count === 1 ? '' : 's'}`);
  }

  tile(number: string): Locator {
    return this.list
      .getByRole('article')
      .filter({ has: this.page.getByRole('link', { name: `Open offer ${number}` }) });
  }

  /** The first tile with this text, located by its offer number because its text may change. */
  async firstTile(hasText: string | RegExp = /./): Promise<{ readonly tile: Locator; readonly number: string }> {
    // The details of an expanded tile have the words of other tiles, too.
    const collapsed = this.tiles.filter({ hasText, hasNot: this.page.locator('[aria-expanded="true"]') });
    const number = await this.numberOf(collapsed.first());
    return { tile: this.tile(number), number };
  }

  async numberOf(tile: Locator): Promise<string> {
    return (await tile.getAttribute('data-offer'))!;
  }

  /** The numbers of the tiles in the document: those near the window, and those that pass by. */
  async numbersDrawn(): Promise<readonly string[]> {
    return this.tiles.evaluateAll(tiles => tiles.map(tile => tile.getAttribute('data-offer') ?? ''));
  }

  /** The number of the first visible tile, even if it is partly hidden. */
  async numberAtTop(): Promise<string> {
    const isSeen = (tiles: readonly Element[]) => {
      const top = tiles[0]!.closest('[role=region]')!.getBoundingClientRect().top;
      return tiles.findIndex(tile => tile.getBoundingClientRect().bottom > top);
    };
    return this.numberOf(this.tiles.nth(await this.tiles.evaluateAll(isSeen)));
  }

  /** The scroll position in pixels from the top. */
  scrollPlace(): Promise<number> {
    return this.list.evaluate(list => list.scrollTop);
  }
}
