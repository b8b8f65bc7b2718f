import { minimumBid } from '../../../../src/domain/bidding/MinimumBid';
import type { HashId } from '../../../../src/domain/offers/Offer';
import type { Failure } from '../../../../src/domain/shared/Failure';
import { InMemoryProfiles } from '../../../../src/infrastructure/demo/twins/AccountTwins';
import { InMemoryIdentity } from '../../../../src/infrastructure/demo/twins/InMemoryIdentity';
import { InMemorySession } from '../../../../src/infrastructure/demo/twins/InMemorySession';
import {
  InMemoryBids,
  InMemoryBuyNow,
  InMemoryLikes,
  InMemoryOffers,
  InMemoryTranslations,
} from '../../../../src/infrastructure/demo/twins/OfferTwins';
import { InMemoryPreferences } from '../../../twins/BrowserTwins';
import { aMarketplace, anOfferThat, aQuestion, buyerEmail } from '../market/aMarketplace';

const patient = () => new AbortController().signal;

function aSession({ latency = 0, signedIn = true } = {}) {
  const market = aMarketplace();
  const preferences = new InMemoryPreferences();
  const session = new InMemorySession({ ...market, preferences, latency });
  if (signedIn) session.begin(buyerEmail);
  return { ...market, preferences, session, offers: new InMemoryOffers(session), bids: new InMemoryBids(session) };
}

describe('the in-memory session', () => {
  test('is kept in the preferences, survives a reload and ends when they are cleared', async () => {
    const { session, marketplace, clock, preferences } = aSession({ signedIn: false });
    const identity = new InMemoryIdentity(session);
    expect(identity.hasSession()).toBe(false);
    expect(await identity.signIn(` ${buyerEmail.toUpperCase()}`, 'Morning!Ride1')).toEqual({
      ok: true,
      value: undefined,
    });
    const reloaded = new InMemorySession({ marketplace, clock, preferences });
    expect(new InMemoryIdentity(reloaded).hasSession()).toBe(true);
    expect(reloaded.email()).toBe(buyerEmail);
    preferences.clear();
    expect(identity.hasSession()).toBe(false);
  });

  test('does not start with a wrong password and ends with the sign-out', async () => {
    const { session } = aSession({ signedIn: false });
    const identity = new InMemoryIdentity(session);
    expect(await identity.signIn(buyerEmail, 'wrong')).toEqual({ ok: false, failure: { reason: 'passwordInvalid' } });
    expect(identity.hasSession()).toBe(false);
    await identity.signIn(buyerEmail, 'Morning!Ride1');
    await identity.signOut();
    expect(identity.hasSession()).toBe(false);
    expect(await new InMemoryProfiles(session).current()).toEqual({ ok: false, failure: { reason: 'unauthorized' } });
  });

  test('does not start while the network is unavailable', async () => {
    const { session } = aSession({ signedIn: false });
    const identity = new InMemoryIdentity(session);
    session.failNext({ reason: 'offline' });
    expect(await identity.signIn(buyerEmail, 'Morning!Ride1')).toEqual({ ok: false, failure: { reason: 'offline' } });
    expect(identity.hasSession()).toBe(false);
  });
});

test('no in-memory adapter answers or changes anything without a session', async () => {
  const { session, offers, bids, buyer } = aSession({ signedIn: false });
  const { id, highestBid } = anOfferThat(buyer, offer => !offer.isLiked);
  const answers = await Promise.all([
    offers.list('browse', aQuestion(), patient()),
    offers.open(id, patient()),
    bids.place(id, minimumBid(highestBid)),
    new InMemoryBuyNow(session).accept(id),
    new InMemoryLikes(session).like(id),
    new InMemoryProfiles(session).current(),
    new InMemoryTranslations(session).translate('Danke.'),
  ]);
  for (const answer of answers) expect(answer).toEqual({ ok: false, failure: { reason: 'unauthorized' } });
  expect(buyer.open(id)?.offer).toMatchObject({ highestBid, isLiked: false });
});

