/** @jest-environment node */
import '../support/nativePowers';
import { failed, success } from '../../src/domain/shared/Result';
import { austereSubject, httpSubject, rotatingSubject, webCryptoSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { accountOf, type MarketSubject } from './MarketSubject';

describe.each([
  ['InMemoryIdentity', inMemorySubject],
  ['CognitoIdentity', httpSubject],
  ['CognitoIdentity on an austere backend', austereSubject],
  ['CognitoIdentity on a pool that rotates refresh tokens', rotatingSubject],
  ['CognitoIdentity that signs in by Web Crypto', webCryptoSubject],
])('%s as Identity', (_name, makeSubject) => {
  let subject: MarketSubject;

  beforeEach(async () => {
    subject = await makeSubject();
  });

  afterEach(() => subject.end());

  const whoIsHere = async () => {
    const profile = await subject.profiles.current();
    return profile.ok ? profile.value.dealer.email : profile.failure.reason;
  };

  it('signs in a dealer with the right password, however the email is written', async () => {
    const { email, password } = accountOf(subject, 'seller');
    expect(subject.identity.hasSession()).toBe(false);
    expect(await subject.identity.signIn(`  ${email.toUpperCase()} `, password)).toEqual(success(undefined));
    expect(subject.identity.hasSession()).toBe(true);
    expect(await whoIsHere()).toBe(email);
  });

  it('refuses a wrong password and does not reveal whether the account exists', async () => {
    const invalid = failed({ reason: 'passwordInvalid' });
    const { email, password } = accountOf(subject, 'buyer');
    expect(await subject.identity.signIn(email, password.toLowerCase())).toEqual(invalid);
    expect(await subject.identity.signIn('nobody@paddock.example', password)).toEqual(invalid);
    expect(subject.identity.hasSession()).toBe(false);
    expect(await whoIsHere()).toBe('unauthorized');
  });

  it('ends a session', async () => {
    subject.haveSession('buyer');
    expect(await whoIsHere()).toBe(accountOf(subject, 'buyer').email);
    await subject.identity.signOut();
    expect(subject.identity.hasSession()).toBe(false);
    expect(await whoIsHere()).toBe('unauthorized');
  });

  it('keeps the session here when it ends the sessions on other devices, unless the password is wrong', async () => {
    subject.haveSession('buyer');
    const { email, password } = accountOf(subject, 'buyer');
    expect(await subject.identity.signOutElsewhere(email, password)).toEqual(success(undefined));
    expect(await whoIsHere()).toBe(email);
    const ended = failed({ reason: 'signedOutHereToo' });
    expect(await subject.identity.signOutElsewhere(email, `${password}x`)).toEqual(ended);
  });

  it('ends the session of this browser at once, and the page still belongs to its dealer', async () => {
    subject.haveSession('buyer');
    expect(await whoIsHere()).toBe(accountOf(subject, 'buyer').email);
    const ending = subject.identity.signOutHere();
    expect(subject.identity.hasSession()).toBe(false);
    await ending;
    expect(await whoIsHere()).toBe('unauthorized');
    subject.haveSession('seller');
    expect(subject.identity.hasSession()).toBe(false);
  });

  it('stops acting for a dealer once another dealer signed in in another tab, and keeps that session', async () => {
    subject.haveSession('buyer');
    expect(await whoIsHere()).toBe(accountOf(subject, 'buyer').email);
    subject.haveSession('seller');
    expect(subject.identity.hasSession()).toBe(false);
    expect(await whoIsHere()).toBe('unauthorized');
    await subject.identity.signOut();
    expect(await whoIsHere()).toBe(accountOf(subject, 'seller').email);
  });

  it('ends the session locally even if no server can be reached', async () => {
    subject.haveSession('buyer');
    subject.unplug();
    await subject.identity.signOut();
    expect(subject.identity.hasSession()).toBe(false);
  });

  it('verifies the password of the current dealer and keeps the session', async () => {
    subject.haveSession('buyer');
    const { email, password } = accountOf(subject, 'buyer');
    expect(await subject.identity.reauthenticate(email, password)).toEqual(success(undefined));
    const wrong = failed({ reason: 'passwordInvalid' });
    expect(await subject.identity.reauthenticate(email, `${password}x`)).toEqual(wrong);
    // The password of another dealer proves nothing, and the session does not change to their account.
    expect(await subject.identity.reauthenticate(email, accountOf(subject, 'seller').password)).toEqual(wrong);
    const { email: other, password: others } = accountOf(subject, 'seller');
    expect(await subject.identity.reauthenticate(other, others)).toEqual(success(undefined));
    expect(await whoIsHere()).toBe(email);
  });

  it('starts no session when it verifies a password', async () => {
    const { email, password } = accountOf(subject, 'buyer');
    expect(await subject.identity.reauthenticate(email, password)).toEqual(success(undefined));
    expect(subject.identity.hasSession()).toBe(false);
  });

  it('distinguishes a lost connection from a wrong password', async () => {
    const { email, password } = accountOf(subject, 'buyer');
    subject.unplug();
    expect(await subject.identity.signIn(email, password)).toEqual(failed({ reason: 'offline' }));
    expect(await subject.identity.reauthenticate(email, password)).toEqual(failed({ reason: 'offline' }));
    expect(subject.identity.hasSession()).toBe(false);
  });
});
