/** A dealer's lists of offers. */
export const offerTabs = ['browse', 'liked', 'ownBids', 'inRealization', 'archived', 'sold'] as const;

export type OfferTab = (typeof offerTabs)[number];