test('each in-memory adapter returns the data of the market', async () => {
  const { session, offers, bids, buyer } = aSession();
  const { id, hashId, highestBid } = anOfferThat(buyer, offer => offer.buyNowPrice > 0 && !offer.isLiked);
  expect(await offers.list('browse', aQuestion(), patient())).toEqual({
    ok: true,
    value: buyer.list('browse', aQuestion()),
  });
  expect(await offers.open('MB-00000' as HashId, patient())).toEqual({ ok: false, failure: { reason: 'notFound' } });
  expect(await bids.place(id, minimumBid(highestBid))).toMatchObject({ ok: true, value: { hashId } });
  const likes = new InMemoryLikes(session);
  await likes.like(id);
  expect(buyer.open(id)?.offer.isLiked).toBe(true);
  await likes.unlike(id);
  expect(buyer.open(id)?.offer.isLiked).toBe(false);
  expect(await new InMemoryBuyNow(session).accept(id)).toEqual({ ok: true, value: undefined });
  expect(await offers.open(hashId, patient())).toMatchObject({ ok: true, value: { offer: { closed: true } } });
  expect(await new InMemoryProfiles(session).current()).toEqual({ ok: true, value: buyer.profile() });
  const translated = await new InMemoryTranslations(session).translate('Verkauf wegen Neuanschaffung.');
  expect(translated).toEqual({ ok: true, value: 'Selling because I bought a new one.' });
});

describe('a simulated failure', () => {
  test('affects exactly the requested number of calls, which change nothing', async () => {
    const { session, bids, buyer } = aSession();
    const { id, highestBid } = anOfferThat(buyer, offer => !offer.closed);
    const failure: Failure = { reason: 'serverFailed', status: 503 };
    session.failNext(failure, 2);
    for (let call = 0; call < 2; call += 1) {
      expect(await bids.place(id, minimumBid(highestBid))).toEqual({ ok: false, failure });
    }
    expect(buyer.open(id)?.offer.highestBid).toBe(highestBid);
    expect(await bids.place(id, minimumBid(highestBid))).toMatchObject({ ok: true });
  });

  test('loses only the answer of a write, after its effect', async () => {
    const { session, bids, offers, buyer } = aSession();
    const { id, highestBid } = anOfferThat(buyer, offer => !offer.closed);
    session.loseNextAnswer();
    expect(await offers.open(id, patient())).toMatchObject({ ok: true });
    const amount = minimumBid(highestBid);
    expect(await bids.place(id, amount)).toEqual({ ok: false, failure: { reason: 'timedOut' } });
    expect(await offers.open(id, patient())).toMatchObject({ ok: true, value: { offer: { ownBid: amount } } });
    expect(await bids.place(id, minimumBid(amount))).toMatchObject({ ok: true });
  });

  test('by an abort is reported at once, before and during the call', async () => {
    const { offers, clock } = aSession({ latency: 300 });
    const asking = new AbortController();
    const answer = offers.list('browse', aQuestion(), asking.signal);
    asking.abort();
    expect(await answer).toEqual({ ok: false, failure: { reason: 'aborted' } });
    expect(await offers.open('x' as HashId, asking.signal)).toEqual({ ok: false, failure: { reason: 'aborted' } });
    expect(clock.pending).toBe(0);
  });

  test('by latency delays an answer that shows the moment of the request', async () => {
    const { offers, marketplace, clock, buyer } = aSession({ latency: 300 });
    const before = buyer.list('browse', aQuestion());
    let answered: unknown;
    const asking = offers.list('browse', aQuestion(), patient()).then(answer => (answered = answer));
    marketplace.publish();
    clock.advance(299);
    await Promise.resolve();
    expect(answered).toBeUndefined();
    clock.advance(1);
    await asking;
    expect(answered).toEqual({ ok: true, value: before });
  });
});
