import { _isComputingDerivation, autorun, computed, runInAction, untracked } from 'mobx';
import type { OfferLists } from '../../../../src/application/offers/list/OfferLists';
import { SparseObservableMap } from '../../../../src/application/offers/list/SparseObservableMap';
import { WholeLists } from '../../../../src/application/offers/list/WholeLists';
import { ArrangeTable } from '../../../../src/application/offers/table/ArrangeTable';
import type { OfferListPart } from '../../../../src/application/ports/Offers';
import { noFilters } from '../../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion } from '../../../../src/domain/offers/list/BrowseQuestion';
import { defaultColumns } from '../../../../src/domain/offers/list/OfferColumn';
import { offerTabs } from '../../../../src/domain/offers/list/OfferTab';
import type { HashId } from '../../../../src/domain/offers/Offer';
import type { Failure } from '../../../../src/domain/shared/Failure';
import { failed, type Result } from '../../../../src/domain/shared/Result';
import { arrives, offerLists } from '../../../support/aList';
import { settled } from '../../../support/settled';
import { watchActions } from '../../../support/watchActions';
import { atTheList, Workplace } from '../../../support/Workplace';
import { InMemoryPreferences } from '../../../twins/BrowserTwins';
import { aDealerWithManyBids } from '../../bidding/raise/aDealerWithManyBids';

watchActions();

describe('OfferLists', () => {
  const [a, b, c, d] = ['MB-A', 'MB-B', 'MB-C', 'MB-D'] as [HashId, HashId, HashId, HashId];

  const inSight = (lists: OfferLists) => [a, b, c, d].filter(id => lists.isInSight(id));

  function atTheMiddleTiles(): OfferLists {
    const lists = offerLists();
    lists.shown('liked');
    lists.tilesVisible({ tab: 'liked', ids: [a, b, c, d], from: 1, to: 3 });
    return lists;
  }

  it('has one list for each tab, and shows none at first', () => {
    const lists = offerLists();
    expect(lists.all.map(({ tab }) => tab)).toEqual(offerTabs);
    expect(lists.all.map(({ tab }) => lists.of(tab))).toEqual(lists.all);
    expect([lists.visible, lists.openOffer, lists.pagesOnScreen]).toEqual([null, null, [1]]);
  });

  describe('an offer', () => {
    it('is in sight if it is among the visible tiles', () => {
      expect(inSight(atTheMiddleTiles())).toEqual([b, c]);
      expect(inSight(offerLists())).toEqual([]);
    });

    it('is out of sight while another list or a screen without a list is shown', () => {
      const lists = atTheMiddleTiles();
      lists.shown('browse');
      expect(inSight(lists)).toEqual([]);
      lists.shown('liked');
      expect(inSight(lists)).toEqual([b, c]);
      lists.screenOpened();
      expect(inSight(lists)).toEqual([]);
    });

    it('is the only one in sight while it is open', () => {
      const lists = atTheMiddleTiles();
      lists.offerOpened(a);
      expect(inSight(lists)).toEqual([a]);
      lists.offerClosed(b);
      expect(inSight(lists)).toEqual([a]);
      lists.offerClosed(a);
      expect(inSight(lists)).toEqual([b, c]);
    });
  });

  describe('the order on screen', () => {
    it('is the one of the visible list, also while an offer is open, and empty without a list', () => {
      const lists = atTheMiddleTiles();
      expect(lists.idsOnScreen).toEqual([a, b, c, d]);
      lists.offerOpened(a);
      expect(lists.idsOnScreen).toEqual([a, b, c, d]);
      lists.shown('browse');
      expect(lists.idsOnScreen).toEqual([]);
      expect(offerLists().idsOnScreen).toEqual([]);
    });

    it('can be observed', () => {
      const lists = atTheMiddleTiles();
      const seen: HashId[][] = [];
      const stop = autorun(() => seen.push([...lists.idsOnScreen]));
      lists.tilesVisible({ tab: 'liked', ids: [b, a], from: 0, to: 2 });
      stop();
      expect(seen).toEqual([
        [a, b, c, d],
        [b, a],
      ]);
    });
  });

  it('a list scrolls to the offer that was open last, unless the offer is in sight or not in the list', () => {
    const lists = atTheMiddleTiles();
    const list = lists.of('liked');
    arrives(list, 'first', { ids: [a, b, c, d], totalPages: 1, totalCount: 4, limit: null }, 1);
    lists.returnedTo(b);
    lists.returnedTo('MB-X' as HashId);
    expect([list.place.restarts, list.place.topTile]).toEqual([0, null]);
    lists.returnedTo(d);
    expect([list.place.restarts, list.place.topTile]).toEqual([1, { hashId: d, above: 0 }]);
    lists.screenOpened();
    lists.returnedTo(a);
    expect(list.place.restarts).toBe(1);
  });

  it('a list stays visible if the page of another list is left', () => {
    const lists = atTheMiddleTiles();
    lists.left('browse');
    expect(lists.visible).toBe('liked');
    lists.left('liked');
    expect(lists.visible).toBeNull();
  });

  it('a deal that moves makes the lists with deals outdated', () => {
    const lists = offerLists();
    lists.dealMoved();
    expect(lists.all.filter(list => list.needsRequest).map(({ tab }) => tab)).toEqual(['inRealization', 'archived']);
  });
});

