import { runInAction } from 'mobx';
import { Book } from '../../../../src/application/book/Book';
import { HiddenOffers } from '../../../../src/application/offers/hidden/HiddenOffers';
import { SeenOffers } from '../../../../src/application/offers/seen/SeenOffers';
import type { Offers } from '../../../../src/application/ports/Offers';
import { NewMatches } from '../../../../src/application/search/saved/NewMatches';
import { OwnSearches } from '../../../../src/application/search/saved/OwnSearches';
import { OwnTrading } from '../../../../src/application/settings/OwnTrading';
import { mayBeHidden } from '../../../../src/domain/offers/HiddenOffer';
import { defaultQuestion } from '../../../../src/domain/offers/list/BrowseQuestion';
import { noRefinements } from '../../../../src/domain/offers/list/Refinements';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { seenAs } from '../../../../src/domain/offers/SeenOffer';
import { savedAs } from '../../../../src/domain/search/SavedSearch';
import { MINUTE, SECOND } from '../../../../src/domain/shared/Instant';
import { failed } from '../../../../src/domain/shared/Result';
import { wholeList } from '../../../infrastructure/demo/market/aMarketplace';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { Workplace } from '../../../support/Workplace';

watchActions();

const { signal } = new AbortController();

const idsOf = (offers: readonly { readonly hashId: HashId }[]) => offers.map(({ hashId }) => hashId);

async function aDesk() {
  const at = new Workplace({ offers: 60 });
  await at.container.get(Book).hold();
  const keep = at.container.get(OwnSearches);
  const matches = at.container.get(NewMatches);
  /** A search that the dealer opened when all but so many of its offers were published. */
  const saveBefore = (name: string, fresh: number, words = '') => {
    const published = wholeList(at.dealer, 'browse').map(({ publishedAt }) => publishedAt!);
    const visitedAt = published[fresh]! + SECOND;
    const refinements = { ...noRefinements, words };
    keep.putBack(name, savedAs(name, { ...defaultQuestion, refinements }, visitedAt));
    return name;
  };
  return { at, keep, matches, saveBefore };
}

