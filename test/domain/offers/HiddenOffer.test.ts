import * as fc from 'fast-check';
import { newHiddenOffer, hideReasons, hideUntils, isHidden, mayBeHidden } from '../../../src/domain/offers/HiddenOffer';
import { returnReason } from '../../../src/domain/offers/returnReason';
import { DAY } from '../../../src/domain/shared/Instant';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';

const offer = anOffer({ highestBid: euros(5000), buyNowPrice: euros(9900), minimalPrice: euros(9000), bidsCount: 4 });

const hide = (until: (typeof hideUntils)[number], now = offer) => newHiddenOffer(now, 'tooDear', until, 1_000);

describe('returnReason', () => {
  it.each(['buyNowPrice', 'minimalPrice', 'highestBid'] as const)('is a fall of the %s', price => {
    const hidden = hide('priceFalls');
    expect(returnReason(hidden, { ...offer, [price]: (offer[price] - 1) as Money }, 0)).toBe('priceFell');
    expect(returnReason(hidden, { ...offer, [price]: (offer[price] + 1) as Money }, 0)).toBeNull();
    // The server may leave a price out.
    expect(returnReason(hidden, { ...offer, [price]: euros(0) }, 0)).toBeNull();
  });

  it('is a bid that came since', () => {
    const hidden = hide('bid');
    expect(returnReason(hidden, { ...offer, highestBid: euros(5100) }, 0)).toBe('bidCame');
    expect(returnReason(hidden, { ...offer, bidsCount: 5 }, 0)).toBe('bidCame');
    expect(returnReason(hidden, { ...offer, bidsCount: null, buyNowPrice: euros(1) }, 0)).toBeNull();
    const unknown = hide('bid', { ...offer, bidsCount: null });
    expect(returnReason(unknown, offer, 0)).toBeNull();
    expect(returnReason(hide('bid', { ...offer, highestBid: euros(0), bidsCount: 0 }), offer, 0)).toBe('bidCame');
  });

  it('is the end of 7 days, also for an offer that is not loaded', () => {
    expect(returnReason(hide('sevenDays'), undefined, 1_000 + 7 * DAY - 1)).toBeNull();
    expect(returnReason(hide('sevenDays'), undefined, 1_000 + 7 * DAY)).toBe('timeIsUp');
  });

  it('is never there for an offer that is hidden for good, or has not changed within seven days', () => {
    const amount = fc.nat(5).map(euros);
    const figures = fc.record({
      highestBid: amount,
      buyNowPrice: amount,
      minimalPrice: amount,
      bidsCount: fc.option(fc.nat(5)),
    });
    fc.assert(
      fc.property(figures, figures, fc.nat(7 * DAY), (then, now, at) => {
        const before = anOffer(then);
        expect(returnReason(hide('forGood', before), anOffer(now), at)).toBeNull();
        for (const until of hideUntils) expect(returnReason(hide(until, before), before, at)).toBeNull();
      }),
    );
  });
});

describe('isHidden', () => {
  it('is false once the offer came back, and while there is money of the dealer in it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...hideReasons), fc.constantFrom(...hideUntils), (reason, until) => {
        const hidden = newHiddenOffer(offer, reason, until, 1);
        expect(isHidden(hidden, offer)).toBe(true);
        expect(isHidden(hidden, undefined)).toBe(true);
        expect(isHidden({ ...hidden, cameBack: 'bidCame' }, offer)).toBe(false);
        expect(isHidden(hidden, { ...offer, ownBid: euros(1) })).toBe(false);
        expect(isHidden(undefined, offer)).toBe(false);
      }),
    );
    expect(mayBeHidden({ ownBid: euros(0), deal: null })).toBe(true);
  });
});
