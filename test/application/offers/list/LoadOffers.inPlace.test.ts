import { runInAction } from 'mobx';
import { noFilters } from '../../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion } from '../../../../src/domain/offers/list/BrowseQuestion';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { atTheList, Workplace } from '../../../support/Workplace';

watchActions();

/** A dealer who looks at the second of three loaded pages of a list of five. */
async function aReaderInTheMidst(): Promise<Workplace> {
  const at = await atTheList({ offers: 100 });
  await at.loadOffers.more('browse');
  await at.loadOffers.more('browse');
  at.list('browse').place.scrolledTo(2000);
  at.lists.rowsShown([2]);
  at.calls.length = 0;
  return at;
}

it('an update in place fetches only the pages on screen and moves no row', async () => {
  const at = await aReaderInTheMidst();
  const before = [...at.list('browse').ids];
  const [seen, unseen] = [before[25]!, before[50]!];
  at.market.marketplace.rivalBids(seen);
  at.market.marketplace.rivalBids(unseen);
  await at.loadOffers.refreshInPlace('browse');
  expect(at.sent('list')).toEqual(['list browse 2']);
  expect(at.list('browse').ids).toEqual(before);
  expect(at.offer(seen)).toEqual(at.served(seen));
  expect(at.offer(unseen).highestBid).toBeLessThan(at.served(unseen).highestBid);
});

it('an update in place reads rows that are on no page any more, because they may be sold', async () => {
  const at = await aReaderInTheMidst();
  const before = [...at.list('browse').ids];
  const [sold, soldElsewhere] = [before[30]!, before[55]!];
  for (const hashId of [sold, soldElsewhere]) at.market.marketplace.rivalBuys(hashId);
  await at.loadOffers.refreshInPlace('browse');
  expect(at.calls).toEqual(['list browse 2', `open ${sold}`]);
  expect(at.offer(sold).closed).toBe(true);
  expect(at.list('browse').ids).toEqual(before);
});

it('an update in place takes all rows of a page for new if none is known', async () => {
  const at = await aReaderInTheMidst();
  at.lists.rowsShown([1]);
  for (let count = 0; count < 20; count += 1) at.market.marketplace.publish();
  await at.loadOffers.refreshInPlace('browse');
  expect(at.list('browse').newRows).toHaveLength(20);
});

it('an update in place lets new offers wait above the list', async () => {
  const at = await aReaderInTheMidst();
  at.lists.rowsShown([1, 2]);
  const before = [...at.list('browse').ids];
  const fresh = at.market.marketplace.publish();
  await at.loadOffers.refreshInPlace('browse');
  expect(at.list('browse').ids).toEqual(before);
  expect(at.list('browse').newRows).toEqual([fresh]);
});

it.each([1, 19])('an update in place does not take rows for new that moved up because %i were sold', async sold => {
  const at = await aReaderInTheMidst();
  at.lists.rowsShown([3]);
  for (const hashId of at.list('browse').ids.slice(0, sold)) at.market.marketplace.rivalBuys(hashId);
  await at.loadOffers.refreshInPlace('browse');
  expect(at.sent('list')).toEqual(['list browse 3']);
  expect(at.list('browse').newRows).toEqual([]);
});

it('an update in place moves no row if the dealer has scrolled within a single page', async () => {
  const at = await atTheList();
  at.list('browse').place.scrolledTo(300);
  const before = [...at.list('browse').ids];
  const fresh = at.market.marketplace.publish();
  await at.loadOffers.refreshInPlace('browse');
  expect(at.list('browse').ids).toEqual(before);
  expect(at.list('browse').newRows).toEqual([fresh]);
});

it('an update in place moves no row under the pointer', async () => {
  const at = await atTheList();
  at.list('browse').place.useChanged(true);
  const before = [...at.list('browse').ids];
  const fresh = at.market.marketplace.publish();
  await at.loadOffers.refreshInPlace('browse');
  expect(at.list('browse').ids).toEqual(before);
  expect(at.list('browse').newRows).toEqual([fresh]);
});

it('an update in place keeps all loaded pages, even at the top', async () => {
  const at = await aReaderInTheMidst();
  at.list('browse').place.scrolledTo(0);
  at.lists.rowsShown([1]);
  await at.loadOffers.refreshInPlace('browse');
  expect(at.list('browse').ids).toHaveLength(60);
});

