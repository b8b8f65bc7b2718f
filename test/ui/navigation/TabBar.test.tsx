/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Menu } from '../../../src/application/navigation/Menu';
import { PHONE_BELOW } from '../../../src/domain/navigation/WindowWidths';
import { axeFindings } from '../support/axeFindings';
import { renderPage } from '../support/renderPage';

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));

const onPhone = (path: string) =>
  renderPage(path, {
    before: at => {
      at.twins.browserWindow.resize(PHONE_BELOW - 1);
      at.container.get(Menu).restore(path);
      at.container.get(Menu).declineNativeApp();
    },
  });

describe('the foot of a phone', () => {
  it('has five tabs with words, and marks the one of the page', async () => {
    const { user } = await onPhone('/browsing/browse');
    expect(
      menu()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Search', 'Bets', 'Deals', 'Messages']);
    expect(menu().getByRole('link', { name: 'Search' }).ariaCurrent).toBe('page');
    for (const [name, path] of [
      ['Bets', '/purchasing/my-bets'],
      ['Deals', '/purchasing/realization'],
      ['Messages', '/purchasing/conversations'],
      ['Search', '/browsing/browse'],
    ] as const) {
      await user.click(menu().getByRole('link', { name }));
      expect([location.pathname, menu().getByRole('link', { name }).ariaCurrent]).toEqual([path, 'page']);
    }
    expect(await axeFindings(screen.getByRole('navigation'))).toEqual([]);
  });

  it('opens the rest of the menu with More, and closes it with the next page', async () => {
    const { user } = await onPhone('/browsing/browse');
    const more = menu().getByRole('button', { name: 'More' });
    expect([more.ariaExpanded, menu().queryByRole('link', { name: 'Home' })]).toEqual(['false', null]);
    await user.click(more);
    expect(more.ariaExpanded).toBe('true');
    menu().getByRole('link', { name: 'Invoices' });
    menu().getByRole('button', { name: 'Settings' });
    menu().getByRole('button', { name: 'Sign out' });
    expect(await axeFindings(screen.getByRole('navigation'))).toEqual([]);
    await user.tab();
    expect(document.activeElement).toBe(menu().getByRole('link', { name: 'Home' }));
    await user.keyboard('{Escape}');
    expect([more.ariaExpanded, document.activeElement]).toEqual(['false', more]);
    await user.click(more);
    await user.click(menu().getByRole('link', { name: 'Home' }));
    expect([location.pathname, more.ariaExpanded]).toEqual(['/', 'false']);
    await user.click(more);
    await user.click(menu().getByRole('button', { name: 'Settings' }));
    expect(more.ariaExpanded).toBe('true');
    await user.click(screen.getByRole('main'));
    expect([location.pathname, more.ariaExpanded]).toEqual(['/', 'false']);
  });

  it('has the commands in More, which closes when one is chosen', async () => {
    const { user } = await onPhone('/browsing/browse');
    const more = menu().getByRole('button', { name: 'More' });
    const open = async () => {
      if (more.ariaExpanded === 'false') await user.click(more);
      await user.click(menu().getByRole('button', { name: 'Commands' }));
      return screen.findByRole('combobox', { name: 'What are you looking for?' });
    };
    await user.type(await open(), 'shortlist');
    // jsdom does not send it on Escape.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect([screen.queryByRole('dialog'), more.ariaExpanded]).toEqual([null, 'true']);
    await user.type(await open(), 'shortlist');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/browsing/liked/sheet'));
    expect(more.ariaExpanded).toBe('false');
    await user.type(await open(), 'open the notifications');
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Notifications' });
    expect(more.ariaExpanded).toBe('false');
  });

  it('counts what is new, as the menu does', async () => {
    const { at } = await onPhone('/browsing/browse');
    act(() => void at.counted({ bids: 3, inRealization: 10, messages: 1, invoices: 2 }));
    for (const name of [/^Bets ?, 3 new$/, /^Deals ?9\+ ?, 10 new$/, /^Messages ?, 1 new$/])
      menu().getByRole('link', { name });
    menu().getByRole('button', { name: /^More ?, 2 new$/ });
  });

  it('gives way to the side menu when the window becomes wider', async () => {
    const { at } = await onPhone('/browsing/browse');
    act(() => at.twins.browserWindow.resize(PHONE_BELOW));
    expect(menu().queryByRole('button', { name: 'More' })).toBeNull();
    menu().getByRole('button', { name: 'Expand menu' });
  });
});
