import { ConnectionStore } from '../../../src/application/connection/ConnectionStore';
import type { Profiles } from '../../../src/application/ports/Profiles';
import { LAST_DEALER, SessionStore } from '../../../src/application/session/SessionStore';
import { Visits } from '../../../src/application/session/Visits';
import { OwnSession } from '../../../src/application/signIn/OwnSession';
import type { Failure } from '../../../src/domain/shared/Failure';
import { DAY, HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import { aMarketplace, buyerEmail, sellerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../support/settled';
import { Twins } from '../../support/Twins';
import { watchActions } from '../../support/watchActions';
import { Workplace, type WorkplaceOptions } from '../../support/Workplace';
import { InMemorySite } from '../../twins/BrowserTwins';

watchActions();

describe('SessionStore', () => {
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
});

describe('Visits', () => {
  function aPage(options: WorkplaceOptions & { readonly idleMinutes?: number | null } = {}) {
    const { idleMinutes = 60, ...rest } = options;
    const at = new Workplace({ ...rest, replaced: () => ({ site: new InMemorySite({ idleMinutes }) }) });
    at.container.get(Visits).begin();
    const { clock, browserWindow, identity, preferences } = at.twins;
    return { at, clock, browserWindow, identity, preferences, visits: at.container.get(Visits) };
  }

  const isSignedIn = ({ at, identity }: ReturnType<typeof aPage>) => [identity.hasSession(), at.session.isSignedIn];

  it('ends the session after the time without use, and not a minute before', () => {
    const page = aPage();
    page.clock.advance(59 * MINUTE);
    expect(isSignedIn(page)).toEqual([true, true]);
    page.clock.advance(MINUTE);
    expect(isSignedIn(page)).toEqual([false, false]);
    expect(page.at.session.state).toEqual({ step: 'unauthorized', failure: null });
    expect(page.visits.hasEnded).toBe(true);
  });

  it('keeps the session while the dealer uses any tab', () => {
    const page = aPage();
    const other = aPage({ beside: page.at });
    for (let minutes = 0; minutes < 200; minutes += 20) {
      page.clock.advance(20 * MINUTE);
      other.browserWindow.use();
    }
    expect([isSignedIn(page), isSignedIn(other)]).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('knows when the visit before ended, also after a reload, and no shorter break begins a visit', () => {
    const page = aPage({ idleMinutes: null });
    const friday = page.clock.now();
    page.clock.advance(29 * MINUTE);
    page.browserWindow.use();
    expect(page.visits.visitBefore).toBeNull();
    page.clock.advance(3 * DAY);
    page.browserWindow.use();
    page.clock.advance(MINUTE);
    page.browserWindow.use();
    expect([page.visits.visitBefore, aPage({ beside: page.at }).visits.visitBefore]).toEqual([
      friday + 29 * MINUTE,
      friday + 29 * MINUTE,
    ]);
  });

  it('knows after which time this visit began: a break, or the time without use that ends a session', () => {
    for (const [idleMinutes, shortest] of [
      [null, 30 * MINUTE],
      [60, 30 * MINUTE],
      [10, 10 * MINUTE],
    ] as const) {
      const page = aPage({ idleMinutes });
      expect(page.visits.visitAfter).toBeNull();
      page.preferences.write(`visitBefore ${page.at.session.dealerKey}`, '0');
      expect(page.visits.visitAfter).toBe(shortest);
    }
  });

  it('knows the end of a visit that ended without use, after the next sign-in', async () => {
    const page = aPage();
    const lastUse = page.clock.now();
    page.clock.advance(HOUR);
    await page.at.container.get(OwnSession).signIn(buyerEmail, 'Morning!Ride1');
    page.browserWindow.use();
    expect(page.visits.visitBefore).toBe(lastUse);
  });

  it('knows the end of a visit whose session ended on the server or before the page was opened', async () => {
    const page = aPage({ idleMinutes: null });
    const lastUse = page.clock.now();
    page.preferences.write(LAST_DEALER, page.at.session.dealerKey);
    page.at.session.sessionMissing(null);
    await page.identity.signOutHere();
    page.clock.advance(DAY);
    await page.at.container.get(OwnSession).signIn(buyerEmail, 'Morning!Ride1');
    expect(page.visits.visitBefore).toBe(lastUse);
  });

  it('does not tell a dealer when another dealer of the device was here', () => {
    const page = aPage({ idleMinutes: null });
    page.clock.advance(DAY);
    page.browserWindow.use();
    expect(page.visits.visitBefore).not.toBeNull();
    expect(aPage({ beside: page.at, email: sellerEmail, idleMinutes: null }).visits.visitBefore).toBeNull();
  });

  it('never ends a session if the host sets no time', () => {
    const page = aPage({ idleMinutes: null });
    page.clock.advance(400 * DAY);
    expect(isSignedIn(page)).toEqual([true, true]);
  });

  it.each(['use', 'focus', 'show'] as const)('ends an idle session before it counts a use: %s', happening => {
    const page = aPage();
    const timers = jest.spyOn(page.clock, 'after').mockReturnValue(() => undefined);
    page.clock.advance(MINUTE);
    timers.mockRestore();
    page.preferences.write('lastUse', `${page.clock.now() - HOUR} `);
    page.browserWindow[happening]();
    expect(isSignedIn(page)).toEqual([false, false]);
  });

  it('ends the session of a page that is opened too late', () => {
    const page = aPage();
    page.preferences.write('lastUse', `${page.clock.now() - HOUR} `);
    const reloaded = new Workplace({
      beside: page.at,
      replaced: () => ({ site: new InMemorySite({ idleMinutes: 60 }) }),
    });
    reloaded.container.get(Visits).endIdle();
    expect(page.identity.hasSession()).toBe(false);
    expect(reloaded.session.dealer).toBeNull();
  });

  it('begins to count again after a sign-in', async () => {
    const page = aPage();
    page.clock.advance(HOUR);
    await page.at.container.get(OwnSession).signIn(buyerEmail, 'Morning!Ride1');
    page.visits.endIdle();
    expect(page.visits.hasEnded).toBe(false);
    page.clock.advance(59 * MINUTE);
    expect(isSignedIn(page)).toEqual([true, true]);
  });

  it('keeps the drafts', async () => {
    const page = aPage();
    await page.at.twins.kept.keep('11', 'notes', 'a', 'rust');
    page.clock.advance(HOUR);
    await settled();
    expect(isSignedIn(page)).toEqual([false, false]);
    expect(await page.at.twins.kept.read('11', 'notes', 'a')).toBe('rust');
  });

  it('does not end a session because the clock is set back, but ends it later', () => {
    const page = aPage();
    page.clock.advance(-3 * DAY);
    page.browserWindow.focus();
    expect(isSignedIn(page)).toEqual([true, true]);
    page.clock.advance(59 * MINUTE);
    page.browserWindow.focus();
    expect(isSignedIn(page)).toEqual([true, true]);
    page.clock.advance(MINUTE);
    page.browserWindow.focus();
    expect(isSignedIn(page)).toEqual([false, false]);
  });

  it.each([10 * DAY, -20_000 * DAY])(
    'does not end a session because the server is wrong by %d ms, also after it is right again',
    error => {
      const page = aPage();
      page.clock.serverAhead = error;
      page.browserWindow.focus();
      page.clock.advance(MINUTE);
      page.browserWindow.use();
      page.browserWindow.focus();
      expect(isSignedIn(page)).toEqual([true, true]);
      page.clock.serverAhead = 0;
      page.browserWindow.focus();
      expect(isSignedIn(page)).toEqual([true, true]);
      page.clock.advance(HOUR);
      expect(isSignedIn(page)).toEqual([false, false]);
    },
  );

  it.each([10 * DAY, -10 * DAY])('ends a session on a device that is wrong by %d ms', error => {
    const page = aPage();
    page.clock.serverAhead = -error;
    page.preferences.remove('lastUse');
    page.browserWindow.focus();
    page.clock.advance(59 * MINUTE);
    expect(isSignedIn(page)).toEqual([true, true]);
    page.clock.advance(MINUTE);
    expect(isSignedIn(page)).toEqual([false, false]);
  });

  it('takes the server to have noted the same use as the device if only one time is kept', () => {
    const page = aPage();
    page.preferences.write('lastUse', `${page.clock.now() - 59 * MINUTE} `);
    page.browserWindow.focus();
    expect(isSignedIn(page)).toEqual([true, true]);
    page.clock.advance(MINUTE);
    expect(isSignedIn(page)).toEqual([false, false]);
  });

  it('notes the use at most once a minute', () => {
    const page = aPage();
    const written = jest.spyOn(page.preferences, 'write');
    page.clock.advance(MINUTE);
    written.mockClear();
    page.browserWindow.use();
    const first = written.mock.calls.length;
    for (let press = 0; press < 100; press += 1) page.browserWindow.use();
    expect(first).toBeGreaterThan(0);
    expect(written).toHaveBeenCalledTimes(first);
  });
});
