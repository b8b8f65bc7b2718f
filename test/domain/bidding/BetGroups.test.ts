import * as fc from 'fast-check';
import {
  type Bet,
  betGroup,
  betGroups,
  type BetSection,
  bidGap,
  groupedBets,
  lostBy,
  rowsToMove,
} from '../../../src/domain/bidding/BetGroups';
import { limitStanding } from '../../../src/domain/bidding/BidLimit';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import type { OwnPurchase } from '../../../src/domain/offers/OwnBidStanding';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { aRealization } from '../realization/aRealization';
import { anyOwnBid } from './anyOwnBid';

const aBet = (parts: Partial<Offer>, limit: Money | null = null, purchase: OwnPurchase = 'none'): Bet => ({
  offer: anOffer({ ownBid: euros(8000), ...parts }),
  limit,
  purchase,
});

const anyBets: fc.Arbitrary<readonly Bet[]> = fc.array(
  fc.record({
    offer: anyOwnBid,
    limit: fc.option(fc.nat({ max: 20 }).map(steps => euros(steps * 50))),
    purchase: fc.constantFrom<OwnPurchase>('none', 'checking', 'unknown', 'done'),
  }),
  { maxLength: 12 },
);

describe('betGroup', () => {
  it.each([
    ['outbid', aBet({})],
    ['leading', aBet({ ownBid: euros(8450) })],
    ['placed', aBet({ ownBid: null })],
    ['sellerDecides', aBet({ contractStatus: 'waiting' })],
    ['rejected', aBet({ contractStatus: 'rejected' })],
    ['closed', aBet({ closed: true })],
    ['closed', aBet({ closed: true }, null, 'checking')],
    ['closed', aBet({ finalPrice: euros(9000) })],
    ['closed', aBet({ realization: aRealization() })],
  ] as const)('can be %s', (group, bet) => {
    expect(betGroup(bet)).toBe(group);
    expect(groupedBets([bet])[group]).toEqual([bet]);
  });
});

describe('bidGap', () => {
  it('is what the own bid lacks to the highest bid, and 0 for the leading dealer', () => {
    expect(bidGap({ highestBid: euros(8450), ownBid: euros(8000) })).toBe(euros(450));
    expect(bidGap({ highestBid: euros(8450), ownBid: null })).toBe(euros(8450));
    expect(bidGap({ highestBid: euros(8450), ownBid: euros(8500) })).toBe(0);
  });
});

describe('groupedBets', () => {
  it('puts bets with headroom first, and small gaps before large ones', () => {
    const passed = aBet({ highestBid: euros(8100) }, euros(8100));
    const unlimited = aBet({ highestBid: euros(8200) });
    const narrow = aBet({ highestBid: euros(9000) }, euros(9050));
    const wide = aBet({ highestBid: euros(9500) }, euros(12_000));
    expect(groupedBets([wide, unlimited, narrow, passed]).outbid).toEqual([narrow, wide, passed, unlimited]);
  });

  it('always puts every bet into its own group exactly once', () => {
    fc.assert(
      fc.property(anyBets, bets => {
        const groups = groupedBets(bets);
        for (const group of betGroups) {
          const expected = bets.filter(bet => betGroup(bet) === group);
          expect(new Set(groups[group])).toEqual(new Set(expected));
          expect(groups[group]).toHaveLength(expected.length);
        }
      }),
    );
  });

  it('always orders a group by headroom, then by gap, then as before', () => {
    const rank = ({ offer, limit }: Bet) =>
      limit !== null && limitStanding(limit, offer).standing === 'headroom' ? 0 : 1;
    fc.assert(
      fc.property(anyBets, bets => {
        for (const group of Object.values(groupedBets(bets))) {
          group.slice(1).forEach((next, index) => {
            const before = group[index]!;
            const steps = [
              rank(next) - rank(before),
              bidGap(next.offer) - bidGap(before.offer),
              bets.indexOf(next) - bets.indexOf(before),
            ];
            expect(steps.find(step => step !== 0)).toBeGreaterThan(0);
          });
        }
      }),
    );
  });
});

describe('rowsToMove', () => {
  const section = (group: BetSection['group'], ...ids: readonly string[]): BetSection => ({
    group,
    ids: ids.map(id => id as HashId),
  });
  const shown = [section('outbid', 'A', 'B', 'C'), section('leading', 'D')];

  it('counts rows that change their group, and rows that change their place in it', () => {
    expect(rowsToMove(shown, [section('outbid', 'A', 'C'), section('leading', 'B', 'D')])).toBe(1);
    expect(rowsToMove(shown, [section('outbid', 'C', 'A', 'B'), section('leading', 'D')])).toBe(1);
    expect(rowsToMove(shown, [section('leading', 'D', 'A', 'B', 'C')])).toBe(3);
  });

  it('counts every row that was loaded meanwhile', () => {
    const wanted = [section('outbid', 'A', 'X', 'B', 'C'), section('leading', 'D', 'Y')];
    expect(rowsToMove([...shown, section('arrived', 'X', 'Y')], wanted)).toBe(2);
  });

  it('is 0 if the shown sections are the wanted ones', () => expect(rowsToMove(shown, shown)).toBe(0));
});

describe('lostBy', () => {
  const sold = { archivedAt: 1, finalPrice: euros(9000), highestBid: euros(9000) };

  it('is what a lost bid was below the final price', () => {
    expect(lostBy(aBet(sold))).toBe(euros(1000));
    expect(lostBy(aBet({ ...sold, contractStatus: 'rejected', highestBid: euros(0) }))).toBe(euros(1000));
  });

  it('is not known without an own bid or a final price, and while the dealer may have bought the vehicle', () => {
    expect(lostBy(aBet({ ...sold, ownBid: null, contractStatus: 'rejected' }))).toBeNull();
    expect(lostBy(aBet({ ...sold, finalPrice: null }))).toBeNull();
    expect(lostBy(aBet(sold, null, 'unknown'))).toBeNull();
    expect(lostBy(aBet({ ...sold, realization: aRealization() }))).toBeNull();
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
