import { WholeLists } from '../../../../src/application/offers/list/WholeLists';
import type { OfferListPart } from '../../../../src/application/ports/Offers';
import { noFilters } from '../../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion } from '../../../../src/domain/offers/list/BrowseQuestion';
import { offerTabs } from '../../../../src/domain/offers/list/OfferTab';
import type { Failure } from '../../../../src/domain/shared/Failure';
import { failed, type Result } from '../../../../src/domain/shared/Result';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { atTheList, Workplace } from '../../../support/Workplace';
import { aDealerWithManyBids } from '../../bidding/raise/aDealerWithManyBids';

watchActions();

async function aList(offers = 200) {
  const at = new Workplace({ offers });
  at.lists.shown('browse');
  await at.loadOffers.refresh('browse');
  const asked: number[] = [];
  let underWay = 0;
  let most = 0;
  let broken = Infinity;
  const { offers: port } = at.twins;
  const list = port.list.bind(port);
  jest.spyOn(port, 'list').mockImplementation(async (...question): Promise<Result<OfferListPart, Failure>> => {
    asked.push(question[1].page);
    most = Math.max(most, (underWay += 1));
    const answer = await list(...question);
    underWay -= 1;
    return question[1].page >= broken ? failed({ reason: 'offline' }) : answer;
  });
  return {
    at,
    asked,
    mostAtOnce: () => most,
    breakFrom: (page: number) => (broken = page),
    list: at.list('browse'),
    load: at.container.get(WholeLists),
  };
}

describe('a list whose rows are all wanted', () => {
  it('loads each further page once, at most three at a time', async () => {
    const { list, load, asked, mostAtOnce } = await aList();
    const loading = load.loadAll('browse');
    expect(load.isLoadingAll('browse')).toBe(true);
    await loading;
    expect(list.ids).toHaveLength(list.totalCount);
    expect(new Set(list.ids).size).toBe(list.totalCount);
    expect(asked).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(mostAtOnce()).toBe(3);
    expect(load.isLoadingAll('browse')).toBe(false);
  });

  it('stops at the wanted number of rows', async () => {
    const { list, load } = await aList();
    await load.loadAll('browse', 50);
    expect(list.ids).toHaveLength(80);
    expect(load.isLoadingAll('browse')).toBe(false);
  });

  it('stops after the pages that are under way when it is cancelled', async () => {
    const { list, load, asked } = await aList();
    const loading = load.loadAll('browse');
    load.stopLoading('browse');
    await loading;
    expect(asked).toEqual([2, 3, 4]);
    expect(list.ids).toHaveLength(80);
  });

  it('keeps what was loaded when a page fails, and says so at the end of the list', async () => {
    const { list, load, breakFrom } = await aList();
    breakFrom(6);
    await load.loadAll('browse');
    expect(list.ids).toHaveLength(100);
    expect(list.status).toMatchObject({ step: 'failed', what: 'more' });
    expect(load.isLoadingAll('browse')).toBe(false);
  });
});

const pagesAsked = (at: Workplace) => at.sent('list').filter(call => call.startsWith('list browse'));

describe('a list in which the dealer steps from offer to offer', () => {
  it('loads a further page near the end of the loaded rows, and none before', async () => {
    const at = await atTheList();
    const ahead = at.container.get(WholeLists);
    const { ids } = at.list('browse');
    const loaded = ids.length;
    await ahead.loadAhead(ids[loaded - 6]!);
    expect(pagesAsked(at)).toEqual(['list browse 1']);
    await ahead.loadAhead(ids[loaded - 5]!);
    expect(pagesAsked(at)).toEqual(['list browse 1', 'list browse 2']);
    expect(ids.length).toBeGreaterThan(loaded);
  });

  it('loads nothing at the end of the whole list', async () => {
    const at = await atTheList();
    const { ids } = at.list('browse');
    while (at.list('browse').hasMore) await at.loadOffers.more('browse');
    const asked = at.sent('list').length;
    await at.container.get(WholeLists).loadAhead(ids.at(-1)!);
    expect(at.sent('list')).toHaveLength(asked);
  });

  it('loads nothing for an offer that was not opened from a list', async () => {
    const at = await atTheList();
    const last = at.list('browse').ids.at(-1)!;
    at.lists.screenOpened();
    await at.container.get(WholeLists).loadAhead(last);
    expect(pagesAsked(at)).toEqual(['list browse 1']);
  });
});

