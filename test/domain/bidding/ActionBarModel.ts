import type { ActionBar, ActionBarEvent } from '../../../src/domain/bidding/ActionBar';
import type { RealizationDetails } from '../../../src/domain/realization/RealizationDetails';
import { euros, type Money } from '../../../src/domain/shared/Money';
import { aRealization } from '../realization/aRealization';

export type Deal = { buyNowPrice: Money; realization: RealizationDetails | null };

/** What the specification says of a row, kept in its own words. */
export interface ActionBarModel {
  bar: ActionBar;
  expanded: boolean;
  fixedPrice: boolean;
  stage: 'bidding' | 'deal' | 'invoiced';
  transport: 'none' | 'offered' | 'arranged';
}

const startingBar = (model: ActionBarModel): ActionBar => {
  if (model.stage === 'bidding') return model.fixedPrice ? 'buyNow' : 'auctionContract';
  return model.stage === 'invoiced' ? 'thankYouPickUp' : 'pickUp';
};
const pickUpBar = (model: ActionBarModel): ActionBar => (model.stage === 'invoiced' ? 'thankYouPickUp' : 'pickUp');
const transportIsOffered = (model: ActionBarModel): boolean =>
  model.stage !== 'bidding' && model.transport === 'offered';

/** The part of the model that the offer, not the bar, decides. */
export type OfferOfModel = Pick<ActionBarModel, 'fixedPrice' | 'stage' | 'transport'>;

type Rule = readonly [bar: (model: ActionBarModel) => ActionBar, row: 'stays' | 'collapses'];
const to = (bar: ActionBar): Rule => [() => bar, 'stays'];
const back = (bar: (model: ActionBarModel) => ActionBar): Rule => [bar, 'collapses'];

/** Per bar the events that belong to it; an event that is not listed must leave the row alone. */
const specified: Readonly<Record<ActionBar, Readonly<Partial<Record<ActionBarEvent, Rule>>>>> = {
  buyNow: {
    boughtNow: to('thankYouBuyNow'),
    bidAccepted: to('thankYouAuctionContract'),
    resigned: back(startingBar),
    differentOfferChosen: to('auctionContract'),
  },
  auctionContract: {
    bidAccepted: to('thankYouAuctionContract'),
    boughtNow: to('thankYouBuyNow'),
    resigned: back(startingBar),
  },
  pickUp: {
    pickupConfirmed: to('thankYouPickUp'),
    transportOrdered: to('thankYouTransport'),
    pickUpCancelled: back(() => 'pickUp'),
    transportChosen: to('transport'),
    differentOfferChosen: to('auctionContract'),
  },
  transport: {
    transportOrdered: to('thankYouTransport'),
    pickupConfirmed: to('thankYouPickUp'),
    transportCancelled: back(() => 'pickUp'),
    differentOfferChosen: to('auctionContract'),
  },
  thankYouAuctionContract: {
    bidAccepted: to('thankYouAuctionContract'),
    boughtNow: to('thankYouBuyNow'),
    thankYouClosed: back(startingBar),
    differentOfferChosen: to('auctionContract'),
  },
  thankYouBuyNow: { thankYouClosed: back(() => 'thankYouBuyNow') },
  thankYouTransport: {
    pickupConfirmed: to('thankYouPickUp'),
    thankYouClosed: back(pickUpBar),
    differentOfferChosen: to('auctionContract'),
  },
  thankYouPickUp: {
    thankYouClosed: back(() => 'thankYouPickUp'),
    differentOfferChosen: to('auctionContract'),
  },
};

/** Where the event leads from here; undefined where it does not belong. */
export const ruleFor = (model: ActionBarModel, event: ActionBarEvent): Rule | undefined => {
  if (event === 'transportChosen' && !transportIsOffered(model)) return undefined;
  if (event === 'differentOfferChosen' && (!model.fixedPrice || model.stage !== 'bidding')) return undefined;
  return specified[model.bar][event];
};

/** The same offer as the rules see it. */
export function dealOf({ fixedPrice, stage, transport }: OfferOfModel): Deal {
  const details = aRealization({
    invoiceCreated: stage === 'invoiced',
    easyTransportEnabled: transport !== 'none',
    speditionArranged: transport === 'arranged',
  });
  return { buyNowPrice: euros(fixedPrice ? 9900 : 0), realization: stage === 'bidding' ? null : details };
}
