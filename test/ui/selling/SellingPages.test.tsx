/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { axeFindings } from '../support/axeFindings';
import { renderPage } from '../support/renderPage';

const LIST = '/selling/clients';

describe('the selling module', () => {
  it('has a dashboard with counts, from which its pages can be opened', async () => {
    const { user } = await renderPage('/selling/sell', { as: 'seller' });
    await screen.findByText('Welcome to the selling dashboard');
    await user.click(await screen.findByRole('link', { name: /^47 ?Clients$/ }));
    expect(location.pathname).toBe(LIST);
    expect(within(await screen.findByRole('table', { name: 'Clients' })).getAllByRole('row')).toHaveLength(21);
  });

  it.each([
    ...['/selling', '/selling/sell', '/selling/vehicles', '/selling/invoices', '/selling/invoice-templates'],
    ...[LIST, `${LIST}/create`, `${LIST}/7`, `${LIST}/7/edit`, `${LIST}/7/invoices/create`, '/selling/anything'],
  ])('says at %s that it is locked, and sends no request', async path => {
    const asked = jest.fn();
    await renderPage(path, {
      before: ({ twins }) => {
        for (const port of [twins.clients, twins.motorbikes, twins.invoiceTemplates]) {
          for (const name of ['list', 'byId'] as const) {
            if (name in port) Object.assign(port, { [name]: asked });
          }
        }
      },
    });
    await screen.findByRole('heading', { name: 'The sell module is not unlocked' });
    expect(asked).not.toHaveBeenCalled();
  });

  it('has no findings of axe while it is locked', async () => {
    await renderPage('/selling/sell');
    await screen.findByRole('heading', { name: 'The sell module is not unlocked' });
    expect(await axeFindings()).toEqual([]);
  });
});
