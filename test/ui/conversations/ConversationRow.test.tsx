/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderPage } from '../support/renderPage';

describe('a row of the list of conversations', () => {
  it.each([
    ['de', /^\d\d\.\d\d\.\d{4}$/],
    ['en', /^\d{1,2} \p{L}+ \d{4}$/u],
  ] as const)('shows its date as a reader of %s writes it', async (language, date) => {
    await renderPage('/purchasing/conversations', { language });
    expect((await screen.findAllByText(date)).length).toBeGreaterThan(0);
  });
});
