/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { BookStore } from '../../../../src/application/book/BookStore';
import { Calculations } from '../../../../src/application/valuation/Calculations';
import { euros } from '../../../../src/domain/shared/Money';
import { unsetCalculation } from '../../../../src/domain/valuation/Calculation';
import { axeFindings } from '../../support/axeFindings';
import { DEAD_TIME } from '../../support/DEAD_TIME';
import { expandedRow, isAuctionOfOthers } from '../../support/expandedRow';
import { answersArrive, renderPage } from '../../support/renderPage';
import { startUp } from '../../support/startUp';

describe('the limit of an offer', () => {
  it('fills the form, also from the news of a higher bid, and a bid above it needs a second press', async () => {
    const page = await renderPage('/browsing/browse');
    const { at, user, passes } = page;
    await startUp(page);
    const { offer, row } = await expandedRow(at, isAuctionOfOthers);
    const above = (more: number) => String(offer.highestBid / 100 + more);
    const rivalBids = async (more: number) => {
      act(() => void at.market.marketplace.rivalBids(offer.hashId, euros(Number(above(more)))));
      await passes(20);
    };
    const amountIn = (area: typeof row, name = 'Your offer') =>
      area.getByRole<HTMLInputElement>('textbox', { name }).value.replace(/\s/g, '');
    await user.click(await row.findByRole('button', { name: 'My limit' }));
    await user.type(row.getByRole('textbox', { name: 'My limit' }), above(300));
    expect(row.getByText('250 € above the minimum bid.')).toBeTruthy();
    await user.click(row.getByRole('button', { name: /^My limit \d/ }));
    expect(amountIn(row)).toBe(above(300));
    await user.click(row.getByRole('button', { name: /^Minimum\s\d/ }));
    await passes(DEAD_TIME);
    await user.click(row.getByRole('button', { name: /^Place bid/ }));
    await answersArrive();

    await user.click(screen.getByRole('link', { name: 'Home' }));
    await rivalBids(100);
    const raise = await screen.findByRole('link', { name: /^Raise to/ });
    expect(await axeFindings(raise.closest('section')!)).toEqual([]);
    await user.click(raise);
    const price = within(await screen.findByRole('region', { name: 'Price' }));
    expect([amountIn(price), amountIn(price, 'My limit')]).toEqual([above(150), above(300)]);

    await user.clear(price.getByRole('textbox', { name: 'Your offer' }));
    await user.type(price.getByRole('textbox', { name: 'Your offer' }), above(350));
    await passes(DEAD_TIME);
    await user.click(price.getByRole('button', { name: /^Place bid/ }));
    const yes = await price.findByRole('button', { name: /^Yes, bid/ });
    expect(price.getByText(/^Above your limit of/, { selector: '[role=alert]' })).toBeTruthy();
    expect(at.sent('bid')).toHaveLength(1);
    await passes(DEAD_TIME);
    await user.click(yes);
    await answersArrive();
    expect(at.sent('bid')).toHaveLength(2);
    await rivalBids(500);
    expect(price.getByText('The minimum bid is already above your limit.')).toBeTruthy();
  });

  it('says that it is above the maximum of the calculation, as long as it is', async () => {
    const page = await renderPage('/browsing/browse');
    const { at, user } = page;
    await startUp(page);
    const { offer, row } = await expandedRow(at, isAuctionOfOthers);
    const { hashId } = offer;
    const bookStore = at.container.get(BookStore);
    const defaults = unsetCalculation(at.session.dealer);
    act(() => {
      bookStore.shown('settings', 'trading', { calculation: { ...defaults, target: { amount: euros(500) } } }, 1);
      bookStore.shown('calculations', hashId, { salePrice: euros(9_000), taxation: 'net', vatRate: 0, km: 0 }, 1);
      bookStore.shown('limits', hashId, euros(20_000), 1);
    });
    const maximum = at.container.get(Calculations).maximum(hashId)! / 100;
    await user.click(await row.findByRole('button', { name: 'My limit' }));
    const said = () => row.queryByText(/^Above your maximum of/)?.textContent.replace(/\D/g, '');
    expect(said()).toBe(String(maximum));
    act(() => bookStore.shown('limits', hashId, euros(maximum), 2));
    expect(said()).toBeUndefined();
  });
});
