/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { paths } from '../../../src/ui/shared/paths';
import { anOfferThat } from '../../infrastructure/demo/market/aMarketplace';
import { axeFindings } from '../support/axeFindings';
import { Faults } from '../support/Faults';
import { answersArrive, renderPage } from '../support/renderPage';
import { startUp } from '../support/startUp';

const items = ['Want to buy', 'Messages', 'My bets', 'In realization', 'Invoices'];
const menu = () => screen.getByRole('navigation', { name: 'Main menu' });
const textOf = (name: string) =>
  [...menu().querySelectorAll('a, button')].map(({ textContent }) => textContent).find(text => text.startsWith(name));

describe('a badge of the menu', () => {
  it('shows up to 9 and then 9+, and its name the count, as the toolbar shows up to +9', async () => {
    const { at } = await renderPage(paths.browse);
    const counted = (count: number) =>
      act(() =>
        at.counted({
          purchases: count,
          messages: count,
          bids: count,
          inRealization: count,
          invoices: count,
          likedOffers: count,
        }),
      );
    const liked = () => screen.getByRole('button', { name: /^Liked offers/ });
    counted(9);
    expect(items.map(textOf)).toEqual(items.map(name => `${name}9, 9 new`));
    expect([liked().textContent, liked().ariaLabel]).toEqual(['Liked offers 9', 'Liked offers 9']);
    within(menu()).getByRole('link', { name: /^Messages ?, 9 new$/ });
    counted(10);
    expect(items.map(textOf)).toEqual(items.map(name => `${name}9+, 10 new`));
    expect([liked().textContent, liked().ariaLabel]).toEqual(['Liked offers +9', 'Liked offers +9']);
    expect(await axeFindings(menu(), liked())).toEqual([]);
  });

  it('disappears only when the deal that it counts is on screen', async () => {
    const faults = new Faults();
    const page = await renderPage(paths.language, faults.options);
    await startUp(page);
    const { at, user, passes } = page;
    const offer = anOfferThat(at.dealer, ({ closed, buyNowPrice }) => !closed && buyNowPrice > 0);
    const answer = faults.hold('list inRealization');
    act(() => void at.dealer.acceptBuyNow(offer.id));
    await passes(20);
    await user.click(within(menu()).getByRole('button', { name: /^Want to buy/ }));
    expect(textOf('In realization')).toMatch(/new$/);
    await user.click(within(menu()).getByRole('link', { name: /^In realization/ }));
    await passes(20);
    expect(location.pathname).toBe(paths.inRealization);
    expect(textOf('In realization')).toMatch(/new$/);
    answer();
    await answersArrive();
    const deals = await screen.findByRole('region', { name: 'In realization' });
    await within(deals).findByText(offer.hashId);
    await passes(20);
    expect(textOf('In realization')).toBe('In realization');
  });
});
