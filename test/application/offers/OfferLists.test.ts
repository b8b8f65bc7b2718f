import { OfferLists } from '../../../src/application/offers/OfferLists';
import type { HashId } from '../../../src/domain/offers/Offer';
import { offerTabs } from '../../../src/domain/offers/OfferTab';
import { watchActions } from '../../support/watchActions';

watchActions();

const [a, b, c, d] = ['MB-A', 'MB-B', 'MB-C', 'MB-D'] as [HashId, HashId, HashId, HashId];

const inSight = (lists: OfferLists) => [a, b, c, d].filter(id => lists.isInSight(id));

function atTheMiddleTiles(): OfferLists {
  const lists = new OfferLists();
  lists.shown('liked');
  lists.tilesVisible({ tab: 'liked', ids: [a, b, c, d], from: 1, to: 3 });
  return lists;
}

it('OfferLists has one list for each tab, and shows none at first', () => {
  const lists = new OfferLists();
  expect(lists.all.map(({ tab }) => tab)).toEqual(offerTabs);
  expect(lists.all.map(({ tab }) => lists.of(tab))).toEqual(lists.all);
  expect([lists.visible, lists.openOffer, lists.pagesOnScreen]).toEqual([null, null, { first: 1, last: 1 }]);
});

describe('an offer', () => {
  it('is in sight if it is among the visible tiles', () => {
    expect(inSight(atTheMiddleTiles())).toEqual([b, c]);
    expect(inSight(new OfferLists())).toEqual([]);
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

it('a list stays visible if the page of another list is left', () => {
  const lists = atTheMiddleTiles();
  lists.left('browse');
  expect(lists.visible).toBe('liked');
  lists.left('liked');
  expect(lists.visible).toBeNull();
});

it('a deal that moves makes the lists with deals outdated', () => {
  const lists = new OfferLists();
  lists.dealMoved();
  expect(lists.all.filter(list => list.needsRequest).map(({ tab }) => tab)).toEqual(['inRealization', 'archived']);
});
