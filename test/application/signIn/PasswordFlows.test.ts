import { PasswordFlows } from '../../../src/application/signIn/PasswordFlows';
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
  const { identity, passwords } = at.twins;
  const asked = {
    reauthenticated: jest.spyOn(identity, 'reauthenticate'),
    changed: jest.spyOn(passwords, 'change'),
    forgotten: jest.spyOn(passwords, 'forgotten'),
    renewed: jest.spyOn(passwords, 'renew'),
  };
  return {
    at,
    asked,
    people: at.market.marketplace.people,
    flows: at.container.get(PasswordFlows),
  };
}

const entries = (password = next, confirmation = password, known = current) => ({
  current: known,
  password,
  confirmation,
});

describe('PasswordFlows, to change the password,', () => {
  it('re-authenticates with the current password first and keeps the session', async () => {
    const { at, asked, people, flows } = aDesk();
    const session = at.twins.line.email();
    await flows.replace(entries());
    expect(asked.reauthenticated).toHaveBeenCalledWith(buyerEmail, current);
    expect(asked.changed).toHaveBeenCalledWith(current, next);
    expect(asked.reauthenticated.mock.invocationCallOrder[0]).toBeLessThan(asked.changed.mock.invocationCallOrder[0]!);
    expect(flows.change).toEqual({ step: 'succeeded' });
    expect(people.password(buyerEmail)).toBe(next);
    expect(at.twins.line.email()).toBe(session);
  });

  it('reports a wrong current password and changes nothing', async () => {
    const { asked, people, flows } = aDesk();
    await flows.replace(entries(next, next, 'Wrong!Ride1'));
    expect(flows.change).toEqual({ step: 'failed', failure: { reason: 'currentInvalid' } });
    expect(asked.changed).not.toHaveBeenCalled();
    expect(people.password(buyerEmail)).toBe(current);
  });

  it('distinguishes a lost connection from a wrong password', async () => {
    const { at, asked, flows } = aDesk();
    at.twins.line.failNext({ reason: 'timedOut' });
    await flows.replace(entries());
    expect(flows.change).toEqual({ step: 'failed', failure: { reason: 'timedOut' } });
    expect(asked.changed).not.toHaveBeenCalled();
  });

  it.each<[Failure, 'failed' | 'unknown']>([
    [{ reason: 'refused', status: 422, message: null }, 'failed'],
    [{ reason: 'serverFailed', status: 500 }, 'unknown'],
    [{ reason: 'timedOut' }, 'unknown'],
  ])('of which the call fails with %j is %s', async (failure, step) => {
    const { asked, flows } = aDesk();
    asked.changed.mockResolvedValueOnce(failed(failure));
    await flows.replace(entries());
    expect(flows.change).toEqual({ step, failure });
    asked.renewed.mockResolvedValueOnce(failed(failure));
    await flows.renew('token', next, next);
    expect(flows.renewal).toEqual({ step, failure });
  });

  it('sends one request and counts as a write while it is under way', async () => {
    const { at, asked, flows } = aDesk();
    const changing = flows.replace(entries());
    expect(flows.change).toEqual({ step: 'sending' });
    expect(at.work.isAny).toBe(true);
    await Promise.all([flows.replace(entries()), changing]);
    expect(asked.changed).toHaveBeenCalledTimes(1);
    expect(at.work.isAny).toBe(false);
  });

  it('holds a reload back while something is typed, until it has succeeded or the form is left', async () => {
    const { at, flows } = aDesk();
    flows.typed(entries());
    expect(at.work.isAny).toBe(true);
    flows.typed(entries('', '', ''));
    expect(at.work.isAny).toBe(false);
    flows.typed(entries());
    await flows.replace(entries());
    expect(at.work.isAny).toBe(false);
    flows.typed(entries());
    flows.leave();
    expect(at.work.isAny).toBe(false);
  });

  it('sends nothing if no dealer is signed in', async () => {
    const { at, asked, flows } = aDesk();
    at.session.sessionMissing(null);
    await flows.replace(entries());
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
    const { at, asked, flows } = aDesk();
    await flows.replace(entries(password, confirmation));
    await flows.renew('token', password, confirmation);
    expect(flows.change).toEqual({ step: 'failed', failure: { reason } });
    expect(flows.renewal).toEqual({ step: 'failed', failure: { reason } });
    expect(asked.reauthenticated).not.toHaveBeenCalled();
    expect(asked.renewed).not.toHaveBeenCalled();
    expect(at.work.isAny).toBe(false);
  });
});

