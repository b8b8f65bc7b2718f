import { offerTabs } from '../../../src/domain/offers/list/OfferTab';
import type { HashId } from '../../../src/domain/offers/Offer';
import { euros } from '../../../src/domain/shared/Money';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace, type WorkplaceOptions } from '../../support/Workplace';

watchActions();

function aWorkday(options?: WorkplaceOptions) {
  const at = new Workplace(options);
  return { at, signedIn: at.signedIn };
}

const everyList = offerTabs.map(tab => `list ${tab} 1`);

it('SignedIn.begin fetches every offer list, one after the other, and starts the live feed and the drafts', async () => {
  const { at, signedIn } = aWorkday();
  await at.twins.kept.keep('11', 'typedBids', 'MB-7F3K2', euros(8500));
  at.twins.line.latency = 100;
  const begun = signedIn.begin();
  for (let count = 1; count <= everyList.length; count += 1) {
    await settled();
    expect(at.calls).toEqual(everyList.slice(0, count));
    await at.passes(100);
  }
  await begun;
  expect(at.connection.state).toBe('connected');
  expect(at.amountFor('MB-7F3K2' as HashId)).toBe(850_000);
  expect(at.lists.all.every(list => list.lastFetchedAt !== null)).toBe(true);
});

it('SignedIn.begin waits for the visible list that is on its way instead of fetching it again', async () => {
  const { at, signedIn } = aWorkday();
  at.lists.shown('liked');
  at.twins.line.latency = 100;
  void at.loadOffers.show('liked', at.list('liked').question);
  void signedIn.begin();
  await settled();
  expect(at.calls).toEqual(['list liked 1']);
  at.twins.line.latency = 0;
  await at.passes(100);
  expect(at.calls).toEqual(['list liked 1', ...everyList.filter(call => call !== 'list liked 1')]);
});

describe('a second sign-in on the same page', () => {
  it('fetches every list again, and the visible one through its own page', async () => {
    const { at, signedIn } = aWorkday();
    at.lists.shown('liked');
    await signedIn.begin();
    const profile = at.dealer.profile();
    at.calls.length = 0;
    at.session.sessionMissing(null);
    at.session.profileArrived(profile, at.twins.clock.now());
    await at.loadOffers.show('liked', at.list('liked').question);
    expect(at.calls).toEqual(['list liked 1']);
    await Promise.all([signedIn.begin(), signedIn.begin()]);
    expect(at.calls).toEqual(['list liked 1', ...everyList.filter(call => call !== 'list liked 1')]);
    expect(at.connection.state).toBe('connected');
  });

  it('is not assumed if the profile is only fetched again', async () => {
    const { at, signedIn } = aWorkday();
    await signedIn.begin();
    at.calls.length = 0;
    at.session.profileArrived(at.dealer.profile(), at.twins.clock.now());
    await signedIn.begin();
    expect(at.calls).toEqual([]);
  });

  it('resets the seen counters', async () => {
    const { at, signedIn } = aWorkday();
    await signedIn.begin();
    await at.passes(16);
    const { bids } = at.counters.counters;
    at.counters.screenSeen('bids');
    at.session.sessionMissing(null);
    at.session.profileArrived(at.dealer.profile(), at.twins.clock.now());
    await signedIn.begin();
    await at.passes(16);
    expect(bids).toBeGreaterThan(0);
    expect(at.counters.counters.bids).toBe(bids);
  });
});

it('SignedIn.begin gives every list the remembered pagination, except the sold offers', async () => {
  const { at, signedIn } = aWorkday();
  at.appearance.choosePaging('paginated');
  await signedIn.begin();
  const paginated = at.lists.all.filter(list => list.question.paging === 'paginated').map(list => list.tab);
  expect(paginated).toEqual(offerTabs.filter(tab => tab !== 'sold'));
});

it('SignedIn.begin runs once, however often it is called', async () => {
  const { at, signedIn } = aWorkday();
  const opened = jest.spyOn(at.twins.liveFeed, 'open');
  await Promise.all([signedIn.begin(), signedIn.begin()]);
  await signedIn.begin();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(at.calls).toEqual(everyList);
});

it('SignedIn.begin counts the liked offers', async () => {
  const { at, signedIn } = aWorkday();
  await signedIn.begin();
  expect(at.likes.count).toBe(at.dealer.counters().likedOffers);
  expect(at.likes.count).toBeGreaterThan(0);
});

it('SignedIn.begin continues with the other lists if one could not be fetched', async () => {
  const { at, signedIn } = aWorkday();
  at.twins.line.failNext({ reason: 'offline' }, 2);
  await signedIn.begin();
  expect(at.calls).toEqual(everyList);
  expect(at.list('ownBids').lastFetchedAt).not.toBeNull();
  await at.passes(16);
  expect(at.likes.count).toBe(at.dealer.counters().likedOffers);
});

it('SignedIn.begin fetches a list again whose last fetch has failed', async () => {
  const { at, signedIn } = aWorkday();
  at.lists.shown('browse');
  at.twins.line.failNext({ reason: 'offline' });
  await at.loadOffers.show('browse', at.list('browse').question);
  await signedIn.begin();
  expect(at.calls).toEqual(['list browse 1', ...everyList]);
  expect(at.list('browse').status).toEqual({ step: 'idle' });
});

it('SignedIn.begin restores which counters were seen', async () => {
  const { at, signedIn } = aWorkday();
  const { bids } = at.dealer.counters();
  at.visitNotes.keep('seenCounters', { bids });
  await signedIn.begin();
  await at.passes(16);
  expect(at.counters.counters.bids).toBe(0);
  expect(at.counters.counters.inRealization).toBeGreaterThan(0);
});

async function following() {
  const at = new Workplace();
  void at.signedIn.begin();
  await at.signedIn.begin();
  await at.passes(16);
  expect(at.connection.state).toBe('connected');
  return at;
}

it('the live feed closes when the session ends without a sign-out', async () => {
  const at = await following();
  at.session.sessionMissing(null);
  expect(at.connection.state).toBe('closed');
  await at.passes(3_600_000);
  expect(at.connection.state).toBe('closed');
});

it('the live feed opens again when a dealer signs in on the same page', async () => {
  const at = await following();
  const opened = jest.spyOn(at.twins.liveFeed, 'open');
  at.session.sessionMissing({ reason: 'offline' });
  at.session.checkStarted();
  expect(opened).not.toHaveBeenCalled();
  at.session.profileArrived(at.dealer.profile(), at.twins.clock.now());
  await settled();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(at.connection.state).toBe('connected');
});

it('the live feed closes as soon as a sign-out starts', async () => {
  const at = await following();
  at.session.signOutStarted();
  expect(at.connection.state).toBe('closed');
});

it('the live feed stays open when the profile is fetched again', async () => {
  const at = await following();
  const opened = jest.spyOn(at.twins.liveFeed, 'open');
  at.session.checkStarted();
  at.session.profileArrived(at.dealer.profile(), at.twins.clock.now());
  expect(opened).not.toHaveBeenCalled();
  expect(at.connection.state).toBe('connected');
});
