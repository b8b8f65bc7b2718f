/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { SignInFailure } from '../../../src/application/ports/Identity';
import { SessionStore } from '../../../src/application/session/SessionStore';
import { Appearance } from '../../../src/application/settings/Appearance';
import { OwnTrading } from '../../../src/application/settings/OwnTrading';
import { TRADING_SETTINGS } from '../../../src/domain/book/BookRecord';
import type { HashId } from '../../../src/domain/offers/Offer';
import type { Failure } from '../../../src/domain/shared/Failure';
import { languages } from '../../../src/domain/shared/Language';
import { euros } from '../../../src/domain/shared/Money';
import { failed } from '../../../src/domain/shared/Result';
import { hideToken } from '../../../src/infrastructure/browser/page/hideToken';
import { buyerEmail } from '../../infrastructure/demo/market/aMarketplace';
import type { Replaced } from '../../support/twinContainer';
import type { Workplace } from '../../support/Workplace';
import { InMemorySite } from '../../twins/BrowserTwins';
import { axeFindings } from '../support/axeFindings';
import { descriptionOf } from '../support/descriptionOf';
import { answersArrive, renderPage } from '../support/renderPage';
import { signedOut } from '../support/signedOut';
import { textOf } from '../support/textOf';

describe('the page for a new password', () => {
  const next = 'Evening!Walk9';

  const atTheLink = (path: string) =>
    renderPage(path, {
      before: workplace => {
        signedOut(workplace);
        hideToken();
      },
    });

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

describe('ProfileFailurePage', () => {
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
});

describe('SignInPage', () => {
  const atSignIn = (replaced: Replaced = {}, path = '/browsing/browse') =>
    renderPage(path, { before: signedOut, replaced: () => replaced });

  const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  const password = () => screen.getByLabelText<HTMLInputElement>('Password');
  const press = () => screen.getByRole('button', { name: 'Sign in' });

  async function signIn(user: UserEvent, typedEmail: string, typedPassword: string): Promise<void> {
    await user.clear(email());
    await user.type(email(), typedEmail);
    await user.clear(password());
    await user.type(password(), typedPassword);
    await user.click(press());
    await answersArrive();
  }

  describe('the sign-in screen', () => {
    it.each([
      [null, 'https://paddock.example/en/register'],
      ['https://register.example/dealers', 'https://register.example/dealers'],
    ])('has an email, a password and two links; the registration is at %s', async (registrationUrl, register) => {
      await atSignIn({ site: new InMemorySite({ registrationUrl }) });
      expect(email().inputMode).toBe('email');
      expect(password().type).toBe('password');
      const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
      expect([target('Forgot password?'), target('Register')]).toEqual(['/reset-password', register]);
      const { ariaDescription } = screen.getByRole('link', { name: 'Register' });
      expect(ariaDescription).toBe('opens in a new tab');
    });

    it('says what the product does', async () => {
      await atSignIn();
      expect(screen.getAllByRole('listitem').map(textOf).slice(0, 3)).toEqual([
        'Bid live, or buy at once',
        'Follow each purchase to its pickup',
        'Sell on with an invoice',
      ]);
    });

    it('marks and focuses the first empty field, and sends nothing', async () => {
      const { at, user } = await atSignIn();
      const isMarked = () => [email(), password()].map(({ ariaInvalid }) => ariaInvalid);
      await user.click(press());
      expect([isMarked(), document.activeElement]).toEqual([['true', null], email()]);
      expect(descriptionOf(email())).toBe('Please fill this in.');
      await user.type(email(), `${buyerEmail}{Enter}`);
      expect([isMarked(), document.activeElement]).toEqual([[null, 'true'], password()]);
      expect(at.session.signIn.step).toBe('idle');
    });

    it('reports a wrong password after a spinner, keeps the email, and leads to the requested page', async () => {
      const { at, user, passes } = await atSignIn({}, '/browsing/browse?type=Camper');
      expect(document.activeElement).toBe(email());
      at.twins.line.latency = 1500;
      await signIn(user, buyerEmail, 'Wrong!Ride1');
      expect([press().ariaBusy, press().querySelector('svg')]).toEqual(['true', expect.anything()]);
      await passes(1500);
      expect([press().ariaBusy, press().querySelector('svg')]).toEqual([null, null]);
      expect(screen.getByText('The email or password is incorrect.').role).toBe('alert');
      expect(email().value).toBe(buyerEmail);

      at.twins.line.latency = 0;
      await signIn(user, buyerEmail, 'Morning!Ride1');
      const campers = await screen.findByRole('button', { name: 'Campers' });
      expect([campers.ariaPressed, location.search]).toEqual(['true', '?type=Camper']);
    });

    it.each([true, false])(
      'sends nothing again while Enter is held after a wrong password (key says that it repeats: %s)',
      async says => {
        const { user } = await atSignIn();
        await user.type(email(), buyerEmail);
        await user.type(password(), 'Wrong!Ride1');
        // False if the browser may not send the form.
        const enter = (repeat = false) => fireEvent.keyDown(password(), { key: 'Enter', repeat });
        await user.keyboard('{Enter>}');
        await answersArrive();
        expect(screen.getByText('The email or password is incorrect.').role).toBe('alert');
        expect([enter(says), enter(says)]).toEqual([false, false]);
        await user.keyboard('{/Enter}');
        expect(enter()).toBe(true);
      },
    );

    it('lets only the server check what was typed', async () => {
      const { user } = await atSignIn();
      await signIn(user, 'no address', '1');
      expect(screen.getByText('The email or password is incorrect.').role).toBe('alert');
    });

    it.each<[SignInFailure, string]>([
      [{ reason: 'offline' }, 'No connection to the marketplace. Please check your internet connection.'],
      [{ reason: 'timedOut' }, 'The marketplace is taking too long to answer.'],
      [{ reason: 'serverFailed', status: 503 }, 'The marketplace has a problem (error 503).'],
      [
        { reason: 'tooManyRequests', retryAfter: 20 },
        'There are too many requests to the marketplace at the moment. Please try again in 20 seconds.',
      ],
      [
        { reason: 'clockWrong' },
        'The clock of this device is wrong, so your password cannot be checked. Please set the date and time, and try again.',
      ],
    ])('calls no password wrong that was not checked: %j', async (failure, sentence) => {
      const { at, user } = await atSignIn();
      jest.spyOn(at.twins.identity, 'signIn').mockResolvedValueOnce(failed(failure));
      await signIn(user, buyerEmail, 'Morning!Ride1');
      expect(screen.getAllByRole('alert').map(textOf).filter(Boolean)).toEqual([sentence]);
      expect([email().value, password().value]).toEqual([buyerEmail, 'Morning!Ride1']);
      await user.click(press());
      await screen.findAllByRole('article');
    });

    it.each(languages)('says in the language %s that the account requires a further step', async language => {
      const challenged = async () => failed({ reason: 'challenged', step: 'secondFactor' });
      const { user } = await renderPage('/', {
        language,
        before: signedOut,
        replaced: ({ identity }) => ({
          identity: Object.assign(Object.create(identity) as object, { signIn: challenged }),
        }),
      });
      await user.type(document.querySelector('[name=email]')!, buyerEmail);
      await user.type(document.querySelector('[name=password]')!, 'Morning!Ride1{Enter}');
      await answersArrive();
      const told = {
        en: 'This account is protected by a second factor',
        de: 'Dieses Konto ist durch einen zweiten Faktor geschützt',
        pl: 'To konto jest chronione dodatkowym składnikiem logowania',
      }[language];
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringContaining(told),
      );
    });
  });

  it('the end of a session is said on the sign-in screen', async () => {
    await renderPage('/browsing/browse', {
      before: ({ session, twins }) => {
        twins.line.end();
        session.sessionMissing(null);
      },
    });
    expect(screen.getAllByRole('status').map(textOf).filter(Boolean)).toEqual([
      'Your session has ended. Sign in to continue on this page. Your drafts are still there.',
    ]);
  });

  describe('a press that was refused because the session had ended', () => {
    it('is named on the sign-in screen with its amount', async () => {
      const press = { hashId: 'MB-1' as HashId, amount: euros(7000), ownBidBefore: euros(0) };
      const before = (at: Workplace) => {
        signedOut(at);
        at.session.pressRefused({ ...press, action: 'bid' });
        at.session.pressRefused({ ...press, action: 'pickup' });
      };
      await renderPage('/browsing/browse', { before });
      await answersArrive();
      const said = screen.getAllByRole('status').map(textOf).filter(Boolean);
      expect(said).toEqual(['Your bid of 7 000 € was not placed.', 'The pickup was not confirmed.']);
    });
  });
});

describe('the question whether to sign out', () => {
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
