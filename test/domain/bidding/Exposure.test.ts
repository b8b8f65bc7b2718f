import * as fc from 'fast-check';
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
import type { Offer } from '../../../src/domain/offers/Offer';
import type { OwnPurchase } from '../../../src/domain/offers/OwnBidStanding';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { aDeal } from '../deals/aDeal';
import { anyPrice } from '../shared/anyMoney';
import { anyOwnBid } from './anyOwnBid';

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
