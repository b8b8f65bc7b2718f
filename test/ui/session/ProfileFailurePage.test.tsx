/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { answersArrive, renderPage } from '../support/renderPage';

/** The page was loaded with a session whose profile cannot be loaded. */
const atStart = () =>
  renderPage('/browsing/browse', {
    before: ({ session }) => session.sessionMissing({ reason: 'serverFailed', status: 500 }),
  });

describe('the page of a profile that could not be loaded', () => {
  it('says so without the form of the sign-in, and tries again on a press', async () => {
    const { user } = await atStart();
    expect((await screen.findByRole('alert')).textContent).toContain('You are still signed in');
    expect([document.title.includes('Profile not loaded'), screen.queryByRole('textbox')]).toEqual([true, null]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await answersArrive();
    await screen.findByRole('navigation', { name: 'Main menu' });
    expect(screen.queryByText(/You are still signed in/)).toBeNull();
  });

  it('signs out on a press', async () => {
    const { user, at } = await atStart();
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await answersArrive();
    expect(at.session.state).toEqual({ step: 'unauthorized', failure: null });
    await screen.findByRole('textbox', { name: 'Email' });
  });
});