describe('a forgotten password', () => {
  it('is requested with the email in lower case', async () => {
    const { asked, flows } = aDesk();
    await flows.request(' Buyer@PADDOCK.example ');
    expect(asked.forgotten).toHaveBeenCalledWith(buyerEmail);
    expect(flows.reset).toEqual({ step: 'succeeded' });
  });

  it('is requested even with an empty email, and the failure of the server is shown', async () => {
    const { asked, flows } = aDesk();
    await flows.request('');
    expect(asked.forgotten).toHaveBeenCalledWith('');
    expect(flows.reset).toMatchObject({ step: 'failed', failure: { reason: 'refused' } });
  });

  it('is requested once at a time', async () => {
    const { asked, flows } = aDesk();
    await Promise.all([flows.request(buyerEmail), flows.request(buyerEmail)]);
    expect(asked.forgotten).toHaveBeenCalledTimes(1);
  });

  it('is replaced once with the token from the email', async () => {
    const { people, flows } = aDesk();
    await flows.request(buyerEmail);
    const token = people.mailedToken(buyerEmail) ?? '';
    await Promise.all([flows.renew(token, next, next), flows.renew(token, 'Other!Pass1', 'Other!Pass1')]);
    expect(flows.renewal).toEqual({ step: 'succeeded' });
    expect(people.password(buyerEmail)).toBe(next);
    await flows.renew(token, current, current);
    expect(flows.renewal).toMatchObject({ step: 'failed', failure: { reason: 'refused' } });
    expect(people.password(buyerEmail)).toBe(next);
  });
});

describe('PasswordFlows, to end the sessions on other devices,', () => {
  it('signs out on other devices with the new password and keeps the dealer here', async () => {
    const { at, people, flows } = aDesk();
    await flows.replace(entries());
    await flows.signOutElsewhere(next);
    expect(people.password(buyerEmail)).toBe(next);
    expect(flows.others).toEqual({ step: 'succeeded' });
    expect(at.session.isSignedIn).toBe(true);
  });

  it('does not know whether it worked if the answer is lost', async () => {
    const { at, flows } = aDesk();
    at.twins.line.failNext({ reason: 'offline' });
    await flows.signOutElsewhere(current);
    expect(flows.others).toEqual({ step: 'unknown', failure: { reason: 'offline' } });
  });

  it('reports that the dealer is signed out here too if the password is wrong by now', async () => {
    const { flows } = aDesk();
    await flows.signOutElsewhere(next);
    expect(flows.others).toEqual({ step: 'failed', failure: { reason: 'signedOutHereToo' } });
  });
});

describe('the outcome of a password flow', () => {
  it('is replaced by the next one, and cleared when the dealer types or leaves, and is that of this flow only', async () => {
    const { asked, flows } = aDesk();
    const steps = () => [flows.change.step, flows.others.step, flows.reset.step, flows.renewal.step];
    await flows.request('');
    expect(steps()).toEqual(['idle', 'idle', 'failed', 'idle']);
    await flows.request(buyerEmail);
    expect(steps()).toEqual(['idle', 'idle', 'succeeded', 'idle']);
    await flows.replace(entries());
    flows.typed(entries());
    expect(steps()).toEqual(['idle', 'idle', 'succeeded', 'idle']);
    flows.clear('reset');
    expect(steps()).toEqual(['idle', 'idle', 'idle', 'idle']);
    expect(asked.forgotten).toHaveBeenCalledTimes(2);
  });

  it('is not cleared while the request is under way', async () => {
    const { flows } = aDesk();
    const requesting = flows.request(buyerEmail);
    flows.clear('reset');
    expect(flows.reset).toEqual({ step: 'sending' });
    await requesting;
  });
});
