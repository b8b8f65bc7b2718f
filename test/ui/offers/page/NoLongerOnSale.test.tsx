/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { paths } from '../../../../src/ui/shared/paths';
import { renderPage } from '../../support/renderPage';

describe('the address of an offer that does not exist', () => {
  it('shows that the offer is no longer on sale, and leads to the purchases', async () => {
    const { user } = await renderPage(paths.offer('MB-NONE0' as HashId));
    await screen.findByRole('heading', { name: 'This offer is no longer on sale' });
    await user.click(screen.getByRole('link', { name: 'To your purchases' }));
    expect(location.pathname).toBe(paths.inRealization);
  });
});
