import { autorun } from 'mobx';
import type { OfferLists } from '../../../../src/application/offers/list/OfferLists';
import { offerTabs } from '../../../../src/domain/offers/list/OfferTab';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { offerLists, arrives } from '../../../support/aList';
import { watchActions } from '../../../support/watchActions';

watchActions();

const [a, b, c, d] = ['MB-A', 'MB-B', 'MB-C', 'MB-D'] as [HashId, HashId, HashId, HashId];

const inSight = (lists: OfferLists) => [a, b, c, d].filter(id => lists.isInSight(id));

function atTheMiddleTiles(): OfferLists {
  const lists = offerLists();
  lists.shown('liked');
  lists.tilesVisible({ tab: 'liked', ids: [a, b, c, d], from: 1, to: 3 });
  return lists;
}

it('OfferLists has one list for each tab, and shows none at first', () => {
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
