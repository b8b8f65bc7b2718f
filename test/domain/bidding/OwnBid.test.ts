import * as fc from 'fast-check';
import { allowsBid } from '../../../src/domain/bidding/BidLimit';
import {
  BINDING_PERIOD,
  budgetStanding,
  type Commitment,
  commitment,
  exposure,
  isBinding,
  type OfferWithBid,
  withOwnBid,
} from '../../../src/domain/bidding/Exposure';
import {
  arrangedSections,
  bidGap,
  bidGroup,
  bidGroups,
  type BidSection,
  groupedBids,
  lostBy,
  nearestRaises,
  type OwnBid,
  rowsToMove,
} from '../../../src/domain/bidding/OwnBid';
import { changesSinceSeen, type SeenBid, seenBid, seenBidAfter } from '../../../src/domain/bidding/SeenBid';
import { isHighestBidKnown } from '../../../src/domain/offers/BidStanding';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { ownBidStandings, type OwnPurchase } from '../../../src/domain/offers/OwnBidStanding';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { aDeal } from '../deals/aDeal';
import { anyPrice } from '../shared/anyMoney';
import { anyOwnBid } from './anyOwnBid';

describe('OwnBid', () => {
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
});

describe('Exposure', () => {
  const NOW = Date.UTC(2026, 4, 20);

  const committed = (offer: OfferWithBid, purchase: OwnPurchase = 'none') =>
    commitment(offer, { placedAt: null, purchase });

  const leadingWith = (bid: number, parts: Partial<Offer> = {}) =>
    anOffer({ highestBid: euros(bid), ownBid: euros(bid), ...parts });
  const outbidWith = (bid: number, parts: Partial<Offer> = {}) =>
    leadingWith(bid, { highestBid: euros(bid + 50), ...parts });

  const anyCircumstances = fc.record({
    placedAt: fc.option(fc.integer({ min: NOW - 2 * BINDING_PERIOD, max: NOW })),
    purchase: fc.constantFrom<OwnPurchase>('none', 'checking', 'unknown', 'done'),
  });
  const anyCommitment: fc.Arbitrary<Commitment> = fc
    .tuple(anyOwnBid, anyCircumstances)
    .map(([offer, circumstances]) => commitment(offer, circumstances));

  describe('commitment', () => {
    it.each<[string, number, Offer]>([
      ['the highest bid', 8000, leadingWith(8000)],
      ['the highest bid that waits for the seller', 8000, leadingWith(8000, { contractStatus: 'waiting' })],
      ['a rejected bid', 0, leadingWith(8000, { contractStatus: 'rejected' })],
      ['a bid on a closed offer', 0, leadingWith(8000, { closed: true })],
      ['an outbid bid', 0, outbidWith(8000)],
      ['a bid that became a deal', 0, leadingWith(8000, { deal: aDeal() })],
    ])('counts %s as leading with %d €', (_, leading, offer) => {
      expect(committed(offer).leading).toBe(euros(leading));
    });

    it('counts a bid beside a highest bid that is not known as one that may be outbid', () => {
      const offer = leadingWith(8000, { highestBid: euros(0) });
      expect(committed(offer)).toMatchObject({ leading: 0, outbid: euros(8000), isUnknown: true });
    });

    it.each<[string, number, Offer]>([
      ['a running deal', 8870, anOffer({ deal: aDeal() })],
      ['a deal with a final price', 8870, anOffer({ deal: aDeal(), finalPrice: euros(8450) })],
      ['a picked up deal', 0, anOffer({ deal: aDeal({ vehiclePickedUp: true }) })],
      ['an invoiced deal', 0, anOffer({ deal: aDeal({ invoiceCreated: true }) })],
      ['an archived deal', 0, anOffer({ deal: aDeal(), inArchive: true })],
    ])('counts %s as a deal of %d €', (_, deals, offer) => {
      expect(committed(offer).deals).toBe(euros(deals));
    });

    it('counts a bid as outbid if it is on an open offer and not the highest', () => {
      expect(committed(outbidWith(8000)).outbid).toBe(euros(8000));
      expect(committed(leadingWith(8000)).outbid).toBe(0);
      expect(committed(outbidWith(8000, { closed: true })).outbid).toBe(0);
    });

    it('is unknown if an amount of a deal is missing or the buyer is not known', () => {
      const deal = (parts: Parameters<typeof aDeal>[0]) => anOffer({ deal: aDeal(parts) });
      const closed = { closed: true };
      expect(committed(leadingWith(8000)).isUnknown).toBe(false);
      expect(committed(deal({})).isUnknown).toBe(false);
      expect(committed(deal({ clientPrice: null })).isUnknown).toBe(true);
      expect(committed(deal({ commission: null })).isUnknown).toBe(true);
      expect(committed(deal({ commission: null, vehiclePickedUp: true })).isUnknown).toBe(false);
      for (const sold of [closed, { finalPrice: euros(9000) }, { archivedAt: NOW }]) {
        expect(committed(leadingWith(8000, sold)).isUnknown).toBe(true);
        expect(committed(leadingWith(8000, sold), 'checking').isUnknown).toBe(true);
        expect(committed(leadingWith(8000, { ...sold, contractStatus: 'rejected' })).isUnknown).toBe(false);
        expect(committed(outbidWith(8000, sold)).isUnknown).toBe(false);
      }
      for (const purchase of ['checking', 'unknown', 'done'] as const)
        expect(committed(outbidWith(8000, closed), purchase).isUnknown).toBe(true);
      expect(committed(leadingWith(8000, { inArchive: true })).isUnknown).toBe(false);
    });
  });

  it('always is unknown if the own bid on an open offer is not told, unless the bid was rejected', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9000 }), fc.constantFrom(null, 'waiting', 'rejected'), (highestBid, contractStatus) => {
        const offer = anOffer({ highestBid: euros(highestBid), ownBid: null, contractStatus });
        expect(committed(offer)).toMatchObject({ leading: 0, outbid: 0, isUnknown: contractStatus !== 'rejected' });
      }),
    );
  });

  describe('isBinding', () => {
    it('ends after 14 days', () => {
      const placed = (age: number) => ({ placedAt: NOW - age });
      expect(isBinding(placed(0), NOW)).toBe(true);
      expect(BINDING_PERIOD).toBe(14 * 24 * 60 * 60 * 1000);
      expect(isBinding(placed(BINDING_PERIOD), NOW)).toBe(true);
      expect(isBinding(placed(BINDING_PERIOD + 1), NOW)).toBe(false);
    });

    it('is false for a bid that was not placed here', () => {
      for (const now of [NOW, BINDING_PERIOD]) expect(isBinding({ placedAt: null }, now)).toBe(false);
    });
  });

  describe('withOwnBid', () => {
    const after = (offer: Offer, bid: number) => committed(withOwnBid(offer, euros(bid)));

    it('replaces the own bid of the offer', () => {
      expect(after(leadingWith(8000), 9000).leading).toBe(euros(9000));
      expect(after(outbidWith(8000), 8100).leading).toBe(euros(8100));
      expect(after(leadingWith(8000, { contractStatus: 'rejected' }), 9000).leading).toBe(euros(9000));
    });

    it('changes nothing if the own bid is as high or higher', () => {
      const rejected = leadingWith(8000, { contractStatus: 'rejected' });
      for (const bid of [7000, 8000]) expect(withOwnBid(rejected, euros(bid))).toBe(rejected);
    });

    it('leaves a bid that is not the highest outbid', () => {
      expect(after(anOffer({ highestBid: euros(9000) }), 8000)).toMatchObject({ leading: 0, outbid: euros(8000) });
    });

    it('always binds exactly the amount of a bid that outbids everyone', () => {
      fc.assert(
        fc.property(anyPrice, anyPrice, (highestBid, more) => {
          const amount = (highestBid + more + 1) as Money;
          const offer = withOwnBid(anOffer({ highestBid }), amount);
          expect(committed(offer)).toMatchObject({ leading: amount, deals: 0, outbid: 0, isUnknown: false });
        }),
      );
    });

    it('never lowers what an offer binds', () => {
      fc.assert(
        fc.property(anyOwnBid, anyCircumstances, anyPrice, (offer, circumstances, amount) => {
          const before = exposure([commitment(offer, circumstances)], NOW);
          const now = exposure([commitment(withOwnBid(offer, amount), { ...circumstances, placedAt: NOW })], NOW);
          expect(now.bound).toBeGreaterThanOrEqual(before.bound);
          expect(now.worstCase).toBeGreaterThanOrEqual(before.worstCase);
        }),
      );
    });
  });

  describe('exposure', () => {
    it('is nothing without commitments', () => {
      expect(exposure([], NOW)).toEqual({ leading: 0, deals: 0, bound: 0, worstCase: 0, isAtLeast: false });
    });

    it('always has a bound sum of leading and deals, and a worst case that adds the outbid bids that bind', () => {
      fc.assert(
        fc.property(fc.array(anyCommitment), commitments => {
          const { leading, deals, bound, worstCase } = exposure(commitments, NOW);
          expect(bound).toBe(leading + deals);
          const binding = commitments.filter(one => isBinding(one, NOW));
          expect(worstCase).toBe(binding.reduce((sum, { outbid }) => sum + outbid, Number(bound)));
        }),
      );
    });

    it('is a lower bound if an amount is unknown or bids are not loaded', () => {
      const unknown = committed(anOffer({ deal: aDeal({ clientPrice: null }) }));
      expect(exposure([committed(leadingWith(8000))], NOW).isAtLeast).toBe(false);
      expect(exposure([unknown], NOW).isAtLeast).toBe(true);
    });
  });

  describe('budgetStanding', () => {
    it('always says by how much an amount is within the budget or over it', () => {
      fc.assert(
        fc.property(anyPrice, anyPrice, (bound, budget) => {
          const result = budgetStanding(bound, budget);
          expect(result.standing === 'over' ? bound - result.by : bound + result.left).toBe(budget);
          expect(result.standing === 'over').toBe(bound > budget);
        }),
      );
    });

    it('warns from 90 % on', () => {
      const standings = [0, 449, 450, 500, 501].map(bound => budgetStanding(euros(bound), euros(500)).standing);
      expect(standings).toEqual(['within', 'within', 'near', 'near', 'over']);
    });
  });
});

