/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { OwnTrading } from '../../../../src/application/settings/OwnTrading';
import type { Offer } from '../../../../src/domain/offers/Offer';
import { euros } from '../../../../src/domain/shared/Money';
import { aHeldOffer } from '../../../support/Workplace';
import { descriptionOf } from '../../support/descriptionOf';
import { answersArrive, renderPage } from '../../support/renderPage';

const DEAD_TIME = 600;

/** The expanded row of an offer that fits. */
async function atARow(fits: (offer: Offer) => boolean) {
  const page = await renderPage('/browsing/browse');
  await screen.findAllByRole('article');
  const offer = aHeldOffer(page.at, fits, 'browse');
  act(() => page.at.bars.toggleRow(offer));
  await answersArrive();
  const row = within(document.querySelector<HTMLElement>(`article[data-offer="${offer.hashId}"]`)!);
  return { ...page, offer, row };
}

describe('a row with a fixed price', () => {
  it('buys only by a second press that comes later than 600 ms, and then says the total and the 48 hours', async () => {
    const { at, user, passes, offer, row } = await atARow(({ buyNowPrice, closed }) => buyNowPrice > 0 && !closed);
    await act(() => at.container.get(OwnTrading).change({ calculation: { commissionFloor: euros(200) } }));
    const opener = await row.findByRole('button', { name: 'Buy now' });
    await user.click(opener);
    const buy = row.getByRole('button', { name: /^Buy for/ });
    expect([opener.isConnected, opener.ariaExpanded]).toEqual([true, 'true']);
    expect(document.activeElement).toBe(row.getByRole('group', { name: 'Buy now' }));
    expect(descriptionOf(buy)).toMatch(/The purchase is binding/);
    await user.click(buy);
    await answersArrive();
    expect([at.sent('buy'), buy.dataset.waiting]).toEqual([[], 'true']);
    await passes(DEAD_TIME);
    expect(row.getByText(/Plus 200\s€ commission/)).toBeTruthy();
    await user.click(buy);
    await answersArrive();
    expect(at.sent('buy')).toEqual([`buy ${offer.id}`]);
    expect(row.getByText(/Plus 200\s€ commission \(the minimum as set in Trading\)/)).toBeTruthy();
    expect(row.getByText(/within 48 hours/)).toBeTruthy();
  });
});

describe('the review of a bid', () => {
  it('says what the bid reaches, and that the commission is unknown until it is set', async () => {
    const { at, user, row } = await atARow(
      ({ buyNowPrice, closed, minimalPrice, highestBid }) =>
        buyNowPrice === 0 && !closed && minimalPrice > highestBid + 200_00,
    );
    const field = await row.findByRole('textbox', { name: 'Your offer' });
    await user.click(row.getByRole('button', { name: /^Minimum\s\d/ }));
    const review = within(row.getByRole('group', { name: 'Review' }));
    expect(review.getByText(/below the minimum price – the seller need not accept/)).toBeTruthy();
    expect(review.queryByRole('link', { name: 'Set it in Trading.' })).toBeNull();
    await user.click(review.getByRole('button', { name: 'More about this bid' }));
    expect(review.getByText('Commission unknown.')).toBeTruthy();
    expect(review.getByRole('link', { name: 'Set it in Trading.' }).getAttribute('href')).toBe('/settings/trading');

    await user.click(row.getByRole('button', { name: /^Minimum price/ }));
    expect(review.getByText(/^Reaches the minimum price/)).toBeTruthy();
    await user.clear(field);
    await user.type(field, '10000');
    await act(() => at.container.get(OwnTrading).change({ calculation: { commissionRate: 2.5 } }));
    await answersArrive();
    expect(review.getByText(/Plus 250\s€ commission \(2.5\s?% as set in Trading\): 10\s250\s€ in total/)).toBeTruthy();
  });
});

describe('a row whose vehicle is sold', () => {
  const isForSale = ({ ownBid, buyNowPrice, closed }: Offer) => ownBid === null && buyNowPrice > 0 && !closed;

  it('says that the buyer is being looked for, and then that the vehicle is no longer available', async () => {
    const { at, passes, offer, row } = await atARow(isForSale);
    await passes(1000);
    at.market.marketplace.rivalBuys(offer.hashId);
    await passes(16);
    expect(row.getByText('Sold – being checked.')).toBeTruthy();
    expect(row.getByText('Sold – being checked')).toBeTruthy();
    await passes(1000);
    await passes(1000);
    expect(row.getByText('No longer available: this vehicle has been sold.')).toBeTruthy();
    expect(row.getByText('Sold')).toBeTruthy();
  });

  it('has the deal of a purchase on another device, and never calls the vehicle sold', async () => {
    const { at, passes, offer, row } = await atARow(isForSale);
    await passes(1000);
    at.dealer.acceptBuyNow(offer.id);
    await passes(16);
    expect(row.queryByText('Sold')).toBeNull();
    await passes(1000);
    await passes(1000);
    expect(row.queryByText('Sold')).toBeNull();
    expect(row.getByRole('button', { name: 'Confirm pickup' })).toBeTruthy();
  });
});
