/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { paths } from '../../../src/ui/shared/paths';
import { renderPage } from '../support/renderPage';
import { heldFor, watchRenders } from '../support/watchRenders';

const offersIn = (area: Element) => [...area.querySelectorAll<HTMLElement>('article')].map(tile => tile.dataset.offer);

/** Milliseconds. Each has one idle moment. */
const FRAME = 16;
/** Pixels in a frame, at about 1,300 pixels a second. */
const STEP = 20;

describe('the browse list', () => {
  it('has one observer, at most 36 fibers and at most three effects for a tile', async () => {
    await renderPage(paths.browse);
    const tiles = await screen.findAllByRole('article');
    const held = tiles.map(heldFor);
    expect(held.map(({ observers }) => observers)).toEqual(tiles.map(() => 1));
    expect(Math.max(...held.map(({ fibers }) => fibers))).toBeLessThanOrEqual(36);
    expect(Math.max(...held.map(({ effects }) => effects))).toBeLessThanOrEqual(3);
  });

  it('prepares one row in an idle moment while the dealer scrolls, and renders hardly any twice', async () => {
    const { passes } = await renderPage(paths.browse, { offers: 90 });
    const [tile] = await screen.findAllByRole('article');
    const area = tile!.closest('[role=region]')!;
    for (let tiles = 0; tiles < 12; tiles += 1) await passes(FRAME);
    const stop = watchRenders(area);
    const mounted: number[] = [];
    let before = offersIn(area);
    for (let top = STEP; top <= 75 * STEP; top += STEP) {
      area.scrollTop = top;
      fireEvent.scroll(area);
      await passes(FRAME);
      const now = offersIn(area);
      mounted.push(now.filter(hashId => !before.includes(hashId)).length);
      before = now;
    }
    const tiles = mounted.reduce((sum, count) => sum + count, 0);
    const renders = stop().filter(name => name === 'OfferTile').length;
    expect(Math.max(...mounted)).toBe(3);
    expect(tiles).toBeGreaterThan(9);
    expect(renders / tiles).toBeLessThanOrEqual(1.1);
  });

  it('is not rendered when an offer opens above it, nor is what starts after the first screen', async () => {
    const { user, passes } = await renderPage(paths.browse);
    const [first, second] = await screen.findAllByRole('article');
    const open = async (tile: Element) => {
      await user.click(tile.querySelector('h2 a')!);
      await screen.findByRole('region', { name: 'Vehicle data' });
    };
    // By then, the closed drawer is there too.
    for (let seconds = 0; seconds < 30; seconds += 1) await passes(1000);
    await open(first!);
    await user.keyboard('{Escape}');
    for (let frames = 0; frames < 9; frames += 1) await passes(FRAME);
    const stop = watchRenders(second!);
    await open(second!);
    const names = stop();
    expect(names).toContain('OfferOverlay');
    for (const view of [
      'BrowsePage',
      'OfferRows',
      'OfferTile',
      'BrowseToolbar',
      'FindBar',
      'FilterDrawer',
      'SideMenu',
      'MenuLink',
    ])
      expect(names).not.toContain(view);
    for (const view of ['AfterFirstScreen', 'Toasts', 'KeySheetOpener', 'LanguageNotStored'])
      expect(names).not.toContain(view);
    // Counts the parts of the sheet that are rendered again with the answer of the server.
    expect(names.length).toBeLessThan(1.4 * heldFor(screen.getByRole('dialog')).fibers);
  });
});
