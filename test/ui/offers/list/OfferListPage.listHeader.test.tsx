/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderPage } from '../../support/renderPage';

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
