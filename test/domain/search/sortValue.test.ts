import type { SortKey } from '../../../src/domain/offers/list/OfferOrder';
import { sortValue } from '../../../src/domain/search/sortValue';
import { euros } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';

describe('sortValue', () => {
  const row = (change: Parameters<typeof anOffer>[0], own: { limit?: number; profit?: number } = {}) => ({
    offer: anOffer(change),
    limit: own.limit === undefined ? null : euros(own.limit),
    profit: own.profit === undefined ? null : euros(own.profit),
  });

  it('is null for what is not known', () => {
    const unknown = row({
      score: null,
      year: null,
      productionYear: null,
      totalMileage: null,
      region: null,
      bidsCount: null,
      highestBid: euros(0),
      ownBid: null,
      buyNowPrice: euros(0),
      minimalPrice: euros(0),
      contractStatus: null,
      publishedAt: null,
      archivedAt: null,
      finalPrice: null,
      deal: null,
    });
    const keys: readonly SortKey[] = [
      'score',
      'year',
      'mileage',
      'country',
      'bids',
      'standing',
      'highestBid',
      'buyNow',
      'minimumPrice',
      'ownBid',
      'limit',
      'profit',
      'price',
      'commission',
      'total',
      'age',
      'soldAt',
      'shownPrice',
    ];
    expect(keys.filter(key => sortValue(key, unknown) !== null)).toEqual([]);
  });

  it('puts bids that need the dealer first', () => {
    const outbid = row({ highestBid: euros(900), ownBid: euros(800), contractStatus: null });
    const leading = row({ highestBid: euros(900), ownBid: euros(900), contractStatus: null });
    const waiting = row({ contractStatus: 'waiting' });
    const rejected = row({ contractStatus: 'rejected' });
    expect([outbid, leading, waiting, rejected].map(each => sortValue('standing', each))).toEqual([0, 1, 2, 3]);
  });

  it('is what the limit leaves above the next minimum bid', () => {
    expect(sortValue('limit', row({ highestBid: euros(900) }, { limit: 1000 }))).toBe(euros(50));
    expect(sortValue('limit', row({ highestBid: euros(990) }, { limit: 1000 }))).toBe(euros(-40));
  });

  it('is the next bid only while the offer is on sale', () => {
    const open = { closed: false, finalPrice: null, archivedAt: null, highestBid: euros(900) };
    expect(sortValue('minimumBid', row(open))).toBe(euros(950));
    expect(sortValue('minimumBid', row({ ...open, closed: true }))).toBeNull();
  });

  it('is the price that the row shows: the final price, the fixed price or the highest bid', () => {
    const open = { highestBid: euros(900), buyNowPrice: euros(0), finalPrice: null };
    expect(sortValue('shownPrice', row(open))).toBe(euros(900));
    expect(sortValue('shownPrice', row({ ...open, buyNowPrice: euros(1200) }))).toBe(euros(1200));
    expect(sortValue('shownPrice', row({ ...open, finalPrice: euros(1000), buyNowPrice: euros(1200) }))).toBe(
      euros(1000),
    );
  });

  it('tells an offer without bids from one whose number of bids is not known', () => {
    expect(sortValue('bids', row({ bidsCount: 0, highestBid: euros(0) }))).toBe(0);
    expect(sortValue('ownBid', row({ ownBid: euros(0) }))).toBeNull();
  });
});
