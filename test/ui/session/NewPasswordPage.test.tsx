/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { hideToken } from '../../../src/infrastructure/browser/page/hideToken';
import { answersArrive, renderPage } from '../support/renderPage';
import { signedOut } from '../support/signedOut';

const next = 'Evening!Walk9';

const atTheLink = (path: string) =>
  renderPage(path, {
    before: workplace => {
      signedOut(workplace);
      hideToken();
    },
  });

describe('the page for a new password', () => {
  it('says that the password could not be changed if the link is no longer valid, and keeps what was typed', async () => {
    const { user } = await atTheLink('/new-password/stale-token');
    const password = await screen.findByLabelText<HTMLInputElement>('New password');
    await user.type(password, next);
    await user.type(screen.getByLabelText('Repeat new password'), `${next}{Enter}`);
    await answersArrive();
    expect(screen.getByText('The password could not be changed.').closest('[role="alert"]')).toBeTruthy();
    expect(password.value).toBe(next);
  });

  it('leads to another e-mail if the link has no token', async () => {
    await atTheLink('/new-password');
    const email = await screen.findByRole('textbox', { name: 'Email' });
    expect([location.pathname, document.activeElement]).toEqual(['/reset-password', email]);
  });

  it.each(['/reset-password', '/new-password/some-token'])('and %s look for no session', async path => {
    const asked = jest.fn();
    await renderPage(path, {
      before: ({ session, twins }) => {
        hideToken();
        session.sessionMissing(null);
        session.checkStarted();
        Object.assign(twins.profiles, { current: asked });
      },
    });
    await screen.findByRole('heading', { level: 1 });
    expect(asked).not.toHaveBeenCalled();
  });
});
