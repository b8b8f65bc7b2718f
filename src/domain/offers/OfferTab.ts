/** The six lists of offers a dealer has. */
export const offerTabs = ['browse', 'liked', 'ownBids', 'inRealization', 'archived', 'sold'] as const;

export type OfferTab = (typeof offerTabs)[number];
