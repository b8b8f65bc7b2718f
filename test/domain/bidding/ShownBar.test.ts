import * as fc from 'fast-check';
import { isDealBar, shownBar } from '../../../src/domain/bidding/ActionBar';
import { euros } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { aDeal } from '../deals/aDeal';
import { actionBars } from './actionBars';

const ends = [
  { finalPrice: euros(9000) },
  { archivedAt: Date.UTC(2026, 10, 20) },
  { inArchive: true },
  { closed: true, finalPrice: euros(9000), inArchive: true },
];

describe('shownBar', () => {
  it('shows no bid bar if the sale is over, even if the server sends the offer as not closed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...actionBars), fc.constantFrom(...ends), (bar, end) => {
        const shown = shownBar(bar, anOffer({ ownBid: euros(500), buyNowPrice: euros(9900), ...end }));
        expect([null, 'thankYouBuyNow']).toContain(shown);
      }),
    );
  });

  it('shows no deal bar if the deal is archived', () => {
    const archives = fc.constantFrom({ archivedAt: Date.UTC(2026, 10, 20) }, { inArchive: true });
    fc.assert(
      fc.property(fc.constantFrom(...actionBars.filter(isDealBar)), archives, (bar, archive) => {
        expect(shownBar(bar, anOffer({ deal: aDeal(), ...archive }))).toBeNull();
      }),
    );
  });

  it('shows the bar of a running deal even if the offer has a final price', () => {
    const deal = anOffer({ closed: true, finalPrice: euros(9000), deal: aDeal() });
    expect(shownBar('pickUp', deal)).toBe('pickUp');
  });

  it('shows no bar of a bid on a closed offer, and no thanks for it: the row says that it is sold', () => {
    const closed = anOffer({ closed: true, ownBid: euros(8450) });
    expect(shownBar('thankYouBid', closed)).toBeNull();
    expect(shownBar('thankYouBid', { ...closed, ownBid: euros(8000) })).toBeNull();
    expect(shownBar('bid', closed)).toBeNull();
    expect(shownBar('buyNow', closed)).toBeNull();
  });

  it('keeps the thanks for a purchase whatever becomes of the offer', () => {
    for (const end of ends) expect(shownBar('thankYouBuyNow', anOffer(end))).toBe('thankYouBuyNow');
  });

  it('keeps the bar of an offer on sale but replaces the thanks for a bid that was outbid since', () => {
    expect(shownBar('buyNow', anOffer())).toBe('buyNow');
    expect(shownBar('thankYouBid', anOffer({ ownBid: euros(9000) }))).toBe('thankYouBid');
    expect(shownBar('thankYouBid', anOffer({ ownBid: euros(8000) }))).toBe('bid');
  });
});
