import { WholeLists } from '../../../src/application/offers/list/WholeLists';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { offerTabs } from '../../../src/domain/offers/list/OfferTab';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { atTheList, Workplace } from '../../support/Workplace';

watchActions();

async function refetched(at: Workplace): Promise<void> {
  at.calls.length = 0;
  at.refetchScreen.refetch();
  await settled();
}

/** A dealer who looks at the second of three loaded pages. */
async function onTheSecondPage(): Promise<Workplace> {
  const at = await atTheList({ offers: 100 });
  await at.loadOffers.more('browse');
  await at.loadOffers.more('browse');
  at.lists.rowsShown([2]);
  return at;
}

/** Counts how many requests are under way at the same time. */
function countRequests({ twins: { offers } }: Workplace) {
  let underWay = 0;
  let most = 0;
  const counted =
    <Question extends unknown[], Answer>(ask: (...question: Question) => Promise<Answer>) =>
    async (...question: Question): Promise<Answer> => {
      most = Math.max(most, (underWay += 1));
      const answer = await ask(...question);
      underWay -= 1;
      return answer;
    };
  const [list, open] = [counted(offers.list.bind(offers)), counted(offers.open.bind(offers))];
  jest.spyOn(offers, 'list').mockImplementation(list);
  jest.spyOn(offers, 'open').mockImplementation(open);
  return { mostAtOnce: () => most };
}

async function looksAt(at: Workplace, page: number): Promise<void> {
  at.lists.rowsShown([page]);
  await settled();
}

it('RefetchScreen fetches the visible list, and the others are outdated', async () => {
  const at = await atTheList();
  await at.loadOffers.refresh('liked');
  await at.home.refresh();
  await refetched(at);
  expect(at.calls).toEqual(['list browse 1']);
  const outdated = at.lists.all.filter(list => list.needsRequest).map(({ tab }) => tab);
  expect(outdated).toEqual(offerTabs.filter(tab => tab !== 'browse'));
  expect([at.list('liked').lastFetchedAt, at.home.lastFetchedAt]).toEqual([0, 0]);
});

it('RefetchScreen fetches the open offer', async () => {
  const at = await atTheList();
  const hashId = at.list('browse').ids[0]!;
  at.lists.shown(null);
  await at.opened.open(hashId);
  await refetched(at);
  expect(at.calls).toEqual([`open ${hashId}`]);
});

it('RefetchScreen refetches each screen until it is left, even if two have the same data', async () => {
  const at = await atTheList();
  const refetch = jest.fn();
  const leave = at.refetches.add(refetch);
  const leaveOther = at.refetches.add(refetch);
  await refetched(at);
  expect(refetch).toHaveBeenCalledTimes(2);
  leave();
  await refetched(at);
  expect(refetch).toHaveBeenCalledTimes(3);
  leaveOther();
  await refetched(at);
  expect(refetch).toHaveBeenCalledTimes(3);
});

describe('what could not be fetched', () => {
  const automatic = { retriesFailed: false };

  it('is fetched again by the dealer, but not by a reconnection', async () => {
    const at = new Workplace();
    at.lists.shown('browse');
    at.twins.line.failNext({ reason: 'timedOut' });
    await at.loadOffers.show('browse', defaultQuestion);
    at.calls.length = 0;
    at.refetchScreen.refetch(automatic);
    await settled();
    expect([at.calls, at.list('browse').needsRequest]).toEqual([[], false]);
    expect(at.list('liked').needsRequest).toBe(true);
    at.refetchScreen.refetch();
    await settled();
    expect(at.calls).toEqual(['list browse 1']);
  });

  it('is fetched by a reconnection too if it was there before', async () => {
    const at = await atTheList();
    at.calls.length = 0;
    at.refetchScreen.refetch(automatic);
    await settled();
    expect(at.calls).toEqual(['list browse 1']);
  });

  it('is the opened offer, in the same way', async () => {
    const at = await atTheList();
    const hashId = at.list('browse').ids[0]!;
    at.lists.shown(null);
    const calls = async (how?: typeof automatic) => {
      at.calls.length = 0;
      at.refetchScreen.refetch(how);
      await settled();
      return at.calls.length;
    };
    at.twins.line.failNext({ reason: 'timedOut' });
    await at.opened.open(hashId);
    expect(at.opened.isRead(hashId)).toBe(false);
    expect(await calls(automatic)).toBe(0);
    expect(await calls()).toBe(1);
    expect(at.opened.isRead(hashId)).toBe(true);
    expect(await calls(automatic)).toBe(1);
    at.twins.line.failNext({ reason: 'timedOut' });
    await at.opened.read(hashId);
    expect(at.opened.isRead(hashId)).toBe(false);
    expect(await calls(automatic)).toBe(0);
  });
});

describe('a page that is off screen', () => {
  it('is fetched once, even if the data was refetched twice', async () => {
    const at = await onTheSecondPage();
    await refetched(at);
    await refetched(at);
    await looksAt(at, 3);
    expect(at.calls).toEqual(['list browse 2', 'list browse 3']);
    await looksAt(at, 2);
    await looksAt(at, 1);
    expect(at.calls).toEqual(['list browse 2', 'list browse 3', 'list browse 1']);
  });

  it('is not fetched twice if it is loaded afterwards', async () => {
    const at = await onTheSecondPage();
    await refetched(at);
    await at.loadOffers.more('browse');
    await looksAt(at, 4);
    expect(at.calls).toEqual(['list browse 2', 'list browse 4']);
  });

  it('is not fetched twice if it is the next one after the list started over', async () => {
    const at = await onTheSecondPage();
    at.lists.rowsShown([1]);
    await refetched(at);
    await at.loadOffers.refresh('browse');
    await at.loadOffers.more('browse');
    await looksAt(at, 2);
    expect(at.calls).toEqual(['list browse 1', 'list browse 1', 'list browse 2']);
  });

  it('is fetched with at most two others at a time, and only if a row near the screen belongs to it', async () => {
    const at = await atTheList({ offers: 400 });
    await at.container.get(WholeLists).loadAll('browse');
    const list = at.list('browse');
    await at.loadOffers.show('browse', { ...defaultQuestion, order: { key: 'bids', direction: 'ascending' } });
    list.place.scrolledTo(300);
    const pages = [1, 4, 7, 12, 13, 19, 20];
    const near = pages.map(page => list.idsOnPage(page)[0]!);
    at.lists.tilesVisible({ tab: 'browse', ids: near, from: 0, to: near.length });
    at.lists.rowsShown(pages);
    for (const hashId of near) at.market.marketplace.rivalBuys(hashId);
    const requests = countRequests(at);
    await refetched(at);
    const asked = [...at.calls];
    expect(asked.slice(0, 7)).toEqual(pages.map(page => `list browse ${page}`));
    // The buyer of the first sale is asked for at once.
    expect([...new Set(asked.slice(7))]).toEqual(near.map(hashId => `open ${hashId}`));
    expect(requests.mostAtOnce()).toBe(3);
    at.lists.rowsShown([1, 2, 4]);
    await settled();
    expect(at.calls.slice(asked.length)).toEqual(['list browse 2']);
  });

  it('is not fetched in a paginated list, because it is not loaded', async () => {
    const at = await atTheList();
    await at.loadOffers.show('browse', { ...defaultQuestion, paging: 'paginated', page: 3 });
    await refetched(at);
    await looksAt(at, 2);
    expect(at.calls).toEqual(['list browse 3']);
  });
});
