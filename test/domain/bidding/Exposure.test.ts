import * as fc from 'fast-check';
import {
  BINDING_PERIOD,
  budgetStanding,
  type Commitments,
  commitmentsAfter,
  exposure,
  type PlacedBid,
} from '../../../src/domain/bidding/Exposure';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { aRealization } from '../realization/aRealization';
import { anyPrice } from '../shared/anyMoney';
import { anyOwnBid } from './anyOwnBid';

const NOW = Date.UTC(2026, 4, 20);
const offerA = 'MB-A' as HashId;
const offerB = 'MB-B' as HashId;

const having = (offers: readonly Offer[], parts: Partial<Commitments> = {}): Commitments => ({
  offers,
  placedBids: [],
  isPartial: false,
  isSaleChecked: () => false,
  now: NOW,
  ...parts,
});

const leadingWith = (bid: number, parts: Partial<Offer> = {}) =>
  anOffer({ hashId: offerA, highestBid: euros(bid), ownBid: euros(bid), ...parts });
const outbidWith = (bid: number, parts: Partial<Offer> = {}) =>
  leadingWith(bid, { highestBid: euros(bid + 50), ...parts });
const placed = (hashId: HashId, age: number): PlacedBid => ({ hashId, amount: euros(100), placedAt: NOW - age });

const anyPlacedBid = fc.record<PlacedBid>({
  hashId: fc.constantFrom(offerA, offerB),
  amount: anyPrice,
  placedAt: fc.constantFrom(NOW, NOW - BINDING_PERIOD, NOW - BINDING_PERIOD - 1),
});
const anyCommitments = fc
  .record({
    offers: fc.uniqueArray(anyOwnBid, { selector: ({ hashId }) => hashId, maxLength: 6 }),
    placedBids: fc.array(anyPlacedBid, { maxLength: 4 }),
    isPartial: fc.boolean(),
  })
  .map(({ offers, ...parts }) => having(offers, parts));

describe('exposure', () => {
  it.each<[string, number, Offer]>([
    ['the highest bid', 8000, leadingWith(8000)],
    ['the highest bid that waits for the seller', 8000, leadingWith(8000, { contractStatus: 'waiting' })],
    ['a rejected bid', 0, leadingWith(8000, { contractStatus: 'rejected' })],
    ['a bid on a closed offer', 0, leadingWith(8000, { closed: true })],
    ['an outbid bid', 0, outbidWith(8000)],
    ['a bid that became a deal', 0, leadingWith(8000, { realization: aRealization() })],
  ])('counts %s as leading with %d €', (_, leading, offer) => {
    expect(exposure(having([offer])).leading).toBe(euros(leading));
  });

  it.each<[string, number, Offer]>([
    ['a running deal', 8870, anOffer({ realization: aRealization() })],
    ['a deal with a final price', 8870, anOffer({ realization: aRealization(), finalPrice: euros(8450) })],
    ['a picked up deal', 0, anOffer({ realization: aRealization({ vehiclePickedUp: true }) })],
    ['an invoiced deal', 0, anOffer({ realization: aRealization({ invoiceCreated: true }) })],
    ['an archived deal', 0, anOffer({ realization: aRealization(), inArchive: true })],
  ])('counts %s as a deal of %d €', (_, deals, offer) => {
    expect(exposure(having([offer])).deals).toBe(euros(deals));
  });

  it('adds an outbid bid to the worst case for 14 days if it was placed here', () => {
    const worstCase = (...placedBids: PlacedBid[]) => exposure(having([outbidWith(8000)], { placedBids })).worstCase;
    expect(worstCase()).toBe(0);
    expect(worstCase(placed(offerB, 0))).toBe(0);
    expect(worstCase(placed(offerA, BINDING_PERIOD + 1))).toBe(0);
    expect(worstCase(placed(offerA, BINDING_PERIOD))).toBe(euros(8000));
    expect(worstCase(placed(offerA, BINDING_PERIOD), placed(offerA, 1))).toBe(euros(8000));
  });

  it('is a lower bound if bids are not loaded, an amount is missing or a sale is being checked', () => {
    const isAtLeast = (offer: Offer, parts: Partial<Commitments> = {}) => exposure(having([offer], parts)).isAtLeast;
    const deal = (parts: Parameters<typeof aRealization>[0]) => anOffer({ realization: aRealization(parts) });
    expect(isAtLeast(leadingWith(8000))).toBe(false);
    expect(isAtLeast(leadingWith(8000), { isPartial: true })).toBe(true);
    expect(isAtLeast(deal({}))).toBe(false);
    expect(isAtLeast(deal({ clientPrice: null }))).toBe(true);
    expect(isAtLeast(deal({ commission: null }))).toBe(true);
    expect(isAtLeast(deal({ commission: null, vehiclePickedUp: true }))).toBe(false);
    expect(isAtLeast(leadingWith(8000, { closed: true }), { isSaleChecked: id => id === offerA })).toBe(true);
    expect(isAtLeast(leadingWith(8000, { closed: true }))).toBe(false);
    expect(isAtLeast(outbidWith(8000, { closed: true }), { isSaleChecked: () => true })).toBe(false);
  });

  it('always has a bound sum of leading and deals, and a worst case that is not below it', () => {
    fc.assert(
      fc.property(anyCommitments, commitments => {
        const { leading, deals, bound, worstCase } = exposure(commitments);
        expect(bound).toBe(leading + deals);
        expect(worstCase).toBeGreaterThanOrEqual(bound);
      }),
    );
  });

  it('never counts an offer twice', () => {
    fc.assert(
      fc.property(anyCommitments, commitments => {
        const { offers, placedBids } = commitments;
        const twice = { ...commitments, offers: [...offers, ...offers], placedBids: [...placedBids, ...placedBids] };
        expect(exposure(twice)).toEqual(exposure(commitments));
      }),
    );
  });

  it('is always the sum of what each offer adds', () => {
    fc.assert(
      fc.property(anyCommitments, commitments => {
        const each = commitments.offers.map(offer => exposure({ ...commitments, offers: [offer] }).worstCase);
        expect(exposure(commitments).worstCase).toBe(each.reduce<number>((total, one) => total + one, 0));
      }),
    );
  });
});

