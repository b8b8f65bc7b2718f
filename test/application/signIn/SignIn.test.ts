import { ConnectionStore } from '../../../src/application/connection/ConnectionStore';
import { DEALER_EMAIL, LAST_DEALER, SessionStore } from '../../../src/application/session/SessionStore';
import { SignedInDealer } from '../../../src/application/session/SignedInDealer';
import { Visits } from '../../../src/application/session/Visits';
import { SignIn } from '../../../src/application/signIn/SignIn';
import { aMarketplace, buyerEmail, sellerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { anAppearance } from '../../support/anAppearance';
import { Twins } from '../../support/Twins';
import { watchActions } from '../../support/watchActions';
import { InMemorySite } from '../../twins/BrowserTwins';

watchActions();

const password = 'Morning!Ride1';

function aDoor() {
  const market = aMarketplace();
  const twins = new Twins(market);
  const session = new SessionStore();
  const { identity, profiles, preferences, clock, browserWindow, line } = twins;
  const appearance = anAppearance(twins, session);
  const connection = new ConnectionStore(browserWindow);
  const dealer = new SignedInDealer(profiles, identity, session, connection, clock, browserWindow);
  const visits = new Visits(identity, preferences, clock, new InMemorySite(), session, browserWindow);
  const signIn = new SignIn(identity, preferences, session, visits, dealer, appearance);
  session.sessionMissing(null);
  return { session, signIn, appearance, market, identity, preferences, browserWindow, line, clock };
}

it('SignIn signs in a dealer with the right password and remembers the email', async () => {
  const { session, signIn, preferences, clock } = aDoor();
  const entering = signIn.execute(buyerEmail, password);
  expect(session.signIn).toEqual({ step: 'sending' });
  await entering;
  expect(session.state).toMatchObject({ step: 'authorized', fetchedAt: clock.now() });
  expect(session.dealer?.email).toBe(buyerEmail);
  expect(session.signIn).toEqual({ step: 'idle' });
  expect(preferences.read(DEALER_EMAIL)).toBe(buyerEmail);
});

it('SignIn sends the email as it was typed, without surrounding blanks', async () => {
  const { signIn, identity } = aDoor();
  const asked = jest.spyOn(identity, 'signIn');
  await signIn.execute('  Buyer@Paddock.example ', password);
  expect(asked).toHaveBeenCalledWith('Buyer@Paddock.example', password);
});

it.each([
  ['a wrong password', { reason: 'passwordInvalid' as const }],
  ['a lost connection', { reason: 'offline' as const }],
])('SignIn reports the failure for %s', async (_, failure) => {
  const { session, signIn, line, preferences } = aDoor();
  if (failure.reason === 'offline') line.failNext(failure);
  await signIn.execute(buyerEmail, failure.reason === 'offline' ? password : 'wrong');
  expect(session.signIn).toEqual({ step: 'failed', failure });
  expect(session.state.step).toBe('unauthorized');
  expect(preferences.read(DEALER_EMAIL)).toBeNull();
});

it('SignIn reports a profile that could not be fetched after the right password', async () => {
  const { session, signIn, line, identity, preferences } = aDoor();
  preferences.write(LAST_DEALER, '4711');
  jest.spyOn(identity, 'signIn').mockImplementation(async () => {
    line.begin(buyerEmail);
    line.failNext({ reason: 'timedOut' });
    return { ok: true, value: undefined };
  });
  await signIn.execute(buyerEmail, password);
  expect(session.signIn).toEqual({ step: 'failed', failure: { reason: 'timedOut' } });
  expect(session.dealer).toBeNull();
  // Without the profile, the page would show what is kept for the dealer before.
  expect(preferences.read(LAST_DEALER)).toBeNull();
});

it('SignIn sends one request, however often it is pressed', async () => {
  const { signIn, identity } = aDoor();
  const asked = jest.spyOn(identity, 'signIn');
  await Promise.all([signIn.execute(buyerEmail, password), signIn.execute(buyerEmail, password)]);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('SignIn reloads the page, and shows nothing to the new dealer, only if another dealer was signed in before', async () => {
  const { session, signIn, browserWindow } = aDoor();
  await signIn.execute(buyerEmail, password);
  session.sessionMissing(null);
  await signIn.execute(buyerEmail, password);
  expect(browserWindow.reloads).toBe(0);
  session.sessionMissing(null);
  await signIn.execute(sellerEmail, 'Evening!Ride2');
  expect(browserWindow.reloads).toBe(1);
  expect(session.dealer).toBeNull();
});

describe('the language of the profile', () => {
  it('is used after the sign-in', async () => {
    const { signIn, market, appearance } = aDoor();
    market.buyer.changeProfile({ dealer: { language: 'de' } });
    await signIn.execute(buyerEmail, password);
    expect(appearance.language).toBe('de');
  });

  it('is not used if another language was chosen on this device', async () => {
    const { signIn, market, appearance } = aDoor();
    market.buyer.changeProfile({ dealer: { language: 'de' } });
    await appearance.chooseLanguage('pl');
    await signIn.execute(buyerEmail, password);
    expect(appearance.language).toBe('pl');
  });
});
