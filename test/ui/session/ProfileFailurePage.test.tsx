/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { SessionStore } from '../../../src/application/session/SessionStore';
import type { Failure } from '../../../src/domain/shared/Failure';
import { euros } from '../../../src/domain/shared/Money';
import { axeFindings } from '../support/axeFindings';
import { answersArrive, renderPage } from '../support/renderPage';

/** The page was loaded with a session whose profile cannot be loaded. */
const atStart = () =>
  renderPage('/browsing/browse', {
    before: ({ session }) => session.sessionMissing({ reason: 'serverFailed', status: 500 }),
  });

/** The page was loaded without a network. The device has kept a deal, a note and a limit. */
const offline = (failure: Failure = { reason: 'offline' }) =>
  renderPage('/browsing/browse', {
    before: async ({ container, twins }) => {
      const now = twins.clock.now();
      const contact = {
        name: 'Ada Horn',
        phone: '+49 40 123',
        email: 'ada@horn.example',
        address: ['Kai 3', '24103 Kiel'],
      };
      twins.preferences.write('dealer', '11');
      await twins.book.put('11', 'vehicles', [
        { key: 'MB-1', changedAt: now, value: { name: 'Moto Guzzi V7', contact } },
      ]);
      await twins.book.put('11', 'notes', [{ key: 'MB-1', changedAt: now - 86_400_000, value: 'rust' }]);
      await twins.book.put('11', 'limits', [{ key: 'MB-2', changedAt: now, value: euros(900) }]);
      twins.line.failNext(failure);
      await container.get(SessionStore).check();
    },
  });

describe('the start without a network', () => {
  it('shows what the device has kept, each with its time, and why nothing can be changed', async () => {
    await offline();
    const kept = await screen.findByRole('region', { name: 'Kept on this device' });
    const [deal, other] = await within(kept).findAllByRole('listitem');
    expect(deal!.textContent).toMatch(
      /Moto Guzzi V7SellerAda HornPhone\+49 40 123Emailada@horn\.exampleAddressKai 324103 KielContactas of \d+:\d\d( [ap]m)?Noterustas of .*20\d\d, \d+:\d\d/i,
    );
    expect(other!.textContent).toMatch(/MB-2My limit900\s€as of \d+:\d\d/);
    expect(within(deal!).getByRole('link', { name: 'Handover' }).getAttribute('href')).toBe(
      '/purchasing/board/handover/MB-1',
    );
    expect(within(other!).queryByRole('link', { name: 'Handover' })).toBeNull();
    expect(within(deal!).getByRole('link', { name: '+49 40 123' }).getAttribute('href')).toBe('tel:+4940123');
    expect(kept.textContent).toContain('You cannot bid, buy, send messages or change anything now');
    expect(within(kept).queryByRole('button')).toBeNull();
    expect(await axeFindings(kept)).toEqual([]);
  });

  it('shows the same if the session could not be renewed', async () => {
    await offline({ reason: 'sessionNotRenewed' });
    await screen.findByRole('region', { name: 'Kept on this device' });
  });

  it('continues by itself when the network is back', async () => {
    const { at } = await offline();
    await screen.findByRole('region', { name: 'Kept on this device' });
    act(() => at.connection.cameOnline());
    await answersArrive();
    await screen.findByRole('navigation', { name: 'Main menu' });
  });
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
