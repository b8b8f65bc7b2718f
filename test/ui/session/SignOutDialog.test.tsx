/** @jest-environment jsdom */
import { act, cleanup, screen, within } from '@testing-library/react';
import { Appearance } from '../../../src/application/settings/Appearance';
import { OwnTrading } from '../../../src/application/settings/OwnTrading';
import { TRADING_SETTINGS } from '../../../src/domain/book/BookRecord';
import { answersArrive, renderPage } from '../support/renderPage';

/** A dealer who may press 'Sign out' in the menu. */
async function atTheMenu(options: Parameters<typeof renderPage>[1] = {}) {
  const page = await renderPage('/browsing/browse', options);
  const press = async (area: HTMLElement) => {
    await page.user.click(within(area).getByRole('button', { name: 'Sign out' }));
    await answersArrive();
  };
  const ask = async () => press(await screen.findByRole('navigation', { name: 'Main menu' }));
  const dialog = () => screen.getByRole('dialog', { name: 'Sign out?' });
  const removal = async () => {
    await screen.findByRole('dialog', { name: 'Sign out?' });
    return within(dialog()).getByRole<HTMLInputElement>('checkbox', { name: /^Also remove my data/ });
  };
  const leave = () => press(dialog());
  const atSignIn = () => screen.findByRole('heading', { name: 'Sign in' });
  return { ...page, ask, dialog, removal, leave, atSignIn };
}

describe('the question whether to sign out', () => {
  it('begins with what the last sign-out on this device did with the data', async () => {
    const signsOut = async (options: Parameters<typeof renderPage>[1] = {}) => {
      const { at, user, ask, removal, leave, atSignIn } = await atTheMenu(options);
      await ask();
      const atFirst = (await removal()).checked;
      await user.click(await removal());
      await leave();
      await atSignIn();
      return { at, atFirst, stored: at.twins.preferences.read('removesData') };
    };
    const { at: beside, ...first } = await signsOut();
    expect(first).toEqual({ atFirst: false, stored: 'true' });
    // Signing out loads the page again.
    cleanup();
    expect(await signsOut({ beside, as: 'seller' })).toMatchObject({ atFirst: true, stored: null });
  });

  it('says what is reset and what stays, and so it is', async () => {
    const { at, ask, dialog, leave, atSignIn } = await atTheMenu();
    const dealer = at.session.dealerKey;
    await act(() => at.container.get(OwnTrading).change({ reviewsEveryBid: true }));
    act(() => at.container.get(Appearance).chooseTheme('dark'));
    await ask();
    within(dialog()).getByText(
      /^The look of this browser .+ is reset\. Your trading and notification settings, .+ stay/,
    );
    within(dialog()).getByText('You are also signed out on all other devices, at the latest within an hour.');
    await leave();
    await atSignIn();
    expect(at.twins.preferences.read('theme')).toBeNull();
    const kept = await at.twins.book.read(dealer, 'settings', TRADING_SETTINGS);
    expect(kept).toMatchObject({ ok: true, value: { value: { reviewsEveryBid: true } } });
  });

  it('says that the data could not be removed, and lets the dealer leave without', async () => {
    const { at, user, ask, dialog, removal, leave, atSignIn } = await atTheMenu();
    at.twins.book.failure = { reason: 'unavailable' };
    await ask();
    await user.click(await removal());
    await leave();
    const said = within(dialog()).getByText(/^Your data could not be removed from this device, and you are still/);
    expect([said.closest('[role="alert"]'), at.session.isSignedIn]).toEqual([expect.anything(), true]);
    await user.click(await removal());
    await leave();
    await atSignIn();
    expect(at.twins.browserWindow.reloads).toBe(1);
  });
});
