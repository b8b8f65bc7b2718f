import type { HashId } from '../../domain/offers/Offer';

export const offerAddress = (hashId: HashId): string => `/browsing/offer/${encodeURIComponent(hashId)}`;
