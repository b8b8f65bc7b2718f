/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { defaultQuestion } from '../../../src/domain/offers/BrowseQuestion';
import { SECOND } from '../../../src/domain/shared/Instant';
import { paths } from '../../../src/ui/paths';
import { Workplace } from '../../support/Workplace';
import { renderPage } from '../support/renderPage';

const [offer] = new Workplace().dealer.list('browse', { ...defaultQuestion, buyNowOnly: true }).offers;
const { hashId } = offer!;

it('the closed thanks for a purchase lead to the pickup on the page of the offer, as soon as the deal is known', async () => {
  const { at, user, passes } = await renderPage(paths.offer(hashId));
  const price = within(await screen.findByRole('region', { name: 'Price' }));
  await act(() => at.acceptBuyNow.execute(hashId, at.offer(hashId).buyNowPrice));
  await price.findByText('Thank you. You have bought the vehicle.');
  await passes(SECOND);
  expect(price.queryByRole('button', { name: 'Confirm pickup' })).toBeNull();
  await user.click(price.getByRole('button', { name: 'Close' }));
  await price.findByRole('button', { name: 'Confirm pickup' });
});
