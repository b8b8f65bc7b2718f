import * as fc from 'fast-check';
import { bidStanding, isHighestBidKnown, shownBid } from '../../../src/domain/offers/BidStanding';
import type { Offer } from '../../../src/domain/offers/Offer';
import {
  hasLost,
  isSaleOld,
  mayHaveBought,
  mayHaveWon,
  ownBidStanding,
  ownBidStandings,
  type OwnPurchase,
  searchWithStanding,
  standingInSearch,
} from '../../../src/domain/offers/OwnBidStanding';
import { DAY } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { anyOwnBid } from '../bidding/anyOwnBid';
import { aDeal } from '../deals/aDeal';
import { anyPrice } from '../shared/anyMoney';

describe('the bid display', () => {
  const bids = (highest: number, own: number | null) => ({
    highestBid: euros(highest),
    ownBid: own === null ? null : euros(own),
  });

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

describe('OwnBidStanding', () => {
  const leading = anOffer({ ownBid: euros(8450) });
  const contractStatus = 'rejected' as const;
  const outbid = anOffer({ ownBid: euros(8000) });

  it.each([
    ['outbid', anOffer({ ownBid: euros(8000) })],
    ['leading', leading],
    ['placed', { ...leading, ownBid: null }],
    ['placed', { ...leading, ownBid: euros(0) }],
    ['waiting', { ...leading, contractStatus: 'waiting' as const }],
    ['rejected', { ...leading, contractStatus: 'rejected' as const }],
    ['lost', { ...leading, closed: true, contractStatus: 'rejected' as const }],
    ['won', { ...leading, closed: true, deal: aDeal() }],
  ])('the standing of an own bid can be %s', (standing, offer) => expect(ownBidStanding(offer)).toBe(standing));

  it('is never leading or outbid if the server does not tell the own bid', () => {
    fc.assert(
      fc.property(anyOwnBid, fc.constantFrom(null, euros(0)), (offer, ownBid) => {
        expect(['leading', 'outbid']).not.toContain(ownBidStanding({ ...offer, ownBid }));
      }),
    );
  });

  describe('the standing of an own bid on a sold offer', () => {
    const sales: readonly Partial<Offer>[] = [
      { closed: true },
      { finalPrice: euros(9000) },
      { archivedAt: Date.UTC(2026, 10, 20) },
      { closed: true, finalPrice: euros(9000), archivedAt: Date.UTC(2026, 10, 20) },
    ];

    it('is undecided, and not lost, while the server does not say who has the deal', () => {
      for (const sold of sales) {
        expect(ownBidStanding({ ...leading, ...sold })).toBe('undecided');
        expect(ownBidStanding({ ...leading, ...sold, contractStatus: 'waiting' })).toBe('undecided');
        expect(ownBidStanding({ ...outbid, ...sold, contractStatus: 'waiting' })).toBe('undecided');
        expect(ownBidStanding({ ...leading, ...sold, ownBid: null })).toBe('undecided');
      }
    });

    it('is lost if the bid was rejected or was not the highest', () => {
      for (const sold of sales) {
        expect(ownBidStanding({ ...leading, ...sold, contractStatus: 'rejected' })).toBe('lost');
        expect(ownBidStanding({ ...outbid, ...sold })).toBe('lost');
      }
    });

    it('follows a purchase by this dealer, however high the bid was', () => {
      for (const bid of [leading, outbid]) {
        for (const sold of sales) {
          expect(ownBidStanding({ ...bid, ...sold }, 'checking')).toBe('checking');
          expect(ownBidStanding({ ...bid, ...sold }, 'unknown')).toBe('undecided');
          expect(ownBidStanding({ ...bid, ...sold }, 'done')).toBe('won');
          expect(ownBidStanding({ ...bid, ...sold, deal: aDeal() }, 'checking')).toBe('won');
        }
      }
    });

    it('is won if the offer is in the list of archived deals', () => {
      expect(ownBidStanding({ ...outbid, inArchive: true })).toBe('won');
    });

    it('is never lost unless the bid was rejected or lower than another one', () => {
      fc.assert(
        fc.property(
          anyOwnBid,
          fc.constantFrom<OwnPurchase>('none', 'checking', 'unknown', 'done'),
          (offer, purchase) => {
            const isBeaten = offer.contractStatus === 'rejected' || (offer.ownBid ?? 0) < offer.highestBid;
            if (purchase !== 'none' || !isBeaten) expect(ownBidStanding(offer, purchase)).not.toBe('lost');
          },
        ),
      );
    });
  });

  describe('mayHaveWon', () => {
    it.each([
      ['a closed offer that the dealer led', { ...leading, closed: true }, true],
      [
        'a closed offer for which the dealer waits',
        { ...outbid, closed: true, contractStatus: 'waiting' as const },
        true,
      ],
      ['a closed offer on which the dealer was outbid', { ...outbid, closed: true }, false],
      ['an offer with a final price that the dealer led', { ...leading, finalPrice: euros(9000) }, true],
      ['a rejected bid', { ...leading, closed: true, contractStatus: 'rejected' as const }, false],
      ['an open offer', leading, false],
      ['an offer that is known to be won', { ...leading, closed: true, deal: aDeal() }, false],
    ])('judges %s', (_, offer, expected) => expect(mayHaveWon(offer)).toBe(expected));
  });

  describe('mayHaveBought', () => {
    it.each([
      ['a sold offer on which the dealer was outbid', { ...outbid, closed: true }, true],
      ['a sold offer that the dealer led', { ...leading, finalPrice: euros(9000) }, true],
      ['a sold offer with a rejected bid of unknown amount', { ...anOffer(), closed: true, contractStatus }, true],
      ['a sold offer without an own bid', anOffer({ closed: true }), false],
      ['an open offer', outbid, false],
      ['a deal', { ...outbid, closed: true, deal: aDeal() }, false],
    ])('judges %s', (_, offer, expected) => expect(mayHaveBought(offer)).toBe(expected));

    it('is true of every own bid that counts as lost on a sold offer', () => {
      fc.assert(
        fc.property(anyOwnBid, offer => {
          if (ownBidStanding(offer) === 'lost') expect(mayHaveBought(offer)).toBe(true);
        }),
      );
    });
  });

  describe('isSaleOld', () => {
    const now = Date.UTC(2026, 10, 20);

    it.each([
      ['archived more than a day ago', now - DAY - 1, true],
      ['archived within a day', now - DAY, false],
      ['without an archive date', null, false],
    ])('judges an offer %s', (_, archivedAt, expected) => expect(isSaleOld({ archivedAt }, now)).toBe(expected));
  });

  describe('hasLost', () => {
    it.each([
      ['an outbid offer', anOffer({ ownBid: euros(8000) }), true],
      ['a bid that waits for the seller', { ...outbid, contractStatus: 'waiting' as const }, false],
      ['a rejected bid', { ...leading, contractStatus: 'rejected' as const }, true],
      ['the highest bid', leading, false],
      ['an offer without an own bid, which the server drops for a deal', anOffer(), false],
      ['a deal', anOffer({ ownBid: euros(8000), deal: aDeal() }), false],
    ])('judges %s', (_, offer, expected) => expect(hasLost(offer)).toBe(expected));
  });

  describe('the standing in an address', () => {
    const standings = fc.option(fc.constantFrom(...ownBidStandings));

    it('is the one that was written into it, and nothing else in the address changes', () => {
      fc.assert(
        fc.property(standings, standings, fc.integer({ min: 2, max: 99 }), (before, standing, page) => {
          const search = searchWithStanding(before, `?page=${page}`);
          expect(standingInSearch(searchWithStanding(standing, search))).toBe(standing);
          expect(searchWithStanding(null, searchWithStanding(standing, search))).toBe(`?page=${page}`);
        }),
      );
      expect(searchWithStanding('outbid', '')).toBe('?standing=outbid');
      expect(searchWithStanding(null, '?standing=outbid')).toBe('');
    });

    it('is null if its value is not a known standing', () => {
      fc.assert(
        fc.property(fc.string(), text => {
          fc.pre(![...ownBidStandings, 'checked'].includes(text));
          expect(standingInSearch(`?${new URLSearchParams({ standing: text })}`)).toBeNull();
        }),
      );
    });
  });
});