it('an update in place loads a list that was never loaded, even under the pointer', async () => {
  const at = new Workplace();
  at.list('browse').place.useChanged(true);
  expect(await at.loadOffers.refreshInPlace('browse')).toBe(true);
  expect(at.list('browse').ids).toHaveLength(20);
});

it('an update in place that has to reload the list fails if that fails', async () => {
  const at = new Workplace();
  at.twins.line.failNext({ reason: 'timedOut' });
  expect(await at.loadOffers.refreshInPlace('browse')).toBe(false);
  expect(await at.loadOffers.refreshInPlace('browse')).toBe(true);
});

it('an offer stops waiting once it is in the list', async () => {
  const at = await aReaderInTheMidst();
  const other = await atTheList({ beside: at });
  while (other.list('browse').hasMore) await other.loadOffers.more('browse');
  const waiting = other.list('browse').ids[at.list('browse').ids.length]!;
  runInAction(() => at.list('browse').newRowsArrived([waiting]));
  expect(at.list('browse').newRows).toEqual([waiting]);
  await at.loadOffers.more('browse');
  expect(at.list('browse').ids).toContain(waiting);
  expect(at.list('browse').newRows).toEqual([]);
});

it('an update in place restarts the list if no row can move, at the top or in a paginated list', async () => {
  const at = await atTheList();
  const fresh = at.market.marketplace.publish();
  await at.loadOffers.refreshInPlace('browse');
  expect(at.list('browse').ids[0]).toBe(fresh);
  await at.loadOffers.show('browse', { ...defaultQuestion, paging: 'paginated', page: 2 });
  at.calls.length = 0;
  at.list('browse').place.scrolledTo(300);
  await at.loadOffers.refreshInPlace('browse');
  expect(at.sent('list')).toEqual(['list browse 2']);
});

it('an update in place replaces a page that was on its way, and then requests that page again', async () => {
  const at = await aReaderInTheMidst();
  at.twins.line.latency = 100;
  void at.loadOffers.more('browse');
  void at.loadOffers.refreshInPlace('browse');
  await at.passes(100);
  await at.passes(100);
  expect(at.sent('list')).toEqual(['list browse 4', 'list browse 2', 'list browse 4']);
  expect(at.list('browse').ids).toHaveLength(80);
  expect(at.list('browse').status).toEqual({ step: 'idle' });
});

it('more rows that were asked for at the top have arrived when the call ends, although an update in place came between', async () => {
  const at = await atTheList({ offers: 100 });
  at.twins.line.latency = 100;
  let hasEnded = false;
  const more = at.loadOffers.more('browse').then(() => (hasEnded = true));
  await settled();
  void at.loadOffers.refreshInPlace('browse');
  await settled();
  await at.passes(100);
  expect([hasEnded, at.list('browse').nextPage]).toEqual([false, 2]);
  await at.passes(100);
  await more;
  expect(at.list('browse').nextPage).toBe(3);
});

it('an update in place loads more afterwards if the dealer reached the end meanwhile', async () => {
  const at = await aReaderInTheMidst();
  at.twins.line.latency = 100;
  void at.loadOffers.refreshInPlace('browse');
  void at.loadOffers.more('browse');
  void at.loadOffers.refreshInPlace('browse');
  await at.passes(100);
  expect(at.list('browse').ids).toHaveLength(60);
  await at.passes(100);
  expect(at.list('browse').ids).toHaveLength(80);
  expect(at.sent('list')).toEqual(['list browse 2', 'list browse 2', 'list browse 4']);
});

it('an update in place loads no more afterwards if the next page was asked for twice before', async () => {
  const at = await aReaderInTheMidst();
  await Promise.all([at.loadOffers.more('browse'), at.loadOffers.more('browse')]);
  await at.loadOffers.refreshInPlace('browse');
  expect(at.sent('list')).toEqual(['list browse 4', 'list browse 2']);
});

