import { textsOf } from './textsOf';

/** The English sentences, which may be worded anew; names, which may not, stand in the tests themselves. */
export const english = textsOf('en');

const noBids = english('offers:standing.noBids');

/** How a tile reads whose offer waits for its first bid. */
export const unbidAuction = new RegExp(`${noBids}.*${english('offers:amount.noBids')}`);

/** How a tile reads that nobody has bid on and that has a fixed price. */
export const unbidFixedPrice = new RegExp(`${noBids}.*${english('offers:amount.buyNow')}`);

/** How a tile reads whose offer others bid on. */
export const bidByOthers = new RegExp(`\\d bids?.*${english('offers:amount.notBidding')}`);
