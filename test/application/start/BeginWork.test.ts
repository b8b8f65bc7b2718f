import { offerTabs } from '../../../src/domain/offers/list/OfferTab';
import type { HashId } from '../../../src/domain/offers/Offer';
import { euros } from '../../../src/domain/shared/Money';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { Workplace, type WorkplaceOptions } from '../../support/Workplace';

watchActions();

function aWorkday(options?: WorkplaceOptions) {
  const at = new Workplace(options);
  return { at, beginWork: at.beginWork };
}

const everyList = offerTabs.map(tab => `list ${tab} 1`);

it('BeginWork fetches every offer list, one after the other, and starts the live feed and the drafts', async () => {
  const { at, beginWork } = aWorkday();
  await at.twins.kept.keep('11', 'typedBids', 'MB-7F3K2', euros(8500));
  at.twins.line.latency = 100;
  const begun = beginWork.execute();
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

it('BeginWork waits for the visible list that is on its way instead of fetching it again', async () => {
  const { at, beginWork } = aWorkday();
  at.lists.shown('liked');
  at.twins.line.latency = 100;
  void at.loadOffers.show('liked', at.list('liked').question);
  void beginWork.execute();
  await settled();
  expect(at.calls).toEqual(['list liked 1']);
  at.twins.line.latency = 0;
  await at.passes(100);
  expect(at.calls).toEqual(['list liked 1', ...everyList.filter(call => call !== 'list liked 1')]);
});

describe('a second sign-in on the same page', () => {
  it('fetches every list again, and the visible one through its own page', async () => {
    const { at, beginWork } = aWorkday();
    at.lists.shown('liked');
    await beginWork.execute();
    const profile = at.dealer.profile();
    at.calls.length = 0;
    at.session.sessionMissing(null);
    at.session.profileArrived(profile, at.twins.clock.now());
    await at.loadOffers.show('liked', at.list('liked').question);
    expect(at.calls).toEqual(['list liked 1']);
    await Promise.all([beginWork.execute(), beginWork.execute()]);
    expect(at.calls).toEqual(['list liked 1', ...everyList.filter(call => call !== 'list liked 1')]);
    expect(at.connection.state).toBe('connected');
  });

  it('is not assumed if the profile is only fetched again', async () => {
    const { at, beginWork } = aWorkday();
    await beginWork.execute();
    at.calls.length = 0;
    at.session.profileArrived(at.dealer.profile(), at.twins.clock.now());
    await beginWork.execute();
    expect(at.calls).toEqual([]);
  });

  it('resets the seen counters', async () => {
    const { at, beginWork } = aWorkday();
    await beginWork.execute();
    await at.passes(16);
    const { bids } = at.counters.counters;
    at.counters.screenSeen('bids');
    at.session.sessionMissing(null);
    at.session.profileArrived(at.dealer.profile(), at.twins.clock.now());
    await beginWork.execute();
    await at.passes(16);
    expect(bids).toBeGreaterThan(0);
    expect(at.counters.counters.bids).toBe(bids);
  });
});

it('BeginWork gives every list the remembered pagination, except the sold offers', async () => {
  const { at, beginWork } = aWorkday();
  at.appearance.choosePaging('paginated');
  await beginWork.execute();
  const paginated = at.lists.all.filter(list => list.question.paging === 'paginated').map(list => list.tab);
  expect(paginated).toEqual(offerTabs.filter(tab => tab !== 'sold'));
});

it('BeginWork runs once, however often it is called', async () => {
  const { at, beginWork } = aWorkday();
  const opened = jest.spyOn(at.twins.liveFeed, 'open');
  await Promise.all([beginWork.execute(), beginWork.execute()]);
  await beginWork.execute();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(at.calls).toEqual(everyList);
});

it('BeginWork counts the liked offers', async () => {
  const { at, beginWork } = aWorkday();
  await beginWork.execute();
  expect(at.likes.count).toBe(at.dealer.counters().likedOffers);
  expect(at.likes.count).toBeGreaterThan(0);
});

it('BeginWork continues with the other lists if one could not be fetched', async () => {
  const { at, beginWork } = aWorkday();
  at.twins.line.failNext({ reason: 'offline' }, 2);
  await beginWork.execute();
  expect(at.calls).toEqual(everyList);
  expect(at.list('ownBids').lastFetchedAt).not.toBeNull();
  await at.passes(16);
  expect(at.likes.count).toBe(at.dealer.counters().likedOffers);
});

it('BeginWork fetches a list again whose last fetch has failed', async () => {
  const { at, beginWork } = aWorkday();
  at.lists.shown('browse');
  at.twins.line.failNext({ reason: 'offline' });
  await at.loadOffers.show('browse', at.list('browse').question);
  await beginWork.execute();
  expect(at.calls).toEqual(['list browse 1', ...everyList]);
  expect(at.list('browse').status).toEqual({ step: 'idle' });
});

it('BeginWork restores which counters were seen', async () => {
  const { at, beginWork } = aWorkday();
  const { bids } = at.dealer.counters();
  at.visitNotes.keep('seenCounters', { bids });
  await beginWork.execute();
  await at.passes(16);
  expect(at.counters.counters.bids).toBe(0);
  expect(at.counters.counters.inRealization).toBeGreaterThan(0);
});
