import { expect, type Locator, type Page } from '@playwright/test';

/** The list of all offers, by the names it is read by in English. */
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

  /** By its name; a badge that it shows is part of the name too. */
  tool(name: string): Locator {
    const named = new RegExp(`^${name}( \\+?\\d+)?$`);
    return this.page.getByRole('toolbar', { name: 'Browse' }).getByRole('button', { name: named });
  }

  /** How many offers the list has, as the toolbar says. */
  total(count: number): Locator {
    return this.page.getByRole('toolbar', { name: 'Browse' }).getByText(`${count} offer${count === 1 ? '' : 's'}`);
  }

  tile(number: string): Locator {
    return this.list
      .getByRole('article')
      .filter({ has: this.page.getByRole('link', { name: `Open offer ${number}` }) });
  }

  /** The first tile that reads so, held on to by its number, as its words may change. */
  async firstTile(hasText: string | RegExp = /./): Promise<{ readonly tile: Locator; readonly number: string }> {
    const number = await this.numberOf(this.tiles.filter({ hasText }).first());
    return { tile: this.tile(number), number };
  }

  async numberOf(tile: Locator): Promise<string> {
    return (await tile.getByRole('link', { name: 'Open offer' }).innerText()).trim();
  }

  /** Of the tiles that stand in the document: those near the window, also while they only pass by. */
  async numbersDrawn(): Promise<readonly string[]> {
    return this.tiles.evaluateAll(tiles => tiles.map(tile => tile.getAttribute('data-offer') ?? ''));
  }

  /** Of the first tile that is seen, if only in part. */
  async numberAtTop(): Promise<string> {
    const isSeen = (tiles: readonly Element[]) => {
      const top = tiles[0]!.closest('[role=region]')!.getBoundingClientRect().top;
      return tiles.findIndex(tile => tile.getBoundingClientRect().bottom > top);
    };
    return this.numberOf(this.tiles.nth(await this.tiles.evaluateAll(isSeen)));
  }

  /** Pixels from the top. */
  scrollPlace(): Promise<number> {
    return this.list.evaluate(list => list.scrollTop);
  }
}
