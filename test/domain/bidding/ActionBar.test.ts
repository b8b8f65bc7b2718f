import {
  barAfterClose,
  collapsesRow,
  defaultBar,
  nextBar,
  offersDifferentBid,
  offersTransport,
  type ActionBar,
  type ActionBarEvent,
} from '../../../src/domain/bidding/ActionBar';
import { euros } from '../../../src/domain/shared/Money';
import { aDeal } from '../deals/aDeal';
import { actionBars } from './actionBars';

const auction = { buyNowPrice: euros(0), deal: null };
const fixedPrice = { buyNowPrice: euros(9900), deal: null };
const deal = { buyNowPrice: euros(0), deal: aDeal({ easyTransportEnabled: true }) };
const pickedUp = { ...deal, deal: aDeal({ invoiceCreated: true, vehiclePickedUp: true }) };

describe('defaultBar', () => {
  it('follows the deal, then the fixed price, and otherwise asks for a bid', () => {
    expect(defaultBar(auction)).toBe('bid');
    expect(defaultBar(fixedPrice)).toBe('buyNow');
    expect(defaultBar({ ...deal, buyNowPrice: euros(9900) })).toBe('pickUp');
    expect(defaultBar(pickedUp)).toBe('thankYouPickUp');
  });
});

describe('barAfterClose', () => {
  it.each([
    ['thankYouBid', auction, 'bid'],
    ['thankYouBid', fixedPrice, 'buyNow'],
    ['thankYouTransport', deal, 'pickUp'],
    ['thankYouTransport', auction, 'pickUp'],
    ['thankYouTransport', pickedUp, 'thankYouPickUp'],
    ['thankYouBuyNow', fixedPrice, 'thankYouBuyNow'],
    ['thankYouPickUp', deal, 'thankYouPickUp'],
    ['buyNow', auction, 'buyNow'],
  ] as const)('turns %s of the offer %j into %s', (bar, offer, after) => expect(barAfterClose(bar, offer)).toBe(after));
});

describe('offersDifferentBid', () => {
  it('requires a fixed price and a bar other than the bid form and the thanks for a purchase', () => {
    const offering = actionBars.filter(bar => offersDifferentBid(bar, fixedPrice));
    expect(actionBars.filter(bar => !offering.includes(bar))).toEqual(['bid', 'thankYouBuyNow']);
    expect(actionBars.filter(bar => offersDifferentBid(bar, auction))).toEqual([]);
  });
});

describe('offersTransport', () => {
  it.each([
    [null, false],
    [aDeal(), false],
    [aDeal({ easyTransportEnabled: true }), true],
    [aDeal({ easyTransportEnabled: true, speditionArranged: true }), false],
  ])('returns for the deal %j: %s', (deal, offered) => expect(offersTransport({ deal })).toBe(offered));
});

describe('nextBar', () => {
  it.each<[ActionBar, ActionBarEvent, typeof deal | typeof auction, ActionBar, 'open' | 'shut']>([
    ['bid', 'bidAccepted', auction, 'thankYouBid', 'open'],
    ['buyNow', 'boughtNow', fixedPrice, 'thankYouBuyNow', 'open'],
    ['transport', 'transportOrdered', deal, 'thankYouTransport', 'open'],
    ['pickUp', 'pickupConfirmed', deal, 'thankYouPickUp', 'open'],
    ['bid', 'resigned', fixedPrice, 'buyNow', 'shut'],
    ['bid', 'resigned', auction, 'bid', 'shut'],
    ['buyNow', 'resigned', fixedPrice, 'buyNow', 'shut'],
    ['pickUp', 'pickUpCancelled', deal, 'pickUp', 'shut'],
    ['pickUp', 'transportChosen', deal, 'transport', 'open'],
    ['transport', 'transportCancelled', deal, 'pickUp', 'shut'],
    ['thankYouBuyNow', 'thankYouClosed', fixedPrice, 'thankYouBuyNow', 'shut'],
    ['thankYouTransport', 'thankYouClosed', deal, 'pickUp', 'shut'],
    ['buyNow', 'differentOfferChosen', fixedPrice, 'bid', 'open'],
    ['thankYouBid', 'differentOfferChosen', fixedPrice, 'bid', 'open'],
  ])('turns %s after %s on the offer %j into %s and leaves the row %s', (bar, event, offer, next, row) =>
    expect([nextBar(bar, event, offer), collapsesRow(event)]).toEqual([next, row === 'shut']),
  );

  it('shows the thanks even if the answer arrives after the dealer chose another bar', () => {
    expect(nextBar('buyNow', 'bidAccepted', fixedPrice)).toBe('thankYouBid');
    expect(nextBar('bid', 'boughtNow', fixedPrice)).toBe('thankYouBuyNow');
    expect(nextBar('transport', 'pickupConfirmed', deal)).toBe('thankYouPickUp');
    expect(nextBar('pickUp', 'transportOrdered', deal)).toBe('thankYouTransport');
  });

  it('ignores the choice of a transport that the deal does not offer', () => {
    expect(nextBar('pickUp', 'transportChosen', pickedUp)).toBeNull();
  });
});
