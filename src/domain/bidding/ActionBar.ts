import { bidStanding } from '../offers/BidStanding';
import type { Offer } from '../offers/Offer';
import { hasRunningDeal, isOnSale, isOver } from '../offers/Sale';
import { isPickedUp } from '../realization/RealizationDetails';

/** What the bottom of an offer's row asks of the dealer. */
export type ActionBar =
  | 'buyNow'
  | 'auctionContract'
  | 'pickUp'
  | 'transport'
  | 'thankYouAuctionContract'
  | 'thankYouBuyNow'
  | 'thankYouTransport'
  | 'thankYouPickUp';

/** The bars of a deal that is being carried out. */
export type DealBar = Extract<ActionBar, 'pickUp' | 'transport' | 'thankYouTransport' | 'thankYouPickUp'>;

export const isDealBar = (bar: ActionBar): bar is DealBar =>
  bar === 'pickUp' || bar === 'transport' || bar === 'thankYouTransport' || bar === 'thankYouPickUp';

export interface ActionBarState {
  readonly bar: ActionBar;
  readonly expanded: boolean;
}

export type ActionBarEvent =
  | 'bidAccepted'
  | 'boughtNow'
  | 'transportOrdered'
  | 'pickupConfirmed'
  | 'resigned'
  | 'pickUpCancelled'
  | 'transportChosen'
  | 'transportCancelled'
  | 'thankYouClosed'
  | 'differentOfferChosen'
  | 'expanded'
  | 'collapsed';

type DealOfOffer = Pick<Offer, 'buyNowPrice' | 'realization'>;

/** The bar a row starts with: the one it was left with, else what the deal or the price asks for. */
export function defaultBar({ buyNowPrice, realization }: DealOfOffer, stored?: ActionBar): ActionBar {
  if (stored !== undefined) return stored;
  if (realization !== null) return realization.invoiceCreated ? 'thankYouPickUp' : 'pickUp';
  return buyNowPrice > 0 ? 'buyNow' : 'auctionContract';
}

/** What a thank-you bar gives way to. A purchase and a pickup are final: nothing may invite to do them twice. */
export function barAfterClose(bar: ActionBar, offer: DealOfOffer): ActionBar {
  if (bar === 'thankYouAuctionContract') return defaultBar(offer);
  if (bar === 'thankYouTransport') return offer.realization?.invoiceCreated ? 'thankYouPickUp' : 'pickUp';
  return bar;
}

/** Whether the row lets the dealer bid in place of what its bar asks for; nobody bids on what they have bought. */
export function offersDifferentBid(bar: ActionBar, { buyNowPrice, realization }: DealOfOffer): boolean {
  return buyNowPrice > 0 && realization === null && bar !== 'thankYouBuyNow' && bar !== 'auctionContract';
}

/**
 * What a kept bar has become by what is known of the offer by now: no bar may invite to a press that was made already,
 * or to buy where there is no fixed price any more. The thanks for a purchase alone stand until the deal itself has been
 * shown.
 */
export function barOfDeal(bar: ActionBar, offer: DealOfOffer, { isShown = false } = {}): ActionBar {
  const { realization } = offer;
  if (realization === null) return bar === 'buyNow' ? defaultBar(offer) : bar;
  if (bar === 'thankYouBuyNow') return isShown ? defaultBar(offer) : bar;
  if (bar === 'thankYouTransport' || bar === 'thankYouPickUp') return bar;
  if (bar === 'transport' && !isPickedUp(realization) && offersTransport(offer)) return bar;
  return defaultBar(offer);
}

/** The bar to show; null if the offer is over and nothing can be done with it. */
export function shownBar(bar: ActionBar, offer: Offer): ActionBar | null {
  if (bar === 'thankYouBuyNow') return bar;
  if (isDealBar(bar)) return hasRunningDeal(offer) ? bar : null;
  // Thanks for a bid that was outbid since would be a lie: the form to raise it takes their place.
  if (bar === 'thankYouAuctionContract' && bidStanding(offer) !== 'outbid') return isOver(offer) ? null : bar;
  if (!isOnSale(offer)) return null;
  return bar === 'thankYouAuctionContract' ? 'auctionContract' : bar;
}

/** Transport is ordered once, and only where the seller's side allows for it. */
export function offersTransport({ realization }: Pick<Offer, 'realization'>): boolean {
  return realization !== null && realization.easyTransportEnabled && !realization.speditionArranged;
}

/** An event that does not belong to the bar leaves the very same state. */
export function nextBar(state: ActionBarState, event: ActionBarEvent, offer: DealOfOffer): ActionBarState {
  const { bar, expanded } = state;
  if (event === 'expanded' || event === 'collapsed') return { bar, expanded: event === 'expanded' };
  if (!belongs(bar, event, offer)) return state;
  return { bar: barAfter(bar, event, offer), expanded: expanded && !collapsing.has(event) };
}

type BarEvent = Exclude<ActionBarEvent, 'expanded' | 'collapsed'>;

const collapsing: ReadonlySet<BarEvent> = new Set<BarEvent>([
  'resigned',
  'pickUpCancelled',
  'transportCancelled',
  'thankYouClosed',
]);

/**
 * The bars an event can meet. An answer may come after the dealer has moved on to a neighbouring bar, and must be told
 * there too; `thankYouBuyNow` stands nowhere but where it is closed, since it never becomes another.
 */
const meets: Readonly<Record<Exclude<BarEvent, 'differentOfferChosen'>, readonly ActionBar[]>> = {
  bidAccepted: ['auctionContract', 'buyNow', 'thankYouAuctionContract'],
  boughtNow: ['buyNow', 'auctionContract', 'thankYouAuctionContract'],
  transportOrdered: ['transport', 'pickUp'],
  pickupConfirmed: ['pickUp', 'transport', 'thankYouTransport'],
  resigned: ['buyNow', 'auctionContract'],
  pickUpCancelled: ['pickUp'],
  transportChosen: ['pickUp'],
  transportCancelled: ['transport'],
  thankYouClosed: ['thankYouAuctionContract', 'thankYouBuyNow', 'thankYouTransport', 'thankYouPickUp'],
};

function belongs(bar: ActionBar, event: BarEvent, offer: DealOfOffer): boolean {
  if (event === 'differentOfferChosen') return offersDifferentBid(bar, offer);
  if (event === 'transportChosen' && !offersTransport(offer)) return false;
  return meets[event].includes(bar);
}

function barAfter(bar: ActionBar, event: BarEvent, offer: DealOfOffer): ActionBar {
  switch (event) {
    case 'bidAccepted':
      return 'thankYouAuctionContract';
    case 'boughtNow':
      return 'thankYouBuyNow';
    case 'transportOrdered':
      return 'thankYouTransport';
    case 'pickupConfirmed':
      return 'thankYouPickUp';
    case 'resigned':
      return defaultBar(offer);
    case 'transportChosen':
      return 'transport';
    case 'pickUpCancelled':
    case 'transportCancelled':
      return 'pickUp';
    case 'thankYouClosed':
      return barAfterClose(bar, offer);
    case 'differentOfferChosen':
      return 'auctionContract';
  }
}
