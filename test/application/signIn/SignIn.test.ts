import { Book } from '../../../src/application/book/Book';
import { DEALER_EMAIL, LAST_DEALER, SessionStore } from '../../../src/application/session/SessionStore';
import { Appearance } from '../../../src/application/settings/Appearance';
import { OwnSession } from '../../../src/application/signIn/OwnSession';
import { PasswordFlows } from '../../../src/application/signIn/PasswordFlows';
import { SignedIn } from '../../../src/application/start/SignedIn';
import type { Failure } from '../../../src/domain/shared/Failure';
import { euros } from '../../../src/domain/shared/Money';
import { failed, success } from '../../../src/domain/shared/Result';
import { aMarketplace, buyerEmail, sellerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../support/settled';
import { twinContainer } from '../../support/twinContainer';
import { Twins } from '../../support/Twins';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

describe('OwnSession', () => {
  const KEY = 'MB-7F3K2';

  async function aLeavingDealer() {
    const at = new Workplace();
    const { preferences, kept, visitNotes } = at.twins;
    const ownSession = at.container.get(OwnSession);
    preferences.write('theme', 'dark');
    visitNotes.write('typedFilters 11', '{}');
    await kept.keep('11', 'notes', 'a', 'rust');
    await kept.keep('12', 'notes', 'b', 'dent');
    void at.container.get(SignedIn).begin();
    await settled();
    return { at, ownSession };
  }

  it('OwnSession.signOut ends the session and the live feed, clears the storage of the browser and of the tab, and reloads the page', async () => {
    const { at, ownSession } = await aLeavingDealer();
    const leaving = ownSession.signOut({ removeData: false });
    expect(at.session).toMatchObject({ leaving: true, isOver: true });
    expect(at.connection.state).toBe('closed');
    await leaving;
    expect(at.session.state).toEqual({ step: 'unauthorized', failure: null });
    expect(at.session.leaving).toBe(false);
    expect(at.twins.identity.hasSession()).toBe(false);
    expect(at.twins.preferences.read('theme')).toBeNull();
    expect(at.twins.visitNotes.read('typedFilters 11')).toBeNull();
    expect(at.twins.browserWindow.reloads).toBe(1);
  });

  it('OwnSession.signOut keeps the drafts and the market of the dealer on this device', async () => {
    const { at, ownSession } = await aLeavingDealer();
    const offer = at.dealer.list('browse', { page: 1, filters: at.list('browse').question.filters, buyNowOnly: true });
    at.dealer.acceptBuyNow(offer.offers[0]!.id);
    await ownSession.signOut({ removeData: false });
    expect(await at.twins.kept.read('11', 'notes', 'a')).toBe('rust');
    expect(at.served(offer.offers[0]!.hashId).closed).toBe(true);
  });

  it('OwnSession.signOut removes the data of this dealer on request, but no data of another dealer', async () => {
    const { at, ownSession } = await aLeavingDealer();
    const offer = at.dealer.list('browse', { page: 1, filters: at.list('browse').question.filters, buyNowOnly: true });
    at.dealer.acceptBuyNow(offer.offers[0]!.id);
    await ownSession.signOut({ removeData: true });
    expect(await at.twins.kept.read('11', 'notes', 'a')).toBeUndefined();
    expect(at.twins.visitNotes.read('typedFilters 11')).toBeNull();
    expect(await at.twins.kept.read('12', 'notes', 'b')).toBe('dent');
    expect(at.served(offer.offers[0]!.hashId).closed).toBe(false);
  });

  it('OwnSession.signOut stops if the data cannot be removed, and the dealer can try again', async () => {
    const { at, ownSession } = await aLeavingDealer();
    at.twins.book.failure = { reason: 'blocked' };
    expect(await ownSession.signOut({ removeData: true })).toEqual({ reason: 'blocked' });
    expect(at.session).toMatchObject({ leaving: false, isSignedIn: true });
    expect(at.twins.identity.hasSession()).toBe(true);
    expect(at.twins.visitNotes.read('typedFilters 11')).toBe('{}');
    expect([at.twins.browserWindow.reloads, ownSession.removedData]).toEqual([0, false]);
    await settled();
    expect(at.connection.state).toBe('connected');
    at.twins.book.failure = null;
    expect(await ownSession.signOut({ removeData: true })).toBeNull();
    expect(await at.twins.kept.read('11', 'notes', 'a')).toBeUndefined();
    expect([at.twins.browserWindow.reloads, ownSession.removedData]).toEqual([1, true]);
  });

  it('OwnSession.signOut without a removal succeeds after a removal that failed', async () => {
    const { at, ownSession } = await aLeavingDealer();
    at.twins.book.failure = { reason: 'unavailable' };
    await ownSession.signOut({ removeData: true });
    expect(await ownSession.signOut({ removeData: false })).toBeNull();
    expect([at.twins.browserWindow.reloads, ownSession.removedData]).toEqual([1, false]);
  });

  it('OwnSession.signOut also removes what another tab stores until the session has ended', async () => {
    const { at, ownSession } = await aLeavingDealer();
    const other = new Workplace({ beside: at });
    const keep = other.container.get(Book);
    at.twins.book.onChange('11', 'limits', change => {
      if (change.kind === 'replaced') void keep.keep('limits', KEY, euros(9));
    });
    await ownSession.signOut({ removeData: true });
    expect(await at.twins.book.readAll('11', 'limits')).toEqual(success([]));
  });

  it('OwnSession.signOut does not say that the data was removed if the second removal failed', async () => {
    const { at, ownSession } = await aLeavingDealer();
    at.twins.book.onChange('11', 'limits', change => {
      if (change.kind === 'replaced') at.twins.book.failure = { reason: 'blocked' };
    });
    expect(await ownSession.signOut({ removeData: true })).toBeNull();
    expect([at.twins.browserWindow.reloads, ownSession.removedData]).toEqual([1, false]);
  });

  it('OwnSession.signOut remembers for this device whether the data was removed, also for the next dealer', async () => {
    const { at, ownSession } = await aLeavingDealer();
    expect(ownSession.removedData).toBe(false);
    await ownSession.signOut({ removeData: true });
    const next = new Workplace({ beside: at, email: sellerEmail });
    const nextSession = next.container.get(OwnSession);
    expect(nextSession.removedData).toBe(true);
    await nextSession.signOut({ removeData: false });
    expect(new Workplace({ beside: at }).container.get(OwnSession).removedData).toBe(false);
  });

  it('OwnSession.signOut runs once, even if a session check ends meanwhile', async () => {
    const { at, ownSession } = await aLeavingDealer();
    const leaving = ownSession.signOut({ removeData: false });
    at.session.profileArrived(at.dealer.profile(), 0);
    await Promise.all([ownSession.signOut({ removeData: true }), leaving]);
    expect(at.twins.browserWindow.reloads).toBe(1);
    expect(await at.twins.kept.read('11', 'notes', 'a')).toBe('rust');
  });

  const password = 'Morning!Ride1';

  /** A page on which nobody is signed in. */
  function signedOut() {
    const market = aMarketplace();
    const twins = new Twins(market);
    const container = twinContainer(twins);
    const session = container.get(SessionStore);
    session.sessionMissing(null);
    return { ...twins, market, session, ownSession: container.get(OwnSession), appearance: container.get(Appearance) };
  }

  it('OwnSession.signIn signs in a dealer with the right password and remembers the email', async () => {
    const { session, ownSession, preferences, clock } = signedOut();
    const entering = ownSession.signIn(buyerEmail, password);
    expect(session.signIn).toEqual({ step: 'sending' });
    await entering;
    expect(session.state).toMatchObject({ step: 'authorized', fetchedAt: clock.now() });
    expect(session.dealer?.email).toBe(buyerEmail);
    expect(session.signIn).toEqual({ step: 'idle' });
    expect(preferences.read(DEALER_EMAIL)).toBe(buyerEmail);
  });

  it('OwnSession.signIn sends the email as it was typed, without surrounding blanks', async () => {
    const { ownSession, identity } = signedOut();
    const asked = jest.spyOn(identity, 'signIn');
    await ownSession.signIn('  Buyer@Paddock.example ', password);
    expect(asked).toHaveBeenCalledWith('Buyer@Paddock.example', password);
  });

  it.each([
    ['a wrong password', { reason: 'passwordInvalid' as const }],
    ['a lost connection', { reason: 'offline' as const }],
  ])('OwnSession.signIn reports the failure for %s', async (_, failure) => {
    const { session, ownSession, line, preferences } = signedOut();
    if (failure.reason === 'offline') line.failNext(failure);
    await ownSession.signIn(buyerEmail, failure.reason === 'offline' ? password : 'wrong');
    expect(session.signIn).toEqual({ step: 'failed', failure });
    expect(session.state.step).toBe('unauthorized');
    expect(preferences.read(DEALER_EMAIL)).toBeNull();
  });

  it('OwnSession.signIn reports a profile that could not be fetched after the right password', async () => {
    const { session, ownSession, line, identity, preferences } = signedOut();
    preferences.write(LAST_DEALER, '4711');
    jest.spyOn(identity, 'signIn').mockImplementation(async () => {
      line.begin(buyerEmail);
      line.failNext({ reason: 'timedOut' });
      return { ok: true, value: undefined };
    });
    await ownSession.signIn(buyerEmail, password);
    expect(session.signIn).toEqual({ step: 'failed', failure: { reason: 'timedOut' } });
    expect(session.dealer).toBeNull();
    // Without the profile, the page would show what is kept for the dealer before.
    expect(preferences.read(LAST_DEALER)).toBeNull();
  });

  it('OwnSession.signIn sends one request, however often it is pressed', async () => {
    const { ownSession, identity } = signedOut();
    const asked = jest.spyOn(identity, 'signIn');
    await Promise.all([ownSession.signIn(buyerEmail, password), ownSession.signIn(buyerEmail, password)]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('OwnSession.signIn reloads the page, and shows nothing to the new dealer, only if another dealer was signed in before', async () => {
    const { session, ownSession, browserWindow } = signedOut();
    await ownSession.signIn(buyerEmail, password);
    session.sessionMissing(null);
    await ownSession.signIn(buyerEmail, password);
    expect(browserWindow.reloads).toBe(0);
    session.sessionMissing(null);
    await ownSession.signIn(sellerEmail, 'Evening!Ride2');
    expect(browserWindow.reloads).toBe(1);
    expect(session.dealer).toBeNull();
  });

  describe('the language of the profile', () => {
    it('is used after the sign-in', async () => {
      const { ownSession, market, appearance } = signedOut();
      market.buyer.changeProfile({ dealer: { language: 'de' } });
      await ownSession.signIn(buyerEmail, password);
      expect(appearance.language).toBe('de');
    });

    it('is not used if another language was chosen on this device', async () => {
      const { ownSession, market, appearance } = signedOut();
      market.buyer.changeProfile({ dealer: { language: 'de' } });
      await appearance.chooseLanguage('pl');
      await ownSession.signIn(buyerEmail, password);
      expect(appearance.language).toBe('pl');
    });
  });
});

describe('PasswordFlows', () => {
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
      expect(asked.reauthenticated.mock.invocationCallOrder[0]).toBeLessThan(
        asked.changed.mock.invocationCallOrder[0]!,
      );
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
});
