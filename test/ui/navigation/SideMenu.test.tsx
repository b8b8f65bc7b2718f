/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { goBack } from '../support/goBack';
import { reloaded } from '../support/reloaded';
import { answersArrive, renderPage } from '../support/renderPage';
import { startUp } from '../support/startUp';

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
const button = (name: string) => menu().getByRole('button', { name });
/** The names of the links, without their counts. */
const namesIn = (links: string) =>
  [...document.querySelectorAll(`nav[aria-label="Main menu"] ${links}`)].map(({ textContent }) =>
    textContent.replace(/\d.*/, ''),
  );
const items = () => namesIn('ul ul a');
const current = () => namesIn('[aria-current=page]');

const ofAuctions = ['Messages', 'My bets', 'In realization', 'Sold', 'Invoices'];
const ofSelling = ['Vehicles', 'Clients', 'Invoices', 'Margin book', 'Invoice templates'];
const ofSettings = ['Profile', 'Password', 'Language', 'Trading', 'Events & quiet hours', 'My data'];

describe('the side menu', () => {
  it('opens with the auctions, switches to other parts, collapses and expands', async () => {
    const { user } = await renderPage('/browsing/browse');
    expect(items()).toEqual(ofAuctions);
    await user.click(button('Settings'));
    expect(items()).toEqual(ofSettings);
    await user.click(menu().getByRole('link', { name: 'My data' }));
    expect([location.pathname, items()]).toEqual(['/settings/data', ofSettings]);
    await user.click(button('Desk'));
    await user.click(menu().getByRole('link', { name: 'My data' }));
    expect([location.pathname, items()]).toEqual([
      '/settings/data',
      ['Today', 'Saved searches', 'Deal board', 'My data'],
    ]);
    await user.click(button('Want to buy'));
    expect(items()).toEqual(ofAuctions);
    for (const [name, path] of [
      ['Home', '/'],
      ['Search', '/browsing/browse'],
    ] as const) {
      await user.click(menu().getByRole('link', { name }));
      expect(location.pathname).toBe(path);
    }
    await user.click(button('Collapse menu'));
    expect(items()).toEqual([]);
    await user.click(button('Expand menu'));
    expect(items()).toEqual(ofAuctions);
  });

  it('keeps Sell closed while the sell module is locked, and says why', async () => {
    const { user } = await renderPage('/browsing/browse');
    const sell = menu().getByRole('button', { name: /^Sell ?\. The sell module is not unlocked for your account/ });
    expect(sell.ariaDisabled).toBe('true');
    await user.click(sell);
    expect([items(), location.pathname]).toEqual([ofAuctions, '/browsing/browse']);
  });

  it('opens the selling module, and follows the page through links and Back', async () => {
    const { user } = await renderPage('/settings/profile', { as: 'seller' });
    expect([items(), current()]).toEqual([ofSettings, ['Profile']]);
    expect(button('Sell').ariaDisabled).toBe('false');
    await user.click(button('Sell'));
    expect([items(), current(), location.pathname]).toEqual([ofSelling, ['Sell'], '/selling/sell']);
    await goBack();
    expect([items(), current()]).toEqual([ofSettings, ['Profile']]);
  });

  it.each([
    ['/selling/clients', 'Clients'],
    ['/selling/clients/create', 'Clients'],
    ['/selling/vehicles', 'Vehicles'],
    ['/settings/password', 'Password'],
    ['/purchasing/my-bets', 'My bets'],
  ])('at the address %s marks %s', async (path, item) => {
    await renderPage(path, { as: 'seller' });
    expect(current()).toEqual([item]);
  });

  it('marks the page below an offer that is open over it', async () => {
    const { user } = await renderPage('/browsing/browse');
    const marked = current();
    expect(marked).toHaveLength(1);
    const [tile] = await screen.findAllByRole('article');
    await user.click(tile!.querySelector('h2 a')!);
    await screen.findByRole('dialog');
    expect(location.pathname).toMatch(/^\/browsing\/offer\//);
    expect(current()).toEqual(marked);
  });
});

describe('the badge of a screen in the side menu', () => {
  it('disappears when the screen is opened, also after a reload', async () => {
    const page = await renderPage('/purchasing/archived');
    await startUp(page);
    const link = (name: RegExp) => menu().getByRole('link', { name });
    const isNew = (name: RegExp) => /new$/.test(link(name).textContent);
    expect(isNew(/^In realization/)).toBe(true);
    await page.user.click(link(/^In realization/));
    await answersArrive();
    expect(isNew(/^In realization/)).toBe(false);
    await page.user.click(link(/^Sold/));
    const again = await reloaded(page);
    await startUp(again);
    expect([isNew(/^My bets/), isNew(/^In realization/)]).toEqual([true, false]);
    await again.user.click(screen.getByRole('link', { name: 'Sold on the marketplace' }));
    expect([location.pathname, isNew(/^In realization/)]).toEqual(['/archived-on-platform', false]);
    await again.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sold' }));
    expect(location.pathname).toBe('/purchasing/archived');
  });
});