describe('WholeLists', () => {
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
});

describe('SparseObservableMap', () => {
  const aMap = () => {
    const map = new SparseObservableMap<string, number>();
    runInAction(() => map.set('held', 1));
    return map;
  };

  it('holds the last value that was set', () => {
    const map = aMap();
    runInAction(() => map.set('held', 2));
    expect([map.get('held'), map.has('held')]).toEqual([2, true]);
    expect([map.get('unknown'), map.has('unknown')]).toEqual([undefined, false]);
  });

  it.each<readonly [string, (map: SparseObservableMap<string, number>) => unknown]>([
    ['its value', map => map.get('held')],
    ['its presence', map => map.has('held')],
    ['a value computed from it', map => computed(() => (map.get('held') ?? 0) * 2).get()],
  ])('an observer of one entry (%s) reacts to changes of that entry and of no other', (_, look) => {
    const map = aMap();
    let looks = 0;
    const stop = autorun(() => {
      look(map);
      looks += 1;
    });
    runInAction(() => map.set('other', 5));
    expect(looks).toBe(1);
    runInAction(() => map.set('held', 2));
    stop();
    runInAction(() => map.set('held', 3));
    expect(looks).toBe(2);
    expect(map.get('held')).toBe(3);
  });

  it('an observer reacts to an entry that was missing when it was read', () => {
    const map = aMap();
    const seen: (number | undefined)[] = [];
    const stop = autorun(() => seen.push(map.get('late')));
    runInAction(() => map.set('late', 7));
    stop();
    expect(seen).toEqual([undefined, 7]);
  });

  it('notifies each observer, even after another one has stopped', () => {
    const map = aMap();
    const seen: string[] = [];
    const first = autorun(() => seen.push(`first ${map.get('held')}`));
    const second = autorun(() => seen.push(`second ${map.get('held')}`));
    first();
    runInAction(() => map.set('held', 2));
    second();
    const third = autorun(() => seen.push(`third ${map.get('held')}`));
    runInAction(() => map.set('held', 3));
    third();
    expect(seen).toEqual(['first 1', 'second 1', 'second 2', 'third 2', 'third 3']);
  });

  it('relies on MobX to know whether a read is tracked', () => {
    const answers: boolean[] = [];
    const ask = () => answers.push(_isComputingDerivation());
    ask();
    runInAction(ask);
    autorun(ask)();
    autorun(() => computed(ask).get())();
    autorun(() => untracked(ask))();
    expect(answers).toEqual([false, false, true, true, false]);
  });
});

describe('ArrangeTable', () => {
  function aPage(preferences = new InMemoryPreferences()) {
    const arrange = new ArrangeTable(preferences);
    arrange.restore('browse');
    return { arrange, preferences };
  }

  it('keeps the columns of each list for the next page', () => {
    const { arrange, preferences } = aPage();
    arrange.hide('browse', 'bids');
    arrange.show('browse', 'minimumBid');
    arrange.move('browse', 'minimumBid', -99);
    arrange.resize('browse', 'year', 90);
    const { arrange: next } = aPage(preferences);
    const usual = defaultColumns.browse.filter(column => column !== 'bids' && column !== 'minimumBid');
    expect(next.arrangementOf('browse')).toEqual({ shown: ['minimumBid', ...usual], widths: { year: 90 } });
    expect(next.arrangementOf('liked')).toEqual({ shown: defaultColumns.liked, widths: {} });
  });

  it('returns to the usual columns', () => {
    const { arrange, preferences } = aPage();
    arrange.hide('browse', 'bids');
    arrange.reset('browse');
    expect(arrange.arrangementOf('browse').shown).toEqual(defaultColumns.browse);
    expect(aPage(preferences).arrange.arrangementOf('browse').shown).toEqual(defaultColumns.browse);
  });

  it('keeps the usual columns if what is stored cannot be read', () => {
    const preferences = new InMemoryPreferences();
    preferences.write('table.browse', '{');
    expect(aPage(preferences).arrange.arrangementOf('browse').shown).toEqual(defaultColumns.browse);
  });

  it('does not undo a change of this page when a list is shown again', () => {
    const { arrange, preferences } = aPage();
    arrange.hide('browse', 'bids');
    preferences.write('table.browse', JSON.stringify({ shown: ['year'], widths: {} }));
    arrange.restore('browse');
    expect(arrange.arrangementOf('browse').shown).not.toContain('bids');
    expect(arrange.arrangementOf('browse').shown).toContain('score');
  });
});
