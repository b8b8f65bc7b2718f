/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { SignInFailure } from '../../../src/application/ports/Identity';
import type { HashId } from '../../../src/domain/offers/Offer';
import { languages } from '../../../src/domain/shared/Language';
import { euros } from '../../../src/domain/shared/Money';
import { failed } from '../../../src/domain/shared/Result';
import { buyerEmail } from '../../infrastructure/demo/market/aMarketplace';
import type { Replaced } from '../../support/twinContainer';
import type { Workplace } from '../../support/Workplace';
import { InMemorySite } from '../../twins/BrowserTwins';
import { descriptionOf } from '../support/descriptionOf';
import { answersArrive, renderPage } from '../support/renderPage';
import { signedOut } from '../support/signedOut';
import { textOf } from '../support/textOf';

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
