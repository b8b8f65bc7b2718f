import * as fc from 'fast-check';
import {
  barAfterClose,
  defaultBar,
  nextBar,
  offersDifferentBid,
  offersTransport,
  type ActionBar,
  type ActionBarEvent,
} from '../../../src/domain/bidding/ActionBar';
import { euros } from '../../../src/domain/shared/Money';
import { aRealization } from '../realization/aRealization';
import { actionBars } from './actionBars';

const auction = { buyNowPrice: euros(0), realization: null };
const fixedPrice = { buyNowPrice: euros(9900), realization: null };
const deal = { buyNowPrice: euros(0), realization: aRealization({ easyTransportEnabled: true }) };
const pickedUp = { ...deal, realization: aRealization({ invoiceCreated: true, vehiclePickedUp: true }) };

describe('default: a stored bar wins, else the deal, else buy_now if there is a price, otherwise auction_contract', () => {
  it('follows the deal, else the price', () => {
    expect(defaultBar(auction)).toBe('auctionContract');
    expect(defaultBar(fixedPrice)).toBe('buyNow');
    expect(defaultBar({ ...deal, buyNowPrice: euros(9900) })).toBe('pickUp');
    expect(defaultBar(pickedUp)).toBe('thankYouPickUp');
  });

  it('always lets a stored bar win', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...actionBars),
        fc.constantFrom(auction, fixedPrice, deal, pickedUp),
        (stored, offer) => expect(defaultBar(offer, stored)).toBe(stored),
      ),
    );
  });
});

describe('closing a thank-you bar collapses the row and sets the bar to its barAfterClose', () => {
  it.each([
    ['thankYouAuctionContract', auction, 'auctionContract'],
    ['thankYouAuctionContract', fixedPrice, 'buyNow'],
    ['thankYouTransport', deal, 'pickUp'],
    ['thankYouTransport', auction, 'pickUp'],
    ['thankYouTransport', pickedUp, 'thankYouPickUp'],
    ['thankYouBuyNow', fixedPrice, 'thankYouBuyNow'],
    ['thankYouPickUp', deal, 'thankYouPickUp'],
    ['buyNow', auction, 'buyNow'],
  ] as const)('%s gives way, for %j, to %s', (bar, offer, after) => expect(barAfterClose(bar, offer)).toBe(after));
});

describe('"Place a different offer": shown when a buy-now price exists and the bar is neither thank_you_buy_now nor auction_contract', () => {
  it('needs a fixed price, and neither the bid form nor a purchase on show', () => {
    const offering = actionBars.filter(bar => offersDifferentBid(bar, fixedPrice));
    expect(actionBars.filter(bar => !offering.includes(bar))).toEqual(['auctionContract', 'thankYouBuyNow']);
    expect(actionBars.filter(bar => offersDifferentBid(bar, auction))).toEqual([]);
  });
});

describe('offersTransport', () => {
  it.each([
    [null, false],
    [aRealization(), false],
    [aRealization({ easyTransportEnabled: true }), true],
    [aRealization({ easyTransportEnabled: true, speditionArranged: true }), false],
  ])('for the deal %j: %s', (realization, offered) => expect(offersTransport({ realization })).toBe(offered));
});

describe('nextBar', () => {
  it.each<[ActionBar, ActionBarEvent, typeof deal | typeof auction, ActionBar, 'open' | 'shut']>([
    ['auctionContract', 'bidAccepted', auction, 'thankYouAuctionContract', 'open'],
    ['buyNow', 'boughtNow', fixedPrice, 'thankYouBuyNow', 'open'],
    ['transport', 'transportOrdered', deal, 'thankYouTransport', 'open'],
    ['pickUp', 'pickupConfirmed', deal, 'thankYouPickUp', 'open'],
    ['auctionContract', 'resigned', fixedPrice, 'buyNow', 'shut'],
    ['auctionContract', 'resigned', auction, 'auctionContract', 'shut'],
    ['buyNow', 'resigned', fixedPrice, 'buyNow', 'shut'],
    ['pickUp', 'pickUpCancelled', deal, 'pickUp', 'shut'],
    ['pickUp', 'transportChosen', deal, 'transport', 'open'],
    ['transport', 'transportCancelled', deal, 'pickUp', 'shut'],
    ['thankYouBuyNow', 'thankYouClosed', fixedPrice, 'thankYouBuyNow', 'shut'],
    ['thankYouTransport', 'thankYouClosed', deal, 'pickUp', 'shut'],
    ['buyNow', 'differentOfferChosen', fixedPrice, 'auctionContract', 'open'],
    ['thankYouAuctionContract', 'differentOfferChosen', fixedPrice, 'auctionContract', 'open'],
  ])('%s, when %s, for %j, becomes %s and stays or falls %s', (bar, event, offer, next, row) =>
    expect(nextBar({ bar, expanded: true }, event, offer)).toEqual({ bar: next, expanded: row === 'open' }),
  );

  it('tells an answer that comes after the dealer has moved on', () => {
    expect(nextBar({ bar: 'buyNow', expanded: false }, 'bidAccepted', fixedPrice).bar).toBe('thankYouAuctionContract');
    expect(nextBar({ bar: 'auctionContract', expanded: true }, 'boughtNow', fixedPrice).bar).toBe('thankYouBuyNow');
    expect(nextBar({ bar: 'transport', expanded: true }, 'pickupConfirmed', deal).bar).toBe('thankYouPickUp');
    expect(nextBar({ bar: 'pickUp', expanded: false }, 'transportOrdered', deal).bar).toBe('thankYouTransport');
  });

  it('chooses no transport where none is offered', () => {
    const state = { bar: 'pickUp', expanded: true } as const;
    expect(nextBar(state, 'transportChosen', pickedUp)).toBe(state);
  });
});
