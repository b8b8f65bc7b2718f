import { isBidBetweenRivals } from '../../../src/domain/bidding/RivalBid';
import { euros } from '../../../src/domain/shared/Money';

const bids = (highestBid: number, ownBid: number | null) => ({
  highestBid: euros(highestBid),
  ownBid: ownBid === null ? null : euros(ownBid),
});

describe('isBidBetweenRivals', () => {
  it.each([
    ['a first bid of another dealer', bids(0, null), bids(500, null), true],
    ['a higher bid of another dealer', bids(500, null), bids(550, null), true],
    ['a higher bid while this dealer is outbid', bids(500, 400), bids(550, 400), true],
    ['an own bid', bids(500, null), bids(550, 550), false],
    ['an own raise', bids(500, 400), bids(550, 550), false],
    ['an outbid, which the news announces', bids(500, 500), bids(550, 500), false],
    ['an unchanged bid', bids(500, null), bids(500, null), false],
  ])('judges %s', (_, before, now, expected) => expect(isBidBetweenRivals(before, now)).toBe(expected));
});
