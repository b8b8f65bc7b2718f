/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { success } from '../../../../src/domain/shared/Result';
import type { MarketPorts } from '../../../support/Wire';
import type { Workplace } from '../../../support/Workplace';
import { renderPage } from '../../support/renderPage';

/** Every list has a second page. */
const withTwoPages = (ports: MarketPorts): MarketPorts => ({
  ...ports,
  offers: {
    open: (...question) => ports.offers.open(...question),
    homeScreen: signal => ports.offers.homeScreen(signal),
    list: async (...question) => {
      const told = await ports.offers.list(...question);
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
