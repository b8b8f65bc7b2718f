import * as fc from 'fast-check';
import {
  type ActionBar,
  type ActionBarEvent,
  barAfterClose,
  barOfDeal,
  collapsesRow,
  defaultBar,
  isDealBar,
  nextBar,
  offersDifferentBid,
  offersTransport,
  shownBar,
} from '../../../src/domain/bidding/ActionBar';
import {
  isStillOffered,
  type Press,
  refusalCause,
  type RefusalCause,
  showsEffect,
} from '../../../src/domain/bidding/Press';
import { isPickedUp } from '../../../src/domain/offers/Deal';
import type { HashId, Offer } from '../../../src/domain/offers/Offer';
import type { OwnPurchase } from '../../../src/domain/offers/OwnBidStanding';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { anOffer } from '../../support/anOffer';
import { aDeal } from '../deals/aDeal';
import { type ActionBarModel, offerOfBar, type OfferOfBar, type OfferOfModel, ruleFor } from './ActionBarModel';

/** Every action bar. */
const actionBars: readonly ActionBar[] = [
  'buyNow',
  'bid',
  'pickUp',
  'transport',
  'thankYouBid',
  'thankYouBuyNow',
  'thankYouTransport',
  'thankYouPickUp',
];

const anyBar = fc.constantFrom(...actionBars);

describe('ActionBar', () => {
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
    ] as const)('turns %s of the offer %j into %s', (bar, offer, after) =>
      expect(barAfterClose(bar, offer)).toBe(after),
    );
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
});

describe('ActionBarModel', () => {
  interface Row {
    bar: ActionBar;
    offer: OfferOfBar;
  }

  class Happens implements fc.Command<ActionBarModel, Row> {
    constructor(private readonly event: ActionBarEvent) {}

    check = (): boolean => true;

    run(model: ActionBarModel, row: Row): void {
      const next = nextBar(row.bar, this.event, row.offer);
      const rule = ruleFor(model, this.event);
      if (rule === undefined) return expect(next).toBeNull();
      const [bar, fate] = rule;
      model.bar = bar(model);
      expect(next).toBe(model.bar);
      expect(collapsesRow(this.event)).toBe(fate === 'collapses');
      row.bar = model.bar;
    }

    toString = (): string => this.event;
  }

  /**
   * The offer changes while the dealer looks at it: a push arrives or a deal moves on. The bar stays until the dealer
   * acts.
   */
  class OfferChanges implements fc.Command<ActionBarModel, Row> {
    constructor(private readonly now: OfferOfModel) {}

    check = (): boolean => true;

    run(model: ActionBarModel, row: Row): void {
      Object.assign(model, this.now);
      row.offer = offerOfBar(this.now);
    }

    toString = (): string => `offer becomes ${JSON.stringify(this.now)}`;
  }

  const events: readonly ActionBarEvent[] = [
    'bidAccepted',
    'boughtNow',
    'transportOrdered',
    'pickupConfirmed',
    'resigned',
    'pickUpCancelled',
    'transportChosen',
    'transportCancelled',
    'thankYouClosed',
    'differentOfferChosen',
  ];

  const anyOffer = fc.record({
    fixedPrice: fc.boolean(),
    stage: fc.constantFrom('bidding' as const, 'deal' as const, 'invoiced' as const),
    transport: fc.constantFrom('none' as const, 'offered' as const, 'arranged' as const),
  });
  const anyEvent = fc.constantFrom(...events);

  it('a row behaves like the model after any sequence of events', () => {
    const commands = fc.commands([
      anyEvent.map(event => new Happens(event)),
      anyOffer.map(offer => new OfferChanges(offer)),
    ]);
    fc.assert(
      fc.property(anyBar, anyOffer, commands, (bar, offer, happenings) => {
        const model = { bar, ...offer };
        fc.modelRun(() => ({ model, real: { bar, offer: offerOfBar(offer) } }), happenings);
      }),
      { numRuns: 1000 },
    );
  });

  it('the thanks for a purchase stays after any event', () => {
    fc.assert(
      fc.property(anyOffer, anyEvent, (offer, event) => {
        expect(nextBar('thankYouBuyNow', event, offerOfBar(offer)) ?? 'thankYouBuyNow').toBe('thankYouBuyNow');
      }),
    );
  });

  it('a thank-you bar appears only after the answer to its own press', () => {
    const thanks: readonly (readonly [ActionBarEvent, ActionBar])[] = [
      ['bidAccepted', 'thankYouBid'],
      ['boughtNow', 'thankYouBuyNow'],
      ['transportOrdered', 'thankYouTransport'],
    ];
    fc.assert(
      fc.property(anyBar, anyOffer, anyEvent, (before, offer, event) => {
        const bar = nextBar(before, event, offerOfBar(offer));
        for (const [answer, thanked] of thanks) if (bar === thanked && before !== thanked) expect(event).toBe(answer);
        if (bar === 'thankYouPickUp' && before !== bar && offer.stage !== 'invoiced')
          expect(event).toBe('pickupConfirmed');
      }),
    );
  });
});

describe('ActionBarOfDeal', () => {
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
});

