import * as fc from 'fast-check';
import {
  barOfDeal,
  defaultBar,
  isDealBar,
  offersDifferentBid,
  offersTransport,
} from '../../../src/domain/bidding/ActionBar';
import { isPickedUp } from '../../../src/domain/offers/Deal';
import { euros } from '../../../src/domain/shared/Money';
import { aDeal } from '../deals/aDeal';
import { actionBars } from './actionBars';

const anyBar = fc.constantFrom(...actionBars);
const anyDeal = fc
  .record({
    invoiceCreated: fc.boolean(),
    vehiclePickedUp: fc.boolean(),
    speditionArranged: fc.boolean(),
    easyTransportEnabled: fc.boolean(),
  })
  .map(parts => ({ buyNowPrice: euros(9900), deal: aDeal(parts) }));
const noDeal = { buyNowPrice: euros(9900), deal: null };

describe('defaultBar of a deal', () => {
  it('is thankYouPickUp if an invoice exists and pickUp otherwise', () => {
    expect(defaultBar({ ...noDeal, deal: aDeal({ invoiceCreated: true }) })).toBe('thankYouPickUp');
    expect(defaultBar({ ...noDeal, deal: aDeal() })).toBe('pickUp');
  });
});

describe('barOfDeal', () => {
  it('always keeps the stored bar while there is no deal', () => {
    fc.assert(fc.property(anyBar, bar => expect(barOfDeal(bar, noDeal, { isShown: true })).toBe(bar)));
  });

  it('never asks to buy without a fixed price and changes no other bar', () => {
    const noPrice = { ...noDeal, buyNowPrice: euros(0) };
    fc.assert(fc.property(anyBar, bar => expect(barOfDeal(bar, noPrice)).toBe(bar === 'buyNow' ? 'bid' : bar)));
  });

  it('keeps the thanks for a purchase until the deal was shown', () => {
    fc.assert(
      fc.property(anyDeal, bought => {
        expect(barOfDeal('thankYouBuyNow', bought)).toBe('thankYouBuyNow');
        expect(barOfDeal('thankYouBuyNow', bought, { isShown: true })).toBe(defaultBar(bought));
      }),
    );
  });

  it('never asks to bid on or buy a vehicle that was bought', () => {
    fc.assert(
      fc.property(anyBar, anyDeal, (bar, bought) => {
        const now = barOfDeal(bar, bought, { isShown: true });
        expect(isDealBar(now)).toBe(true);
        expect(offersDifferentBid(now, bought)).toBe(false);
      }),
    );
  });

  it('never asks for a transport that is ordered or a pickup whose invoice exists', () => {
    fc.assert(
      fc.property(anyBar, anyDeal, (bar, bought) => {
        const now = barOfDeal(bar, bought);
        if (now === 'transport') {
          expect(bought.deal).toMatchObject({ easyTransportEnabled: true, speditionArranged: false });
          expect(isPickedUp(bought.deal)).toBe(false);
        }
        if (now === 'pickUp') expect(bought.deal.invoiceCreated).toBe(false);
      }),
    );
  });

  it('asks for the pickup after a bid or a purchase, even if a transport is offered', () => {
    const bought = { ...noDeal, deal: aDeal({ easyTransportEnabled: true }) };
    for (const bar of ['buyNow', 'bid', 'thankYouBid'] as const) expect(barOfDeal(bar, bought)).toBe('pickUp');
  });

  it('always keeps the chosen transport while it can be ordered', () => {
    fc.assert(
      fc.property(anyDeal, bought => {
        const canBeOrdered = offersTransport(bought) && !isPickedUp(bought.deal);
        expect(barOfDeal('transport', bought)).toBe(canBeOrdered ? 'transport' : defaultBar(bought));
      }),
    );
  });

  it('keeps the thanks for the last action of the dealer', () => {
    fc.assert(
      fc.property(fc.constantFrom('thankYouTransport' as const, 'thankYouPickUp' as const), anyDeal, (bar, bought) =>
        expect(barOfDeal(bar, bought)).toBe(bar),
      ),
    );
  });

  it('changes nothing when it is applied a second time', () => {
    fc.assert(
      fc.property(anyBar, anyDeal, (bar, bought) => {
        const once = barOfDeal(bar, bought);
        expect(barOfDeal(once, bought)).toBe(once);
      }),
    );
  });
});

describe('offersDifferentBid', () => {
  it('returns true if a fixed price exists and the bar is neither thankYouBuyNow nor bid', () => {
    expect(actionBars.filter(bar => !offersDifferentBid(bar, noDeal))).toEqual(['bid', 'thankYouBuyNow']);
  });
});
