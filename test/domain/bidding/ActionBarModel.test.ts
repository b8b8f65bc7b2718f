import * as fc from 'fast-check';
import { collapsesRow, nextBar, type ActionBar, type ActionBarEvent } from '../../../src/domain/bidding/ActionBar';
import { offerOfBar, ruleFor, type ActionBarModel, type OfferOfBar, type OfferOfModel } from './ActionBarModel';
import { actionBars } from './actionBars';

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
const anyBar = fc.constantFrom(...actionBars);
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
