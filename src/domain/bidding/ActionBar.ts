import { bidStanding } from '../offers/BidStanding';
import { isPickedUp } from '../offers/Deal';
import type { Offer } from '../offers/Offer';
import { hasRunningDeal, isOnSale } from '../offers/Sale';

/** The action that the bottom of an offer's row shows to the dealer. */
export type ActionBar =
  'buyNow' | 'bid' | 'pickUp' | 'transport' | 'thankYouBid' | 'thankYouBuyNow' | 'thankYouTransport' | 'thankYouPickUp';

/** The bars of a deal in progress. */
export type DealBar = Extract<ActionBar, 'pickUp' | 'transport' | 'thankYouTransport' | 'thankYouPickUp'>;

export const isDealBar = (bar: ActionBar): bar is DealBar =>
  bar === 'pickUp' || bar === 'transport' || bar === 'thankYouTransport' || bar === 'thankYouPickUp';

/** What the dealer does in the bar that sends nothing. */
export type ActionBarChoice =
  'resigned' | 'pickUpCancelled' | 'transportChosen' | 'transportCancelled' | 'thankYouClosed' | 'differentOfferChosen';

export type ActionBarEvent = ActionBarChoice | 'bidAccepted' | 'boughtNow' | 'transportOrdered' | 'pickupConfirmed';

type OfferOfBar = Pick<Offer, 'buyNowPrice' | 'deal'>;

/** The initial bar of a row, which the deal or the price requires. */
export function defaultBar({ buyNowPrice, deal }: OfferOfBar): ActionBar {
  if (deal !== null) return deal.invoiceCreated ? 'thankYouPickUp' : 'pickUp';
  return buyNowPrice > 0 ? 'buyNow' : 'bid';
}

/** The bar that follows a closed thank-you bar. A purchase and a pickup are final, so their bars stay. */
export function barAfterClose(bar: ActionBar, offer: OfferOfBar): ActionBar {
  if (bar === 'thankYouBid') return defaultBar(offer);
  if (bar === 'thankYouTransport') return offer.deal?.invoiceCreated ? 'thankYouPickUp' : 'pickUp';
  return bar;
}

/** Whether the row offers a bid instead of the action of its current bar. A bought offer takes no bid. */
export function offersDifferentBid(bar: ActionBar, { buyNowPrice, deal }: OfferOfBar): boolean {
  return buyNowPrice > 0 && deal === null && bar !== 'thankYouBuyNow' && bar !== 'bid';
}

/**
 * The bar that an earlier bar becomes with the current data of the offer. It never offers a press that was already made,
 * or a purchase without a fixed price. The thanks for a purchase stay until the list of deals shows the deal
 * (`isShown`).
 */
export function barOfDeal(bar: ActionBar, offer: OfferOfBar, { isShown = false } = {}): ActionBar {
  const { deal } = offer;
  if (deal === null) return bar === 'buyNow' ? defaultBar(offer) : bar;
  if (bar === 'thankYouBuyNow') return isShown ? defaultBar(offer) : bar;
  if (bar === 'thankYouTransport' || bar === 'thankYouPickUp') return bar;
  if (bar === 'transport' && !isPickedUp(deal) && offersTransport(offer)) return bar;
  return defaultBar(offer);
}

/** The bar to show. Null if the offer is over and no action is possible. */
export function shownBar(bar: ActionBar, offer: Offer): ActionBar | null {
  if (bar === 'thankYouBuyNow') return bar;
  if (isDealBar(bar)) return hasRunningDeal(offer) ? bar : null;
  // The thanks for an outbid bid would be wrong, so the bid form replaces them.
  if (bar === 'thankYouBid' && bidStanding(offer) !== 'outbid') return isOnSale(offer) ? bar : null;
  if (!isOnSale(offer)) return null;
  return bar === 'thankYouBid' ? 'bid' : bar;
}

/** Whether transport can be ordered. It is ordered once, and only if the seller allows it. */
export function offersTransport({ deal }: Pick<Offer, 'deal'>): boolean {
  return deal !== null && deal.easyTransportEnabled && !deal.speditionArranged;
}

/** Null if the event does not apply to the bar. */
export function nextBar(bar: ActionBar, event: ActionBarEvent, offer: OfferOfBar): ActionBar | null {
  return belongs(bar, event, offer) ? barAfter(bar, event, offer) : null;
}

/** Whether the row is collapsed after the event, because the dealer has finished in it. */
export function collapsesRow(event: ActionBarEvent): boolean {
  return (
    event === 'resigned' || event === 'pickUpCancelled' || event === 'transportCancelled' || event === 'thankYouClosed'
  );
}

/**
 * The bars that each event applies to. A response may arrive after the dealer moved to another bar and must still apply
 * there. `thankYouBuyNow` appears only under `thankYouClosed`, because no event replaces this bar.
 */
const meets: Readonly<Record<Exclude<ActionBarEvent, 'differentOfferChosen'>, readonly ActionBar[]>> = {
  bidAccepted: ['bid', 'buyNow'],
  boughtNow: ['buyNow', 'bid', 'thankYouBid'],
  transportOrdered: ['transport', 'pickUp'],
  pickupConfirmed: ['pickUp', 'transport', 'thankYouTransport'],
  resigned: ['buyNow', 'bid'],
  pickUpCancelled: ['pickUp'],
  transportChosen: ['pickUp'],
  transportCancelled: ['transport'],
  thankYouClosed: ['thankYouBid', 'thankYouBuyNow', 'thankYouTransport', 'thankYouPickUp'],
};

function belongs(bar: ActionBar, event: ActionBarEvent, offer: OfferOfBar): boolean {
  if (event === 'differentOfferChosen') return offersDifferentBid(bar, offer);
  if (event === 'transportChosen' && !offersTransport(offer)) return false;
  return meets[event].includes(bar);
}

function barAfter(bar: ActionBar, event: ActionBarEvent, offer: OfferOfBar): ActionBar {
  switch (event) {
    case 'bidAccepted':
      return 'thankYouBid';
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
      return 'bid';
  }
}
