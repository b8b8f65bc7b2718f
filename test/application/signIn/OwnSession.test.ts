import { Book } from '../../../src/application/book/Book';
import { DEALER_EMAIL, LAST_DEALER, SessionStore } from '../../../src/application/session/SessionStore';
import { Appearance } from '../../../src/application/settings/Appearance';
import { OwnSession } from '../../../src/application/signIn/OwnSession';
import { SignedIn } from '../../../src/application/start/SignedIn';
import { euros } from '../../../src/domain/shared/Money';
import { success } from '../../../src/domain/shared/Result';
import { aMarketplace, buyerEmail, sellerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../support/settled';
import { twinContainer } from '../../support/twinContainer';
import { Twins } from '../../support/Twins';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

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
