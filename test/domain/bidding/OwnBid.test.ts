import * as fc from 'fast-check';
import { allowsBid } from '../../../src/domain/bidding/BidLimit';
import {
  type OwnBid,
  bidGroup,
  bidGroups,
  type BidSection,
  arrangedSections,
  bidGap,
  groupedBids,
  lostBy,
  nearestRaises,
  rowsToMove,
} from '../../../src/domain/bidding/OwnBid';
import { isHighestBidKnown } from '../../../src/domain/offers/BidStanding';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import type { OwnPurchase } from '../../../src/domain/offers/OwnBidStanding';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { aDeal } from '../deals/aDeal';
import { anyOwnBid } from './anyOwnBid';

const aBid = (parts: Partial<Offer>, limit: Money | null = null, purchase: OwnPurchase = 'none'): OwnBid => ({
  offer: anOffer({ ownBid: euros(8000), ...parts }),
  limit,
  purchase,
});

const anyBids: fc.Arbitrary<readonly OwnBid[]> = fc.array(
  fc.record({
    offer: anyOwnBid,
    limit: fc.option(fc.nat({ max: 20 }).map(steps => euros(steps * 50))),
    purchase: fc.constantFrom<OwnPurchase>('none', 'checking', 'unknown', 'done'),
  }),
  { maxLength: 12 },
);

describe('bidGroup', () => {
  it.each([
    ['outbid', aBid({})],
    ['leading', aBid({ ownBid: euros(8450) })],
    ['placed', aBid({ ownBid: null })],
    ['placed', aBid({ highestBid: euros(0) }, euros(9000))],
    ['sellerDecides', aBid({ contractStatus: 'waiting' })],
    ['rejected', aBid({ contractStatus: 'rejected' })],
    ['closed', aBid({ closed: true })],
    ['closed', aBid({ closed: true }, null, 'checking')],
    ['closed', aBid({ finalPrice: euros(9000) })],
    ['closed', aBid({ deal: aDeal() })],
  ] as const)('can be %s', (group, bid) => {
    expect(bidGroup(bid)).toBe(group);
    expect(groupedBids([bid])[group]).toEqual([bid]);
  });
});

describe('nearestRaises', () => {
  const offer = (id: string, parts: Partial<Offer>, limit: Money | null = null) =>
    aBid({ hashId: id as HashId, highestBid: euros(8450), ...parts }, limit);
  const idsOf = (...bids: readonly OwnBid[]) => [...nearestRaises(bids)];

  it('are the outbid offers that miss the least to the minimum price', () => {
    const far = offer('A', { minimalPrice: euros(12_000) });
    const [near, asNear] = ['B', 'C'].map(id => offer(id, { minimalPrice: euros(9000) }));
    const leading = offer('D', { minimalPrice: euros(8500), ownBid: euros(8450) });
    const sold = offer('E', { minimalPrice: euros(8500), closed: true });
    expect(idsOf(far, near!, asNear!, leading, sold)).toEqual(['B', 'C']);
  });

  it('are those that the own limit allows, if there are any', () => {
    const near = offer('A', { minimalPrice: euros(8500) });
    const allowed = offer('B', { minimalPrice: euros(12_000) }, euros(8500));
    const passed = offer('C', { minimalPrice: euros(8500) }, euros(8499));
    expect(idsOf(near, allowed, passed)).toEqual(['B']);
  });

  it('are none if no minimum price is known', () => {
    expect(idsOf(offer('A', { minimalPrice: euros(0) }))).toEqual([]);
  });
});

describe('bidGap', () => {
  it('is what the own bid lacks to the highest bid, and 0 for the leading dealer', () => {
    expect(bidGap({ highestBid: euros(8450), ownBid: euros(8000) })).toBe(euros(450));
    expect(bidGap({ highestBid: euros(8450), ownBid: null })).toBe(euros(8450));
    expect(bidGap({ highestBid: euros(8450), ownBid: euros(8500) })).toBe(0);
    expect(bidGap({ highestBid: euros(0), ownBid: euros(8500) })).toBe(0);
  });
});

