/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderPage } from './support/renderPage';

const pages = [
  ['/', 'Home'],
  ['/motorbikes', 'Home'],
  ['/campers', 'Home'],
  ['/agricultural-machines', 'Home'],
  ['/browsing/browse', 'All offers'],
  ['/browsing/liked', 'Liked offers'],
  ['/purchasing/conversations', 'Messages'],
  ['/purchasing/my-bets', 'My bets'],
  ['/purchasing/purchase', 'My bets'],
  ['/purchasing/realization', 'In realization'],
  ['/purchasing/board', 'Deal board'],
  ['/purchasing/board/pickup', 'Pickup'],
  ['/purchasing/board/handover/MB-1', 'Handover'],
  ['/browsing/liked/sheet', 'Shortlist'],
  ['/purchasing/archived', 'Sold'],
  ['/purchasing/invoices', 'Invoices'],
  ['/archived-on-platform', 'Sold on the marketplace'],
  ['/settings/profile', 'Profile'],
  ['/settings/language', 'Language'],
  ['/settings/password', 'Change password'],
  ['/settings/data', 'My data'],
  ['/settings/trading', 'Trading'],
  ['/settings/notifications', 'Events & quiet hours'],
  ['/selling/sell', 'Sell Module'],
  ['/selling/vehicles', 'Motorbikes'],
  ['/selling/clients', 'Clients'],
  ['/selling/clients/create', 'Create New Client'],
  ['/selling/clients/1/edit', 'Edit Client'],
  ['/selling/invoices', 'Issued invoices'],
  ['/selling/invoice-templates', 'Invoice templates'],
  ['/no-such-page', '404 – page not found'],
  ['/browsing', '404 – page not found'],
  ['/purchasing/nothing', '404 – page not found'],
  ['/settings', '404 – page not found'],
] as const;

describe('the address', () => {
  it.each(pages)('%s shows the page %s, which names the window', async (path, title) => {
    await renderPage(path, { as: 'seller' });
    await screen.findByRole('heading', { level: 1, name: title });
    expect(document.title).toBe(`${title.replace(/ – page not found$/, '')} · Paddock`);
  });

  it('of no page leads back to the offers', async () => {
    await renderPage('/no-such-page');
    const back = screen.getByRole('link', { name: 'Back to the offers' });
    expect(back.getAttribute('href')).toBe('/browsing/browse');
  });
});
