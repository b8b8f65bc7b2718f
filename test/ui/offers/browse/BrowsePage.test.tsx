/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { noCounters } from '../../../../src/domain/notifications/Counters';
import { MINUTE, SECOND } from '../../../../src/domain/shared/Instant';
import { axeFindings } from '../../support/axeFindings';
import { goBack } from '../../support/goBack';
import { answersArrive, renderPage } from '../../support/renderPage';
import { startUp } from '../../support/startUp';

/** A tool by its name, to which its badge belongs. */
const tool = (name: string) =>
  within(screen.getByRole('toolbar', { name: 'Browse' })).getByRole('button', {
    name: new RegExp(`^${name}( \\+?\\d+)?$`),
  });

describe('the browse list', () => {
  it('reloads each time that "Buy now only" is pressed', async () => {
    const { at, user } = await renderPage('/browsing/browse');
    await screen.findAllByRole('article');
    const total = at.list('browse').totalCount;
    at.calls.length = 0;
    await user.click(tool('Buy now only'));
    await answersArrive();
    expect([tool('Buy now only').ariaPressed, at.sent('list')]).toEqual(['true', ['list browse 1']]);
    expect(at.list('browse').totalCount).toBeLessThan(total);
    await user.click(tool('Buy now only'));
    await answersArrive();
    expect([tool('Buy now only').ariaPressed, at.sent('list').length]).toEqual(['false', 2]);
    expect(at.list('browse').totalCount).toBe(total);
  });

  it('says the place of each tile among those that are loaded', async () => {
    const { at } = await renderPage('/browsing/browse');
    const tiles = await screen.findAllByRole('article');
    const size = at.list('browse').ids.length;
    const places = tiles.map(({ ariaPosInSet, ariaSetSize }) => `${ariaPosInSet} of ${ariaSetSize}`);
    expect(places).toEqual(tiles.map((_, place) => `${place + 1} of ${size}`));
    expect(await axeFindings(tiles[0]!)).toEqual([]);
  });

  it('has a toolbar in which the arrows lead to the next and the previous button', async () => {
    const { user } = await renderPage('/browsing/browse');
    tool('Motorbikes').focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tool('Campers'));
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(tool('Refresh'));
  });

  it.each([
    ['Buy now only', '?buyNow=yes&view=pages'],
    ['Motorbikes', '?type=Motorbike&view=pages'],
    ['Infinite scroll', ''],
  ])('begins at its first page when "%s" is pressed on another', async (name, search) => {
    const { user } = await renderPage('/browsing/browse?view=pages&page=2', { offers: 400 });
    await screen.findByText(/^Page 2 of/);
    await user.click(tool(name));
    expect(location.search).toBe(search);
  });

  it('goes to its first page on Refresh, and Back returns to the page that was left', async () => {
    const { user } = await renderPage('/browsing/browse?view=pages&page=2', { offers: 90 });
    await screen.findByText(/^Page 2 of/);
    await user.click(tool('Refresh'));
    await screen.findByText(/^Page 1 of/);
    expect(location.search).toBe('?view=pages');
    await goBack();
    await screen.findByText(/^Page 2 of/);
  });

  it('starts from its first page if it is shown again after more than 15 minutes', async () => {
    const { user, passes } = await renderPage('/browsing/browse?view=pages&page=2', { offers: 90 });
    await screen.findByText(/^Page 2 of/);
    // The requests in the background that follow the first screen.
    await passes(SECOND);
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await passes(15 * MINUTE + 1);
    await goBack();
    await screen.findByText(/^Page 1 of/);
    expect(location.search).toBe('?view=pages');
  });

  it('returns to its last page if the address names a page after it, in place of that address', async () => {
    const entries = history.length;
    await renderPage('/browsing/browse?view=pages&page=9');
    await screen.findByText('Page 3 of 3');
    expect([location.search, history.length]).toEqual(['?view=pages&page=3', entries]);
    expect(document.querySelector('article')).toBeTruthy();
  });

  it('stays in the background if the dealer has left before an empty page arrives', async () => {
    const { user, passes } = await renderPage('/browsing/browse?view=pages&page=9', {
      before: ({ twins }) => void (twins.line.latency = SECOND),
    });
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    await passes(SECOND);
    await passes(SECOND);
    expect(location.pathname).toBe('/settings/profile');
    await goBack();
    await passes(SECOND);
    await screen.findByText('Page 3 of 3');
  });

  it('shows the new offers of its first page when their button is pressed on another page', async () => {
    const page = await renderPage('/browsing/browse?view=pages&page=2');
    const { at, user, passes } = page;
    await screen.findByText(/^Page 2 of/);
    await startUp(page);
    act(() => void at.market.marketplace.publish());
    await passes(SECOND);
    await user.click(screen.getByRole('button', { name: '1 new offer' }));
    await screen.findByText(/^Page 1 of/);
    expect(location.search).toBe('?view=pages');
  });

  it('shows the number of filters on their button, and up to +9 liked offers', async () => {
    const { at } = await renderPage('/browsing/browse?country=DE&type=Motorbike&model=b');
    expect(tool('Filters').textContent?.trim()).toBe('Filters 3');
    const shown = [9, 10, 0].map(likedOffers => {
      act(() => at.counted({ ...noCounters, likedOffers }));
      return tool('Liked offers').textContent;
    });
    expect(shown).toEqual(['Liked offers 9', 'Liked offers +9', 'Liked offers']);
  });
});
