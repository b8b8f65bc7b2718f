import '../support/nativePowers';
import type { ClientId } from '../../src/domain/selling/clients/Client';
import { MINUTE } from '../../src/domain/shared/Instant';
import { failed, success } from '../../src/domain/shared/Result';
import type { StandInBackend } from '../backend/StandInBackend';
import { aClientInvoice } from '../support/aClientInvoice';
import { announce } from '../support/announce';
import { settled } from '../support/settled';
import { FaultyLine, type Trouble } from './faults/FaultyLine';
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

describe('identityFaults', () => {
  const POOL = 'POST /cognito/';
  const SIGN_IN_LIMIT = 30_000;
  const SIGN_OUT_LIMIT = 10_000;
  const RENEWAL_LIMIT = 15_000;
  const WRITE_LIMIT = 30_000;

  const tooManyRequests = { __type: 'TooManyRequestsException', message: 'Rate exceeded' };

  const troubles: readonly (readonly [name: string, trouble: Trouble, signInFailure: object])[] = [
    ['500', { status: 500 }, { reason: 'serverFailed' }],
    ['503', { status: 503 }, { reason: 'serverFailed' }],
    ['too many requests to the pool', { status: 400, json: tooManyRequests }, { reason: 'tooManyRequests' }],
    // Comes from a proxy. The library of Cognito hides a status without the name of an error.
    ['429', { status: 429 }, { reason: 'serverFailed' }],
    // The pool answers a wrong password with 400: this 401 comes from another host and says nothing about the password.
    ['401', { status: 401 }, { reason: 'serverFailed' }],
    ['a time-out', 'held', { reason: 'timedOut' }],
    ['malformed JSON', { malformedJson: true }, { reason: 'serverFailed' }],
    ['a wrong shape', { wrongShape: true }, { reason: 'serverFailed' }],
    ['a line that is cut', { dropConnection: true }, { reason: 'offline' }],
    ['a dead line', 'down', { reason: 'offline' }],
  ];

  let backend: StandInBackend;
  let line: FaultyLine;
  let met = 0;

  // A backend per test: the library of Cognito continues a sign-in after its timeout, which the next test would see.
  beforeEach(async () => {
    backend = await FaultyLine.start();
    line = await FaultyLine.on(backend);
  });

  afterEach(async () => {
    line.clear();
    await backend.stop();
    await settled();
    expect(backend.violations).toEqual([]);
  });

  afterAll(() => {
    announce(`${met} calls of the session and the analytics × faults`);
  });

  /** Checks that a held call ends after its time limit and not a millisecond before. */
  async function timeEnds(wire: string, limit: number, answer: Promise<unknown>): Promise<void> {
    let answered = false;
    void answer.then(() => (answered = true));
    await line.until(() => line.seen(wire) === 1);
    line.clock.advance(limit - 1);
    await settled();
    expect(answered).toBe(false);
    line.clock.advance(1);
  }

  const seenOnce = (trouble: Trouble) => (trouble === 'down' ? 0 : 1);

  describe.each(['signIn', 'reauthenticate'] as const)('Identity.%s', method => {
    it.each(troubles)('handles %s', async (_name, trouble, failure) => {
      if (method === 'reauthenticate') line.beginSession();
      line.bring(POOL, trouble);
      const answer = line.live.identity[method](line.email, line.password);
      if (trouble === 'held') await timeEnds(POOL, SIGN_IN_LIMIT, answer);
      expect(await answer).toMatchObject({ ok: false, failure });
      expect(line.seen(POOL)).toBe(seenOnce(trouble));
      expect(line.live.identity.hasSession()).toBe(method === 'reauthenticate');
      expect([line.sessionsEnded, line.clock.pending]).toEqual([0, 0]);
      met += 1;
    });

    it('succeeds again when the fault is over', async () => {
      line.bring(POOL, { status: 500 });
      expect((await line.live.identity[method](line.email, line.password)).ok).toBe(false);
      line.clear();
      const answer = await line.live.identity[method](line.email, line.password);
      expect(answer).toEqual({ ok: true, value: undefined });
    });
  });

  describe('a call whose token cannot be renewed', () => {
    const renewalTroubles: readonly (readonly [name: string, trouble: Trouble])[] = [
      ['500', { status: 500 }],
      ['too many requests to the pool', { status: 400, json: tooManyRequests }],
      ['429', { status: 429, retryAfter: '2' }],
      ['a time-out', 'held'],
      ['malformed JSON', { malformedJson: true }],
      ['a wrong shape', { wrongShape: true }],
      ['a line that is cut', { dropConnection: true }],
    ];
    /** A write that is answered so was certainly not processed. */
    const notRenewed = { ok: false, failure: { reason: 'sessionNotRenewed' } };

    function expired(trouble: Trouble): void {
      line.beginSession();
      line.clock.advance(60 * MINUTE);
      line.bring(POOL, trouble);
    }

    it.each(renewalTroubles)(
      'because of %s says that the session could not be renewed, and the session goes on',
      async (_name, trouble) => {
        expired(trouble);
        const list = () => line.live.invoices.list(1, new AbortController().signal);
        const answer = list();
        if (trouble === 'held') await timeEnds(POOL, RENEWAL_LIMIT, answer);
        expect(await answer).toEqual(notRenewed);
        // A held renewal ends together with the time limit of a GET.
        const withoutToken = trouble === 'held' ? [] : [['GET /api/v2/invoices', null]];
        expect(line.sent.map(({ call, bearer }) => [call, bearer])).toEqual([[POOL, null], ...withoutToken]);
        expect([line.sessionsEnded, line.live.identity.hasSession()]).toEqual([0, true]);
        line.clear();
        await settled();
        expect(await list()).toMatchObject({ ok: true });
        met += 1;
      },
    );

    // The stand-in cannot read a request that it has held until the client gave it up.
    const answered = renewalTroubles.filter(([, trouble]) => trouble !== 'held');

    it.each(answered)(
      'because of %s is refused by the market API, so that nothing was issued',
      async (_name, trouble) => {
        expired(trouble);
        const answer = await line.live.clientInvoices.issue(7 as ClientId, aClientInvoice());
        expect(answer).toEqual(notRenewed);
        expect(line.sent.at(-1)).toMatchObject({ call: 'POST /market/dealers_api/invoices', bearer: null });
        expect([line.sessionsEnded, line.live.identity.hasSession()]).toEqual([0, true]);
        met += 1;
      },
    );
  });

  /** Only the status of these answers matters, not their content. */
  const isNoMatter = (wire: string, trouble: Trouble): boolean =>
    typeof trouble === 'object' && ('wrongShape' in trouble || ('malformedJson' in trouble && wire === POOL));

  describe.each([
    ['the main API', 'POST /dealers/auth/sign_out'],
    ['the user pool', POOL],
  ])('Identity.signOut with a fault at %s', (_place, wire) => {
    it.each(troubles)('ends the local session despite %s', async (_name, trouble) => {
      line.beginSession();
      line.bring(wire, trouble);
      const leaving = line.live.identity.signOut();
      if (trouble === 'held') await timeEnds(wire, SIGN_OUT_LIMIT, leaving);
      expect(await leaving).toBeUndefined();
      expect(line.live.identity.hasSession()).toBe(false);
      expect(line.diagnostics.problems.length > 0).toBe(!isNoMatter(wire, trouble));
      // The call of the main API is repeated with a fresh token. The user pool gets a second call, for the refresh token.
      const isRenewed = typeof trouble === 'object' && 'status' in trouble && trouble.status === 401;
      const calls = wire === POOL || isRenewed ? 2 * seenOnce(trouble) : seenOnce(trouble);
      await line.until(() => line.seen(wire) >= calls);
      expect(line.seen(wire)).toBe(calls);
      expect(line.sessionsEnded).toBe(0);
      met += 1;
    });
  });

  describe('Analytics.record', () => {
    const wire = 'POST /analytics/create';

    it.each(troubles)('ignores %s and keeps the session', async (_name, trouble) => {
      line.beginSession();
      line.bring(wire, trouble);
      const event = { name: 'dealer_open_offer', data: { offer_id: 1 } } as const;
      expect(line.live.analytics.record(event)).toBeUndefined();
      const isRenewed = typeof trouble === 'object' && 'status' in trouble && trouble.status === 401;
      if (trouble === 'held') {
        await line.until(() => line.seen(wire) === 1);
        line.clock.advance(WRITE_LIMIT);
        expect(line.sent[0]?.signal?.aborted).toBe(true);
      }
      const sent = () => line.sent.filter(({ call }) => call === wire);
      await line.until(() => sent().length === (isRenewed ? 2 : 1) && sent().every(({ isOver }) => isOver));
      await settled();
      expect(line.seen(wire)).toBe(isRenewed ? 2 : seenOnce(trouble));
      expect(line.live.identity.hasSession()).toBe(true);
      expect([line.sessionsEnded, line.clock.pending]).toEqual([0, 0]);
      met += 1;
    });
  });
});