const campers = { ...defaultQuestion, filters: { ...noFilters, vehicleType: 'Camper' as const } };

function atTheStart() {
  const at = new Workplace();
  return { at, fetchAll: at.container.get(WholeLists) };
}

describe('the lists after the sign-in', () => {
  it('fetches the visible list first, and each list once', async () => {
    const { at, fetchAll } = atTheStart();
    at.lists.shown('archived');
    await fetchAll.showEach();
    const others = offerTabs.filter(tab => tab !== 'archived');
    expect(at.calls).toEqual(['archived', ...others].map(tab => `list ${tab} 1`));
  });

  it('fetches new lists as the dealer wants them, and the others as they were shown', async () => {
    const { at, fetchAll } = atTheStart();
    at.appearance.choosePaging('paginated');
    await at.loadOffers.show('browse', campers);
    await fetchAll.showEach();
    fetchAll.outdateEach();
    await fetchAll.showEach();
    expect(at.list('browse').question).toEqual(campers);
    expect(at.list('liked').question.paging).toBe('paginated');
    expect(at.sent('list')).toHaveLength(2 * offerTabs.length);
  });

  it('does not replace a question that is on its way', async () => {
    const { at, fetchAll } = atTheStart();
    at.twins.line.latency = 100;
    void at.loadOffers.show('browse', campers);
    void fetchAll.showEach();
    await at.passes(100);
    expect(at.list('browse').question).toEqual(campers);
    expect(at.calls).toEqual(['list browse 1', 'list liked 1']);
  });

  it('fetches the liked offers again if they could not be fetched, and then knows the count of likes', async () => {
    const { at, fetchAll } = atTheStart();
    at.lists.shown('liked');
    at.twins.line.failNext({ reason: 'offline' });
    await at.loadOffers.refresh('liked');
    expect(at.likes.count).toBeNull();
    await fetchAll.showEach();
    expect(at.sent('list').filter(call => call === 'list liked 1')).toHaveLength(2);
    await settled();
    expect(at.likes.count).toBe(at.dealer.counters().likedOffers);
  });

  it('keeps a count of likes that arrived while it fetched', async () => {
    const { at, fetchAll } = atTheStart();
    const fetched = fetchAll.showEach();
    at.likes.serverCounted(42);
    await fetched;
    expect(at.likes.count).toBe(42);
  });
});

it.each([
  // Its sums need all pages, so several are asked at once.
  ['ownBids', [1, 2, 3]],
  ['browse', [1, 2]],
] as const)('a list of %s asks on its own, as soon as it is shown, for the pages %j', async (tab, pages) => {
  const at = aDealerWithManyBids();
  at.twins.line.latency = 100;
  const leave = at.container.get(WholeLists).show(tab);
  await at.passes(100);
  expect(at.sent('list')).toEqual(pages.map(page => `list ${tab} ${page}`));
  leave();
});

it('a visible list fetches its top again when it becomes outdated, until it is left', async () => {
  const at = await atTheList();
  await at.loadOffers.more('browse');
  at.lists.rowsShown([2]);
  const leave = at.container.get(WholeLists).keepCurrent('browse');
  at.calls.length = 0;
  at.list('liked').outdated();
  await settled();
  expect(at.calls).toEqual([]);
  at.list('browse').outdated();
  await settled();
  expect(at.calls).toEqual(['list browse 1', 'list browse 2']);
  leave();
  at.list('browse').outdated();
  await settled();
  expect(at.calls).toHaveLength(2);
});
