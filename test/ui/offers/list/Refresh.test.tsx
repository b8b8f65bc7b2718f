/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { MINUTE, SECOND } from '../../../../src/domain/shared/Instant';
import { goBack } from '../../support/goBack';
import { renderPage } from '../../support/renderPage';

describe('a list in pages', () => {
  it('goes to its first page on Refresh, and Back returns to the page that was left', async () => {
    const { user } = await renderPage('/browsing/browse?view=pages&page=2', { offers: 90 });
    await screen.findByText(/^Page 2 of/);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
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
});
