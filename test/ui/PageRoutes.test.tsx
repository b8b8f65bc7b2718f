/** @jest-environment jsdom */
import './support/jsdomPage';
import { screen } from '@testing-library/react';
import type { HashId } from '../../src/domain/offers/Offer';
import type { ClientId } from '../../src/domain/selling/clients/Client';
import { routePattern } from '../../src/ui/routePattern';
import { paths } from '../../src/ui/shared/paths';
import { goBack } from './support/goBack';
import { renderPage } from './support/renderPage';

describe('the address', () => {
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

describe('the page of an offer that cannot be rendered', () => {
  it.each([
    ['en', /^Open offer/, /^This page cannot be shown because of an error/, 'Load again'],
    ['de', /^Angebot .* öffnen/, /^Diese Seite kann wegen eines Fehlers/, 'Erneut laden'],
  ] as const)(
    'is replaced by the message in %s, which can load the newest version, and Back leads to the list',
    async (language, name, sentence, loadAgain) => {
      const { at, user } = await renderPage('/browsing/browse', { language });
      const [link] = await screen.findAllByRole('link', { name });
      jest.spyOn(console, 'error').mockImplementation(() => {});
      const create = document.createElement.bind(document);
      jest.spyOn(document, 'createElement').mockImplementation((name: string) => {
        if (name === 'aside') throw new Error('Out of ink');
        return create(name);
      });
      await user.click(link!);
      await screen.findByRole('heading', { name: 'Unexpected Application Error!' });
      expect(screen.getByText(sentence)).toBeTruthy();
      expect(screen.getByText('Out of ink')).toBeTruthy();
      expect(at.twins.diagnostics.problems).toContainEqual(
        expect.objectContaining({ kind: 'unexpected', where: 'page' }),
      );
      at.twins.appShell.release();
      await user.click(screen.getByRole('button', { name: loadAgain }));
      expect([at.twins.appShell.version, at.twins.browserWindow.reloads]).toEqual([2, 1]);
      await goBack();
      expect(screen.queryByText('Out of ink')).toBeNull();
      expect(document.querySelector('article')).toBeTruthy();
    },
  );
});

describe('routePattern', () => {
  const offer = 'MB-7F3K2' as HashId;
  const client = 4711 as ClientId;

  it.each([
    ['/', '/'],
    ['/campers', '/campers'],
    [paths.browse, '/browsing/browse'],
    [paths.offer(offer), '/browsing/offer/:id'],
    [paths.conversations, '/purchasing/conversations'],
    [paths.conversation(offer), '/purchasing/conversations/:id?'],
    [paths.createClient, '/selling/clients/create'],
    [paths.client(client), '/selling/clients/:id'],
    [paths.editClient(client), '/selling/clients/:id/edit'],
    [paths.createInvoice(client), '/selling/clients/:id/invoices/create'],
    ['/reset-password', '/reset-password'],
    ['/new-password', '/new-password'],
    ['/mara@paddock.example', 'other'],
    ['/browsing/offer/MB-7F3K2/more', 'other'],
    ['/New-Password/AbC_d-1', 'other'],
    ['//new-password//AbC_d-1', 'other'],
  ])('describes %s as %s', (path, pattern) => expect(routePattern(path)).toBe(pattern));
});
