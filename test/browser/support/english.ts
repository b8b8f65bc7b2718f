import { textsOf } from './textsOf';

/** The English sentences, which may be reworded. Names, which may not change, are written in the tests themselves. */
export const english = textsOf('en');

const noBids = english('offers:standing.noBids');

/** The text of an auction tile without bids. */
export const unbidAuction = new RegExp(`${noBids}.*${english('offers:amount.noBids')}`);

/** The text of a tile without bids and with a fixed price. */
export const unbidFixedPrice = new RegExp(`${noBids}.*${english('offers:amount.buyNow')}`);

/** The text of an auction tile with bids of other dealers. Not every server tells how many. */
export const bidByOthers = new RegExp(
  `(\\d bids?|${english('offers:standing.someBids')})(?!.*${english('offers:amount.buyNow')}).*${english('offers:amount.notBidding')}`,
);