describe('shownBar', () => {
  const ends = [
    { finalPrice: euros(9000) },
    { archivedAt: Date.UTC(2026, 10, 20) },
    { inArchive: true },
    { closed: true, finalPrice: euros(9000), inArchive: true },
  ];

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

describe('Press', () => {
  type PressOnOffer = Parameters<typeof showsEffect>[0];

  const press = (change: Partial<PressOnOffer>): PressOnOffer => ({
    action: 'bid',
    hashId: 'MB-1' as HashId,
    amount: 0 as Money,
    ownBidBefore: 0 as Money,
    ...change,
  });
  /** Few amounts, so that equal ones are common. */
  const money = fc.nat({ max: 3 }).map(cents => cents as Money);

  describe('showsEffect', () => {
    it('recognises a bid if and only if the own bid rose to its amount or above', () => {
      fc.assert(
        fc.property(money, money, money, (amount, ownBidBefore, ownBid) => {
          const isSeen = showsEffect(press({ amount, ownBidBefore }), { ownBid, deal: null });
          expect(isSeen).toBe(ownBid >= amount && amount > ownBidBefore);
        }),
      );
    });

    it('never recognises a bid on an offer without an own bid', () => {
      expect(showsEffect(press({ amount: 100 as Money }), { ownBid: null, deal: null })).toBe(false);
    });

    it('recognises the deal that the server creates in place of the own bid', () => {
      fc.assert(
        fc.property(money, money, (amount, ownBidBefore) => {
          const offer = { ownBid: null, deal: aDeal() };
          expect(showsEffect(press({ amount, ownBidBefore }), offer)).toBe(true);
        }),
      );
    });

    it.each([
      ['pickup', {}, false],
      ['pickup', { vehiclePickedUp: true }, true],
      ['pickup', { invoiceCreated: true }, true],
      ['transport', {}, false],
      ['transport', { speditionArranged: true }, true],
    ] as const)('of the press %s with the deal %j is %s', (action, flags, isSeen) => {
      const untouched = { vehiclePickedUp: false, invoiceCreated: false, speditionArranged: false };
      const deal = { ...aDeal(), ...untouched, ...flags };
      expect(showsEffect(press({ action }), { ownBid: null, deal })).toBe(isSeen);
      expect(showsEffect(press({ action }), { ownBid: null, deal: null })).toBe(false);
    });
  });

  describe('isStillOffered', () => {
    const purchase = press({ amount: 900_000 as Money });
    const price = (buyNowPrice: number, change = {}) => anOffer({ buyNowPrice: buyNowPrice as Money, ...change });

    it('is false for a purchase at another price than the one that was pressed, and after the sale', () => {
      const buy = { ...purchase, action: 'buyNow' } as const;
      expect(isStillOffered(buy, price(900_000))).toBe(true);
      expect(isStillOffered(buy, price(900_100))).toBe(false);
      expect(isStillOffered(buy, price(0))).toBe(false);
      expect(isStillOffered(buy, price(900_000, { closed: true }))).toBe(false);
    });

    it('is false for a reviewed bid whose highest bid has moved, and for a bid after the sale', () => {
      const at = (highestBid: number, change = {}) => anOffer({ highestBid: highestBid as Money, ...change });
      expect(isStillOffered(purchase, at(500_000), 500_000 as Money)).toBe(true);
      expect(isStillOffered(purchase, at(505_000), 500_000 as Money)).toBe(false);
      expect(isStillOffered(purchase, at(505_000))).toBe(true);
      expect(isStillOffered(purchase, at(500_000, { closed: true }), 500_000 as Money)).toBe(false);
    });
  });
});

describe('Press, refusal cause', () => {
  const auction = anOffer({ highestBid: euros(700), buyNowPrice: euros(0) });
  const fixed = anOffer({ buyNowPrice: euros(9900) });

  it.each<readonly [RefusalCause | null, Press['action'], number, string, Offer, OwnPurchase]>([
    ['tooLow', 'bid', 700, 'the highest bid is as high', auction, 'none'],
    [null, 'bid', 750, 'the bid is high enough', auction, 'none'],
    ['closed', 'bid', 700, 'the vehicle is sold', { ...auction, closed: true }, 'none'],
    ['closed', 'buyNow', 9900, 'the vehicle is sold, perhaps to this dealer', { ...fixed, closed: true }, 'checking'],
    ['bought', 'buyNow', 9900, 'this dealer has a deal', { ...fixed, closed: true, deal: aDeal() }, 'none'],
    ['bought', 'bid', 700, 'this dealer has bought the vehicle', { ...auction, closed: true }, 'done'],
    ['priceChanged', 'buyNow', 9800, 'the price is another one', fixed, 'none'],
    [null, 'buyNow', 9900, 'the price is the same', fixed, 'none'],
    [null, 'buyNow', 9900, 'no price is known', auction, 'none'],
    [null, 'pickup', 0, 'the offer says nothing about it', { ...fixed, deal: aDeal() }, 'none'],
  ])('refusalCause says %j of a refused %s of %d € if %s', (cause, action, amount, _, offer, purchase) => {
    expect(refusalCause({ action, amount: euros(amount) }, offer, purchase)).toBe(cause);
  });
});
