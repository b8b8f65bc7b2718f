/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { paths } from '../../../../src/ui/shared/paths';
import { renderPage } from '../../support/renderPage';

describe('a tooltip', () => {
  it('closes with Escape, and opens again when its control gets the focus again', async () => {
    const { user } = await renderPage(paths.browse);
    await screen.findAllByRole('article');
    const button = screen.getByRole('button', { name: 'Refresh' });
    const isClosed = () => button.hasAttribute('data-tooltip-closed');
    button.focus();
    expect(isClosed()).toBe(false);
    await user.keyboard('{Escape}');
    expect(isClosed()).toBe(true);
    button.blur();
    expect(isClosed()).toBe(false);
  });
});