describe('OwnSearches', () => {
  it('counts only what is of the own vehicle types', async () => {
    const { at, keep, matches, saveBefore } = await aDesk();
    const id = saveBefore('All', 20);
    await keep.count(signal);
    const all = matches.of(id).count;
    await at.container.get(OwnTrading).change({ vehicleTypes: ['Camper'] });
    const { hashIds } = matches.foundFor(id);
    const campers = [...hashIds].filter(hashId => at.offer(hashId).vehicleType === 'Camper');
    expect(matches.of(id).count).toBe(campers.length);
    expect([all > campers.length, campers.length > 0]).toEqual([true, true]);
    expect(matches.total).toBe(campers.length);
  });

  it('counts the offers that were published since the search was last opened', async () => {
    const { matches, keep, saveBefore } = await aDesk();
    const id = saveBefore('All', 4);
    const none = saveBefore('No such word', 4, 'nosuchword');
    await keep.count(signal);
    expect(matches.foundFor(id).hashIds.size).toBe(4);
    expect(matches.foundFor(id).isAtLeast).toBe(false);
    expect(matches.foundFor(none).hashIds.size).toBe(0);
    expect(matches.total).toBe(4);
  });

  it('holds the newest offers of each search, and how many there are unless refinements leave only some', async () => {
    const { at, matches, keep, saveBefore } = await aDesk();
    const id = saveBefore('All', 4);
    const none = saveBefore('No such word', 4, 'nosuchword');
    expect(matches.newestOf(id)).toBeUndefined();
    await keep.count(signal);
    const listed = wholeList(at.dealer, 'browse');
    expect(matches.newestOf(id)).toEqual({
      hashIds: listed.slice(0, 3).map(({ hashId }) => hashId),
      total: listed.length,
    });
    expect(matches.newestOf(none)).toEqual({ hashIds: [], total: null });
    expect(at.registry.has(listed[0]!.hashId)).toBe(true);
  });

  it('finds what a search would list that is not saved, and says no number if refinements leave only some', async () => {
    const { at, matches, keep } = await aDesk();
    const refinements = { ...noRefinements, noBids: true };
    const searches = new Map([
      ['all', defaultQuestion],
      ['no bids', { ...defaultQuestion, refinements }],
    ]);
    const asked = jest.spyOn(at.twins.offers, 'list');
    await keep.preview(searches, signal);
    const listed = wholeList(at.dealer, 'browse');
    const first = await (asked.mock.results[0]!.value as ReturnType<Offers['list']>);
    const fitting = first.ok ? first.value.offers.filter(({ bidsCount }) => bidsCount === 0) : [];
    expect(matches.newestOf('all')).toEqual({ hashIds: idsOf(listed).slice(0, 3), total: listed.length });
    expect(matches.newestOf('no bids')).toEqual({ hashIds: idsOf(fitting).slice(0, 3), total: null });
    await keep.preview(searches, signal);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('says that a search that is not saved could not be counted, until it is', async () => {
    const { at, matches, keep } = await aDesk();
    const searches = new Map([['all', defaultQuestion]]);
    jest.spyOn(at.twins.offers, 'list').mockResolvedValueOnce(failed({ reason: 'offline' }));
    await keep.preview(searches, signal);
    expect([matches.isFailed('all'), matches.newestOf('all')]).toEqual([true, undefined]);
    await keep.preview(searches, signal);
    expect([matches.isFailed('all'), matches.newestOf('all')?.hashIds.length]).toEqual([false, 3]);
  });

  it('counts what was published in the second of the visit, because the server says whole seconds', async () => {
    const { at, keep, matches } = await aDesk();
    const [newest] = wholeList(at.dealer, 'browse').map(({ publishedAt }) => publishedAt!);
    keep.putBack('All', savedAs('All', defaultQuestion, newest! + 999));
    await keep.count(signal);
    expect(matches.foundFor('All').hashIds.size).toBe(1);
  });

  it('counts no more searches than it may ask for, and first those that were never counted', async () => {
    const { at, matches, keep, saveBefore } = await aDesk();
    const ids = ['One', 'Two', 'Three'].map(name => saveBefore(name, 4));
    await keep.count(signal, 2);
    const notCounted = () => ids.filter(id => matches.foundFor(id).isAtLeast);
    expect(notCounted()).toHaveLength(1);
    at.twins.clock.advance(16 * MINUTE);
    await keep.count(signal, 1);
    expect(notCounted()).toEqual([]);
    expect(at.calls).toHaveLength(3);
  });

  it('knows what this device has seen before it counts', async () => {
    const { at, keep, matches } = await aDesk();
    const seen = wholeList(at.dealer, 'browse').slice(0, 3);
    const records = seen.map(offer => ({ key: offer.hashId, changedAt: 1, value: [seenAs(offer, 1)] }));
    await at.twins.book.put(at.session.dealerKey, 'seen', records);
    const refinements = { ...noRefinements, notSeen: true };
    keep.putBack('Not seen', savedAs('Not seen', { ...defaultQuestion, refinements }, 0));
    await keep.count(signal);
    expect(matches.foundFor('Not seen').hashIds.size).toBe(17);
  });

  it('says "at least" if the whole first page is new', async () => {
    const { matches, keep, saveBefore } = await aDesk();
    const id = saveBefore('All', 40);
    await keep.count(signal);
    expect(matches.foundFor(id)).toMatchObject({ isAtLeast: true });
    expect(matches.foundFor(id).hashIds.size).toBe(20);
  });

  it('asks once for each search, and again when the answer is old', async () => {
    const { at, keep, saveBefore } = await aDesk();
    saveBefore('All', 4);
    await keep.count(signal);
    const { length } = at.calls;
    await keep.count(signal);
    expect(at.calls).toHaveLength(length);
    at.twins.clock.advance(16 * MINUTE);
    await keep.count(signal);
    expect(at.calls).toHaveLength(length + 1);
  });

  it('says so if the offers cannot be counted', async () => {
    const { at, matches, keep, saveBefore } = await aDesk();
    const id = saveBefore('All', 4);
    jest.spyOn(at.twins.offers, 'list').mockResolvedValue({ ok: false, failure: { reason: 'offline' } });
    await keep.count(signal);
    expect(matches.isFailed(id)).toBe(true);
  });

  it('refuses a search that would displace another one', async () => {
    const { keep } = await aDesk();
    const ids = Array.from({ length: 51 }, (_, index) => keep.save(`Search ${index}`, defaultQuestion));
    expect(new Set(ids).size).toBe(51);
    expect(ids.at(-1)).toBeNull();
    expect(ids.slice(0, 50)).not.toContain(null);
    await settled();
  });
});

describe('NewMatches', () => {
  it('leaves out offers that were hidden since, and searches that were deleted', async () => {
    const { at, keep, matches, saveBefore } = await aDesk();
    const id = saveBefore('All', 4);
    const other = saveBefore('The same', 4);
    await keep.count(signal);
    const found = wholeList(at.dealer, 'browse').filter(({ hashId }) => matches.foundFor(id).hashIds.has(hashId));
    at.container.get(HiddenOffers).hide(found.find(mayBeHidden)!, { reason: 'far', until: 'forGood' });
    expect(matches.of(id).count).toBe(3);
    expect(matches.total).toBe(6);
    keep.remove(other);
    expect(matches.total).toBe(3);
    expect(matches.all.map(({ searchId }) => searchId)).toEqual([id]);
  });

  it('leaves out what this device has seen, in the search or elsewhere, also before the page was reloaded', async () => {
    const { at, matches, keep, saveBefore } = await aDesk();
    const [seenBefore, seenNow] = wholeList(at.dealer, 'browse');
    const seen = [{ key: seenBefore!.hashId, changedAt: 1, value: [seenAs(seenBefore!, 1)] }];
    await at.twins.book.put(at.session.dealerKey, 'seen', seen);
    const id = saveBefore('All', 4);
    await keep.count(signal);
    expect(matches.of(id).count).toBe(3);
    at.container.get(SeenOffers).keep(new Map([[seenNow!.hashId, seenAs(seenNow!, 1)]]));
    expect(matches.total).toBe(2);
  });

  it('knows a lower bound of a search that was not counted, and all of one that the dealer has just opened', async () => {
    const { matches, saveBefore } = await aDesk();
    const id = saveBefore('All', 4);
    runInAction(() => matches.counted(id, ['MB-NEW' as HashId]));
    expect(matches.of(id)).toMatchObject({ count: 1, isAtLeast: true });
    runInAction(() => matches.visited(id));
    expect(matches.of(id)).toMatchObject({ count: 0, isAtLeast: false });
  });
});
