import { ChangePassword } from '../../../src/application/session/ChangePassword';
import { type PasswordFlowName, PasswordStore } from '../../../src/application/session/PasswordStore';
import { RenewPassword } from '../../../src/application/session/RenewPassword';
import { RequestPasswordReset } from '../../../src/application/session/RequestPasswordReset';
import { failed } from '../../../src/domain/shared/Result';
import { buyerEmail } from '../../infrastructure/inMemory/aMarketplace';
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
    requestReset: new RequestPasswordReset(passwords, store),
    renewPassword: new RenewPassword(passwords, store),
  };
}

const entries = (password = next, confirmation = password, known = current) => ({
  current: known,
  password,
  confirmation,
});

describe('changing the password', () => {
  it('first re-authenticates with the current password, and leaves the session as it is', async () => {
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

  it('a wrong current password gives current_password_invalid, and nothing is changed', async () => {
    const { store, asked, people, changePassword } = aDesk();
    await changePassword.execute(entries(next, next, 'Wrong!Ride1'));
    expect(store.change).toEqual({ step: 'failed', because: { reason: 'currentInvalid' } });
    expect(asked.changed).not.toHaveBeenCalled();
    expect(people.password(buyerEmail)).toBe(current);
  });

  it('tells a lost connection from a wrong password', async () => {
    const { at, store, asked, changePassword } = aDesk();
    at.twins.line.failNext({ reason: 'timedOut' });
    await changePassword.execute(entries());
    expect(store.change).toEqual({ step: 'failed', because: { reason: 'timedOut' } });
    expect(asked.changed).not.toHaveBeenCalled();
  });

  it('a failure of the server is none of the current password', async () => {
    const { store, asked, changePassword } = aDesk();
    asked.changed.mockResolvedValueOnce(failed({ reason: 'serverFailed', status: 500 }));
    await changePassword.execute(entries());
    expect(store.change).toEqual({ step: 'failed', because: { reason: 'serverFailed', status: 500 } });
  });

  it('is sent once, and is known as a write under way meanwhile', async () => {
    const { at, store, asked, changePassword } = aDesk();
    const changing = changePassword.execute(entries());
    expect(store.change).toEqual({ step: 'sending' });
    expect(at.work.isAny).toBe(true);
    await Promise.all([changePassword.execute(entries()), changing]);
    expect(asked.changed).toHaveBeenCalledTimes(1);
    expect(at.work.isAny).toBe(false);
  });

  it('asks nobody where no dealer is signed in', async () => {
    const { at, asked, changePassword } = aDesk();
    at.session.sessionMissing(null);
    await changePassword.execute(entries());
    expect(asked.reauthenticated).not.toHaveBeenCalled();
  });
});

describe('new password (reset screen and settings)', () => {
  it.each([
    ['the two entries must match', 'Evening!Walk9', 'Evening!Walk8', 'notMatching'],
    ['length at least 8', 'Eve!Wlk', 'Eve!Wlk', 'tooShort'],
    ['one lowercase letter', 'EVENING!WALK', 'EVENING!WALK', 'requirementsNotMet'],
    ['one uppercase letter', 'evening!walk', 'evening!walk', 'requirementsNotMet'],
    ['one of ! @ # $ % ^ & *', 'EveningWalk9', 'EveningWalk9', 'requirementsNotMet'],
    ['short and not matching: the last wins', 'Eve!Wlk', 'x', 'tooShort'],
    ['all three fail: the requirements message', 'eve', 'x', 'requirementsNotMet'],
  ] as const)('%s', async (_, password, confirmation, reason) => {
    const { at, store, asked, changePassword, renewPassword } = aDesk();
    await changePassword.execute(entries(password, confirmation));
    await renewPassword.execute('token', password, confirmation);
    expect(store.change).toEqual({ step: 'failed', because: { reason } });
    expect(store.renewal).toEqual({ step: 'failed', because: { reason } });
    expect(asked.reauthenticated).not.toHaveBeenCalled();
    expect(asked.renewed).not.toHaveBeenCalled();
    expect(at.work.isAny).toBe(false);
  });
});

describe('a forgotten password', () => {
  it('the email is lower-cased before sending', async () => {
    const { store, asked, requestReset } = aDesk();
    await requestReset.execute(' Buyer@PADDOCK.example ');
    expect(asked.forgotten).toHaveBeenCalledWith(buyerEmail);
    expect(store.reset).toEqual({ step: 'succeeded' });
  });

  it('there is no client check: even nothing is sent, and a server failure is said', async () => {
    const { store, asked, requestReset } = aDesk();
    await requestReset.execute('');
    expect(asked.forgotten).toHaveBeenCalledWith('');
    expect(store.reset).toMatchObject({ step: 'failed', because: { reason: 'refused' } });
  });

  it('is asked for once at a time', async () => {
    const { asked, requestReset } = aDesk();
    await Promise.all([requestReset.execute(buyerEmail), requestReset.execute(buyerEmail)]);
    expect(asked.forgotten).toHaveBeenCalledTimes(1);
  });

  it('the token of the instructions sets a new one, once', async () => {
    const { store, people, requestReset, renewPassword } = aDesk();
    await requestReset.execute(buyerEmail);
    const token = people.mailedToken(buyerEmail) ?? '';
    await Promise.all([
      renewPassword.execute(token, next, next),
      renewPassword.execute(token, 'Other!Pass1', 'Other!Pass1'),
    ]);
    expect(store.renewal).toEqual({ step: 'succeeded' });
    expect(people.password(buyerEmail)).toBe(next);
    await renewPassword.execute(token, current, current);
    expect(store.renewal).toMatchObject({ step: 'failed', because: { reason: 'refused' } });
    expect(people.password(buyerEmail)).toBe(next);
  });
});

describe('a success or failure sets its own flag and clears the opposite one', () => {
  it.each(['change', 'reset', 'renewal'] as const)('of the %s alone', (flow: PasswordFlowName) => {
    const store = new PasswordStore();
    const others = (['change', 'reset', 'renewal'] as const).filter(name => name !== flow);
    store.failed(flow, { reason: 'offline' });
    expect(store[flow]).toEqual({ step: 'failed', because: { reason: 'offline' } });
    store.succeeded(flow);
    expect(store[flow]).toEqual({ step: 'succeeded' });
    store.failed(flow, { reason: 'offline' });
    expect(store[flow].step).toBe('failed');
    store.cleared(flow);
    expect(store[flow]).toEqual({ step: 'idle' });
    expect(others.map(name => store[name].step)).toEqual(['idle', 'idle']);
  });

  it('what is being sent is not cleared', () => {
    const store = new PasswordStore();
    store.sent('reset');
    store.cleared('reset');
    expect(store.reset).toEqual({ step: 'sending' });
  });
});
