import { ChangePassword } from '../../../src/application/signIn/ChangePassword';
import { PasswordStore } from '../../../src/application/signIn/PasswordStore';
import { ResetPassword } from '../../../src/application/signIn/ResetPassword';
import type { Failure } from '../../../src/domain/shared/Failure';
import { failed } from '../../../src/domain/shared/Result';
import { buyerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

const current = 'Morning!Ride1';
const next = 'Evening!Walk9';

function aDesk() {
  const at = new Workplace();
  const store = new PasswordStore();
  const { identity, passwords } = at.twins;
  const asked = {
    reauthenticated: jest.spyOn(identity, 'reauthenticate'),
    changed: jest.spyOn(passwords, 'change'),
    forgotten: jest.spyOn(passwords, 'forgotten'),
    renewed: jest.spyOn(passwords, 'renew'),
  };
  return {
    at,
    store,
    asked,
    people: at.market.marketplace.people,
    changePassword: new ChangePassword(identity, passwords, at.session, store, at.work),
    resetPassword: new ResetPassword(passwords, store),
  };
}

const entries = (password = next, confirmation = password, known = current) => ({
  current: known,
  password,
  confirmation,
});

describe('ChangePassword', () => {
  it('re-authenticates with the current password first and keeps the session', async () => {
    const { at, store, asked, people, changePassword } = aDesk();
    const session = at.twins.line.email();
    await changePassword.execute(entries());
    expect(asked.reauthenticated).toHaveBeenCalledWith(buyerEmail, current);
    expect(asked.changed).toHaveBeenCalledWith(current, next);
    expect(asked.reauthenticated.mock.invocationCallOrder[0]).toBeLessThan(asked.changed.mock.invocationCallOrder[0]!);
    expect(store.change).toEqual({ step: 'succeeded' });
    expect(people.password(buyerEmail)).toBe(next);
    expect(at.twins.line.email()).toBe(session);
  });

  it('reports a wrong current password and changes nothing', async () => {
    const { store, asked, people, changePassword } = aDesk();
    await changePassword.execute(entries(next, next, 'Wrong!Ride1'));
    expect(store.change).toEqual({ step: 'failed', failure: { reason: 'currentInvalid' } });
    expect(asked.changed).not.toHaveBeenCalled();
    expect(people.password(buyerEmail)).toBe(current);
  });

  it('distinguishes a lost connection from a wrong password', async () => {
    const { at, store, asked, changePassword } = aDesk();
    at.twins.line.failNext({ reason: 'timedOut' });
    await changePassword.execute(entries());
    expect(store.change).toEqual({ step: 'failed', failure: { reason: 'timedOut' } });
    expect(asked.changed).not.toHaveBeenCalled();
  });

  it.each<[Failure, 'failed' | 'unknown']>([
    [{ reason: 'refused', status: 422, message: null }, 'failed'],
    [{ reason: 'serverFailed', status: 500 }, 'unknown'],
    [{ reason: 'timedOut' }, 'unknown'],
  ])('of which the call fails with %j is %s', async (failure, step) => {
    const { store, asked, changePassword, resetPassword } = aDesk();
    asked.changed.mockResolvedValueOnce(failed(failure));
    await changePassword.execute(entries());
    expect(store.change).toEqual({ step, failure });
    asked.renewed.mockResolvedValueOnce(failed(failure));
    await resetPassword.renew('token', next, next);
    expect(store.renewal).toEqual({ step, failure });
  });

  it('sends one request and counts as a write while it is under way', async () => {
    const { at, store, asked, changePassword } = aDesk();
    const changing = changePassword.execute(entries());
    expect(store.change).toEqual({ step: 'sending' });
    expect(at.work.isAny).toBe(true);
    await Promise.all([changePassword.execute(entries()), changing]);
    expect(asked.changed).toHaveBeenCalledTimes(1);
    expect(at.work.isAny).toBe(false);
  });

  it('holds a reload back while something is typed, until it has succeeded or the form is left', async () => {
    const { at, changePassword } = aDesk();
    changePassword.typed(entries());
    expect(at.work.isAny).toBe(true);
    changePassword.typed(entries('', '', ''));
    expect(at.work.isAny).toBe(false);
    changePassword.typed(entries());
    await changePassword.execute(entries());
    expect(at.work.isAny).toBe(false);
    changePassword.typed(entries());
    changePassword.leave();
    expect(at.work.isAny).toBe(false);
  });

  it('sends nothing if no dealer is signed in', async () => {
    const { at, asked, changePassword } = aDesk();
    at.session.sessionMissing(null);
    await changePassword.execute(entries());
    expect(asked.reauthenticated).not.toHaveBeenCalled();
  });
});

describe('a new password is refused', () => {
  it.each([
    ['if the two entries differ', 'Evening!Walk9', 'Evening!Walk8', 'notMatching'],
    ['if it is shorter than 8 characters', 'Eve!Wlk', 'Eve!Wlk', 'tooShort'],
    ['without a lowercase letter', 'EVENING!WALK', 'EVENING!WALK', 'requirementsNotMet'],
    ['without an uppercase letter', 'evening!walk', 'evening!walk', 'requirementsNotMet'],
    ['without one of ! @ # $ % ^ & *', 'EveningWalk9', 'EveningWalk9', 'requirementsNotMet'],
    ['as too short if it is also not repeated', 'Eve!Wlk', 'x', 'tooShort'],
    ['for its characters if it breaks every rule', 'eve', 'x', 'requirementsNotMet'],
  ] as const)('%s', async (_, password, confirmation, reason) => {
    const { at, store, asked, changePassword, resetPassword } = aDesk();
    await changePassword.execute(entries(password, confirmation));
    await resetPassword.renew('token', password, confirmation);
    expect(store.change).toEqual({ step: 'failed', failure: { reason } });
    expect(store.renewal).toEqual({ step: 'failed', failure: { reason } });
    expect(asked.reauthenticated).not.toHaveBeenCalled();
    expect(asked.renewed).not.toHaveBeenCalled();
    expect(at.work.isAny).toBe(false);
  });
});

describe('a forgotten password', () => {
  it('is requested with the email in lower case', async () => {
    const { store, asked, resetPassword } = aDesk();
    await resetPassword.request(' Buyer@PADDOCK.example ');
    expect(asked.forgotten).toHaveBeenCalledWith(buyerEmail);
    expect(store.reset).toEqual({ step: 'succeeded' });
  });

  it('is requested even with an empty email, and the failure of the server is shown', async () => {
    const { store, asked, resetPassword } = aDesk();
    await resetPassword.request('');
    expect(asked.forgotten).toHaveBeenCalledWith('');
    expect(store.reset).toMatchObject({ step: 'failed', failure: { reason: 'refused' } });
  });

  it('is requested once at a time', async () => {
    const { asked, resetPassword } = aDesk();
    await Promise.all([resetPassword.request(buyerEmail), resetPassword.request(buyerEmail)]);
    expect(asked.forgotten).toHaveBeenCalledTimes(1);
  });

  it('is replaced once with the token from the email', async () => {
    const { store, people, resetPassword } = aDesk();
    await resetPassword.request(buyerEmail);
    const token = people.mailedToken(buyerEmail) ?? '';
    await Promise.all([
      resetPassword.renew(token, next, next),
      resetPassword.renew(token, 'Other!Pass1', 'Other!Pass1'),
    ]);
    expect(store.renewal).toEqual({ step: 'succeeded' });
    expect(people.password(buyerEmail)).toBe(next);
    await resetPassword.renew(token, current, current);
    expect(store.renewal).toMatchObject({ step: 'failed', failure: { reason: 'refused' } });
    expect(people.password(buyerEmail)).toBe(next);
  });
});

describe('ChangePassword, to end the sessions on other devices,', () => {
  it('signs out on other devices with the new password and keeps the dealer here', async () => {
    const { at, store, people, changePassword } = aDesk();
    await changePassword.execute(entries());
    await changePassword.signOutElsewhere(next);
    expect(people.password(buyerEmail)).toBe(next);
    expect(store.others).toEqual({ step: 'succeeded' });
    expect(at.session.isSignedIn).toBe(true);
  });

  it('does not know whether it worked if the answer is lost', async () => {
    const { at, store, changePassword } = aDesk();
    at.twins.line.failNext({ reason: 'offline' });
    await changePassword.signOutElsewhere(current);
    expect(store.others).toEqual({ step: 'unknown', failure: { reason: 'offline' } });
  });

  it('reports that the dealer is signed out here too if the password is wrong by now', async () => {
    const { store, changePassword } = aDesk();
    await changePassword.signOutElsewhere(next);
    expect(store.others).toEqual({ step: 'failed', failure: { reason: 'signedOutHereToo' } });
  });
});
