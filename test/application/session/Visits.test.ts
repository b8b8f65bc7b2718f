import { LAST_DEALER } from '../../../src/application/session/SessionStore';
import { Visits } from '../../../src/application/session/Visits';
import { OwnSession } from '../../../src/application/signIn/OwnSession';
import { DAY, HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import { buyerEmail, sellerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace, type WorkplaceOptions } from '../../support/Workplace';
import { InMemorySite } from '../../twins/BrowserTwins';

watchActions();

function aPage(options: WorkplaceOptions & { readonly idleMinutes?: number | null } = {}) {
  const { idleMinutes = 60, ...rest } = options;
  const at = new Workplace({ ...rest, replaced: () => ({ site: new InMemorySite({ idleMinutes }) }) });
  at.container.get(Visits).follow();
  const { clock, browserWindow, identity, preferences } = at.twins;
  return { at, clock, browserWindow, identity, preferences, visits: at.container.get(Visits) };
}

const isSignedIn = ({ at, identity }: ReturnType<typeof aPage>) => [identity.hasSession(), at.session.isSignedIn];

describe('Visits', () => {
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
