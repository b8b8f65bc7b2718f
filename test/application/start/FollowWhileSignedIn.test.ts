import { FollowWhileSignedIn } from '../../../src/application/start/FollowWhileSignedIn';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

async function following() {
  const at = new Workplace();
  const follow = at.container.get(FollowWhileSignedIn);
  follow.execute();
  follow.execute();
  await settled();
  expect(at.connection.state).toBe('connected');
  return at;
}

it('the live feed closes when the session ends without a sign-out', async () => {
  const at = await following();
  at.session.sessionMissing(null);
  expect(at.connection.state).toBe('closed');
  await at.passes(3_600_000);
  expect(at.connection.state).toBe('closed');
});

it('the live feed opens again when a dealer signs in on the same page', async () => {
  const at = await following();
  const opened = jest.spyOn(at.twins.liveFeed, 'open');
  at.session.sessionMissing({ reason: 'offline' });
  at.session.checkStarted();
  expect(opened).not.toHaveBeenCalled();
  at.session.profileArrived(at.dealer.profile(), at.twins.clock.now());
  await settled();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(at.connection.state).toBe('connected');
});

it('the live feed closes as soon as a sign-out starts', async () => {
  const at = await following();
  at.session.signOutStarted();
  expect(at.connection.state).toBe('closed');
});

it('the live feed stays open when the profile is fetched again', async () => {
  const at = await following();
  const opened = jest.spyOn(at.twins.liveFeed, 'open');
  at.session.checkStarted();
  at.session.profileArrived(at.dealer.profile(), at.twins.clock.now());
  expect(opened).not.toHaveBeenCalled();
  expect(at.connection.state).toBe('connected');
});