describe('commitmentsAfter', () => {
  const after = (offers: readonly Offer[], offer: Offer, bid: number) =>
    exposure(commitmentsAfter(having(offers), [{ offer, amount: euros(bid) }]));

  it('replaces the leading bid of the offer', () => {
    const other = leadingWith(500, { hashId: offerB });
    expect(after([leadingWith(8000), other], leadingWith(8000), 9000).leading).toBe(euros(9500));
    expect(after([other], outbidWith(8000), 8100).leading).toBe(euros(8600));
    expect(after([], leadingWith(8000, { contractStatus: 'rejected' }), 9000).leading).toBe(euros(9000));
  });

  it('counts a bid that is not the highest in the worst case only', () => {
    const rival = anOffer({ hashId: offerA, highestBid: euros(9000) });
    expect(after([], rival, 8000)).toMatchObject({ leading: 0, worstCase: euros(8000) });
    expect(after([leadingWith(8000)], leadingWith(8000), 7000)).toMatchObject({ leading: euros(8000) });
  });

  it('always binds exactly the amount of a bid that outbids everyone, and never changes the deals', () => {
    fc.assert(
      fc.property(anyCommitments, anyPrice, anyPrice, (commitments, highestBid, more) => {
        const offer = anOffer({ hashId: 'MB-NEW' as HashId, highestBid });
        const amount = (highestBid + more + 1) as Money;
        const [before, now] = [commitments, commitmentsAfter(commitments, [{ offer, amount }])].map(exposure);
        expect(now!.leading - before!.leading).toBe(amount);
        expect(now!.deals).toBe(before!.deals);
      }),
    );
  });

  it('never lowers what is bound', () => {
    fc.assert(
      fc.property(anyCommitments, anyOwnBid, anyPrice, (commitments, offer, amount) => {
        const before = { ...commitments, offers: [...commitments.offers, offer] };
        expect(exposure(commitmentsAfter(before, [{ offer, amount }])).bound).toBeGreaterThanOrEqual(
          exposure(before).bound,
        );
      }),
    );
  });
});

describe('budgetStanding', () => {
  it('always says by how much an amount is within the budget or over it', () => {
    expect(budgetStanding(euros(500), euros(500))).toEqual({ standing: 'within', left: 0 });
    fc.assert(
      fc.property(anyPrice, anyPrice, (bound, budget) => {
        const result = budgetStanding(bound, budget);
        expect(result.standing === 'within' ? bound + result.left : bound - result.by).toBe(budget);
        expect(result.standing).toBe(bound > budget ? 'over' : 'within');
      }),
    );
  });
});
