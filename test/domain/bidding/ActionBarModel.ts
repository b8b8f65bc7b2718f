import type { ActionBar, ActionBarEvent } from '../../../src/domain/bidding/ActionBar';
import type { Deal } from '../../../src/domain/offers/Deal';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { aDeal } from '../deals/aDeal';

export type OfferOfBar = { buyNowPrice: Money; deal: Deal | null };

/** The specified behaviour of a row, written independently of the implementation. */
export interface ActionBarModel {
  bar: ActionBar;
  fixedPrice: boolean;
  stage: 'bidding' | 'deal' | 'invoiced';
  transport: 'none' | 'offered' | 'arranged';
}

const startingBar = (model: ActionBarModel): ActionBar => {
  if (model.stage === 'bidding') return model.fixedPrice ? 'buyNow' : 'bid';
  return model.stage === 'invoiced' ? 'thankYouPickUp' : 'pickUp';
};
const pickUpBar = (model: ActionBarModel): ActionBar => (model.stage === 'invoiced' ? 'thankYouPickUp' : 'pickUp');
const transportIsOffered = (model: ActionBarModel): boolean =>
  model.stage !== 'bidding' && model.transport === 'offered';

/** The part of the model that the offer decides, not the bar. */
export type OfferOfModel = Pick<ActionBarModel, 'fixedPrice' | 'stage' | 'transport'>;

type Rule = readonly [bar: (model: ActionBarModel) => ActionBar, row: 'stays' | 'collapses'];
const to = (bar: ActionBar): Rule => [() => bar, 'stays'];
const back = (bar: (model: ActionBarModel) => ActionBar): Rule => [bar, 'collapses'];

/** The events that each bar accepts; no other event may change the row. */
const specified: Readonly<Record<ActionBar, Readonly<Partial<Record<ActionBarEvent, Rule>>>>> = {
  buyNow: {
    boughtNow: to('thankYouBuyNow'),
    bidAccepted: to('thankYouBid'),
    resigned: back(startingBar),
    differentOfferChosen: to('bid'),
  },
  bid: {
    bidAccepted: to('thankYouBid'),
    boughtNow: to('thankYouBuyNow'),
    resigned: back(startingBar),
  },
  pickUp: {
    pickupConfirmed: to('thankYouPickUp'),
    transportOrdered: to('thankYouTransport'),
    pickUpCancelled: back(() => 'pickUp'),
    transportChosen: to('transport'),
    differentOfferChosen: to('bid'),
  },
  transport: {
    transportOrdered: to('thankYouTransport'),
    pickupConfirmed: to('thankYouPickUp'),
    transportCancelled: back(() => 'pickUp'),
    differentOfferChosen: to('bid'),
  },
  thankYouBid: {
    boughtNow: to('thankYouBuyNow'),
    thankYouClosed: back(startingBar),
    differentOfferChosen: to('bid'),
  },
  thankYouBuyNow: { thankYouClosed: back(() => 'thankYouBuyNow') },
  thankYouTransport: {
    pickupConfirmed: to('thankYouPickUp'),
    thankYouClosed: back(pickUpBar),
    differentOfferChosen: to('bid'),
  },
  thankYouPickUp: {
    thankYouClosed: back(() => 'thankYouPickUp'),
    differentOfferChosen: to('bid'),
  },
};

/** The rule for an event in the current state; undefined if the event does not belong to the bar. */
export const ruleFor = (model: ActionBarModel, event: ActionBarEvent): Rule | undefined => {
  if (event === 'transportChosen' && !transportIsOffered(model)) return undefined;
  if (event === 'differentOfferChosen' && (!model.fixedPrice || model.stage !== 'bidding')) return undefined;
  return specified[model.bar][event];
};

/** The same offer in the form that the domain rules take. */
export function offerOfBar({ fixedPrice, stage, transport }: OfferOfModel): OfferOfBar {
  const details = aDeal({
    invoiceCreated: stage === 'invoiced',
    easyTransportEnabled: transport !== 'none',
    speditionArranged: transport === 'arranged',
  });
  return { buyNowPrice: euros(fixedPrice ? 9900 : 0), deal: stage === 'bidding' ? null : details };
}