it('an update in place gives way to a new question', async () => {
  const at = await aReaderInTheMidst();
  const campers = { ...defaultQuestion, filters: { ...noFilters, vehicleType: 'Camper' as const } };
  at.twins.line.latency = 100;
  const updated = at.loadOffers.refreshInPlace('browse');
  void at.loadOffers.show('browse', campers);
  await at.passes(100);
  expect(await updated).toBe(false);
  expect(at.list('browse').ids.every(hashId => at.offer(hashId).vehicleType === 'Camper')).toBe(true);
  expect(at.list('browse').status).toEqual({ step: 'idle' });
});

it('an update in place does not accept the answer to an older question', async () => {
  const at = await aReaderInTheMidst();
  const campers = { ...defaultQuestion, filters: { ...noFilters, vehicleType: 'Camper' as const } };
  at.twins.line.latency = 100;
  void at.loadOffers.show('browse', campers);
  void at.loadOffers.refreshInPlace('browse');
  await at.passes(100);
  expect(at.list('browse').ids.every(hashId => at.offer(hashId).vehicleType === 'Camper')).toBe(true);
  expect(at.list('browse').status).toEqual({ step: 'idle' });
});

describe('an offer list after a reconnection', () => {
  const passedBy = async () => {
    const at = await aReaderInTheMidst();
    const old = at.list('browse').ids[5]!;
    at.market.marketplace.rivalBids(old);
    at.lists.shown('browse');
    at.refetchScreen.refetch();
    await settled();
    expect(at.calls).toEqual(['list browse 2']);
    return { at, old };
  };

  it('fetches rows that were off screen once, when they are scrolled to', async () => {
    const { at, old } = await passedBy();
    at.lists.rowsShown([1, 2]);
    await settled();
    expect(at.calls.slice(1)).toEqual(['list browse 1']);
    expect(at.offer(old)).toEqual(at.served(old));
    for (const page of [2, 1]) {
      at.lists.rowsShown([page]);
      await settled();
    }
    expect(at.calls).toHaveLength(2);
  });

  it('retries rows that could not be fetched or were scrolled past', async () => {
    const { at, old } = await passedBy();
    at.twins.line.failNext({ reason: 'timedOut' });
    at.lists.rowsShown([1]);
    await settled();
    at.lists.rowsShown([2]);
    at.lists.rowsShown([1]);
    await settled();
    expect(at.calls.slice(1)).toEqual(['list browse 1', 'list browse 1']);
    expect(at.offer(old)).toEqual(at.served(old));
  });

  it('fetches no page twice that is loaded again because the list started over', async () => {
    const { at } = await passedBy();
    await at.loadOffers.refresh('browse');
    for (const page of [2, 3]) {
      await at.loadOffers.more('browse');
      at.lists.rowsShown([page]);
      await settled();
    }
    expect(at.calls.slice(1)).toEqual(['list browse 1', 'list browse 2', 'list browse 3']);
  });

  it('fetches nothing while it is off screen', async () => {
    const { at } = await passedBy();
    at.lists.left('browse');
    at.lists.rowsShown([1]);
    await settled();
    expect(at.calls).toHaveLength(1);
  });
});

describe('a failed update in place', () => {
  it('is told beside the list, keeps the rows and leaves further pages loadable', async () => {
    const at = await aReaderInTheMidst();
    const before = [...at.list('browse').ids];
    at.twins.line.failNext({ reason: 'timedOut' });
    await at.loadOffers.refreshInPlace('browse');
    expect(at.list('browse')).toMatchObject({ updateFailure: { reason: 'timedOut' }, status: { step: 'idle' } });
    expect(at.list('browse').ids).toEqual(before);
    await at.loadOffers.more('browse');
    expect(at.list('browse').ids).toHaveLength(before.length + 20);
    expect(at.list('browse').updateFailure).toEqual({ reason: 'timedOut' });
    await at.loadOffers.refreshInPlace('browse');
    expect(at.list('browse').updateFailure).toBeNull();
  });

  it('loads the page that the dealer waits for at the end of the list', async () => {
    const at = await aReaderInTheMidst();
    at.twins.line.failNext({ reason: 'timedOut' });
    const updated = at.loadOffers.refreshInPlace('browse');
    await Promise.all([at.loadOffers.more('browse'), updated]);
    expect(await updated).toBe(false);
    expect(at.sent('list')).toEqual(['list browse 2', 'list browse 4']);
    expect(at.list('browse').ids).toHaveLength(80);
  });
});
