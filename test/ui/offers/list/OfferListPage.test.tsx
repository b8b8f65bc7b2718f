/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { success } from '../../../../src/domain/shared/Result';
import type { MarketPorts } from '../../../support/Wire';
import type { Workplace } from '../../../support/Workplace';
import { goBack } from '../../support/goBack';
import { answersArrive, renderPage } from '../../support/renderPage';

const lists = [
  ['/browsing/liked', 'liked'],
  ['/purchasing/my-bets', 'ownBids'],
  ['/purchasing/realization', 'inRealization'],
  ['/purchasing/archived', 'archived'],
  ['/archived-on-platform', 'sold'],
] as const;

/** Every list has a second page, with the rows of the first one. */
const withTwoPages = (ports: MarketPorts): MarketPorts => ({
  ...ports,
  offers: {
    open: (...question) => ports.offers.open(...question),
    homeScreen: signal => ports.offers.homeScreen(signal),
    list: async (tab, question, signal) => {
      const told = await ports.offers.list(tab, { ...question, page: 1 }, signal);
      return told.ok ? success({ ...told.value, totalCount: 25, totalPages: 2 }) : told;
    },
  },
});

describe('a list while pages are chosen', () => {
  it.each([
    ['/browsing/liked', true],
    ['/purchasing/my-bets', true],
    ['/purchasing/realization', true],
    ['/purchasing/archived', true],
    ['/archived-on-platform', false],
  ])('at %s has pages: %s', async (path, hasPages) => {
    await renderPage(path, { before: at => at.appearance.choosePaging('paginated'), through: withTwoPages });
    await screen.findAllByRole('article');
    expect(screen.queryAllByText('Page 1 of 2')).toHaveLength(hasPages ? 1 : 0);
  });

  it('keep the focus at the last page on the press that led there', async () => {
    const before = (at: Workplace) => at.appearance.choosePaging('paginated');
    const { user } = await renderPage('/browsing/liked', { before, through: withTwoPages });
    const next = await screen.findByRole('button', { name: 'Next page' });
    await user.click(next);
    await screen.findByText('Page 2 of 2');
    await user.keyboard('{Enter}');
    screen.getByText('Page 2 of 2');
    expect([document.activeElement, next.ariaDisabled, next.hasAttribute('disabled')]).toEqual([next, 'true', false]);
  });
});

describe('the page of a list', () => {
  const inPages = { before: (at: Workplace) => at.appearance.choosePaging('paginated'), through: withTwoPages };

  it.each(['/browsing/liked', '/purchasing/my-bets', '/purchasing/archived'])(
    'at %s becomes the first one on Refresh, and Back returns to the one that was left',
    async path => {
      const { user } = await renderPage(path, inPages);
      await user.click(await screen.findByRole('button', { name: 'Next page' }));
      await screen.findByText('Page 2 of 2');
      const buttons = screen.getAllByRole('button', { name: 'Refresh' });
      await user.click(buttons.find(button => !button.closest('[inert]'))!);
      await screen.findByText('Page 1 of 2');
      await goBack();
      await screen.findByText('Page 2 of 2');
    },
  );
});

describe('a list on screen', () => {
  it.each(lists)('at %s is read again once it is outdated, until the dealer leaves it', async (path, tab) => {
    const { at, user } = await renderPage(path);
    await screen.findAllByRole('article');
    at.calls.length = 0;
    act(() => at.list(tab).outdated());
    await answersArrive();
    expect(at.sent('list')).toContain(`list ${tab} 1`);
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    await answersArrive();
    at.calls.length = 0;
    act(() => at.list(tab).outdated());
    await answersArrive();
    expect([at.lists.visible, at.sent('list')]).toEqual([null, []]);
  });
});

describe('the head of a list', () => {
  it.each([
    ['/purchasing/my-bets', /^\d+ (Gebot|Gebote)$/],
    ['/purchasing/realization', /^\d+ (Kauf|Käufe)$/],
    ['/purchasing/archived', /^\d+ (Kauf|Käufe)$/],
    ['/archived-on-platform', /^\d+ (Verkauf|Verkäufe)$/],
    ['/browsing/liked', /^\d+ (Angebot|Angebote)$/],
  ])('of %s counts what its rows are', async (path, count) => {
    await renderPage(path, { language: 'de' });
    expect(await screen.findByText(count)).toBeTruthy();
  });
});
