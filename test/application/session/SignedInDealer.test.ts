import { ConnectionStore } from '../../../src/application/connection/ConnectionStore';
import type { Profiles } from '../../../src/application/ports/Profiles';
import { SessionStore } from '../../../src/application/session/SessionStore';
import { SignedInDealer } from '../../../src/application/session/SignedInDealer';
import type { Failure } from '../../../src/domain/shared/Failure';
import { aMarketplace, buyerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../support/settled';
import { Twins } from '../../support/Twins';
import { watchActions } from '../../support/watchActions';

watchActions();

function aGate() {
  const { identity, profiles, line, clock, browserWindow } = new Twins(aMarketplace());
  const session = new SessionStore();
  let asked = 0;
  const counted: Profiles = {
    update: change => profiles.update(change),
    current: () => {
      asked += 1;
      return profiles.current();
    },
  };
  const connection = new ConnectionStore(browserWindow);
  const dealer = new SignedInDealer(counted, identity, session, connection, clock, browserWindow);
  return { session, dealer, line, clock, identity, connection, asked: () => asked };
}

it('SignedInDealer restores the dealer whose session was kept', async () => {
  const { session, dealer, line, clock } = aGate();
  line.begin(buyerEmail);
  const checking = dealer.check();
  expect(session.state).toEqual({ step: 'unknown' });
  await checking;
  expect(session.state).toMatchObject({ step: 'authorized', fetchedAt: clock.now() });
  expect(session).toMatchObject({ email: buyerEmail, dealerKey: '11', testAccess: false, sellModuleUnlocked: false });
});

it('SignedInDealer sends nothing if no session was kept', async () => {
  const { session, dealer, asked } = aGate();
  await dealer.check();
  expect(session.state).toEqual({ step: 'unauthorized', failure: null });
  expect(asked()).toBe(0);
});

it('bidding and selling are locked until the session is known', () => {
  const { session } = aGate();
  expect(session).toMatchObject({ testAccess: true, sellModuleUnlocked: false, dealer: null, email: '' });
});

it('SignedInDealer distinguishes an ended session from a profile that could not be fetched', async () => {
  const { session, dealer, line } = aGate();
  line.begin(buyerEmail);
  line.failNext({ reason: 'unauthorized' });
  await dealer.check();
  expect(session.state).toEqual({ step: 'unauthorized', failure: null });
  line.failNext({ reason: 'offline' });
  await dealer.check();
  expect(session.state).toEqual({ step: 'unauthorized', failure: { reason: 'offline' } });
});

it('SignedInDealer reads a profile that could not be fetched again when the network is back', async () => {
  const { session, dealer, line, connection, asked } = aGate();
  line.begin(buyerEmail);
  line.failNext({ reason: 'offline' });
  await dealer.check();
  connection.cameOnline();
  await settled();
  expect([session.email, asked()]).toEqual([buyerEmail, 2]);
  connection.cameOnline();
  await settled();
  expect(asked()).toBe(2);
});

it('SignedInDealer reads the profile again if the network came back before the check has failed', async () => {
  const { session, dealer, line, clock, connection, asked } = aGate();
  line.begin(buyerEmail);
  line.latency = 1_000;
  line.failNext({ reason: 'offline' });
  const checking = dealer.check();
  connection.cameOnline();
  clock.advance(1_000);
  await checking;
  clock.advance(1_000);
  await settled();
  expect([session.email, asked()]).toEqual([buyerEmail, 2]);
});

it('a session counts as expired if it ends under a dealer who did not sign out', async () => {
  const { session, dealer, line } = aGate();
  line.begin(buyerEmail);
  const endsBy = async (failure: Failure) => {
    await dealer.check();
    line.failNext(failure);
    await dealer.check();
    return session.hasExpired;
  };
  expect(await endsBy({ reason: 'offline' })).toBe(false);
  expect(await endsBy({ reason: 'unauthorized' })).toBe(true);
  await dealer.check();
  expect(session.hasExpired).toBe(false);
  session.signOutStarted();
  session.sessionMissing(null);
  expect(session.hasExpired).toBe(false);
});

it('SignedInDealer runs once at a time, and again when it is called later', async () => {
  const { dealer, line, asked } = aGate();
  line.begin(buyerEmail);
  await Promise.all([dealer.check(), dealer.check(), dealer.check()]);
  expect(asked()).toBe(1);
  await dealer.check();
  expect(asked()).toBe(2);
});

it('SignedInDealer keeps a signed-in dealer signed in while it runs', async () => {
  const { session, dealer, line } = aGate();
  line.begin(buyerEmail);
  await dealer.check();
  const again = dealer.check();
  expect(session.state.step).toBe('authorized');
  await again;
});

it('SignedInDealer does not sign in a dealer who signed out while it ran', async () => {
  const { session, dealer, line, clock, identity } = aGate();
  line.begin(buyerEmail);
  line.latency = 100;
  void dealer.check();
  void identity.signOut();
  clock.advance(100);
  await settled();
  expect(session.state).toEqual({ step: 'unauthorized', failure: null });
});
