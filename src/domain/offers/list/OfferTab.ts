/** A dealer's lists of offers. */
export const offerTabs = ['browse', 'liked', 'ownBids', 'inRealization', 'archived', 'sold'] as const;

export type OfferTab = (typeof offerTabs)[number];

/** A number or a sum of a part of these lists would be too small, so they are read as a whole. */
export const summedAsWhole: readonly OfferTab[] = ['ownBids', 'inRealization'];

/** All lists of own bids and deals. If a number is made of them, all their pages are read. */
export const readAsWhole: readonly OfferTab[] = [...summedAsWhole, 'archived'];
