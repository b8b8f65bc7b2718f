import { ActionBars } from '../../../../src/application/bidding/bar/ActionBars';
import { PressStore } from '../../../../src/application/bidding/press/PressStore';
import type { PressAction, Press } from '../../../../src/domain/bidding/Press';
import { euros } from '../../../../src/domain/shared/Money';
import { aDeal } from '../../../domain/deals/aDeal';
import { anOffer } from '../../../support/anOffer';
import { watchActions } from '../../../support/watchActions';

watchActions();

const offer = anOffer({ buyNowPrice: euros(9900) });

const press = (action: PressAction): Press => ({
  action,
  hashId: offer.hashId,
  amount: euros(8500),
  ownBidBefore: euros(0),
});

it('ActionBars starts with the bar that the offer asks for, collapsed', () => {
  const bars = new ActionBars(new PressStore());
  expect(bars.stateOf(offer)).toEqual({ bar: 'buyNow', expanded: false });
  expect(bars.stateOf(anOffer())).toEqual({ bar: 'auctionContract', expanded: false });
});

it('ActionBars keeps the pressed bar when the offer changes meanwhile', () => {
  const bars = new ActionBars(new PressStore());
  bars.sent(offer, press('buyNow'));
  expect(bars.stateOf({ ...offer, closed: true, deal: aDeal() }).bar).toBe('buyNow');
});

it('ActionBars keeps the bar in which the dealer types when a push changes the offer', () => {
  const bars = new ActionBars(new PressStore());
  const auction = anOffer();
  bars.typedIn(auction);
  expect(bars.stateOf({ ...auction, buyNowPrice: euros(9900) })).toEqual({ bar: 'auctionContract', expanded: false });
  bars.happened(auction, 'expanded');
  bars.typedIn(auction);
  expect(bars.stateOf(auction).expanded).toBe(true);
});

it('ActionBars keeps the bar in which the dealer types, even if the row had another one before', () => {
  const bars = new ActionBars(new PressStore());
  bars.happened(offer, 'expanded');
  const auction = { ...offer, buyNowPrice: euros(0) };
  bars.typedIn(auction);
  expect(bars.stateOf(offer).bar).toBe('auctionContract');
});

it('ActionBars replaces the bid form of an offer that has become a deal', () => {
  const bars = new ActionBars(new PressStore());
  const auction = anOffer();
  bars.typedIn(auction);
  expect(bars.stateOf({ ...auction, closed: true, deal: aDeal() }).bar).toBe('pickUp');
});

it('ActionBars stores no bar for an event without an effect, so that the bar follows the offer', () => {
  const bars = new ActionBars(new PressStore());
  const auction = anOffer();
  bars.happened(auction, 'thankYouClosed');
  expect(bars.stateOf({ ...auction, buyNowPrice: euros(9900) }).bar).toBe('buyNow');
});

describe('leaving the offer page', () => {
  it('replaces the bid form by the fixed price', () => {
    const bars = new ActionBars(new PressStore());
    bars.happened(offer, 'differentOfferChosen');
    bars.panelsLeft(offer, { wasExpanded: false });
    expect(bars.stateOf(offer).bar).toBe('buyNow');
  });

  it('keeps the row expanded', () => {
    const bars = new ActionBars(new PressStore());
    bars.happened(offer, 'expanded');
    bars.happened(offer, 'differentOfferChosen');
    bars.panelsLeft(offer, { wasExpanded: true });
    expect(bars.stateOf(offer)).toEqual({ bar: 'buyNow', expanded: true });
  });

  it('keeps the row expanded after the bid form was cancelled on the page', () => {
    const bars = new ActionBars(new PressStore());
    bars.rowsExpandedBefore([offer.hashId]);
    const wasExpanded = bars.isExpanded(offer.hashId);
    bars.happened(offer, 'differentOfferChosen');
    bars.happened(offer, 'resigned');
    bars.panelsLeft(offer, { wasExpanded });
    expect(bars.stateOf(offer)).toEqual({ bar: 'buyNow', expanded: true });
    expect(bars.expandedRows).toEqual([offer.hashId]);
  });

  it('stores no bar if nothing was pressed, so that the bar follows the offer', () => {
    const bars = new ActionBars(new PressStore());
    const auction = anOffer();
    bars.panelsLeft(auction, { wasExpanded: false });
    expect(bars.stateOf({ ...auction, buyNowPrice: euros(9900) }).bar).toBe('buyNow');
  });

  it('keeps the bar of a bid that is under way and a thank-you bar', () => {
    const bars = new ActionBars(new PressStore());
    bars.happened(offer, 'differentOfferChosen');
    bars.sent(offer, press('bid'));
    bars.panelsLeft(offer, { wasExpanded: false });
    expect(bars.stateOf(offer).bar).toBe('auctionContract');
    bars.done(offer, 'bidAccepted');
    bars.panelsLeft(offer, { wasExpanded: false });
    expect(bars.stateOf(offer).bar).toBe('thankYouAuctionContract');
  });
});

it('ActionBars keeps the rows of different offers apart', () => {
  const bars = new ActionBars(new PressStore());
  const other = anOffer({ hashId: 'CA-00001' as typeof offer.hashId });
  bars.sent(offer, press('bid'));
  bars.happened(offer, 'expanded');
  expect(bars.stateOf(other).expanded).toBe(false);
});

describe('the thanks for a purchase', () => {
  const bought = { ...offer, closed: true, deal: aDeal() };
  const afterPurchase = () => {
    const bars = new ActionBars(new PressStore());
    bars.happened(offer, 'expanded');
    bars.sent(offer, press('buyNow'));
    return bars;
  };

  it('stay until the list of deals shows the deal', () => {
    const bars = afterPurchase();
    bars.done(offer, 'boughtNow');
    expect(bars.stateOf(bought)).toEqual({ bar: 'thankYouBuyNow', expanded: true });
    bars.dealShown(bought.hashId);
    expect(bars.stateOf(bought)).toEqual({ bar: 'pickUp', expanded: true });
  });

  it('do not replace the pressed bar while the answer is awaited', () => {
    const bars = afterPurchase();
    bars.dealShown(bought.hashId);
    expect(bars.stateOf(bought).bar).toBe('buyNow');
  });

  it('are not stored for an offer without a press', () => {
    const bars = new ActionBars(new PressStore());
    bars.dealShown(bought.hashId);
    expect(bars.stateOf(offer).bar).toBe('buyNow');
  });
});

it('ActionBars knows which rows are expanded, also those from before the reload', () => {
  const bars = new ActionBars(new PressStore());
  const other = anOffer({ hashId: 'CA-00001' as typeof offer.hashId });
  bars.rowsExpandedBefore([offer.hashId, other.hashId]);
  bars.happened(other, 'collapsed');
  expect(bars.expandedRows).toEqual([offer.hashId]);
  bars.happened(offer, 'differentOfferChosen');
  expect(bars.expandedRows).toEqual([offer.hashId]);
});