describe('groupedBids', () => {
  it('puts bids with headroom first, and small gaps before large ones', () => {
    const passed = aBid({ highestBid: euros(8100) }, euros(8100));
    const unlimited = aBid({ highestBid: euros(8200) });
    const narrow = aBid({ highestBid: euros(9000) }, euros(9050));
    const wide = aBid({ highestBid: euros(9500) }, euros(12_000));
    expect(groupedBids([wide, unlimited, narrow, passed]).outbid).toEqual([narrow, wide, passed, unlimited]);
  });

  it('always puts every bid into its own group exactly once', () => {
    fc.assert(
      fc.property(anyBids, bids => {
        const groups = groupedBids(bids);
        for (const group of bidGroups) {
          const expected = bids.filter(bid => bidGroup(bid) === group);
          expect(new Set(groups[group])).toEqual(new Set(expected));
          expect(groups[group]).toHaveLength(expected.length);
        }
      }),
    );
  });

  it('always orders a group by headroom, then by gap, then as before', () => {
    const rank = ({ offer, limit }: OwnBid) =>
      limit !== null && isHighestBidKnown(offer) && allowsBid(limit, offer) ? 0 : 1;
    fc.assert(
      fc.property(anyBids, bids => {
        for (const group of Object.values(groupedBids(bids))) {
          group.slice(1).forEach((next, index) => {
            const before = group[index]!;
            const steps = [
              rank(next) - rank(before),
              bidGap(next.offer) - bidGap(before.offer),
              bids.indexOf(next) - bids.indexOf(before),
            ];
            expect(steps.find(step => step !== 0)).toBeGreaterThan(0);
          });
        }
      }),
    );
  });
});

const section = (group: BidSection['group'], ...ids: readonly string[]): BidSection => ({
  group,
  ids: ids.map(id => id as HashId),
});

describe('arrangedSections', () => {
  const sections = [section('outbid', 'A', 'B', 'C'), section('leading', 'D')];
  const ids = ['C', 'X', 'A'].map(id => id as HashId);

  it('has only the rows of the list, without an empty group', () =>
    expect(arrangedSections(sections, ids, false)).toEqual([section('outbid', 'A', 'C')]));

  it('sorts each group as the list is sorted', () =>
    expect(arrangedSections(sections, ids, true)).toEqual([section('outbid', 'C', 'A')]));
});

describe('rowsToMove', () => {
  const shown = [section('outbid', 'A', 'B', 'C'), section('leading', 'D')];

  it('counts rows that change their group, and rows that change their place in it', () => {
    expect(rowsToMove(shown, [section('outbid', 'A', 'C'), section('leading', 'B', 'D')])).toBe(1);
    expect(rowsToMove(shown, [section('outbid', 'C', 'A', 'B'), section('leading', 'D')])).toBe(1);
    expect(rowsToMove(shown, [section('leading', 'D', 'A', 'B', 'C')])).toBe(3);
  });

  it('does not count a row that was loaded meanwhile, and goes on counting the others', () => {
    const arrived = [...shown, section('arrived', 'X', 'Y')];
    const outbid = section('outbid', 'A', 'X', 'B', 'C');
    expect(rowsToMove(arrived, [outbid, section('leading', 'D', 'Y')])).toBe(0);
    expect(rowsToMove(arrived, [outbid, section('leading', 'Y'), section('rejected', 'D')])).toBe(1);
  });

  it('counts a row that would appear', () => expect(rowsToMove(shown, [...shown, section('placed', 'X')])).toBe(1));

  it('is 0 if the shown sections are the wanted ones', () => expect(rowsToMove(shown, shown)).toBe(0));
});

describe('lostBy', () => {
  const sold = { archivedAt: 1, finalPrice: euros(9000), highestBid: euros(9000) };

  it('is what a lost bid was below the final price', () => {
    expect(lostBy(aBid(sold))).toBe(euros(1000));
    expect(lostBy(aBid({ ...sold, contractStatus: 'rejected', highestBid: euros(0) }))).toBe(euros(1000));
  });

  it('is not known without an own bid or a final price, and while the dealer may have bought the vehicle', () => {
    expect(lostBy(aBid({ ...sold, ownBid: null, contractStatus: 'rejected' }))).toBeNull();
    expect(lostBy(aBid({ ...sold, finalPrice: null }))).toBeNull();
    expect(lostBy(aBid(sold, null, 'unknown'))).toBeNull();
    expect(lostBy(aBid({ ...sold, deal: aDeal() }))).toBeNull();
  });

  it('is more than 0, or null', () => {
    fc.assert(
      fc.property(
        anyOwnBid,
        fc.nat().map(cents => cents as Money),
        (offer, finalPrice) => {
          const miss = lostBy({ offer: { ...offer, finalPrice }, purchase: 'none' });
          expect(miss === null || (miss > 0 && miss + offer.ownBid! === finalPrice)).toBe(true);
        },
      ),
    );
  });
});