describe('SeenBid', () => {
  const none = euros(0);
  const anyAmount = fc.nat({ max: 5 }).map(steps => euros(steps * 50));
  const anyLook: fc.Arbitrary<SeenBid> = fc.record({
    highestBid: fc.option(anyAmount.filter(amount => amount > 0)),
    buyNowPrice: anyAmount,
    standing: fc.constantFrom(...ownBidStandings),
  });

  const aLook = (parts: Partial<SeenBid> = {}): SeenBid => ({
    highestBid: euros(8000),
    buyNowPrice: euros(9900),
    standing: 'leading',
    ...parts,
  });

  const kinds = (look: SeenBid | undefined, now: SeenBid) => changesSinceSeen(look, now).map(({ kind }) => kind);

  describe('seenBid', () => {
    it('has the prices that the row shows, and the standing', () => {
      const offer = anOffer({ highestBid: euros(8000), ownBid: euros(8100), buyNowPrice: euros(9900) });
      expect(seenBid(offer, 'none')).toEqual(aLook({ highestBid: euros(8100) }));
      expect(seenBid({ ...offer, closed: true }, 'done').standing).toBe('won');
      expect(seenBid(anOffer({ highestBid: none }), 'none').highestBid).toBeNull();
    });
  });

  describe('changesSinceSeen', () => {
    it('tells a change of the standing before those of the prices', () => {
      const now = aLook({ highestBid: euros(8250), buyNowPrice: euros(9500), standing: 'outbid' });
      expect(changesSinceSeen(aLook(), now)).toEqual([
        { kind: 'outbid' },
        { kind: 'highestBidUp', amount: euros(250) },
        { kind: 'buyNowDown', amount: euros(400) },
      ]);
      expect(changesSinceSeen(now, aLook())).toEqual([
        { kind: 'leading' },
        { kind: 'highestBidDown', amount: euros(250) },
        { kind: 'buyNowUp', amount: euros(400) },
      ]);
    });

    it.each([
      ['leading', 'waiting', ['waiting']],
      ['waiting', 'rejected', ['rejected']],
      ['outbid', 'checking', ['sold']],
      ['rejected', 'undecided', ['sold']],
      ['outbid', 'lost', ['lost']],
      ['leading', 'won', ['won']],
      ['checking', 'undecided', []],
      ['undecided', 'won', ['won']],
      ['undecided', 'lost', ['lost']],
      ['won', 'undecided', []],
      ['lost', 'checking', []],
      ['lost', 'outbid', ['outbid']],
      ['leading', 'placed', []],
      ['placed', 'outbid', []],
      ['placed', 'leading', []],
      ['placed', 'rejected', ['rejected']],
    ] as const)('from %s to %s tells %j', (before, now, told) => {
      expect(kinds(aLook({ standing: before }), aLook({ standing: now }))).toEqual(told);
    });

    it('tells a buy-now price that was set', () => {
      expect(changesSinceSeen(aLook({ buyNowPrice: none }), aLook())).toEqual([
        { kind: 'buyNowSet', amount: euros(9900) },
      ]);
    });

    it('tells nothing if the dealer has not looked yet, and never anything twice', () => {
      fc.assert(
        fc.property(anyLook, look => {
          expect(changesSinceSeen(undefined, look)).toEqual([]);
          expect(changesSinceSeen(look, { ...look })).toEqual([]);
        }),
      );
    });

    it('never tells anything about a price that is not known', () => {
      fc.assert(
        fc.property(anyLook, anyLook, (look, now) => {
          const told = kinds(look, now).join();
          if (look.highestBid === null || now.highestBid === null) expect(told).not.toMatch('highestBid');
          if (now.buyNowPrice === 0) expect(told).not.toMatch('buyNow');
        }),
      );
    });

    it('always tells amounts that lead from the look to the present', () => {
      fc.assert(
        fc.property(anyLook, anyLook, (look, now) => {
          const sum = (kind: string) =>
            changesSinceSeen(look, now).reduce(
              (total, change) => (change.kind === kind && 'amount' in change ? total + change.amount : total),
              0,
            );
          const isKnown = look.highestBid !== null && now.highestBid !== null;
          const difference = isKnown ? now.highestBid - look.highestBid : 0;
          expect(sum('highestBidUp') - sum('highestBidDown')).toBe(difference);
        }),
      );
    });
  });

  describe('seenBidAfter', () => {
    const checking = aLook({ standing: 'checking' });

    it.each(['won', 'lost'] as const)('keeps that a bid is %s while its buyer is looked for again', standing => {
      expect(seenBidAfter(aLook({ standing, highestBid: null }), checking)).toEqual({ ...checking, standing });
    });

    it('is otherwise what the dealer sees now', () => {
      fc.assert(
        fc.property(fc.option(anyLook, { nil: undefined }), anyLook, (look, now) => {
          fc.pre(now.standing !== 'checking' || (look?.standing !== 'won' && look?.standing !== 'lost'));
          expect(seenBidAfter(look, now)).toBe(now);
        }),
      );
    });
  });
});
