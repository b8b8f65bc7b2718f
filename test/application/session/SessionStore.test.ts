import { ConnectionStore } from '../../../src/application/connection/ConnectionStore';
import type { Profiles } from '../../../src/application/ports/Profiles';
import { SessionStore } from '../../../src/application/session/SessionStore';
import type { Failure } from '../../../src/domain/shared/Failure';
import { aMarketplace, buyerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../support/settled';
import { Twins } from '../../support/Twins';
import { watchActions } from '../../support/watchActions';

watchActions();

function aGate() {
  const { identity, profiles, line, clock, browserWindow } = new Twins(aMarketplace());
  let asked = 0;
  const counted: Profiles = {
    update: change => profiles.update(change),
    current: () => {
      asked += 1;
      return profiles.current();
    },
  };
  const connection = new ConnectionStore(browserWindow);
  const session = new SessionStore(counted, identity, connection, clock, browserWindow);
  return { session, line, clock, identity, connection, asked: () => asked };
}

it('SessionStore.check restores the dealer whose session was kept', async () => {
  const { session, line, clock } = aGate();
  line.begin(buyerEmail);
  const checking = session.check();
  expect(session.state).toEqual({ step: 'unknown' });
  await checking;
  expect(session.state).toMatchObject({ step: 'authorized', fetchedAt: clock.now() });
  expect(session).toMatchObject({ email: buyerEmail, dealerKey: '11', testAccess: false, sellModuleUnlocked: false });
});

it('SessionStore.check sends nothing if no session was kept', async () => {
  const { session, asked } = aGate();
  await session.check();
  expect(session.state).toEqual({ step: 'unauthorized', failure: null });
  expect(asked()).toBe(0);
});

it('bidding and selling are locked until the session is known', () => {
  const { session } = aGate();
  expect(session).toMatchObject({ testAccess: true, sellModuleUnlocked: false, dealer: null, email: '' });
});

it('SessionStore.check distinguishes an ended session from a profile that could not be fetched', async () => {
  const { session, line } = aGate();
  line.begin(buyerEmail);
  line.failNext({ reason: 'unauthorized' });
  await session.check();
  expect(session.state).toEqual({ step: 'unauthorized', failure: null });
  line.failNext({ reason: 'offline' });
  await session.check();
  expect(session.state).toEqual({ step: 'unauthorized', failure: { reason: 'offline' } });
});

it('SessionStore.check reads a profile that could not be fetched again when the network is back', async () => {
  const { session, line, connection, asked } = aGate();
  line.begin(buyerEmail);
  line.failNext({ reason: 'offline' });
  await session.check();
  connection.cameOnline();
  await settled();
  expect([session.email, asked()]).toEqual([buyerEmail, 2]);
  connection.cameOnline();
  await settled();
  expect(asked()).toBe(2);
});

it('SessionStore.check reads the profile again if the network came back before the check has failed', async () => {
  const { session, line, clock, connection, asked } = aGate();
  line.begin(buyerEmail);
  line.latency = 1_000;
  line.failNext({ reason: 'offline' });
  const checking = session.check();
  connection.cameOnline();
  clock.advance(1_000);
  await checking;
  clock.advance(1_000);
  await settled();
  expect([session.email, asked()]).toEqual([buyerEmail, 2]);
});

it('a session counts as expired if it ends under a dealer who did not sign out', async () => {
  const { session, line } = aGate();
  line.begin(buyerEmail);
  const endsBy = async (failure: Failure) => {
    await session.check();
    line.failNext(failure);
    await session.check();
    return session.hasExpired;
  };
  expect(await endsBy({ reason: 'offline' })).toBe(false);
  expect(await endsBy({ reason: 'unauthorized' })).toBe(true);
  await session.check();
  expect(session.hasExpired).toBe(false);
  session.signOutStarted();
  session.sessionMissing(null);
  expect(session.hasExpired).toBe(false);
});

it('SessionStore.check runs once at a time, and again when it is called later', async () => {
  const { session, line, asked } = aGate();
  line.begin(buyerEmail);
  await Promise.all([session.check(), session.check(), session.check()]);
  expect(asked()).toBe(1);
  await session.check();
  expect(asked()).toBe(2);
});

it('SessionStore.check keeps a signed-in dealer signed in while it runs', async () => {
  const { session, line } = aGate();
  line.begin(buyerEmail);
  await session.check();
  const again = session.check();
  expect(session.state.step).toBe('authorized');
  await again;
});

it('SessionStore.check does not sign in a dealer who signed out while it ran', async () => {
  const { session, line, clock, identity } = aGate();
  line.begin(buyerEmail);
  line.latency = 100;
  void session.check();
  void identity.signOut();
  clock.advance(100);
  await settled();
  expect(session.state).toEqual({ step: 'unauthorized', failure: null });
});

it('SessionStore.profileChanged takes a profile of the signed-in dealer, and of no other one', async () => {
  const { session, line } = aGate();
  line.begin(buyerEmail);
  await session.check();
  const profile = session.profile!;
  session.profileChanged({ ...profile, dealer: { ...profile.dealer, id: profile.dealer.id + 1 } });
  expect(session.profile).toEqual(profile);
  session.profileChanged({ ...profile, dealer: { ...profile.dealer, companyName: 'Renamed' } });
  expect(session.dealer?.companyName).toBe('Renamed');
});

it('SessionStore.check waits for the network no longer once the profile has arrived', async () => {
  const { session, line, connection, asked } = aGate();
  line.begin(buyerEmail);
  line.failNext({ reason: 'offline' });
  await session.check();
  await session.check();
  expect([session.email, asked()]).toEqual([buyerEmail, 2]);
  connection.cameOnline();
  await settled();
  expect(asked()).toBe(2);
});
