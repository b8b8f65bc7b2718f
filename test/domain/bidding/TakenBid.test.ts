import fc from 'fast-check';
import { withTakenBid } from '../../../src/domain/bidding/TakenBid';
import { bidStanding } from '../../../src/domain/offers/BidStanding';
import { type HashId, mergeOffer, type OfferId, type OfferPatch } from '../../../src/domain/offers/Offer';
import { euros, type Money } from '../../../src/domain/shared/Money';

const ids = { id: 7 as OfferId, hashId: 'MB-7' as HashId };
const known = mergeOffer(undefined, { ...ids, highestBid: euros(8_400), ownBid: euros(8_000) });
const amount = euros(8_450);
const shown = (row: Partial<OfferPatch>) => mergeOffer(known, withTakenBid({ ...ids, ...row }, amount, known));

describe('withTakenBid', () => {
  it.each<[Partial<OfferPatch>, number, number]>([
    [{}, 8_450, 8_450],
    [{ highestBid: euros(8_450) }, 8_450, 8_450],
    [{ ownBid: null, highestBid: euros(8_450) }, 8_450, 8_450],
    [{ highestBid: euros(8_400) }, 8_450, 8_450],
    [{ highestBid: euros(9_000) }, 8_450, 9_000],
    [{ ownBid: euros(8_450), highestBid: euros(8_400) }, 8_450, 8_450],
    [{ ownBid: euros(8_500), highestBid: euros(8_500) }, 8_500, 8_500],
  ])('completes the row %j to the own bid %d and the highest bid %d', (row, ownBid, highestBid) => {
    expect(shown(row)).toMatchObject({ ownBid: euros(ownBid), highestBid: euros(highestBid) });
  });

  it('ends the status of an earlier bid', () => {
    const rejected = { ...known, contractStatus: 'rejected' } as const;
    expect(mergeOffer(rejected, withTakenBid(ids, amount, rejected)).contractStatus).toBeNull();
    expect(shown({ contractStatus: 'waiting' }).contractStatus).toBe('waiting');
  });

  it('never shows the dealer as outbid, unless the answer or the offer has a higher bid', () => {
    const money = fc.nat(2_000_000).map(cents => cents as Money);
    const told = fc.record({ highestBid: money, ownBid: fc.option(money) }, { requiredKeys: [] });
    fc.assert(
      fc.property(told, money, money, (row, bid, highestBid) => {
        const before = { ...known, highestBid };
        const now = mergeOffer(before, withTakenBid({ ...ids, ...row }, bid, before));
        const isBeaten = (row.highestBid ?? highestBid) > (row.ownBid ?? bid);
        expect(now.highestBid).toBeGreaterThanOrEqual(now.ownBid!);
        if (!isBeaten) expect(bidStanding(now)).not.toBe('outbid');
      }),
    );
  });
});
