import * as fc from 'fast-check';
import { bidStanding, isHighestBidKnown, shownBid } from '../../../src/domain/offers/BidStanding';
import { euros } from '../../../src/domain/shared/Money';
import { anyPrice } from '../shared/anyMoney';

const bids = (highest: number, own: number | null) => ({
  highestBid: euros(highest),
  ownBid: own === null ? null : euros(own),
});

describe('the bid display', () => {
  it.each([
    [0, null, 'noBids', null],
    [0, 0, 'noBids', null],
    [500, null, 'notBidding', 500],
    [500, 0, 'notBidding', 500],
    [500, 450, 'outbid', 500],
    [500, 500, 'leading', 500],
    [500, 550, 'leading', 550],
    [0, 550, 'placed', null],
    [0.01, null, 'notBidding', 0.01],
    [0.01, 0.01, 'leading', 0.01],
  ])('with the highest bid %s and the own bid %s has the standing %s and shows %s', (highest, own, standing, shown) => {
    expect(bidStanding(bids(highest, own))).toBe(standing);
    expect(shownBid(bids(highest, own))).toBe(shown === null ? null : euros(shown));
  });

  it('does not report leading while the highest bid is not known', () => {
    for (const bidsCount of [null, 0, 1, 3]) {
      const offer = { ...bids(0, 550), bidsCount };
      expect([bidStanding(offer), isHighestBidKnown(offer), shownBid(offer)]).toEqual(['placed', false, null]);
    }
  });

  it.each([
    [0, null, 'noBids', true],
    [0, 0, 'noBids', true],
    [0, 3, 'notBidding', false],
    [500, 3, 'notBidding', true],
    [500, 0, 'notBidding', true],
  ])(
    'with the highest bid %s and %s bids has the standing %s, and knows the highest: %s',
    (highest, bidsCount, standing, isKnown) => {
      const offer = { ...bids(highest, null), bidsCount };
      expect([bidStanding(offer), isHighestBidKnown(offer)]).toEqual([standing, isKnown]);
    },
  );

  const anyBids = fc.record({ highestBid: anyPrice, ownBid: fc.option(anyPrice) });

  it('always shows the higher of the two bids, and nothing only if the highest is not known or there are no bids', () => {
    fc.assert(
      fc.property(anyBids, offer => {
        const shown = shownBid(offer);
        expect(shown === null).toBe(['noBids', 'placed'].includes(bidStanding(offer)));
        if (shown !== null) expect(shown).toBe(Math.max(offer.highestBid, offer.ownBid ?? 0));
      }),
    );
  });

  it('never reports leading while another bid is higher', () => {
    fc.assert(
      fc.property(
        anyPrice,
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 100 }),
        (base, own, more) => {
          const ownBid = euros(base / 100 + own);
          expect(bidStanding({ ownBid, highestBid: euros(base / 100 + own + more) })).toBe('outbid');
          expect(bidStanding({ ownBid, highestBid: ownBid })).toBe('leading');
        },
      ),
    );
  });
});
