import { DAY, type Instant } from '../shared/Instant';
import type { HiddenOffer, ReturnReason } from './HiddenOffer';
import type { Offer } from './Offer';

/** Why a hidden offer is to be shown again. Null if it stays hidden. `offer` is undefined if it is not loaded. */
export function returnReason(hidden: HiddenOffer, offer: Offer | undefined, now: Instant): ReturnReason | null {
  switch (hidden.until) {
    case 'forGood':
      return null;
    case 'priceFalls':
      return offer && hasFallen(hidden, offer) ? 'priceFell' : null;
    case 'bid':
      return offer && hasNewBid(hidden, offer) ? 'bidCame' : null;
    case 'sevenDays':
      return now >= hidden.at + 7 * DAY ? 'timeIsUp' : null;
  }
}

/** A price that is or was not known has not fallen. */
const hasFallen = (hidden: HiddenOffer, offer: Offer): boolean =>
  (['buyNowPrice', 'minimalPrice', 'highestBid'] as const).some(
    price => offer[price] > 0 && offer[price] < hidden[price],
  );

const hasNewBid = (hidden: HiddenOffer, { highestBid, bidsCount }: Offer): boolean =>
  highestBid > hidden.highestBid || (hidden.bidsCount !== null && bidsCount !== null && bidsCount > hidden.bidsCount);
