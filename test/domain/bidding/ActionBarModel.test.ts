import * as fc from 'fast-check';
import {
  nextBar,
  type ActionBar,
  type ActionBarEvent,
  type ActionBarState,
} from '../../../src/domain/bidding/ActionBar';
import { offerOfBar, ruleFor, type ActionBarModel, type OfferOfBar, type OfferOfModel } from './ActionBarModel';
import { actionBars } from './actionBars';

interface Row {
  state: ActionBarState;
  offer: OfferOfBar;
}

class Happens implements fc.Command<ActionBarModel, Row> {
  constructor(private readonly event: ActionBarEvent) {}

  check = (): boolean => true;

  run(model: ActionBarModel, row: Row): void {
    const before = row.state;
    row.state = nextBar(before, this.event, row.offer);
    const rule = ruleFor(model, this.event);
    if (rule === undefined) return expect(row.state).toBe(before);
    const [bar, fate] = rule;
    model.bar = bar(model);
    model.expanded &&= fate === 'stays';
    expect(row.state).toEqual({ bar: model.bar, expanded: model.expanded });
  }

  toString = (): string => this.event;
}

class RowIsOpened implements fc.Command<ActionBarModel, Row> {
  constructor(private readonly opened: boolean) {}

  check = (): boolean => true;

  run(model: ActionBarModel, row: Row): void {
    row.state = nextBar(row.state, this.opened ? 'expanded' : 'collapsed', row.offer);
    model.expanded = this.opened;
    expect(row.state).toEqual({ bar: model.bar, expanded: this.opened });
  }

  toString = (): string => (this.opened ? 'expanded' : 'collapsed');
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
const anyState = fc.record({ bar: fc.constantFrom(...actionBars), expanded: fc.boolean() });
const anyEvent = fc.constantFrom(...events);

it('a row behaves like the model after any sequence of events', () => {
  const commands = fc.commands([
    anyEvent.map(event => new Happens(event)),
    fc.boolean().map(opened => new RowIsOpened(opened)),
    anyOffer.map(offer => new OfferChanges(offer)),
  ]);
  fc.assert(
    fc.property(anyState, anyOffer, commands, (state, offer, happenings) => {
      fc.modelRun(() => ({ model: { ...state, ...offer }, real: { state, offer: offerOfBar(offer) } }), happenings);
    }),
    { numRuns: 1000 },
  );
});

const everyEvent = fc.constantFrom(...events, 'expanded' as const, 'collapsed' as const);
const after = (state: ActionBarState, happened: readonly ActionBarEvent[], offer: OfferOfBar): ActionBarState =>
  happened.reduce((known, event) => nextBar(known, event, offer), state);

it('the thanks for a purchase stays after any sequence of events', () => {
  fc.assert(
    fc.property(anyOffer, fc.array(everyEvent), fc.boolean(), (offer, happened, expanded) => {
      expect(after({ bar: 'thankYouBuyNow', expanded }, happened, offerOfBar(offer)).bar).toBe('thankYouBuyNow');
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
    fc.property(anyState, anyOffer, everyEvent, (state, offer, event) => {
      const { bar } = nextBar(state, event, offerOfBar(offer));
      for (const [answer, thanked] of thanks) if (bar === thanked && state.bar !== thanked) expect(event).toBe(answer);
      if (bar === 'thankYouPickUp' && state.bar !== bar && offer.stage !== 'invoiced')
        expect(event).toBe('pickupConfirmed');
    }),
  );
});

it('a collapsed row stays collapsed until an event expands it', () => {
  fc.assert(
    fc.property(anyOffer, fc.constantFrom(...actionBars), fc.array(anyEvent), (offer, bar, happened) =>
      expect(after({ bar, expanded: false }, happened, offerOfBar(offer)).expanded).toBe(false),
    ),
  );
});
