/** @jest-environment jsdom */
import '../../support/jsdomPage';
import { act, screen } from '@testing-library/react';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { NoLongerOnSale } from '../../../../src/ui/offers/page/OfferPage';
import { paths } from '../../../../src/ui/shared/paths';
import { anOffer } from '../../../support/anOffer';
import { Workplace } from '../../../support/Workplace';
import { renderPage } from '../../support/renderPage';
import { renderView } from '../../support/renderView';

describe('the address of an offer that does not exist', () => {
  it('shows that the offer is no longer on sale, and leads to the purchases', async () => {
    const { user } = await renderPage(paths.offer('MB-NONE0' as HashId));
    await screen.findByRole('heading', { name: 'This offer is no longer on sale' });
    await user.click(screen.getByRole('link', { name: 'To your purchases' }));
    expect(location.pathname).toBe(paths.inRealization);
  });
});

it('an offer is called no longer on sale only if this dealer cannot be its buyer', async () => {
  const at = new Workplace();
  const offer = anOffer({ closed: true });
  const element = await renderView(<NoLongerOnSale offer={offer} />, at);
  expect(element.textContent).toContain('No longer on sale.');
  act(() => at.purchases.buyerLookup(offer.hashId, 'checking'));
  expect(element.textContent).toBe('');
  act(() => at.purchases.buyerLookup(offer.hashId, 'none'));
  expect(element.textContent).toContain('No longer on sale.');
});
